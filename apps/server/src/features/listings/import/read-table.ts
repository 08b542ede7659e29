import { readFile } from "node:fs/promises";
import { parseCsv } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { fromBufferPromise, type ZipFile } from "yauzl";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/problem.ts";
import { decodeTable, separated } from "./table-text.rules.ts";

/** A table as texts, row by row, the head first. Rows at the end that are empty are left out. */
export type Table = readonly (readonly string[])[];

/** Bytes of a workbook's parts, unpacked, at most: a small file can unpack to a whole disk. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const MOST_PARTS = 1_000;

/**
 * Reads the first sheet of a workbook, or a table in CSV, by its content and not its name.
 * @param most rows; of a longer table one more is read
 * @throws Problem table_unreadable
 */
export async function readTable({ path }: Upload, most: number): Promise<Table> {
  const bytes = await readFile(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
  try {
    return withoutEmptyEnd(await (isZip ? workbookRows(bytes, most) : csvRows(bytes, most)));
  } catch {
    throw new Problem("table_unreadable", { path: "file" });
  }
}

async function workbookRows(bytes: Buffer, most: number): Promise<string[][]> {
  await checkUnpacked(bytes);
  const rows: string[][] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0, maxRows: most + 1 })) {
    // Rows that nobody wrote in are left out of the file; their numbers are not.
    while (rows.length < index && rows.length <= most) rows.push([]);
    rows.push(values.map(textOf));
    if (rows.length > most) break;
  }
  return rows;
}

/** Reads all parts once, counting: what a file says of its own size may be a lie. */
async function checkUnpacked(bytes: Buffer): Promise<void> {
  const zip: ZipFile = await fromBufferPromise(bytes, { lazyEntries: true });
  try {
    let [unpacked, parts] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (++parts > MOST_PARTS || unpacked > MOST_UNPACKED) throw new Error("too large");
      // Refused by yauzl when it is longer than the file says.
      for await (const _ of await zip.openReadStreamPromise(entry)) void _;
    }
  } finally {
    zip.close();
  }
}

function csvRows(bytes: Buffer, most: number): string[][] {
  const { text, delimiter } = separated(decodeTable(bytes));
  return parseCsv(text, { maxRows: most + 1, ...(delimiter && { delimiter }) }).map((row) =>
    row.map(textOf),
  );
}

/** As it is typed: a number without grouping, a date as its day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

function withoutEmptyEnd(rows: readonly (readonly string[])[]): Table {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  return rows.slice(0, last + 1);
}
