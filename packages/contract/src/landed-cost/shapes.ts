import { z } from "zod";
import { SOURCES } from "../rates/dated-rates.ts";
import { COST_RULES, COSTS, PAID_TO } from "./landed-cost.ts";

/** The largest lot with all that is due on it is more than a lot may cost. */
const Sum = z.number().min(0);
/** A cost beside the value, and whom it is paid to. */
export const CostLine = z.object({
  what: z.enum(COSTS),
  percent: z.number().nullable().describe("Null where it is not known."),
  amount: Sum,
  rule: z.string().describe("In English, with its sources."),
  confirmed: z.boolean().describe("False where an adviser has yet to confirm it."),
  code: z.enum(COST_RULES),
  sources: z
    .array(z.object({ code: z.enum(SOURCES), of: z.string() }))
    .readonly()
    .describe("Where the rate was read: `of` is a number, section, year or name."),
  from: z.string().nullable().describe("YYYY-MM-DD since when the rate holds."),
  of: z
    .enum(["value", "invoice", "fee"])
    .describe("The value alone, with the seller's GST, or the market's fee."),
  bounds: z
    .object({ fixed: z.number(), least: z.number().nullable(), most: z.number().nullable() })
    .optional()
    .describe("Rupees: of a fee that is more than its percent."),
  form: z.string().optional().describe("Of TCS: the declaration by which none is collected."),
  collection_code: z.string().nullish().describe("Of TCS: under which it is paid in."),
  paid_to: z.enum(PAID_TO).describe("`government`: by the buyer directly, under reverse charge."),
  payable: z
    .literal(false)
    .optional()
    .describe("False of what the buyer pays to the government: `payable` and `due` leave it out."),
});

export const LandedCost = z.object({
  on: Sum.describe("The whole lot's value at `next_bid`, in rupees."),
  lines: z.array(CostLine),
  total: Sum.describe("Value and lines together, whoever they are paid to."),
  day: z.string().describe("YYYY-MM-DD: whose rates these are; the day of the auction's end."),
  hsn: z.string().nullable(),
  goods_state: z.string().describe("Where the goods lie."),
  state: z.string().describe("Whose buyer this is counted for."),
  state_from: z.enum(["site", "account", "chosen", "assumed"]),
  complete: z.boolean().describe("Whether all rates are known."),
});
export type LandedCost = z.output<typeof LandedCost>;
