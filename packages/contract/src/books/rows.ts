import { z } from "zod";
import { TAX_PAPER_KINDS } from "../invoices/kinds.ts";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";

/** Rows of a company's registers. */

const party = {
  party: z.string(),
  party_pan: z.string().nullable(),
};

export const PaperRow = z.object({
  ref: z.string().describe("`P` and the paper's id."),
  kind: z.enum(TAX_PAPER_KINDS),
  number: z.string(),
  dated: z.string().describe("YYYY-MM-DD."),
  of_number: z.string().nullable().describe("The paper that a note is to."),
  party: z.string(),
  party_gstin: z.string().nullable(),
  place_of_supply: z.string().describe("The state's two digits."),
  hsn: z.string().nullable(),
  what: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable().describe("UQC."),
  value: RupeesOut.describe("Without taxes; a credit note's amounts are below zero."),
  cgst: RupeesOut,
  sgst: RupeesOut,
  igst: RupeesOut,
  tcs: RupeesOut,
  total: RupeesOut,
  reverse_charge: z.boolean(),
  award_id: IdOut,
  trip_id: IdOut.nullable(),
  vehicle_no: z.string().nullable(),
  irn: z.string().nullable(),
  eway_no: z.string().nullable(),
  tax_hold: z.string().nullable().describe("Where a part of its tax is tied: its state."),
});
export type PaperRow = z.output<typeof PaperRow>;

export const RECEIPT_KINDS = [
  "top_up",
  "bank_transfer",
  "transfer_placed",
  "trip_released",
  "tax_released",
  "forfeit",
] as const;
export const ReceiptRow = z.object({
  ref: z.string().describe("`J` and the journal entry's number."),
  dated: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  party: z.string(),
  gross: RupeesOut.describe("Below zero where the entry was turned back."),
  fee: RupeesOut,
  fee_gst: RupeesOut,
  gst_tcs: RupeesOut,
  income_tds: RupeesOut,
  tax_held: RupeesOut,
  net: RupeesOut.describe("Gross less the rest."),
  utr: z.string().nullable(),
  award_id: IdOut.nullable(),
  trip_id: IdOut.nullable(),
});
export type ReceiptRow = z.output<typeof ReceiptRow>;
export const PayoutRow = z.object({
  ref: z.string(),
  dated: z.string(),
  kind: z.enum(["withdrawal_sent", "withdrawal_reversed"]),
  from: z.enum(["deposit", "proceeds"]),
  amount: RupeesOut.describe("Below zero where it came back."),
  utr: z.string().nullable(),
  bank_last4: z.string().nullable(),
});
export type PayoutRow = z.output<typeof PayoutRow>;
export const TdsRow = z.object({
  ref: z.string(),
  number: z.string(),
  dated: z.string(),
  law: z.enum(["income_tax", "gst_tds", "gst_tcs"]),
  section: z.string(),
  code: z.string().nullable(),
  ...party,
  base: RupeesOut,
  percent: z.number(),
  amount: RupeesOut,
  award_id: IdOut,
});
export type TdsRow = z.output<typeof TdsRow>;
export const TcsRow = z.object({
  ref: z.string(),
  number: z.string(),
  dated: z.string(),
  side: z.enum(["collected", "paid"]),
  ...party,
  base: RupeesOut.describe("Value and GST."),
  percent: z.number(),
  amount: RupeesOut,
  section: z.string(),
  code: z.string().nullable(),
  form: z.string().nullable().describe("Where the buyer declared against it: amount 0."),
  award_id: IdOut,
});
export type TcsRow = z.output<typeof TcsRow>;
