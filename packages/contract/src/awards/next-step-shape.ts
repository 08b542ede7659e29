import { z } from "zod";
import { RupeesOut } from "../values/money.ts";
import { DEAL_TABS, NEXT_ACTS, type NextStep } from "./next-step.ts";
import { AWARD_STATES, PAY_THROUGH } from "./states.ts";

/** The next step of a sale in replies: of the caller's side, as `nextStepOf` says it. */
export const NextStepOut = z.object({
  who: z.enum(["you", "they", "nobody"]).describe("For whom the sale waits; `you`: the caller."),
  what: z.enum(NEXT_ACTS),
  side: z.enum(["buyer", "seller"]).describe("The caller's."),
  state: z.enum(AWARD_STATES),
  pay_through: z.enum(PAY_THROUGH),
  amount: RupeesOut.nullable().describe("That it is about, also where the two pay each other."),
  day: z
    .string()
    .nullable()
    .describe("ISO 8601: done before then; of `bring_truck` and `wait_release` from then on."),
  kg: z.number().nullable().describe("Still to be lifted."),
  vehicle_no: z.string().nullable(),
}) satisfies z.ZodType<NextStep>;

const count = z.int();
/** How many sales stand under each tab, by what is to be done. */
export const DealCounts = z.object({
  to_pay: count,
  to_lift: count,
  to_answer: count,
  waiting: count,
  done: count,
}) satisfies z.ZodType<Record<(typeof DEAL_TABS)[number], number>>;
export type DealCounts = z.output<typeof DealCounts>;

export const toDo = z
  .enum(DEAL_TABS)
  .optional()
  .describe("Sales under one tab, the soonest day first; also those that were called off.");
