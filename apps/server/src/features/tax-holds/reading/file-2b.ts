import { readFile } from "node:fs/promises";
import { openWorkbook } from "../../../platform/read-tables/workbook.ts";
import type { Doc, Read2b } from "../domain/doc.ts";
import { readJson } from "./json-2b.rules.ts";
import { type Rows, readSheet, readTitle } from "./sheet-2b.rules.ts";
import { Unreadable } from "./values.rules.ts";

/** Rows of a sheet at most: one of more is refused, as an invoice that is cut off is not missing. */
const MOST_ROWS = 150_000;

/**
 * Runs in a process of its own: a GSTR-2B in JSON or Excel, by its content.
 * @param suppliers GSTINs whose invoices are wanted, with commas between
 * @throws where it is no GSTR-2B
 */
export default async function file2b(path: string, suppliers: string): Promise<Read2b> {
  const wanted = new Set(suppliers.split(",").filter(Boolean));
  const bytes = await readFile(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
  if (isZip) return workbook2b(bytes, wanted);
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  return readJson(JSON.parse(text), wanted);
}

const SHEETS: Readonly<Record<string, Pick<Doc, "section" | "isRejected">>> = {
  b2b: { section: "b2b", isRejected: false },
  b2ba: { section: "b2ba", isRejected: false },
  "b2b(rejected)": { section: "b2b", isRejected: true },
  "b2ba(rejected)": { section: "b2ba", isRejected: true },
};
const plainName = (name: string) => name.toLowerCase().replace(/[\s_]/g, "");

async function workbook2b(bytes: Buffer, suppliers: ReadonlySet<string>): Promise<Read2b> {
  const workbook = await openWorkbook(bytes, MOST_ROWS);
  const names = workbook.sheets.map(({ name }) => plainName(name));
  const rowsOf = (name: string): Promise<Rows> | null => {
    const at = names.indexOf(name);
    return at < 0 ? null : workbook.rows(at, MOST_ROWS);
  };
  const title = await rowsOf("readme");
  if (!title || !names.includes("b2b")) throw new Unreadable("no sheets of a GSTR-2B");
  const docs: Doc[] = [];
  let documents = 0;
  for (const [name, kind] of Object.entries(SHEETS)) {
    const rows = await rowsOf(name);
    if (rows && rows.length > MOST_ROWS) throw new Unreadable("too many rows");
    const sheet = rows && readSheet(rows, suppliers, kind);
    if (rows && !sheet && name === "b2b") throw new Unreadable("no heads");
    docs.push(...(sheet?.docs ?? []));
    documents += sheet?.count ?? 0;
  }
  return { ...readTitle(title), documents, isPart: false, docs };
}
