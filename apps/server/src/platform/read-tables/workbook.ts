import { buffer } from "node:stream/consumers";
import { streamXlsxRows } from "hucre/xlsx";
import { fromBufferPromise, type ZipFile } from "yauzl";
import { ZipFile as Packing } from "yazl";

/** A workbook that somebody sent: its bytes are looked through before any of it is read. */

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

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
}
export interface Workbook {
  /** In their order. */
  readonly sheets: readonly Sheet[];
  /** A sheet's rows as texts. @param most rows; of a longer one one more is read */
  readonly rows: (sheet: number, most: number) => Promise<string[][]>;
}

/**
 * Opens a workbook (.xlsx).
 * @param most rows that will be read of it
 * @throws where it is none, or unpacks to more than a process may hold
 */
export async function openWorkbook(given: Buffer, most: number): Promise<Workbook> {
  const sheets = sheetsOf(await checkUnpacked(given, mostShared(most)));
  const bytes = given.includes(LARGE) ? await packedAnew(given) : given;
  slashPartNames(bytes);
  return { sheets, rows: (sheet, count) => rowsOf(bytes, sheet, count) };
}

async function rowsOf(bytes: Buffer, sheet: number, most: number): Promise<string[][]> {
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

function sheetsOf(workbook: string): Sheet[] {
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([sheet]) => ({
    name: /\bname="([^"]*)"/.exec(sheet)?.[1] ?? "",
    isHidden: /\bstate="(very)?hidden"/i.test(sheet),
  }));
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

/** As texts. @throws of more columns than any table has */
export function cellsOf(values: readonly unknown[]): string[] {
  if (values.length > MAX_COLUMNS) throw new Error("too many columns");
  return values.map(textOf);
}

/** As it is typed: a number without grouping, a date as its day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell).slice(0, MAX_LETTERS).trim();
}
