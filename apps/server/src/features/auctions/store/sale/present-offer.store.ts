import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Offer } from "../../domain/auction.ts";

/**
 * The one of a lot's `offers` that is open, or that a sale or its failing came of: a counter-offer
 * that nobody took leaves the decision to the seller.
 */
export const isPresent = sql<boolean>`(offers.outcome is null or offers.outcome = 'accepted'
  or offers.kind = 'next_bidder' and offers.outcome <> 'void')`;

/** Joined from the left: all of it is there, or nothing. */
interface OfferRow {
  readonly offer_id: number | null;
  readonly kind: string | null;
  readonly bidder_id: number | null;
  readonly offer_alias: number | null;
  readonly amount: number | null;
  readonly made_at: Date | null;
  readonly until: Date | null;
  readonly offer_outcome: string | null;
}

export function toOffer(row: OfferRow): Offer | null {
  const { offer_id: id, bidder_id: bidderId, made_at: madeAt, until } = row;
  if (id === null || bidderId === null || madeAt === null || until === null) return null;
  return {
    ...{ id, bidderId, madeAt, until },
    kind: row.kind as Offer["kind"],
    alias: row.offer_alias as number,
    amount: row.amount as Paise,
    outcome: row.offer_outcome as Offer["outcome"],
  };
}
