import { Refused } from "../api/refused.ts";
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
    const response = await fetchFile(path);
    if (!response.ok) return toast.error(await refusalOf(response));
    save(await response.blob(), fileName);
  } catch (error) {
    toast.error(explain(error));
  }
}

/**
 * Fetches a file of JSON with the member's token.
 * @param path below /api
 * @throws Refused with the market's words where there is none
 */
export async function readJson(path: string): Promise<unknown> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Refused(response.status, "unknown", await refusalOf(response), []);
  return response.json();
}

/**
 * Fetches a picture with the member's token.
 * @param path below /api
 * @throws Refused with the market's words where there is none
 */
export async function readPicture(path: string): Promise<Blob> {
  const response = await fetchFile(path);
  if (!response.ok) throw new Refused(response.status, "unknown", await refusalOf(response), []);
  return response.blob();
}

export const saveJson = (content: unknown, fileName: string): void =>
  save(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }), fileName);

function fetchFile(path: string): Promise<Response> {
  const token = storedToken();
  return fetch(`/api${path}`, {
    headers: {
      "accept-language": language,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

function save(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Why there is no file, in the market's words. */
async function refusalOf(response: Response): Promise<string> {
  const reply = await response.json().catch(() => null);
  return reply?.errors?.[0]?.msg ?? reply?.message ?? messages.unexpected;
}
