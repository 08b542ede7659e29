import type { Paise } from "@rebale/contract";
import type {
  CapacityUsage,
  EligibilityRefusal,
  RestrictedLot,
} from "../../../authorisations/index.ts";
import { CHANGE_NOT_ACCEPTED, type Confirming, hasAccepted } from "../corrigendum.rules.ts";
import type { Bidder } from "./party.rules.ts";

/**
 * Whether a lot may become a bidder's now: asked at the close, at its seller's acceptance, when it
 * is offered and when an offer is answered. Pure; time is the market's.
 */

/** A bidder on a lot, and how they stand; of a company, the user who bid last for it. */
export interface Contender extends Bidder, Confirming {
  readonly lotId: number;
  /** Standing bids. */
  readonly bids: number;
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  /** It did not keep a sale, and may not have another for now. */
  readonly isBarred: boolean;
  readonly isVerified: boolean;
  /** May still bid for the company that this bid is of. */
  readonly hasSeat: boolean;
  /** The most that company lets them bid: paise, for the whole lot. */
  readonly bidLimit: Paise | null;
}

export const isSameSide = (one: Contender, other: Contender): boolean =>
  one.bidderId === other.bidderId || one.alias === other.alias;

/** The lot's demands, how the companies' capacities stand, and the day that counts. */
export interface Asked {
  /** How often the lot was changed: only who has accepted the last change may have it. */
  readonly corrigenda: number;
  readonly restricted: RestrictedLot | null;
  readonly usage: CapacityUsage;
  readonly at: Date;
}

export type WinRefusal =
  | EligibilityRefusal
  | {
      readonly because: "company_suspended" | "company_barred" | "corrigendum_not_accepted";
    };

/**
 * Why a company may not have what it has bid for; null when it may. A bid binds its company also
 * when its bidder has left it: or who regrets a bid would send its bidder away.
 */
export function whyNotWin(who: Contender, asked: Asked): WinRefusal | null {
  const { restricted, usage, at } = asked;
  if (who.isSuspended) return { because: "company_suspended" };
  if (who.isBarred) return { because: "company_barred" };
  if (!hasAccepted(who, asked)) return { because: CHANGE_NOT_ACCEPTED };
  return restricted && usage.whyNotHandle(who.companyId, restricted, at);
}

export type OfferRefusal =
  | WinRefusal
  | { readonly because: "role_may_not_bid" | "bid_limit_exceeded" | "verify_first" };

/** A user who has left the company answers nothing for it. */
export const mayAnswerFor = (who: Contender): boolean => who.isActive && who.hasSeat;

/**
 * The same of who is offered a lot: to accept is a new promise, and asks what a bid asks.
 * @param price what the whole lot costs at the seller's price, and what an unverified company may
 * bid; null where the offer is of the bidder's own bid, which was let in
 */
export function whyNotTake(
  who: Contender,
  asked: Asked,
  price: { readonly value: Paise; readonly ceiling: Paise } | null,
): OfferRefusal | null {
  if (who.isSuspended) return { because: "company_suspended" };
  if (who.isBarred) return { because: "company_barred" };
  if (!mayAnswerFor(who)) return { because: "role_may_not_bid" };
  const isLarge = price !== null && price.value > price.ceiling;
  if (!who.isVerified && (asked.restricted || isLarge)) return { because: "verify_first" };
  if (price !== null && who.bidLimit !== null && price.value > who.bidLimit)
    return { because: "bid_limit_exceeded" };
  return whyNotWin(who, asked);
}
