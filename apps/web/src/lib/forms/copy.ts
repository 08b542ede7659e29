import { messages } from "../language/messages.ts";
import { toast } from "./toast.ts";

/**
 * Puts a text into the clipboard, and says whether it is there.
 * @param done said then
 * @param failed said where the browser does not allow it
 */
export async function copyText(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error(failed);
  }
}

export const copyLink = (url: string): Promise<void> =>
  copyText(url, messages.linkCopied, messages.linkNotCopied);
