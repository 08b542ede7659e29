import { explain } from "../language/explain.ts";
import { language } from "../language/language.ts";
import { messages } from "../language/messages.ts";
import { storedToken } from "../session/session.ts";
import { toast } from "./toast.ts";

/**
 * Fetches a document with the member's token, where there is one, and saves it.
 * @param path below /api
 */
export async function saveFile(path: string, fileName: string): Promise<void> {
  try {
    const token = storedToken();
    const response = await fetch(`/api${path}`, {
      headers: {
        "accept-language": language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    if (!response.ok) return toast.error(await refusalOf(response));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await response.blob());
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  } catch (error) {
    toast.error(explain(error));
  }
}

/** Why there is no file, in the market's words. */
async function refusalOf(response: Response): Promise<string> {
  const reply = await response.json().catch(() => null);
  return reply?.errors?.[0]?.msg ?? reply?.message ?? messages.unexpected;
}
