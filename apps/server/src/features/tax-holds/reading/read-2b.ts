import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { inspectFile } from "../../../platform/inspect-files/index.ts";
import type { Read2b } from "../domain/doc.ts";

const module = new URL("./file-2b.ts", import.meta.url).href;

/**
 * Reads a GSTR-2B that somebody sent, as far as it is of these suppliers, in a process of its own.
 * @throws Problem gstr2b_unreadable, too_busy
 */
export async function read2b(
  { path, sender }: Upload,
  suppliers: readonly string[],
): Promise<Read2b> {
  try {
    return await inspectFile<Read2b>({ module, path, more: suppliers.join(","), sender });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("gstr2b_unreadable", { path: "file" });
  }
}

/** SHA-256 of the bytes as they came, in hex. */
export const sha256Of = async ({ path }: Pick<Upload, "path">): Promise<string> =>
  hash("sha256", await readFile(path));
