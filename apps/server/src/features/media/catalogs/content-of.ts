import { readFile } from "node:fs/promises";
import { type CatalogKind, isCompoundFile, isPdf } from "../media.rules.ts";
import { inspectPdf } from "./inspect-pdf.ts";
import { readOldWorkbook } from "./old-workbook.ts";
import { readWorkbook } from "./workbook.ts";

/** `active` would run or fetch something when it is opened; `cut` is a PDF that does not parse. */
export type Content = CatalogKind | "active" | "locked" | "cut" | "other";

/** Runs in a process of its own. */
export default async (path: string): Promise<Content> => contentOf(await readFile(path));

export async function contentOf(bytes: Buffer): Promise<Content> {
  if (isPdf(bytes)) {
    const verdict = await inspectPdf(bytes);
    return verdict === "plain" ? "pdf" : verdict === "unreadable" ? "cut" : verdict;
  }
  if (isCompoundFile(bytes)) return workbook("xls", readOldWorkbook(bytes));
  return workbook("xlsx", await readWorkbook(bytes));
}

const workbook = (kind: CatalogKind, found: "plain" | "active" | null): Content =>
  found === "plain" ? kind : (found ?? "other");
