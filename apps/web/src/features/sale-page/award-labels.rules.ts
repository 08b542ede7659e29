import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { dateTime, isMidnight, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";
import { describeStep } from "../../shared/goods/sale-labels.rules.ts";
import type { Side } from "../../shared/goods/side.ts";

/** The same where it is a midnight; a time in the day otherwise. */
export const deadline = (end: string): string =>
  isMidnight(end) ? t`${lastDay(end)}, midnight` : dateTime(end);

/** The amount to pay; where the rate of its GST is not known, that comes on top. */
export function payableText({ payable, lines }: Pick<Award, "payable" | "lines">): string {
  const amount = rupeesExact(payable);
  return lines.some(({ percent }) => percent === null) ? t`${amount} plus GST` : amount;
}

const money: Readonly<Record<Award["money"][number]["what"], (amount: string) => string>> = {
  held: (amount) => t`${amount} of the buyer’s deposit is held for this sale`,
  paid: (amount) => t`${amount} paid in`,
  set_off: (amount) => t`The deposit of ${amount} is counted as payment`,
  back: (amount) => t`${amount} is back in the buyer’s wallet`,
  forfeited: (amount) => t`${amount} of the buyer’s deposit is forfeited`,
  to_seller: (amount) => t`${amount} of it goes to the seller`,
  released: (amount) => t`${amount} released to the seller for a truck`,
  claimed: (amount) => t`${amount} back to the buyer for a claim`,
  reversed: (amount) => t`${amount} reversed by Rebale`,
};

interface Happening extends ReturnType<typeof describeStep> {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
}

/** All that happened, the last first: who moved the sale, and what moved of its money. */
export function happeningsOf({ timeline, money: moved }: Pick<Award, "timeline" | "money">) {
  const steps = timeline.map((step) => ({ key: step.move, at: step.at, ...describeStep(step) }));
  const amounts = moved.map(({ what, at, amount }) => ({
    ...{ key: what, at, what: money[what](rupeesExact(amount)), by: null, reason: null },
  }));
  const all: Happening[] = [...steps, ...amounts];
  return all
    .map((one, place) => ({ ...one, key: `${place} ${one.key}`, place }))
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.place - a.place);
}

/** The other side's reason for calling the sale off; null where it did not ask. */
export const cancelWish = ({ agreed_by, timeline }: Award, side: Side): string | null => {
  const other = side === "buyer" ? "seller" : "buyer";
  if (!agreed_by.includes(other) || agreed_by.includes(side)) return null;
  return timeline.findLast(({ move, by }) => move === "agree_cancel" && by === other)?.reason ?? "";
};
