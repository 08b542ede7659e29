import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from "hucre/xlsx";
import { type Cell, type Column, written } from "./columns.ts";

/** Excel refuses a file with a longer text in a cell. */
const LONGEST_TEXT = 32_767;
/** A sheet has no zone: the clock on India's walls is written as if it were UTC's. */
const IST_MS = 5.5 * 3_600_000;
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
  const stream = writeXlsxStream(rowsOf(batches), {
    name: name.slice(0, 25),
    columns: columns.map(({ head, isTime }) => ({
      header: head,
      width: 20,
      ...(isTime && { numFmt: "yyyy-mm-dd hh:mm:ss" }),
    })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: maxRows,
    zip64: total * columns.length > MANY_CELLS,
  });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* rowsOf(batches: AsyncIterable<Cell[][]>) {
  for await (const rows of batches) for (const row of rows) yield row.map(inSheet);
}

function inSheet(cell: Cell): Cell {
  if (cell instanceof Date) return new Date(cell.getTime() + IST_MS);
  if (typeof cell === "boolean") return written(cell);
  return typeof cell === "string" ? cell.slice(0, LONGEST_TEXT) : cell;
}
