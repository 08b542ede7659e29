import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { type Cell, type Column, written } from "./columns.ts";

/** Excel takes a file for UTF-8 that begins so. */
const BYTE_ORDER_MARK = "\ufeff";
const settings = {
  /** A text that a spreadsheet would run (`=`, `+`, `-`, `@`, tab, return) gets a `'` before it. */
  escape_formulas: true,
  /** A lone return ends a row for some programs: what follows would stand in a cell of its own. */
  quoted_match: /[\r\n]/,
  record_delimiter: "\r\n",
} as const;

/** RFC 4180, a batch of rows at a time. */
export function csvFile(columns: readonly Column[], batches: AsyncIterable<Cell[][]>): Readable {
  return Readable.from(textOf(columns, batches));
}

async function* textOf(columns: readonly Column[], batches: AsyncIterable<Cell[][]>) {
  yield BYTE_ORDER_MARK + stringify([columns.map(({ head }) => head)], settings);
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => row.map((cell, i) => written(cell, columns[i]?.format))),
      settings,
    );
}
