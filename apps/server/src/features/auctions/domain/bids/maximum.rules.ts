import type { Paise } from "@rebale/contract";
import type { ActingMaximum, Auction, NewBid } from "../auction.ts";
import { sha256 } from "../ledger/ledger-chain.rules.ts";
import { type Bidder, leads } from "../sale/party.rules.ts";
import { limitOf, minimumBid, nextBid, takesBack } from "./bid.rules.ts";

/** A maximum as it is stored, secret, beside its ledger entry. */
export interface MaximumRow {
  readonly lot_id: number;
  readonly seq: number;
  readonly bidder_id: number;
  readonly alias: number;
  readonly amount: number;
  readonly salt: string;
}

/**
 * By which a retry is told from another maximum under the same Idempotency-Key; empty without a
 * maximum. Who does not know the ledger's salt learns nothing of the amount.
 */
export const maximumMark = (
  salt: string,
  { bidderId, maximum }: Pick<NewBid, "bidderId" | "maximum">,
  key: string,
): string => (maximum ? sha256(`${salt}:${bidderId}:${key}:${maximum.amount}`) : "");

/**
 * The outcome of an offer under the maximums. The market bids the least that leads: one step above
 * the other's limit, never above the bidder's own. Of equal limits the earlier leads.
 */
export interface Placing {
  /** The bidder's own bid; null where one who leads only sets their maximum. */
  readonly own: Paise | null;
  /** The market's bid for the leader in answer; null where the bidder leads after it. */
  readonly answer: Paise | null;
}

type Priced = Pick<Auction, "highest" | "marketValue" | "increment" | "leaderAlias">;

/** @param acting the maximum of who leads, if it can still act */
export function placeUnder(auction: Priced, bid: NewBid, acting: ActingMaximum | null): Placing {
  const onlySets = leads(auction, bid) || takesBack(bid);
  if (onlySets) return { own: bid.amount, answer: null };
  const limit = limitOf(bid);
  if (!acting) return { own: bid.amount ?? nextBid(auction), answer: null };
  const step = nextBid(auction) - minimumBid(auction);
  const above = (amount: Paise, most: Paise) => Math.min(amount + step, most) as Paise;
  if (limit <= acting.amount) return { own: limit, answer: above(limit, acting.amount) };
  const least = above(acting.amount, limit);
  return { own: Math.max(bid.amount ?? 0, least) as Paise, answer: null };
}

/**
 * Whether a bidder only sets what is set already, or takes back what cannot act any more. Of one
 * who does not lead the maximum acts again when the bids above it are voided, so that it is taken
 * back in any case.
 */
export function changesNothing(
  auction: Priced & Pick<Auction, "hasMaximums">,
  bid: NewBid,
  { acting, hasPart }: { acting: ActingMaximum | null; hasPart: boolean },
): boolean {
  if (bid.amount !== null) return false;
  const isLeader = leads(auction, bid);
  const own = acting?.alias === bid.alias ? (acting?.amount ?? 0) : 0;
  if (takesBack(bid)) return own === 0 && (isLeader || !hasPart || !auction.hasMaximums);
  return isLeader && (limitOf(bid) === own || (own === 0 && limitOf(bid) <= auction.highest));
}

/** The maximum that can act after a bid. */
export function actingAfter(
  { leaderAlias, highest }: Pick<Auction, "leaderAlias" | "highest">,
  bid: Pick<NewBid, "maximum">,
  bidder: Bidder,
  before: ActingMaximum | null,
): ActingMaximum | null {
  const set = bid.maximum && { ...bidder, amount: bid.maximum.amount };
  const own = set ?? (before?.alias === bidder.alias ? before : null);
  const ofLeader = leaderAlias === bidder.alias ? own : before;
  return ofLeader && ofLeader.alias === leaderAlias && ofLeader.amount > highest ? ofLeader : null;
}
