import { z } from "zod";
import { PAY_THROUGH } from "../awards/states.ts";
import { complaint } from "../values/complaint.ts";
import { atMostTwoDecimals } from "../values/complaints.ts";
import { hasPlaces, Rupees, RupeesOut, TypedNumber } from "../values/money.ts";

/** The deposit that a lot asks of its bidders, and how its buyer pays. */

const Percent = TypedNumber.refine(
  (n) => n >= 0.01 && n <= 100,
  complaint({ en: "Enter a percentage from 0.01 to 100", hi: "0.01 से 100 प्रतिशत के बीच लिखिए" }),
).refine(hasPlaces(100), atMostTwoDecimals);

export const DepositIn = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("percent"), percent: Percent }),
  z.object({ kind: z.literal("amount"), amount: Rupees }),
]);
export type DepositIn = z.output<typeof DepositIn>;

export const PayThrough = z.enum(PAY_THROUGH);

export const DEPOSIT_KINDS = ["percent", "amount"] as const;

export const Deposit = z.object({
  kind: z.enum(DEPOSIT_KINDS),
  percent: z.number().nullable().describe("Of what the whole lot costs at the bid."),
  amount: RupeesOut.nullable().describe("The same for every bid."),
});
export type Deposit = z.output<typeof Deposit>;

/** Both, as they are sent; a field that is left out of a change stays. */
export const saleThrough = {
  deposit: DepositIn.nullish().describe("Null for none."),
  pay_through: PayThrough.optional(),
};
/** As everybody reads them. */
export const throughOut = {
  deposit: Deposit.nullable().describe("What bidders need to have deposited; null for nothing."),
  pay_through: PayThrough.describe("Whether the two pay each other, or through the market."),
};
