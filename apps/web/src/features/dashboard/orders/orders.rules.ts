import type { BidOrder } from "@rebale/contract/auctions";

/** S9.4 */
export const ROWS_A_PAGE = 10;
export const ALL_ROWS = 100_000;

/** S3.8: pending, otherwise shown Completed. */
export const statusWords = ({ status }: Pick<BidOrder, "status">) =>
  status === "pending" ? "Pending" : "Completed";
/** S3.8; while the seller may still approve the highest bid it is neither. */
export const resultWords = (order: Pick<BidOrder, "is_win" | "standing">) =>
  order.standing === "subject" ? standings.subject : winWords(order);
const winWords = ({ is_win }: Pick<BidOrder, "is_win">) => (is_win ? "Win" : "Not Win");

export type Standing =
  | "Leading"
  | "Outbid"
  | "Subject to approval"
  | "Offered to you"
  | "Win"
  | "Not Win"
  | "Voided";
const standings: Record<BidOrder["standing"], Standing> = {
  leading: "Leading",
  outbid: "Outbid",
  subject: "Subject to approval",
  offered: "Offered to you",
  won: "Win",
  lost: "Not Win",
  voided: "Voided",
};
/**
 * A buyer's place: while it is open leading or outbid, below the reserve subject to the seller's
 * approval, then Win or Not Win; Voided when no bid of theirs stands.
 */
export const standingWords = ({ standing }: Pick<BidOrder, "standing">): Standing =>
  standings[standing];

/** Only a won order that is still pending waits for the seller's word. */
export const mayComplete = ({ is_win, status }: Pick<BidOrder, "is_win" | "status">) =>
  is_win && status === "pending";
