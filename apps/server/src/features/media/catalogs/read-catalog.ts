import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/problem.ts";
import { type CatalogKind, isCompoundFile, isPdf } from "../media.rules.ts";
import { zipEntryNames } from "./zip-entries.ts";

export interface Catalog {
  /** Below /uploads: the hash of its bytes, so that the same one is kept once. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Judges a catalogue (S5.9): its kind is what it is, not what it is called. */
export async function readCatalog({
  path,
  field,
}: Pick<Upload, "path" | "field">): Promise<Catalog> {
  const bytes = await readFile(path);
  const kind = catalogKind(bytes);
  if (!kind) throw new Problem("catalog_unreadable", { path: field });
  return { bytes, file: `${createHash("sha256").update(bytes).digest("hex")}.${kind}` };
}

/** The directory's names in a compound file are UTF-16; Excel's workbook is one of two. */
const WORKBOOK_STREAMS = ["Workbook", "Book"].map((name) => Buffer.from(`${name}\0`, "utf16le"));

export function catalogKind(bytes: Buffer): CatalogKind | null {
  if (isPdf(bytes)) return "pdf";
  if (isCompoundFile(bytes))
    return WORKBOOK_STREAMS.some((name) => bytes.includes(name)) ? "xls" : null;
  const names = zipEntryNames(bytes);
  return names.includes("[Content_Types].xml") && names.includes("xl/workbook.xml") ? "xlsx" : null;
}
