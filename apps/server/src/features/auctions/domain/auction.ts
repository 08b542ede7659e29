import type { authorisations, Basis, listings, Micro, Paise } from "@rebale/contract";
import type { FormatKind, Stage } from "@rebale/contract/auctions/format-facts";
import type { FormatRules } from "@rebale/contract/auctions/formats";
import type { PayThrough } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import type { SaleTerms } from "@rebale/contract/listings/sale-terms";
import type { Bidder } from "./sale/party.rules.ts";

/**
 * An auction as the rules see it. Money is paise, in the lot's basis; times are the database's.
 */
export interface Auction {
  readonly id: number;
  readonly sellerId: number;
  /** Whose goods they are; null of a seller without a company. */
  readonly companyId: number | null;
  readonly approved: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
  readonly closed: boolean;
  /** Since when its clock stands still; null while it runs. */
  readonly pausedAt: Date | null;
  readonly withdrawn: boolean;
  /** Its seller has not signed what it would open on. */
  readonly awaitsSignature: boolean;
  /** The goods as the ledger's opening has them. */
  readonly goods: { readonly basis: Basis; readonly quantityMilli: number; readonly unit: string };
  /** How many units a rate is for; null where bids name the whole lot. */
  readonly units: Micro | null;
  readonly marketValue: Paise;
  readonly reservePrice: Paise | null;
  readonly increment: Paise | null;
  readonly softCloseMinutes: number;
  /** 0 when there is no bid. */
  readonly highest: Paise;
  /** 0 when there is no bid. */
  readonly lowest: Paise;
  /** The user who placed the bid that leads. */
  readonly leaderId: number | null;
  /** Whose bid it is: the masked bidder, a company through whichever of its users. */
  readonly leaderAlias: number | null;
  /** Bids that stand: voided ones do not count. */
  readonly bidCount: number;
  /** Aliases given so far; a voided bidder keeps theirs. */
  readonly bidderCount: number;
  readonly extensions: number;
  /** Whether somebody has left a maximum: only then are they read. */
  readonly hasMaximums: boolean;
  /** The whole lot's cost at the price board's P75; null where that is not known. */
  readonly usualValue?: Paise | null;
  /** Its terms of sale; null where they are not in fields. */
  readonly terms: SaleTerms | null;
  /** The deposit that its bidders need; null for none. */
  readonly deposit: DepositRule | null;
  readonly payThrough: PayThrough;
  readonly format: AuctionFormat;
  /** Below so many companies it is not sold. */
  readonly minBidders: number | null;
  /** How often it was changed since it was published. */
  readonly corrigenda: number;
  readonly invitedOnly?: boolean;
  /** The authorisation that its bidders need; null where none is asked for. */
  readonly requirement: { readonly stream: authorisations.Stream; readonly grams: number } | null;
}

/** How a lot is sold. */
export interface AuctionFormat {
  readonly kind: FormatKind;
  /** Only where an auction follows a tender. */
  readonly rules: FormatRules | null;
  /** Null in an English auction, and after the end. */
  readonly stage: Stage | null;
}

/** Whether sealed tenders are taken now, or will be first. */
export const isSealed = ({ format }: Pick<Auction, "format">): boolean => format.stage === "tender";

/** Where an auction's ledger stands: what the next entry builds on. */
export interface LedgerHead {
  readonly lotId: number;
  readonly seq: number;
  readonly hash: string;
  /** Stored with the lot and never shown: marks cannot be guessed from account numbers. */
  readonly salt: string;
  /** That the next line is written in, or a later one; never below that of the last line. */
  readonly version: number;
}

/** The seller's decision on a highest bid below the reserve; null where none was due. */
export interface ReserveDecision {
  readonly sellerAnswer: listings.SellerAnswer | null;
  readonly answerBy: Date | null;
}

/** The end of an offer, or of a seller's decision. */
export type Ending = "accepted" | "declined" | "lapsed" | "void";

/** The lot as it is offered to one bidder. */
export interface Offer {
  readonly id: number;
  /**
   * At a price that the seller names below the reserve, or to the next bidder at their own bid,
   * after a sale's winning bid was voided.
   */
  readonly kind: "counter" | "next_bidder";
  /** The user who may take it, and as which masked bidder. */
  readonly bidderId: number;
  readonly alias: number;
  readonly amount: Paise;
  readonly madeAt: Date;
  readonly until: Date;
  /** Null while it is open. */
  readonly outcome: Exclude<Ending, "void"> | null;
}

/** An auction whose row is locked in this transaction. */
export interface LockedAuction extends ReserveDecision {
  /** The one that is open, or that has decided about the lot. */
  readonly offer: Offer | null;
  readonly outcome: Outcome | null;
  /** The highest bidder had no authorisation at the close: the next bid is asked about. */
  readonly isNextBid: boolean;
  readonly closedAt: Date | null;
  readonly auction: Auction;
  readonly head: LedgerHead;
  readonly title: string;
  readonly url: string;
}

/** A maximum as its bidder leaves it. */
export interface NewMaximum {
  /** 0 takes it back. */
  readonly amount: Paise;
  /** 256 bits, with which the ledger's commitment can be opened. */
  readonly salt: string;
}

/**
 * The maximum that the market bids for: of who leads, above what they lead at. A company has one,
 * that which was left last.
 */
export interface ActingMaximum extends Bidder {
  readonly amount: Paise;
}

/** A tender as it is queued: its amount is sealed already. */
export interface NewTender {
  /** To its amount; of one that is taken back to 0. */
  readonly commitment: string;
  /** Null of one that is taken back, and where the market has no opening key. */
  readonly sealed: { readonly box: Buffer; readonly keyId: Buffer } | null;
  readonly takesBack: boolean;
  /** Tell a retry from another amount under its key, newest first; empty without a key. */
  readonly marks: readonly string[];
}

export interface NewBid {
  readonly lotId: number;
  readonly bidderId: number;
  /** The company that the bidder acts for. */
  readonly companyId?: number;
  /** That of the company in this auction; known behind the lock. */
  readonly alias?: number;
  /** The amount bid now; null where only the maximum is set. */
  readonly amount: Paise | null;
  readonly maximum?: NewMaximum;
  /** On a sealed lot: `amount` is what it offers, and leaves the memory only in the box. */
  readonly tender?: NewTender;
  /** The corrigendum that the bidder has seen; the last one when left out. */
  readonly corrigendum?: number;
  /** The most that the company lets this user bid: paise, for the whole lot. */
  readonly limit?: Paise;
  /** The bidder was asked once more whether this unusual amount is meant. */
  readonly confirmed?: boolean;
  /** The version that the bidder has seen; the present one when left out. */
  readonly termsVersion?: number;
  /** Whether its company qualified for the auction, where one follows a tender. */
  readonly qualified?: boolean;
  /** Above what the bidder's account may bid. */
  readonly aboveCeiling?: boolean;
  /** The bidder's account has the PAN, bank account or phone of the seller's. */
  readonly related?: boolean;
  /** The lot is for the invited alone, and the bidder's company is not: there is no such lot. */
  readonly unseen?: boolean;
  /** Since when the seller's company keeps the bidder's out. */
  readonly blockedSince?: Date;
}

export type Outcome = listings.Outcome;

export interface StandingBid {
  readonly seq: number;
  readonly bidderId: number;
  readonly alias: number;
  readonly amount: Paise;
}
