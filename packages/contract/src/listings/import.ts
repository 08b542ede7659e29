import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut, Unit } from "../values/money.ts";
import { Basis } from "./lot-shapes.ts";

export * from "./import-columns.ts";

const ImportedLot = z.object({
  _id: IdOut,
  lot_no: z.string(),
  title: z.string(),
  pictures: z.number().describe("How many it has."),
  is_approved: z.boolean().describe("Then its pictures stay as they are."),
});
export type ImportedLot = z.output<typeof ImportedLot>;

/** Rows of a dry run that are shown before they are listed. */
export const MAX_PREVIEWED = 20;

const PreviewedRow = z.object({
  row: z.int().describe("Of the sheet; its head is row 1."),
  lot_no: z.string(),
  title: z.string(),
  quantity: z.number(),
  unit: Unit,
  basis: Basis,
  price: RupeesOut.nullable().describe("In the basis."),
  pictures: z.number().describe("Of the lot that it is already; else 0."),
  is_listed: z.boolean(),
});
export type PreviewedRow = z.output<typeof PreviewedRow>;

export const importLots = operation({
  method: "POST",
  path: "/product/import",
  who: "seller-manager",
  summary:
    "Lists the lots of a table (.xlsx or .csv): all of its rows, or none and what is wrong with which. A lot number that the seller has used is the same lot and is not listed twice.",
  files: { file: { max: 1, what: "table" } },
  body: z.object({
    dry_run: z
      .enum(["0", "1"])
      .default("0")
      .transform((text) => text === "1")
      .describe("`1`: the table is checked, nothing is listed."),
    values: z
      .enum(["0", "1"])
      .default("0")
      .transform((text) => text === "1")
      .describe("`1`: what is wrong with a cell is told with what stands in it."),
  }),
  reply: envelope(
    z.object({
      created: z.number().describe("Of a dry run 0."),
      new: z.number().describe("Rows that are not listed yet."),
      known: z.number().describe("Rows whose lot number is the seller's already."),
      rows: z.array(PreviewedRow).describe("Of a dry run the first 20, as they would be listed."),
      lots: z.array(ImportedLot).describe("Of all rows that are lots now, by row."),
    }),
  ),
});
