import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/problem.ts";
import { type CatalogKind, isCompoundFile, isPdf } from "../media.rules.ts";
import { hasPdfActions } from "./pdf-actions.ts";
import { readOldWorkbook, readWorkbook, type Workbook } from "./workbook-macros.ts";

export interface Catalog {
  /** Below /uploads: the hash of its bytes, so that the same one is stored once. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Validates a catalogue (S5.9) by its content, whatever its name. */
export async function readCatalog({
  path,
  field,
}: Pick<Upload, "path" | "field">): Promise<Catalog> {
  const bytes = await readFile(path);
  const kind = await catalogKind(bytes);
  if (!kind) throw new Problem("catalog_unreadable", { path: field });
  if (kind === "active") throw new Problem("active_content", { path: field });
  return { bytes, file: `${createHash("sha256").update(bytes).digest("hex")}.${kind}` };
}

/** What the bytes are; `active` where they would run something when they are opened. */
export async function catalogKind(bytes: Buffer): Promise<CatalogKind | "active" | null> {
  if (isPdf(bytes)) return hasPdfActions(bytes) ? "active" : "pdf";
  if (isCompoundFile(bytes)) return named("xls", readOldWorkbook(bytes));
  return named("xlsx", await readWorkbook(bytes));
}

const named = (kind: CatalogKind, workbook: Workbook | null) =>
  workbook && (workbook.hasMacros ? "active" : kind);
