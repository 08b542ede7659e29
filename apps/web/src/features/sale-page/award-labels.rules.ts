import type { Award } from "@rebale/contract/awards";
import { t } from "ttag";
import { dateTime, isMidnight, lastDay, rupeesExact } from "../../lib/formatting/formatting.ts";
import type { Side } from "../../shared/goods/side.ts";

/** The same where it is a midnight; a time in the day otherwise. */
export const deadline = (end: string): string =>
  isMidnight(end) ? t`${lastDay(end)}, midnight` : dateTime(end);

/** The amount to pay; where the rate of its GST is not known, that comes on top. */
export function payableText({ payable, lines }: Pick<Award, "payable" | "lines">): string {
  const amount = rupeesExact(payable);
  return lines.some(({ percent }) => percent === null) ? t`${amount} plus GST` : amount;
}

/** The other side's reason for calling the sale off; null where it did not ask. */
export const cancelWish = ({ agreed_by, timeline }: Award, side: Side): string | null => {
  const other = side === "buyer" ? "seller" : "buyer";
  if (!agreed_by.includes(other) || agreed_by.includes(side)) return null;
  return timeline.findLast(({ move, by }) => move === "agree_cancel" && by === other)?.reason ?? "";
};
