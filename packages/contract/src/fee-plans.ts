import { z } from "zod";
import { command, envelope, operation } from "./http/operation.ts";
import { complaint } from "./values/complaint.ts";
import { REASON } from "./values/field-names.ts";
import { ById, Day, IdOut, line } from "./values/fields.ts";
import { type Paise, RupeesFromZero, RupeesOut } from "./values/money.ts";
import { percent } from "./values/percent.ts";

/** The market's fees on sales, by day, side and material. */

const SIDES = ["buyer", "seller"] as const;

const FeePlan = z.object({
  _id: IdOut.describe("Of a plan of the settings (`MARKET_FEE`): `settings:` and its first day."),
  side: z.enum(SIDES).describe("Buyers pay on the hammer's value; sellers on what is invoiced."),
  material: z.string().nullable().describe("Null for all that have no plan of their own."),
  percent: z.number(),
  fixed: RupeesOut.describe("Added to the percent's part."),
  least: RupeesOut.nullable(),
  most: RupeesOut.nullable(),
  gst_percent: z.number(),
  gst_included: z.boolean().describe("Whether GST is in the fee, or a line of its own."),
  valid_from: z.string().describe("YYYY-MM-DD in India: of sales that end from then on."),
  valid_to: z.string().nullable().describe("The last day; null until another plan follows."),
  taken_back: z
    .object({ at: z.string(), reason: z.string() })
    .nullable()
    .describe("Before it began: it holds for lots alone that were bid for while it stood."),
});
export type FeePlan = z.output<typeof FeePlan>;

export const list = operation({
  method: "GET",
  path: "/admin/fee-plans",
  who: "admin",
  may: "money.read",
  summary: "All plans that there are or were, the newest first.",
  reply: envelope(z.array(FeePlan)),
});

export const add = operation({
  method: "POST",
  path: "/admin/fee-plans",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary: "A plan ends the one before it, of its side and material, on the day before its own.",
  body: z
    .object({
      side: z.enum(SIDES),
      material: z.string().max(60).nullish(),
      percent: percent("four"),
      fixed: RupeesFromZero.default(0 as Paise),
      least: RupeesFromZero.nullish(),
      most: RupeesFromZero.nullish(),
      gst_percent: percent("two").default(18),
      gst_included: z.boolean().default(false),
      valid_from: Day,
      valid_to: Day.nullish(),
    })
    .refine(({ least, most }) => least == null || most == null || least <= most, {
      path: ["most"],
      ...complaint({
        en: "The most is not below the least",
        hi: "‘ज़्यादा से ज़्यादा’ की रकम ‘कम से कम’ वाली से कम नहीं हो सकती",
      }),
    })
    .refine(({ valid_from, valid_to }) => valid_to == null || valid_from <= valid_to, {
      path: ["valid_to"],
      ...complaint({
        en: "The last day is not before the first",
        hi: "आख़िरी दिन पहले दिन से पहले का नहीं हो सकता",
      }),
    }),
  reply: envelope(FeePlan),
});

export const takeBack = command({
  method: "POST",
  path: "/admin/fee-plans/{id}/take-back",
  who: "admin",
  may: "money.approve",
  fresh: true,
  summary: "A plan that is still to come is taken back; another of that day may follow.",
  params: ById,
  body: z.object({ reason: line(500, REASON) }),
});
