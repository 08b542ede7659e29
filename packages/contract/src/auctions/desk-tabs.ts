import type { AwardState } from "../awards/states.ts";
import type { Standing } from "./orders.ts";

/** The tabs of a trader's own bids. Without zod, so that a page may carry it. */

export const DESK_TABS = [
  "offered",
  "outbid",
  "leading",
  "to_pay",
  "to_collect",
  "won",
  "lost",
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

const TO_PAY: ReadonlySet<AwardState | null> = new Set(["payment_due", "overdue"]);
const TO_COLLECT: ReadonlySet<AwardState | null> = new Set(["paid", "lifting"]);

/** Whether a bid belongs under a tab: what is to be paid or collected is won as well. */
export function isUnder(
  tab: DeskTab,
  { standing, award_state }: { standing: Standing; award_state: AwardState | null },
): boolean {
  if (tab === "to_pay") return standing === "won" && TO_PAY.has(award_state);
  if (tab === "to_collect") return standing === "won" && TO_COLLECT.has(award_state);
  return standing === tab;
}
