import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SentFile } from "../../../platform/http/multipart.ts";
import { checkContent } from "../check-content.ts";

export interface Catalog {
  /** Below /uploads: the hash of its bytes, so that the same one is stored once. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Validates a catalogue (S5.9) by its content, whatever its name. */
export async function readCatalog(sent: SentFile): Promise<Catalog> {
  const kind = await checkContent(sent, "catalog_unreadable");
  const bytes = await readFile(sent.path);
  return { bytes, file: `${createHash("sha256").update(bytes).digest("hex")}.${kind}` };
}
