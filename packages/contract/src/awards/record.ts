import { z } from "zod";
import { FilingRecord } from "../tax-holds/shapes.ts";

/** A company's record of sales, told to everybody: counts, and what others said. */

export const CompanyRecord = z.object({
  awards: z.int().describe("Sales that it made or bought, those that were called off left out."),
  defaults: z.int().describe("Sales that it did not keep."),
  claims_allowed: z.int().describe("Of its buyers, for goods that it sold."),
  ratings: z.int().describe("That are shown: both have spoken, or 14 days are over."),
  stars: z.number().nullable().describe("Their mean, with one decimal; null without any."),
  reasons: z
    .array(z.object({ reason: z.string(), count: z.int() }))
    .describe("What was said beside the stars, the most frequent first."),
  filing: FilingRecord,
});
export type CompanyRecord = z.output<typeof CompanyRecord>;
