import { lotValue, type Paise } from "@rebale/contract";
import type { EligibilityRefusal } from "../../../authorisations/index.ts";
import type { CapReached } from "../../../lead-caps/index.ts";
import type { Shortage } from "../../../wallet/index.ts";
import type { Auction } from "../auction.ts";
import { isoTime } from "../iso-time.ts";
import { type EntryRow, maskedName } from "../ledger/ledger-chain.rules.ts";
import { type BidRefusal, nextBid } from "./bid.rules.ts";

/** The answer to a bidder, and to a retry under the same key. */
export type BidResult =
  | {
      readonly accepted: true;
      /** The entry that is the bidder's receipt; 0 when nothing changed. */
      readonly seq: number;
      /** The bidder's own bid; 0 where only a maximum was set. */
      readonly amount: Paise;
      /** The whole lot's cost at this bid; missing from before lots had rates. */
      readonly value?: Paise;
      readonly highest: Paise;
      readonly bidCount: number;
      readonly bidder: string;
      readonly endsAt: string;
      readonly placedAt: string;
      readonly nextBid: Paise;
      readonly hash: string;
      /** Whether somebody else leads after it; missing in results of before maximums. */
      readonly outbid?: boolean;
      /** A sealed tender's, to its amount. The amount itself is in no result. */
      readonly commitment?: string;
      /** The lot's hold on the company's deposit now; missing where it asks for none. */
      readonly hold?: Paise;
    }
  | RefusedBid;
export interface RefusedBid {
  readonly accepted: false;
  readonly because: BidRefusal | "idempotency_key_reused";
  readonly nextBid: Paise;
  /** More of why the bidder's company may not bid on a lot that asks for an authorisation. */
  readonly refusal?: EligibilityRefusal;
  /** The missing part of the company's deposit. */
  readonly deposit?: Shortage;
  /** The most that the company wants to lead. */
  readonly leadCap?: CapReached;
}

export const refused = (
  { because, refusal, deposit, leadCap }: Omit<RefusedBid, "accepted" | "nextBid">,
  auction: Auction,
): RefusedBid => ({
  accepted: false,
  because,
  nextBid: nextBid(auction),
  ...(refusal && { refusal }),
  ...(deposit && { deposit }),
  ...(leadCap && { leadCap }),
});

export const acceptedResult = (
  auction: Auction,
  receipt: EntryRow,
  amount: number,
  { leads, hold }: { readonly leads: boolean; readonly hold: Paise },
): BidResult => ({
  ...standingResult(auction, receipt.at),
  seq: receipt.seq,
  amount: amount as Paise,
  value: lotValue(amount as Paise, auction.units),
  bidder: receipt.bidder,
  hash: receipt.hash,
  outbid: !leads,
  ...(auction.deposit && { hold }),
});

/** A tender's; one that is taken back holds nothing. */
export const sealedResult = (auction: Auction, receipt: EntryRow, hold: Paise): BidResult => ({
  ...standingResult(auction, receipt.at),
  seq: receipt.seq,
  amount: 0 as Paise,
  bidder: "",
  hash: receipt.hash,
  commitment: receipt.commitment,
  hold,
});

/** Nothing was written. */
export const unchangedResult = (
  auction: Auction,
  alias: number | null,
  { now, hold }: { readonly now: Date; readonly hold: Paise },
): BidResult => ({
  ...standingResult(auction, now),
  seq: 0,
  amount: 0 as Paise,
  bidder: maskedName(alias),
  hash: "",
  outbid: false,
  ...(auction.deposit && { hold }),
});

const standingResult = (auction: Auction, at: Date) => ({
  accepted: true as const,
  highest: auction.highest,
  bidCount: auction.bidCount,
  endsAt: isoTime(auction.endsAt),
  placedAt: isoTime(at),
  nextBid: nextBid(auction),
});
