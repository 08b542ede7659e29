import { type Paise, rupees } from "@rebale/contract";
import { commitmentText } from "@rebale/contract/auctions/ledger";
import type { Auction, LedgerHead, NewMaximum } from "../auction.ts";
import { afterBid, minimumBid } from "../bids/bid.rules.ts";
import { type FlaggedBid, isUnusual } from "../bids/flagged-bid.rules.ts";
import type { MaximumRow } from "../bids/maximum.rules.ts";
import { type OrderChange, orderAfter } from "../sale/order-change.rules.ts";
import { type Bidder, type ForCompany, leads, partyOf } from "../sale/party.rules.ts";
import {
  amountCommitment,
  chainEntry,
  type EntryRow,
  headAfter,
  type NewEntry,
  SEALED,
} from "./ledger-chain.rules.ts";
import { amendHash, openingEntry } from "./opening.rules.ts";
import { seedOf } from "./seed.rules.ts";

/** That a bidder has accepted a version of the lot's terms, with their first bid. */
export interface TermsAcceptance {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly company_id: number | null;
  readonly version: number;
  readonly at: Date;
}

/** Behind the lock: the database's clock, and the aliases of the parties that have a part in it. */
interface Behind {
  readonly now: Date;
  readonly aliases: ReadonlyMap<number, number>;
}

/** A tender whose box was opened. */
interface OpenedTender {
  readonly amount: Paise;
  readonly salt: string;
  /** The number of its line. */
  readonly seq: number;
}

/**
 * The entries that a batch of bids adds to the ledger of one locked auction, and the auction and
 * its orders after them.
 */
export class LedgerDraft {
  auction: Auction;
  head: LedgerHead;
  readonly entries: EntryRow[] = [];
  readonly flagged: FlaggedBid[] = [];
  readonly maximums: MaximumRow[] = [];
  readonly acceptances: TermsAcceptance[] = [];
  /** By party. */
  readonly orders = new Map<number, OrderChange>();
  readonly #now: Date;
  readonly #aliases: ReadonlyMap<number, number>;

  constructor(
    locked: { readonly auction: Auction; readonly head: LedgerHead },
    { now, aliases }: Behind,
  ) {
    this.auction = locked.auction;
    this.head = locked.head;
    this.#now = now;
    this.#aliases = aliases;
  }

  /** Undefined for a company that has no part in the ledger yet. */
  aliasOf(bid: ForCompany): number | undefined {
    const party = partyOf(bid);
    return this.#aliases.get(party) ?? this.orders.get(party)?.alias;
  }

