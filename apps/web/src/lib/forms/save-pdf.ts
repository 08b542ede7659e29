import { explain } from "../language/explain.ts";
import { messages } from "../language/messages.ts";
import { storedToken } from "../session/session.ts";
import { toast } from "./toast.ts";

/**
 * Fetches a document with the member's token, where there is one, and saves it.
 * @param path below /api
 */
export async function savePdf(path: string, fileName: string): Promise<void> {
  try {
    const token = storedToken();
    const response = await fetch(`/api${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) return toast.error(messages.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}
