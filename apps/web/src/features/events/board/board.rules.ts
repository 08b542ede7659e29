import type { StreamPrice } from "@rebale/contract/auctions";
import { whyUnusual } from "@rebale/contract/auctions/unusual";
import type { EventLot } from "@rebale/contract/events";
import type { cardOf } from "../../../shared/lot/card/card-lot.ts";

/** A lot of the board. */
export type BoardLot = ReturnType<typeof cardOf> &
  Pick<EventLot, "place" | "outcome" | "terms_version" | "corrigenda">;

/** The bidder's own part in a lot, as the market sent it last. */
export interface Own {
  readonly bidder: string;
  readonly leads: boolean;
  /** Said after the lot's outcome was known: it does not change any more. */
  readonly isFinal: boolean;
}

export type Standing = "leading" | "outbid" | "won" | "highest" | "lost" | "none";

/**
 * Where a bidder stands. What is over is won only once the market has said that it is sold: a bid
 * below the reserve is the highest and no more.
 */
export function standingIn(
  own: Own | undefined,
  price: Pick<StreamPrice, "leader"> | undefined,
  { closed, outcome }: { closed: boolean; outcome: string | null },
): Standing {
  if (!own) return "none";
  // The stream lets go of what is closed; what a bid's own answer said is no result.
  if (closed && !price && !own.isFinal) return "none";
  const leads = price ? price.leader === own.bidder : own.leads;
  if (!closed) return leads ? "leading" : "outbid";
  if (!leads) return "lost";
  return outcome === "sold" ? "won" : "highest";
}

/** How many times the price to beat an amount is; null for an ordinary one. */
export function timesThePrice(amount: number, beaten: number): number | null {
  if (beaten <= 0) return null;
  const why = whyUnusual({ amount, beaten, value: amount, usual: null });
  return why === null ? null : Math.floor(amount / beaten);
}

/** The row to go to: the next that is shown and open, or the same where there is none. */
export function adjacentRow(open: readonly boolean[], from: number, direction: 1 | -1): number {
  for (let row = from + direction; row >= 0 && row < open.length; row += direction)
    if (open[row]) return row;
  return from;
}
