import { z } from "zod";
import { complaint } from "../values/complaint.ts";
import { Rupees, TypedNumber, Unit, whole } from "../values/money.ts";

/** How many lots are approved alike: what each is worth, its steps, and how their ends follow. */

const percentUpTo = (most: number) =>
  TypedNumber.refine(
    (n) => n >= 1 && n <= most,
    complaint({ en: `Use 1 to ${most} percent`, hi: `1 से ${most} प्रतिशत के बीच लिखिए` }),
  );

export const ValueRule = z.discriminatedUnion("by", [
  z.object({
    by: z.literal("asked"),
    percent: percentUpTo(500).describe("Of what the seller asks."),
  }),
  z.object({ by: z.literal("rate"), rate: Rupees.describe("Rupees a unit."), unit: Unit }),
]);

export const IncrementRule = z.discriminatedUnion("by", [
  z.object({ by: z.literal("none") }),
  z.object({ by: z.literal("amount"), amount: Rupees }),
  z.object({
    by: z.literal("percent"),
    percent: percentUpTo(100).describe("Of the market value."),
  }),
]);

const upToADay = complaint({ en: "Use 0 to 1440 minutes", hi: "0 से 1440 मिनट के बीच लिखिए" });
export const Template = z.object({
  value: ValueRule,
  increment: IncrementRule,
  soft_close_minutes: whole(z.int().min(0).max(60)),
  minutes_between: whole(
    z
      .int(complaint({ en: "Use whole minutes", hi: "मिनट बिना दशमलव के लिखिए" }))
      .min(0, upToADay)
      .max(1440, upToADay),
  ).describe("From one lot's end to the next one's."),
});
export type Template = z.output<typeof Template>;
export type TemplateIn = z.input<typeof Template>;
