import type { BidOrder } from "@rebale/contract/auctions";
import { DESK_TABS, isUnder } from "@rebale/contract/auctions/desk-tabs";
import { t } from "ttag";

/** S9.4 */
export const ROWS_A_PAGE = 10;
export const ALL_ROWS = 100_000;

/** S3.8: pending, otherwise shown Completed. */
export const statusText = ({ status }: Pick<BidOrder, "status">) =>
  status === "pending" ? t`Pending` : t`Completed`;
/** S3.8: Win or Not Win, once it is decided; as the bidder or, told otherwise, the seller reads it. */
export function resultText(
  { is_win, standing }: Pick<BidOrder, "is_win" | "standing">,
  whose: "bidder" | "seller",
): string {
  if (standing === "won" || standing === "lost") return is_win ? t`Win` : t`Not Win`;
  if (whose === "seller" && standing === "offered") return t`Offered to this bidder`;
  return standings[standing];
}

const standings: Record<BidOrder["standing"], string> = {
  leading: t`Leading`,
  outbid: t`Outbid`,
  subject: t`Subject to approval`,
  offered: t`Offered to you`,
  won: t`Won`,
  lost: t`Lost`,
  voided: t`Voided`,
  sealed: t`Sealed`,
  withdrawn: t`Taken back`,
};
/**
 * A buyer's place: while it is open leading or outbid, below the reserve subject to the seller's
 * approval, then Won or Lost; Voided when no bid of theirs stands.
 */
export const standingText = ({ standing }: Pick<BidOrder, "standing">): string =>
  standings[standing];

/**
 * Only a won order that is still pending waits for the seller's word; what is paid through the
 * market is completed by it.
 */
export const mayComplete = ({
  is_win,
  status,
  award_pay_through,
}: Pick<BidOrder, "is_win" | "status" | "award_pay_through">) =>
  is_win && status === "pending" && award_pay_through !== "market";

/** Whether its buyer is to pay the market for it now. */
export const isToPay = ({
  award_state,
  award_pay_through,
}: Pick<BidOrder, "award_state" | "award_pay_through">) =>
  award_pay_through === "market" && (award_state === "payment_due" || award_state === "overdue");

/** A trader's views of their own bids. */
export const SHOWN = ["all", ...DESK_TABS, "ending"] as const;
export type Shown = (typeof SHOWN)[number];
const ENDING_SOON = 60 * 60_000; // ms

/** `now`: milliseconds on the market's clock. */
export function showsOrder(order: BidOrder, show: Shown, now: number): boolean {
  const { status, ends_at } = order.product_id;
  if (show === "all") return true;
  if (show !== "ending") return isUnder(show, order);
  return (
    order.standing !== "voided" &&
    status === "live" &&
    Date.parse(ends_at ?? "") - now <= ENDING_SOON
  );
}

export const shownOf = (text: string | null): Shown => SHOWN.find((each) => each === text) ?? "all";

/** A bid's next step for its trader; null where it is only looked at. */
export type NextAction = "answer" | "bid" | "raise" | "pay" | "collect" | null;
export function nextAction(order: BidOrder): NextAction {
  const { offer, standing, product_id } = order;
  if (offer) return "answer";
  if (isUnder("to_pay", order)) return "pay";
  if (isUnder("to_collect", order)) return "collect";
  if (product_id.status !== "live") return null;
  return standing === "outbid" ? "bid" : standing === "leading" ? "raise" : null;
}

const urgency: Record<BidOrder["standing"], number> = {
  offered: 0,
  outbid: 1,
  leading: 2,
  sealed: 2,
  subject: 3,
  won: 4,
  lost: 5,
  voided: 6,
  withdrawn: 6,
};
/** Bids to answer first, the soonest end on top; those over by their end, newest first. */
export const byUrgency = (a: BidOrder, b: BidOrder): number => {
  const [x, y] = [urgency[a.standing], urgency[b.standing]];
  if (x !== y) return x - y;
  const ends = Date.parse(a.product_id.ends_at ?? "") - Date.parse(b.product_id.ends_at ?? "");
  return x < urgency.subject ? ends : -ends;
};
