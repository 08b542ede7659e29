import { lotValue, type Paise } from "@rebale/contract";
import { holdOf } from "@rebale/contract/listings/deposit-hold";
import type { CapacityUsage, RestrictedLot } from "../../../authorisations/index.ts";
import type { LeadUsage } from "../../../lead-caps/index.ts";
import type { DepositUsage } from "../../../wallet/index.ts";
import type { ActingMaximum, Auction, LedgerHead, NewBid } from "../auction.ts";
import { AUTOMATIC, type EntryRow, TIE } from "../ledger/ledger-chain.rules.ts";
import { LedgerDraft, type TermsAcceptance } from "../ledger/ledger-draft.rules.ts";
import type { OrderChange } from "../sale/order-change.rules.ts";
import { type Bidder, leads } from "../sale/party.rules.ts";
import type { TenderParts, TenderRow } from "../tender-rows.ts";
import { decideBid, limitOf } from "./bid.rules.ts";
import { acceptedResult, type BidResult, refused, unchangedResult } from "./bid-result.rules.ts";
import type { FlaggedBid } from "./flagged-bid.rules.ts";
import { isRetry, type KeyUse } from "./key-use.rules.ts";
import {
  actingAfter,
  changesNothing,
  type MaximumRow,
  maximumMark,
  placeUnder,
} from "./maximum.rules.ts";

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
  /** Aliases by party. */
  readonly aliases: ReadonlyMap<number, number>;
  /** The maximum of who leads, if it can still act. */
  readonly acting?: ActingMaximum | null;
  /** How the bidding companies stand; asked only where the lot asks for an authorisation. */
  readonly usage?: CapacityUsage;
  /** How their deposits stand; asked only where the lot asks for one. */
  readonly deposits?: DepositUsage;
  /** The leads of those of them with a cap. */
  readonly leads?: LeadUsage;
  /** The parts that companies have in a lot that is sold by tender. */
  readonly parts?: TenderParts;
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
  /** The last of each company. */
  readonly tenders: readonly TenderRow[];
  /** For the office to look at; hardly ever any. */
  readonly flagged: readonly FlaggedBid[];
  readonly keyUses: KeyUses;
}

/** A batch while it is decided. */
interface Deciding {
  readonly draft: LedgerDraft;
  readonly context: BatchContext;
  /** The maximum of who leads, as the bids of this batch leave it. */
  acting: ActingMaximum | null;
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
  const draft = new LedgerDraft(locked, context);
  const deciding: Deciding = { draft, context, acting: context.acting ?? null };
  const decided = decideEach(draft, bids, context, (bid) => decide(deciding, bid));
  const extended = draft.auction.endsAt > locked.auction.endsAt;
  return { ...draftedBy(draft), ...decided, extended, tenders: [] };
}

/** All that a draft has written. */
export const draftedBy = (draft: LedgerDraft) => ({
  auction: draft.auction,
  head: draft.head,
  entries: draft.entries,
  flagged: draft.flagged,
  maximums: draft.maximums,
  acceptances: draft.acceptances,
  orders: [...draft.orders.values()],
});

/** Each in its turn; one whose key was used gets the result of that use. */
export function decideEach(
  draft: LedgerDraft,
  bids: readonly QueuedBid[],
  context: Pick<BatchContext, "keyUses">,
  decide: (bid: QueuedBid) => BidResult,
): Pick<BatchOutcome, "results" | "keyUses"> {
  const newUses = new Map<string, KeyUse>();
  const decideOnce = (bid: QueuedBid): BidResult => {
    if (bid.key === undefined) return decide(bid);
    const key = keyOf(bid.bidderId, bid.key);
    const use = useOf(draft, bid, bid.key);
    const earlier = newUses.get(key) ?? context.keyUses.get(key);
    if (earlier)
      return isRetry(use, earlier, bid.tender?.marks)
        ? earlier.result
        : refused({ because: "idempotency_key_reused" }, draft.auction);
    const result = decide(bid);
    // A question is no result: the bidder's answer comes under the same key.
    if (!result.accepted && isQuestion.has(result.because)) return result;
    newUses.set(key, { ...use, result });
    return result;
  };
  return { results: bids.map(decideOnce), keyUses: newUses };
}

/** Nothing is written of a tender's amount but a mark that nobody can try amounts on. */
const useOf = ({ head }: LedgerDraft, bid: QueuedBid, key: string): Omit<KeyUse, "result"> => ({
  lotId: bid.lotId,
  amount: bid.tender ? NOTHING : (bid.amount ?? NOTHING),
  maximumMark: bid.tender ? (bid.tender.marks[0] ?? "") : maximumMark(head.salt, bid, key),
});

