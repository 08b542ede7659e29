import type { SentFile } from "../../platform/http/multipart.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { inspectFile, TooHeavy } from "../../platform/inspect-files/index.ts";
import type { Content } from "./catalogs/content-of.ts";
import type { CatalogKind } from "./media.rules.ts";

const module = new URL("./catalogs/content-of.ts", import.meta.url).href;

/**
 * The kind of a file by its content, which another process looks into.
 * @param unreadable the door's word for what is none of them, or too much to look into
 * @throws Problem `unreadable`, active_content, password_needed
 */
export async function checkContent(
  { path, field, sender }: SentFile,
  unreadable: "document_unreadable" | "catalog_unreadable",
): Promise<CatalogKind> {
  const content = await inspectFile<Content>({ module, path, sender }).catch((error) => {
    if (!(error instanceof TooHeavy)) throw error;
    return "heavy" as const;
  });
  if (content === "active") throw new Problem("active_content", { path: field });
  if (content === "locked") throw new Problem("password_needed", { path: field });
  if (content === "heavy") throw new Problem(unreadable, { path: field, msg: TOO_HEAVY });
  if (content === "cut") throw new Problem(unreadable, { path: field, msg: CUT_OFF });
  if (content === "other") throw new Problem(unreadable, { path: field });
  return content;
}

const TOO_HEAVY = {
  en: "This file is too complex for us to read. Please save it anew and send that",
  hi: "यह फ़ाइल बहुत उलझी हुई है, हम इसे पढ़ नहीं पा रहे। इसे फिर से सेव करके भेजिए",
};
const CUT_OFF = {
  en: "This PDF is damaged or was cut off. Please send it again",
  hi: "यह PDF ख़राब या अधूरी है। इसे फिर से भेजिए",
};
