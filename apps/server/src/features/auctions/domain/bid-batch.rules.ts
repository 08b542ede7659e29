import type { Paise } from "@rebale/contract";
import type { Gated, Tally } from "../../authorisations/index.ts";
import type { ActingMaximum, Auction, LedgerHead, NewBid } from "./auction.ts";
import { afterBid, decideBid, minimumBid, takesBack } from "./bid.rules.ts";
import { acceptedResult, type BidResult, refused, unchangedResult } from "./bid-result.rules.ts";
import { type FlaggedBid, isUnusual } from "./flagged-bid.rules.ts";
import { isRetry, type KeyUse } from "./key-use.rules.ts";
import {
  AUTOMATIC,
  chainEntry,
  type EntryRow,
  headAfter,
  maximumCommitment,
  type NewEntry,
  openingEntry,
  TIE,
} from "./ledger-chain.rules.ts";
import {
  actingAfter,
  changesNothing,
  type MaximumRow,
  maximumMark,
  placeUnder,
} from "./maximum.rules.ts";
import { type Bidder, type OrderChange, orderAfter } from "./order-change.rules.ts";

/** A bid in the queue; with a key, a retry of it gets the same result. */
export interface QueuedBid extends NewBid {
  readonly key?: string;
}

/** By `bidderId:key`. */
export type KeyUses = ReadonlyMap<string, KeyUse>;
export const keyOf = (bidderId: number, key: string) => `${bidderId}:${key}`;

export interface BatchContext {
  /** The database's clock, read after the row locks. */
  readonly now: Date;
  readonly keyUses: KeyUses;
  /** Aliases by bidder. */
  readonly aliases: ReadonlyMap<number, number>;
  /** The maximum of who leads, if it can still act. */
  readonly acting?: ActingMaximum | null;
  /** How the bidding companies stand; asked only where the lot asks for an authorisation. */
  readonly tally?: Tally;
}
/** That a bidder has accepted a version of the lot's terms, with their first bid. */
export interface TermsAcceptance {
  readonly lot_id: number;
  readonly bidder_id: number;
  readonly company_id: number | null;
  readonly version: number;
  readonly at: Date;
}
export interface BatchOutcome {
  readonly results: readonly BidResult[];
  readonly auction: Auction;
  readonly head: LedgerHead;
  /** Whether these bids moved the end. */
  readonly extended: boolean;
  readonly entries: readonly EntryRow[];
  readonly orders: readonly OrderChange[];
  readonly maximums: readonly MaximumRow[];
  readonly acceptances: readonly TermsAcceptance[];
  /** For the office to look at; hardly ever any. */
  readonly flagged: readonly FlaggedBid[];
  readonly keyUses: KeyUses;
}

/**
 * Decides the bids on one locked auction in order of arrival. Pure: what is to be written comes
 * back as rows.
 */
