import { z } from "zod";
import { envelope, operation } from "../http/operation.ts";
import { IdOut } from "../values/fields.ts";

/** A lot's terms; an empty cell takes the seller's usual terms, else the material's. */
export const TERMS_COLUMNS = [
  "inspection_days",
  "inspection_contact",
  "tolerance_percent",
  "payment_days",
  "lifting_days",
  "ground_rent_per_day",
  "loading_by",
  "documents",
] as const;

/** Lots from a table: a row each, in columns of these names; `site` stands for its place. */
export const IMPORT_COLUMNS = [
  "lot_no",
  "title",
  "material",
  "quantity",
  "unit",
  "description",
  "state",
  "city",
  "pincode",
  "basis",
  "start_price",
  "reserve_price",
  "site",
  "deposit_percent",
  "deposit_amount",
  "pay_through",
  ...TERMS_COLUMNS,
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Rows of one table at most. */
export const MAX_IMPORTED = 500;

const ImportedLot = z.object({
  _id: IdOut,
  lot_no: z.string(),
  title: z.string(),
  pictures: z.number().describe("How many it has."),
  is_approved: z.boolean().describe("Then its pictures stay as they are."),
});
export type ImportedLot = z.output<typeof ImportedLot>;

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
      lots: z.array(ImportedLot).describe("Of all rows that are lots now, by row."),
    }),
  ),
});

/** GET, with the session's token: a workbook to fill in, with the choices as lists. */
export const importTemplatePath = "/product/import/template";
