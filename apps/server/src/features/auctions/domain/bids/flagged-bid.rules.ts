import { lotValue, type Paise } from "@rebale/contract";
import { whyUnusual } from "@rebale/contract/auctions/unusual";
import type { Auction } from "../auction.ts";

/**
 * Such a bid needs its bidder's confirmation; accepted, it counts like any other, and the office
 * looks at it.
 */
export const isUnusual = (
  amount: Paise,
  beaten: Paise,
  { units, usualValue = null }: Pick<Auction, "units" | "usualValue">,
): boolean =>
  whyUnusual({ amount, beaten, value: lotValue(amount, units), usual: usualValue }) !== null;

export interface FlaggedBid {
  readonly lot_id: number;
  readonly seq: number;
  readonly amount: Paise;
  /** The highest bid before it, or the market value. */
  readonly beaten: Paise;
  readonly at: Date;
}
