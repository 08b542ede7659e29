import type { books, Operation } from "@rebale/contract";
import { rowOf } from "@rebale/contract/office/list-files";
import type { FastifyReply } from "fastify";
import { type Cell, columnsOf } from "../../platform/lists/columns.ts";
import { csvFile } from "../../platform/lists/csv-file.ts";
import { MEDIA_TYPES } from "../../platform/lists/send-list.ts";
import { xlsxFile } from "../../platform/lists/xlsx-file.ts";

export type BookRegister =
  | typeof books.sales
  | typeof books.purchases
  | typeof books.receipts
  | typeof books.payouts
  | typeof books.tds
  | typeof books.tcs;

/** The fields that are money. */
const MONEY = [
  ...["value", "cgst", "sgst", "igst", "tcs", "total", "gross", "fee", "fee_gst", "gst_tcs"],
  ...["income_tds", "tax_held", "net", "amount", "base"],
];
/** In rupees, counted in paise. */
export function totalsOf(rows: readonly object[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const row of rows as readonly Record<string, unknown>[])
    for (const name of MONEY) {
      const amount = row[name];
      if (typeof amount === "number")
        totals[name] = (Math.round((totals[name] ?? 0) * 100) + Math.round(amount * 100)) / 100;
    }
  return totals;
}

/** The same rows by their fields' names, so that a program reads CSV and JSON alike. */
export function bookFile(
  reply: FastifyReply,
  operation: BookRegister,
  rows: readonly object[],
  { format, from, to }: { format: "csv" | "xlsx"; from: string; to: string },
) {
  const shape = rowOf(operation as Operation);
  if (!shape) throw new TypeError(`${operation.path} lists no objects`);
  const heads = Object.fromEntries(Object.keys(shape.shape).map((name) => [name, name]));
  const columns = columnsOf(shape, heads);
  async function* cells(): AsyncGenerator<Cell[][]> {
    yield rows.map((row) => Object.values(heads).map((name) => cellOf(row, name)));
  }
  const name = operation.path.split("/").at(-1) ?? "books";
  const body =
    format === "csv"
      ? csvFile(columns, cells())
      : xlsxFile(columns, cells(), { name, total: rows.length });
  return reply
    .headers({
      "content-type": MEDIA_TYPES[format],
      "content-disposition": `attachment; filename="${name}_${from}_${to}.${format}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    })
    .send(body);
}

const cellOf = (row: object, name: string): Cell => {
  const value = (row as Record<string, Cell>)[name];
  return value === undefined ? null : value;
};
