import type { auctions, authorisations, Paise } from "@rebale/contract";

type Stream = authorisations.Stream;
type FlagReason = auctions.FlagReason;

/** The events that auctions publish to other features, in the transaction of each. */

/** The lot it is about. */
export interface AboutLot {
  readonly title: string;
  readonly url: string;
  readonly sellerId: number;
}

type AboutTender = Omit<AboutLot, "sellerId"> & { readonly bidderId: number };

declare module "../../../platform/bus/domain-events.ts" {
  interface DomainEvents {
    /** Closed at or above the reserve, or accepted below it by the seller. */
    "auction.sold": AboutLot & { readonly winnerId: number; readonly amount: Paise };
    "auction.ended_without_bids": AboutLot;
    /** Fewer companies than `needed` have a bid or a tender that stands: nobody wins. */
    "auction.too_few_bidders": AboutLot & { readonly needed: number };
    /** Sealed, or taken back; `seq` is its line in the ledger. Nothing says the amount. */
    "tender.placed": AboutTender & { readonly seq: number; readonly isTakenBack: boolean };
    "tender.opened": AboutTender & { readonly amount: Paise };
    /** Left shut: its company had not accepted the last corrigendum. */
    "tender.unopened": AboutTender & { readonly seq: number };
    /** Whether it may bid in the auction that follows, from `startsAt` (ISO) on. */
    "tender.ranked": AboutTender & { readonly isQualified: boolean; readonly startsAt: string };
    /** Closed below the reserve: the seller may accept the highest bid until `answerBy` (ISO). */
    "auction.subject_to_approval": AboutLot & {
      readonly leaderId: number;
      readonly amount: Paise;
      readonly answerBy: string;
      /** A higher bidder had no authorisation: so this bid is asked about, whatever the reserve. */
      readonly isNextBid: boolean;
    };
    /** The seller declined, or let the time pass; no leader when the last bid was voided. */
    "auction.not_sold": AboutLot & {
      readonly leaderId: number | null;
      readonly amount: Paise;
      readonly because: "declined" | "lapsed";
    };
    /** Bidders who lost the lead some seconds ago. `endsAt` is ISO. */
    "bidder.outbid": Omit<AboutLot, "sellerId"> & {
      readonly bidderId: number;
      readonly highest: Paise;
      readonly endsAt: string;
    };
    "auction.ending_soon": Omit<AboutLot, "sellerId"> & {
      readonly bidderId: number;
      readonly isLeading: boolean;
      readonly endsAt: string;
    };
    /** The winning bid of a sale was voided; `nextId` is who is offered the lot now, if anybody. */
    "auction.sale_voided": AboutLot & {
      readonly voidedId: number | null;
      readonly nextId: number | null;
    };
    /** To the next bidder, at their own bid, until `until` (ISO). */
    "auction.offered": AboutLot & {
      readonly bidderId: number;
      readonly amount: Paise;
      readonly until: string;
    };
    /** The seller's price below the reserve, to one bidder until `until` (ISO). */
    "auction.counter_offered": AboutLot & {
      readonly bidderId: number;
      readonly amount: Paise;
      readonly until: string;
    };
    /** Nobody accepted it: the seller decides on the highest bid until `until` (ISO). */
    "auction.counter_offer_ended": AboutLot & {
      readonly because: "declined" | "lapsed";
      readonly until: string;
    };
    "auction.offer_ended": AboutLot & {
      readonly bidderId: number;
      readonly because: "declined" | "lapsed";
    };
    /** The office has paused, resumed, extended or withdrawn it. `endsAt` is ISO. */
    "auction.intervened": AboutLot & {
      readonly kind: "pause" | "resume" | "extend" | "withdraw";
      readonly reason: string;
      readonly endsAt: string;
    };
    "bid.voided": AboutLot & { readonly bidderId: number; readonly reason: string };
    /** At the close the bidder's company had no right to the lot: none of its bids counts. */
    "bid.not_authorised": AboutLot & { readonly bidderId: number; readonly stream: Stream };
    /** Accepted and shown to the office: far above what it beat, or by a related account. */
    "bid.flagged": {
      readonly title: string;
      readonly amount: Paise;
      readonly beaten: Paise;
      readonly reasons: readonly FlagReason[];
    };
    "order.completed": Omit<AboutLot, "sellerId"> & { readonly bidderId: number };
  }
}