function decide(deciding: Deciding, asked: QueuedBid): BidResult {
  const { auction } = deciding.draft;
  const { now, usage, deposits, leads: led } = deciding.context;
  const ownAlias = deciding.draft.aliasOf(asked);
  const bid = { ...asked, alias: ownAlias ?? auction.bidderCount + 1 };
  const decision = decideBid(auction, bid, now, {
    whyGated() {
      const restricted = restrictedLotOf(auction);
      return restricted && usage ? usage.whyNot(bid.companyId, restricted, now) : null;
    },
    whyNotCovered() {
      if (!auction.deposit || !deposits) return null;
      const hold = holdAt(auction, offeredBy(auction, bid, deciding.acting));
      return deposits.whyNotCovered(bid.companyId, auction.id, hold);
    },
    whyCapped() {
      if (!led) return null;
      const offered = offeredBy(auction, bid, deciding.acting) as Paise;
      return led.whyNot(bid.companyId, auction.id, lotValue(offered, auction.units));
    },
  });
  return decision.accepted
    ? accept(deciding, bid, decision, ownAlias !== undefined)
    : refused(decision, auction);
}

function accept(
  deciding: Deciding,
  bid: QueuedBid & { readonly alias: number },
  decision: { endsAt: Date; extended: boolean },
  hasPart: boolean,
): BidResult {
  const { draft, context, acting } = deciding;
  const { alias } = bid;
  if (changesNothing(draft.auction, bid, { acting, hasPart })) {
    const hold = leads(draft.auction, bid) ? heldBy(draft.auction, acting) : NOTHING;
    return unchangedResult(draft.auction, hasPart ? alias : null, { now: context.now, hold });
  }
  const bidder = { bidderId: bid.bidderId, alias, companyId: bid.companyId ?? null };
  draft.open();
  // Terms are fixed once the ledger has begun, but for a change of the lot.
  if (!hasPart || draft.auction.corrigenda > 0) draft.acceptTerms(bidder);
  draft.admit(alias, decision, bid.maximum !== undefined);
  const left = bid.maximum && draft.writeMaximum(bidder, bid.maximum);
  const own = place(deciding, bid, bidder);
  deciding.acting = actingAfter(draft.auction, bid, bidder, acting);
  const { auction } = draft;
  const isLeader = leads(auction, bidder);
  const restricted = restrictedLotOf(auction);
  if (isLeader && restricted && bid.companyId !== undefined)
    context.usage?.setLeader(bid.companyId, restricted);
  const hold = isLeader ? heldBy(auction, deciding.acting) : NOTHING;
  if (isLeader && auction.deposit) context.deposits?.setLeader(bidder.companyId, auction.id, hold);
  if (isLeader)
    context.leads?.setLeader(bidder.companyId, auction.id, worth(auction, deciding.acting));
  const receipt = (bid.amount === null ? left : own) as EntryRow;
  return acceptedResult(auction, receipt, own?.amount ?? 0, { leads: isLeader, hold });
}

const NOTHING = 0 as Paise;

/** The hold of a bid of so much on the deposit, in paise. */
export const holdAt = ({ deposit, units }: Auction, amount: number): Paise =>
  holdOf(deposit, lotValue(amount as Paise, units));

/** The leader's amount: the market bids up to their maximum. */
const boundTo = (auction: Auction, acting: ActingMaximum | null): Paise =>
  Math.max(auction.highest, acting?.amount ?? 0) as Paise;
const heldBy = (auction: Auction, acting: ActingMaximum | null): Paise =>
  holdAt(auction, boundTo(auction, acting));
/** The most that the whole lot may cost the leader. */
const worth = (auction: Auction, acting: ActingMaximum | null): Paise =>
  lotValue(boundTo(auction, acting), auction.units);

/** The most that a bidder is bound to by this bid: one who leads by what they lead at, too. */
function offeredBy(auction: Auction, bid: NewBid, acting: ActingMaximum | null): number {
  if (!leads(auction, bid)) return limitOf(bid);
  const kept = bid.maximum ? 0 : (acting?.amount ?? 0);
  return Math.max(limitOf(bid), auction.highest, kept);
}

/** The bidder's own bid and, where the leader's maximum is not beaten, its answer. */
function place({ draft, acting }: Deciding, bid: QueuedBid, bidder: Bidder): EntryRow | null {
  const { own, answer } = placeUnder(draft.auction, bid, acting);
  if (own === null) return null;
  if (acting && answer === own) {
    draft.writeBid(acting, answer, AUTOMATIC);
    return draft.writeBid(bidder, own, TIE);
  }
  const entry = draft.writeBid(bidder, own, own === bid.amount ? "" : AUTOMATIC);
  if (acting && answer !== null) draft.writeBid(acting, answer, AUTOMATIC);
  return entry;
}

const isQuestion: ReadonlySet<string> = new Set([
  "confirm_unusual",
  "terms_changed",
  "lot_changed",
]);

/** The lot's demand on its bidders' companies; null for none. */
export const restrictedLotOf = ({ id, requirement, endsAt }: Auction): RestrictedLot | null =>
  requirement && { lotId: id, ...requirement, endsAt };
