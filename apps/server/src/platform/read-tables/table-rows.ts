import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { streamCsvRows } from "hucre/csv";
import { streamXlsxRows } from "hucre/xlsx";
import { fromBufferPromise, type ZipFile } from "yauzl";
import { ZipFile as Packing } from "yazl";
import { htmlRows, isHtml } from "./html-table.rules.ts";
import { decodeTable, separated, withoutBlanksBeforeQuotes } from "./table-text.rules.ts";

/** A table as texts, row by row, the head first. Rows at the end that are empty are left out. */
export type Table = readonly (readonly string[])[];

/** Bytes of a workbook's parts, unpacked, at most: a small file can unpack to a whole disk. */
const MAX_UNPACKED = 60 * 1024 * 1024;
const MAX_PARTS = 1_000;
/** Texts that a workbook's cells share: few rows cannot use a fraction of them. */
const mostShared = (rows: number) => Math.max(200_000, 4 * rows);
const SHARED = Buffer.from("<si");
/** Columns of the template, and as many again of the sender's own. */
const MAX_COLUMNS = 200;
/** Row up to which empty rows above a written one are counted. */
const FARTHEST = 100_000;
/** Letters of a cell that are passed on: no field takes as many. */
const MAX_LETTERS = 20_000;

/**
 * Runs in a process of its own: the first sheet of a workbook, or a table in CSV, by its content.
 * @param most rows; of a longer table one more is read
 * @throws where it is neither
 */
export default async function tableRows(path: string, most: number): Promise<Table> {
  const bytes = await readFile(path);
  const isZip = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
  return withoutEmptyEnd(await (isZip ? workbookRows(bytes, most) : csvRows(bytes, most)));
}

async function workbookRows(given: Buffer, most: number): Promise<string[][]> {
  const sheet = firstVisible(await checkUnpacked(given, mostShared(most)));
  const bytes = given.includes(LARGE) ? await packedAnew(given) : given;
  slashPartNames(bytes);
  const rows: string[][] = [];
  let written = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const cells = cellsOf(values);
    if (cells.every((cell) => cell === "")) continue;
    // Rows that nobody wrote in are left out of the file; their numbers are not.
    while (rows.length < Math.min(index, FARTHEST)) rows.push([]);
    rows.push(cells);
    if (++written > most) break;
  }
  return rows;
}

/** Sheets of lists that a program keeps for itself are hidden, and often stand first. */
function firstVisible(workbook: string): number {
  const sheets = [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)];
  const visible = sheets.findIndex(([sheet]) => !/\bstate="(very)?hidden"/i.test(sheet));
  return Math.max(visible, 0);
}

/**
 * Reads all parts once, counting: what a file says of its own size may be a lie.
 * @returns the part that lists the sheets
 */
async function checkUnpacked(bytes: Buffer, mostTexts: number): Promise<string> {
  const workbook: Buffer[] = [];
  const zip: ZipFile = await fromBufferPromise(bytes, { lazyEntries: true });
  try {
    let [unpacked, parts, shared] = [0, 0, 0];
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (++parts > MAX_PARTS || unpacked > MAX_UNPACKED) throw new Error("too large");
      const isShared = /sharedStrings/i.test(entry.fileName);
      const isWorkbook = entry.fileName === "xl/workbook.xml";
      // Refused by yauzl when it is longer than the file says.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        if (isShared) shared += countOf(SHARED, chunk as Buffer);
        if (isWorkbook) workbook.push(chunk as Buffer);
        if (shared > mostTexts) throw new Error("too many texts");
      }
    }
  } finally {
    zip.close();
  }
  return Buffer.concat(workbook).toString();
}

/** Where a ZIP of the large form says where its list is; the reader of sheets knows the small one. */
const LARGE = Buffer.from("PK\u0006\u0007");

/** The same parts in a ZIP of the small form: their sizes were looked at before. */
async function packedAnew(bytes: Buffer): Promise<Buffer> {
  const [from, to] = [await fromBufferPromise(bytes, { lazyEntries: true }), new Packing()];
  for await (const entry of from.eachEntry())
    if (!/[\\/]$/.test(entry.fileName))
      to.addBuffer(
        await buffer(await from.openReadStreamPromise(entry)),
        entry.fileName.replaceAll("\\", "/"),
        { compress: false },
      );
  to.end();
  return buffer(to.outputStream);
}

const PART = 0x02014b50;
const END_OF_PARTS = Buffer.from("PK\u0005\u0006");

/** Programs on Windows name parts `xl\worksheets\…`, which the reader of sheets does not know. */
function slashPartNames(bytes: Buffer): void {
  const slash = (name: Buffer) => {
    for (let at = name.indexOf("\\"); at >= 0; at = name.indexOf("\\", at)) name[at] = 0x2f;
  };
  let at = bytes.readUInt32LE(bytes.lastIndexOf(END_OF_PARTS) + 16);
  while (bytes.readUInt32LE(at) === PART) {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const [from, local] = [at + 46, bytes.readUInt32LE(at + 42)];
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    slash(bytes.subarray(from, from + (name ?? 0)));
    slash(bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26)));
  }
}

function countOf(what: Buffer, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(what); at >= 0; at = bytes.indexOf(what, at + what.length)) count++;
  return count;
}

function csvRows(bytes: Buffer, most: number): string[][] {
  const { text, delimiter } = separated(decodeTable(bytes));
  if (isHtml(text)) return htmlRows(text).slice(0, most + 1);
  const rows: string[][] = [];
  for (const row of streamCsvRows(withoutBlanksBeforeQuotes(text, delimiter ?? ","), {
    maxRows: most + 1,
    ...(delimiter && { delimiter }),
  })) {
    rows.push(cellsOf(row));
    if (rows.length > most) break;
  }
  return rows;
}

function cellsOf(values: readonly unknown[]): string[] {
  if (values.length > MAX_COLUMNS) throw new Error("too many columns");
  return values.map(textOf);
}

/** As it is typed: a number without grouping, a date as its day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).slice(0, MAX_LETTERS).trim();
}

function withoutEmptyEnd(rows: readonly (readonly string[])[]): Table {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  return rows.slice(0, last + 1);
}
