import { explain } from "../../../lib/explain.ts";
import { says } from "../../../lib/messages.ts";
import { storedToken } from "../../../lib/session.ts";
import { toast } from "../../../lib/toast.ts";

/** Fetched with the token, where there is one: the sheet then says what its reader accepted. */
export async function saveTermsSheet(lotUrl: string): Promise<void> {
  try {
    const token = storedToken();
    const response = await fetch(`/api/auction/${lotUrl}/terms.pdf`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) return toast.error(says.unexpected);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = `terms-${lotUrl}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}