export function decideBatch(
  locked: { readonly auction: Auction; readonly head: LedgerHead },
  bids: readonly QueuedBid[],
  context: BatchContext,
): BatchOutcome {
  const { now } = context;
  let { auction, head } = locked;
  let acting = context.acting ?? null;
  const entries: EntryRow[] = [];
  const flagged: FlaggedBid[] = [];
  const maximums: MaximumRow[] = [];
  const acceptances: TermsAcceptance[] = [];
  const keyUses = new Map<string, KeyUse>();
  const orders = new Map<number, OrderChange>();

  const append = (entry: EntryRow): EntryRow => {
    entries.push(entry);
    head = headAfter(head, entry);
    return entry;
  };

  const write = (
    bidder: Bidder,
    entry: Pick<NewEntry, "kind" | "amount" | "note" | "commitment">,
  ) => {
    const { bidderId, alias } = bidder;
    const row = append(
      chainEntry(head, { ...entry, at: now, bidderId, alias, endsAt: auction.endsAt }),
    );
    // Of a maximum that is taken back by one who does not lead, their last bid stays the last.
    if (row.kind === "bid" || auction.leaderId === bidderId || !context.aliases.has(bidderId))
      orders.set(bidderId, orderAfter(orders.get(bidderId), auction, row, bidder));
    return row;
  };

  const writeBid = (bidder: Bidder, amount: Paise, note = ""): EntryRow => {
    const beaten = minimumBid(auction);
    auction = afterBid(auction, { amount, bidderId: bidder.bidderId });
    const entry = write(bidder, { kind: "bid", amount, note });
    if (isUnusual(amount, beaten, auction))
      flagged.push({ lot_id: auction.id, seq: entry.seq, amount, beaten, at: now });
    return entry;
  };

  const writeMaximum = (bidder: Bidder, { amount, salt }: { amount: Paise; salt: string }) => {
    const commitment = maximumCommitment(amount, salt);
    const entry = write(bidder, { kind: "maximum", amount: 0 as Paise, commitment });
    maximums.push({
      lot_id: auction.id,
      seq: entry.seq,
      bidder_id: bidder.bidderId,
      amount,
      salt,
    });
    return entry;
  };

  /** The bidder's own bid and, where the leader's maximum is not beaten, its answer. */
  const place = (bid: QueuedBid, bidder: Bidder): EntryRow | null => {
    const { own, answer } = placeUnder(auction, bid, acting);
    if (own === null) return null;
    if (acting && answer === own) {
      writeBid(acting, answer, AUTOMATIC);
      return writeBid(bidder, own, TIE);
    }
    const entry = writeBid(bidder, own, own === bid.amount ? "" : AUTOMATIC);
    if (acting && answer !== null) writeBid(acting, answer, AUTOMATIC);
    return entry;
  };

  const accept = (bid: QueuedBid, decision: { endsAt: Date; extended: boolean }): BidResult => {
    const known = context.aliases.get(bid.bidderId) ?? orders.get(bid.bidderId)?.alias;
    const hasPart = known !== undefined;
    if (changesNothing(auction, bid, { acting, hasPart }))
      return unchangedResult(auction, known ?? null, now);
    const alias = known ?? auction.bidderCount + 1;
    const bidder = { bidderId: bid.bidderId, alias, companyId: bid.companyId ?? null };
    const opening = openingEntry(auction, head, now);
    if (opening) append(opening);
    // Terms are fixed once the ledger has begun: who has a part in it has accepted them.
    if (!hasPart) acceptances.push(...acceptanceOf(auction, bidder, now));
    auction = {
      ...auction,
      bidderCount: Math.max(auction.bidderCount, alias),
      endsAt: decision.endsAt,
      hasMaximums: auction.hasMaximums || bid.maximum !== undefined,
      extensions: auction.extensions + (decision.extended ? 1 : 0),
    };
    const left = bid.maximum && writeMaximum(bidder, bid.maximum);
    const own = place(bid, bidder);
    acting = actingAfter(auction, bid, bidder, acting);
    const leads = auction.leaderId === bid.bidderId;
    const gated = gatedOf(auction);
    if (leads && gated && bid.companyId !== undefined) context.tally?.lead(bid.companyId, gated);
    const receipt = (bid.amount === null ? left : own) as EntryRow;
    return acceptedResult(auction, receipt, own?.amount ?? 0, leads);
  };

  const decide = (bid: QueuedBid): BidResult => {
    const decision = decideBid(auction, bid, now, () => {
      const gated = gatedOf(auction);
      return gated && context.tally ? context.tally.whyNot(bid.companyId, gated, now) : null;
    });
    if (!decision.accepted) return refused(decision, auction);
    if (isAgainstColleague(bid, acting)) return refused({ because: "company_leads" }, auction);
    return accept(bid, decision);
  };

  const decideOnce = (bid: QueuedBid): BidResult => {
    if (bid.key === undefined) return decide(bid);
    const key = keyOf(bid.bidderId, bid.key);
    const use = {
      lotId: bid.lotId,
      amount: bid.amount ?? (0 as Paise),
      maximumMark: maximumMark(head.salt, bid, bid.key),
    };
    const earlier = keyUses.get(key) ?? context.keyUses.get(key);
    if (earlier)
      return isRetry(use, earlier)
        ? earlier.result
        : refused({ because: "idempotency_key_reused" }, auction);
    const result = decide(bid);
    // A question is no result: the bidder's answer comes under the same key.
    if (!result.accepted && isQuestion.has(result.because)) return result;
    keyUses.set(key, { ...use, result });
    return result;
  };

  const results = bids.map(decideOnce);
  return {
    results,
    auction,
    head,
    extended: auction.endsAt > locked.auction.endsAt,
    entries,
    flagged,
    maximums,
    acceptances,
    orders: [...orders.values()],
    keyUses,
  };
}

const isQuestion: ReadonlySet<string> = new Set(["confirm_unusual", "terms_changed"]);

const acceptanceOf = (
  { id, terms }: Auction,
  { bidderId, companyId }: Bidder,
  at: Date,
): TermsAcceptance[] =>
  terms === null
    ? []
    : [{ lot_id: id, bidder_id: bidderId, company_id: companyId, version: terms.version, at }];

/** Whether the market would bid for a colleague in answer: one company against itself. */
const isAgainstColleague = (bid: QueuedBid, acting: ActingMaximum | null): boolean =>
  acting !== null &&
  acting.companyId !== null &&
  acting.companyId === bid.companyId &&
  acting.bidderId !== bid.bidderId &&
  !takesBack(bid);

/** What the lot asks of its bidders' companies; null for nothing. */
export const gatedOf = ({ id, gate, endsAt }: Auction): Gated | null =>
  gate && { lotId: id, ...gate, endsAt };
