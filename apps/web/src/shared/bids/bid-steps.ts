import type { AuctionDetails } from "@rebale/contract/auctions";
import type { Basis } from "../../lib/formatting/formatting.ts";
import type { Offer } from "./send-offer.ts";

/**
 * The least step that a bidder would think of: the lot's own, or a round half percent of the price.
 */
export function stepOf(price: number, increment: number | null, basis: Basis): number {
  if (increment) return increment;
  const least = basis === "lot" ? 1 : 0.01;
  const size = Math.max(least, 10 ** (Math.floor(Math.log10(Math.max(price, 1))) - 2));
  return size * (price / size >= 500 ? 5 : 1);
}

/**
 * Amounts to choose by one touch, from the least that will be accepted on; round ones where the lot
 * has no step of its own, as the least is then a paisa above the last bid.
 */
export function quickAmounts(next: number, increment: number | null, basis: Basis): number[] {
  const step = stepOf(next, increment, basis);
  // In paise: 4.35 / 0.01 is a little less than 435.
  const [least, by] = [Math.round(next * 100), Math.round(step * 100)];
  const from = increment ? least : Math.ceil(least / by) * by;
  return [0, 1, 2, 5].map((n) => (from + n * by) / 100);
}

type Priced = Pick<AuctionDetails, "next_bid" | "bid_increment" | "basis" | "your_maximum">;

/**
 * A maximum's are some percent apart, as somebody thinks who leaves: the next bid, then about 5, 10
 * and 20 % above. From one's own maximum on, where there is one: it is not lowered by a touch.
 */
export function quickOffers(lot: Priced, kind: Offer["kind"]): number[] {
  const { next_bid, bid_increment: increment, basis, your_maximum: own } = lot;
  if (kind === "bid") return quickAmounts(next_bid, increment, basis);
  const from = own !== null && own >= next_bid ? own : next_bid;
  const [least = from] = quickAmounts(from, increment, basis);
  const by = Math.round(stepOf(from, increment, basis) * 100);
  const raised = [5, 10, 20].map((percent) => {
    const steps = Math.ceil((Math.round(least * 100) * percent) / 100 / by);
    return (Math.round(least * 100) + steps * by) / 100;
  });
  return [least, ...raised];
}

/** The field's amount until somebody types. */
export const usualOffer = (lot: Priced, kind: Offer["kind"]): number =>
  quickOffers(lot, kind)[0] ?? lot.next_bid;

/**
 * The same where only prices are known: a lot whose next bid is a paisa above the last has no step
 * of its own.
 */
export function usualNext(lot: { next_bid: number; minimum_bid: number; basis: Basis }): number {
  const hasStep = Math.round((lot.next_bid - lot.minimum_bid) * 100) > 1;
  return hasStep ? lot.next_bid : (quickAmounts(lot.next_bid, null, lot.basis)[0] ?? lot.next_bid);
}
