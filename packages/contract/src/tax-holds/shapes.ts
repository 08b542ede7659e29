import { z } from "zod";
import { IdOut } from "../values/fields.ts";
import { RupeesOut } from "../values/money.ts";
import { DIFFERENCE_PATHS, TAX_HOLD_NOT, TAX_HOLD_REASONS, TAX_HOLD_STATES } from "./states.ts";

/** Holds of tax as their parties and the office see them. */

const Days = z.int().describe("From the paper's day on; after them what is tied ends.");

/** A lot's, as everybody reads it. */
export const LotTaxHold = z
  .object({ days: Days })
  .nullable()
  .describe("That the GST stays tied until the buyer's GSTR-2B shows the invoice; null for no.");

const whyNot = z
  .enum(TAX_HOLD_NOT)
  .nullable()
  .describe("Why all is the seller's at once: no GSTIN, reverse charge, or no GST.");
/** A lot's, as its caller sees it. */
export const OfferedTaxHold = z
  .object({
    days: Days,
    amount: RupeesOut.describe("The GST at `next_bid`."),
    applies: z.boolean().nullable().describe("Null for who is no buyer."),
    why_not: whyNot,
  })
  .nullable();

/** A sale's. */
export const AwardTaxHold = z
  .object({
    days: Days,
    applies: z.boolean(),
    why_not: whyNot,
    expected: RupeesOut.describe("The GST of the whole sale; 0 where it does not apply."),
    held: RupeesOut.describe("Tied now."),
    released: RupeesOut.describe("Of what was or would have been tied, the seller's."),
    returned: RupeesOut.describe("The buyer's deposit had it back."),
  })
  .nullable();

export const Difference = z.object({
  path: z.enum(DIFFERENCE_PATHS),
  paper: z.union([z.string(), z.number()]).describe("Money in rupees."),
  in_2b: z.union([z.string(), z.number()]),
});

export const TaxHold = z.object({
  _id: IdOut,
  award_id: IdOut,
  trip_id: IdOut,
  invoice_id: IdOut,
  number: z.string().describe("The invoice's."),
  dated: z.string().describe("YYYY-MM-DD."),
  tax: RupeesOut.describe("CGST, SGST and IGST of the paper; never TCS."),
  credited: RupeesOut.describe("GST of its credit notes."),
  held: RupeesOut.describe("Tied now; 0 before the truck is released."),
  released: RupeesOut.describe("To the seller; before the release: found, and paid with it."),
  returned: RupeesOut.describe("To the buyer's deposit."),
  state: z.enum(TAX_HOLD_STATES),
  until: z.string().describe("ISO 8601: midnight in India, when what is tied ends."),
  why: z.enum(TAX_HOLD_REASONS).nullable().describe("What ended it, or freed a part last."),
  found_in: z.string().nullable().describe("MMYYYY of the GSTR-2B that shows it."),
  differences: z.array(Difference),
  similar: z
    .array(z.object({ number: z.string(), dated: z.string(), tax: RupeesOut }))
    .describe("Same supplier, day and tax under another number: the buyer may confirm."),
  answer: z
    .object({
      arn: z.string(),
      filed_on: z.string().describe("YYYY-MM-DD."),
      at: z.string().describe("ISO 8601."),
      note: z.string().nullable(),
      document_url: z.string().describe("Of the acknowledgement, below /api."),
    })
    .nullable()
    .describe("The seller's, who says that it is filed."),
});
export type TaxHold = z.output<typeof TaxHold>;

/** One in its company's list. */
export const ListedTaxHold = TaxHold.extend({
  side: z.enum(["buyer", "seller"]).describe("The company's own."),
  title: z.string().describe("Of the lot."),
  party: z.string().describe("The other side."),
  vehicle_no: z.string(),
  gstin: z.string().describe("The buyer's, whose GSTR-2B it is looked for in."),
  supplier_gstin: z.string(),
  can_confirm: z.boolean().describe("Whether the caller may say that it is in the 2B."),
  can_answer: z.boolean().describe("Whether the caller may say that it is filed."),
});
export type ListedTaxHold = z.output<typeof ListedTaxHold>;

export const HoldTotals = z.object({
  held: RupeesOut,
  released: RupeesOut,
  returned: RupeesOut,
});

/** How a seller's invoices were found in GSTR-2B, of 12 months. */
export const FilingRecord = z
  .object({
    checked: z.int().describe("Papers that a buyer's 2B was looked through for."),
    found: z.int(),
    on_time: z.int().describe("In the 2B of the paper's own month."),
    missing: z.int(),
    since: z.string().describe("YYYY-MM."),
  })
  .nullable()
  .describe("Null below 3 checked papers, or from fewer than 2 buyers.");
