import { z } from "zod";
import { Rupees, Unit } from "../money.ts";

/** How many lots are approved alike: what each is worth, its steps, and how their ends follow. */

const Percent = z.coerce
  .number("Enter a number")
  .min(1, "Use 1 to 500 percent")
  .max(500, "Use 1 to 500 percent");

export const ValueRule = z.discriminatedUnion("by", [
  z.object({ by: z.literal("asked"), percent: Percent.describe("Of what the seller asks.") }),
  z.object({ by: z.literal("rate"), rate: Rupees.describe("Rupees a unit."), unit: Unit }),
]);

export const IncrementRule = z.discriminatedUnion("by", [
  z.object({ by: z.literal("none") }),
  z.object({ by: z.literal("amount"), amount: Rupees }),
  z.object({
    by: z.literal("percent"),
    percent: Percent.max(100, "Use 1 to 100 percent").describe("Of the market value."),
  }),
]);

export const Template = z.object({
  value: ValueRule,
  increment: IncrementRule,
  soft_close_minutes: z.coerce.number().int().min(0).max(60),
  minutes_between: z.coerce
    .number("Enter a number")
    .int("Use whole minutes")
    .min(0, "Use 0 to 1440 minutes")
    .max(1440, "Use 0 to 1440 minutes")
    .describe("From one lot's end to the next one's."),
});
export type Template = z.output<typeof Template>;
export type TemplateIn = z.input<typeof Template>;
