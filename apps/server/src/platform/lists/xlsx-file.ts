import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { indiaAsUtc } from "@rebale/contract/values/calendar";
import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from "hucre/xlsx";
import { type Cell, type Column, written } from "./columns.ts";

/** Excel refuses a file with a longer text in a cell. */
const MAX_TEXT = 32_767;
/** Cells from which a part of the file may pass 4 GiB, which only readers of ZIP64 open. */
const MANY_CELLS = 20_000_000;

interface Sheet {
  readonly name: string;
  readonly total: number;
  /** With the head; what is more goes on in a next sheet. */
  readonly maxRows?: number;
}

/** A workbook, written while its rows are read. Every text is a text: nothing in it is run. */
export function xlsxFile(
  columns: readonly Column[],
  batches: AsyncIterable<Cell[][]>,
  { name, total, maxRows = XLSX_MAX_ROWS_PER_SHEET }: Sheet,
): Readable {
  return Readable.from(write());

  /** The first rows say how wide their columns are. */
  async function* write() {
    const all = rowsOf(batches);
    const first: Cell[][] = [];
    for (let row = await all.next(); !row.done; row = await all.next())
      if (first.push(row.value) >= MEASURED) break;
    const stream = writeXlsxStream(chain(first, all), {
      name: name.slice(0, 25),
      columns: columns.map(({ head, format }, i) => ({
        header: head,
        width: format ? FORMATS[format].width : widthOf(head, first, i),
        ...(format && { numFmt: FORMATS[format].numFmt }),
      })),
      freezePane: { rows: 1 },
      maxRowsPerSheet: maxRows,
      zip64: total * columns.length > MANY_CELLS,
    });
    yield* stream as ReadableStream<Uint8Array>;
  }
}

const FORMATS = {
  time: { width: 20, numFmt: "yyyy-mm-dd hh:mm:ss" },
  day: { width: 12, numFmt: "yyyy-mm-dd" },
};
const MEASURED = 100;
/** In characters; a long text is cut by its neighbour. */
const widthOf = (head: string, rows: readonly Cell[][], column: number): number =>
  Math.min(50, Math.max(8, head.length, ...rows.map((row) => lengthOf(row[column] ?? null))) + 2);
const lengthOf = (cell: Cell): number => String(cell ?? "").length;

async function* chain(first: readonly Cell[][], rest: AsyncIterable<Cell[]>) {
  yield* first;
  yield* rest;
}

async function* rowsOf(batches: AsyncIterable<Cell[][]>) {
  for await (const rows of batches) for (const row of rows) yield row.map(inSheet);
}

function inSheet(cell: Cell): Cell {
  // A sheet has no zone: the clock on India's walls is written as if it were UTC's.
  if (cell instanceof Date) return indiaAsUtc(cell);
  if (typeof cell === "boolean") return written(cell);
  return typeof cell === "string" ? cell.slice(0, MAX_TEXT) : cell;
}