  /** The ledger's first entry, where it has none. */
  open(): void {
    const opening = openingEntry(this.auction, this.head, this.#now);
    if (opening) this.#append(opening);
  }

  acceptTerms({ bidderId, companyId }: Bidder): void {
    const { id, terms } = this.auction;
    if (terms === null) return;
    const { version } = terms;
    const row = { lot_id: id, bidder_id: bidderId, company_id: companyId, version, at: this.#now };
    this.acceptances.push(row);
  }

  /** An accepted bid counts its bidder and moves the end. */
  admit(alias: number, end: { endsAt: Date; extended: boolean }, leavesMaximum: boolean): void {
    const { auction } = this;
    this.auction = {
      ...auction,
      bidderCount: Math.max(auction.bidderCount, alias),
      endsAt: end.endsAt,
      hasMaximums: auction.hasMaximums || leavesMaximum,
      extensions: auction.extensions + (end.extended ? 1 : 0),
    };
  }

  writeBid(bidder: Bidder, amount: Paise, note = ""): EntryRow {
    const beaten = minimumBid(this.auction);
    this.auction = afterBid(this.auction, { ...bidder, amount });
    const entry = this.#write(bidder, { kind: "bid", amount, note }, true);
    this.#flag(entry, amount, beaten);
    return entry;
  }

  writeMaximum(bidder: Bidder, { amount, salt }: NewMaximum): EntryRow {
    const commitment = amountCommitment(amount, salt);
    const about = { kind: "maximum", amount: 0 as Paise, commitment } as const;
    const entry = this.#write(bidder, about, amount > 0);
    const { bidderId: bidder_id, alias } = bidder;
    this.maximums.push({ lot_id: this.auction.id, seq: entry.seq, bidder_id, alias, amount, salt });
    return entry;
  }

  /**
   * A sealed tender, or that it is taken back.
   * @param commitment to its amount, 0 for none
   * @param accepts whether it is placed, and so accepts the lot as it is now
   */
  writeTender(bidder: Bidder, commitment: string, accepts = true): EntryRow {
    return this.#write(bidder, { kind: "tender", amount: 0 as Paise, commitment }, accepts);
  }

  /**
   * That the tenders are opened. After it comes `writeSealed` for each, in the order of
   * `inBidOrder`.
   * @param opened how many become bids
   * @param unopened lines of the others: changed, taken back, or not confirmed after a change
   */
  unseal(opened: number, unopened: readonly number[]): EntryRow {
    const opens = unopened.toSorted((a, b) => a - b);
    return this.#note({ kind: "unseal", note: `${opened}`, opened: seedOf(this.head.salt), opens });
  }

  /** A tender as the bid that it was; unusual is what is far above the floor. */
  writeSealed(bidder: Bidder, { amount, salt, seq }: OpenedTender): EntryRow {
    const floor = this.auction.marketValue;
    this.auction = afterBid(this.auction, { ...bidder, amount });
    const opened = commitmentText(rupees(amount), salt);
    const entry = this.#write(
      bidder,
      { kind: "bid", amount, note: SEALED, opened, opens: [seq] },
      false,
    );
    this.#flag(entry, amount, floor);
    return entry;
  }

  /** That the auction is next, which ends then. */
  stage(endsAt: Date): EntryRow {
    this.auction = { ...this.auction, endsAt };
    return this.#note({ kind: "stage", note: "auction" });
  }

  /**
   * That the lot was changed. Where the ledger has not begun, `open` comes before: on the lot as it
   * was.
   * @param changed the lot as it is from now on, with its end
   */
  amend(
    changed: Auction,
    { reason, description }: { readonly reason: string; readonly description: string },
  ): EntryRow {
    this.auction = changed;
    const { salt } = this.head;
    const commitment = amendHash(changed, changed.endsAt, { salt, description });
    return this.#note({ kind: "amend", note: reason, commitment });
  }

  /** An entry of nobody. */
  #note(entry: Pick<NewEntry, "kind" | "note" | "commitment" | "opened" | "opens">): EntryRow {
    const about = { amount: 0 as Paise, at: this.#now, bidder: null, endsAt: this.auction.endsAt };
    return this.#append(chainEntry(this.head, { ...about, ...entry }));
  }

  #flag({ seq }: EntryRow, amount: Paise, beaten: Paise): void {
    if (isUnusual(amount, beaten, this.auction))
      this.flagged.push({ lot_id: this.auction.id, seq, amount, beaten, at: this.#now });
  }

  #write(
    bidder: Bidder,
    entry: Pick<NewEntry, "kind" | "amount" | "note" | "commitment" | "opened" | "opens">,
    accepts: boolean,
  ): EntryRow {
    const { auction } = this;
    const party = partyOf(bidder);
    const about = { ...entry, at: this.#now, bidder, endsAt: auction.endsAt };
    const row = this.#append(chainEntry(this.head, about));
    // Where one who does not lead takes a maximum back, their last bid stays the last.
    if (row.kind === "bid" || leads(auction, bidder) || !this.#aliases.has(party))
      this.orders.set(party, orderAfter(this.orders.get(party), auction, row, bidder, accepts));
    return row;
  }

  #append(entry: EntryRow): EntryRow {
    this.entries.push(entry);
    this.head = headAfter(this.head, entry);
    return entry;
  }
}
