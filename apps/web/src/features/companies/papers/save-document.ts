import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { says } from "../../../lib/language/messages.ts";
import { storedToken } from "../../../lib/session/session.ts";

/**
 * A private document is fetched with a token, so no plain link can lead to it.
 * @param bearer of the own application; else the member's
 */
export async function saveDocument(file: string, name: string, bearer?: string): Promise<void> {
  try {
    const response = await fetch(`/api/company/document/${encodeURIComponent(file)}`, {
      headers: { authorization: `Bearer ${bearer ?? storedToken()}` },
    });
    if (!response.ok) return toast.error(says.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `${name}${file.slice(file.lastIndexOf("."))}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}
