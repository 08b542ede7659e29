import { lotValue, type Paise } from "@rebale/contract";
import { takesTenders } from "@rebale/contract/auctions/format-facts";
import {
  beginAgain,
  inTransaction,
  isRolledBack,
  type TxClient,
  violates,
} from "../../../platform/db/db.ts";
import { runOn } from "../../../platform/db/statement.ts";
import type { Deps } from "../../../platform/deps.ts";
import { bidsAccepted, bidsRefused } from "../../../platform/metrics.ts";
import { findOtherEventLots } from "../../events/index.ts";
import type { UsualRates } from "../../price-board/index.ts";
import type { ActingMaximum } from "../domain/auction.ts";
import { limitOf } from "../domain/bids/bid.rules.ts";
import type { BatchOutcome, QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";
import type { KeyUse } from "../domain/bids/key-use.rules.ts";
import { type BiddingAuction, lockAuctions } from "../store/auction.store.ts";
import { actingMaximums, recordMaximums } from "../store/maximums.store.ts";
import { recordTenders, tenderParts } from "../store/tenders/tenders.store.ts";
import { recordAcceptances } from "../store/terms.store.ts";
import { recordFollowers } from "../store/views/following.store.ts";
import {
  KEY_USED_TWICE,
  readBidContext,
  recordBatches,
  recordFlagged,
  recordKeyUses,
  verifiedBidders,
} from "./batch.store.ts";
import { NothingWritten } from "./bid-queue.ts";
import { type Decided, decideLots, type Processed, type Read, type Scope } from "./decide-lots.ts";
import type { EligibilityReader } from "./eligibility.ts";
import { publishBids, publishMove } from "./publish-batch.ts";
import type { MarkRelated } from "./related-bidders.ts";

/** The checks of the bidders behind a batch. */
export interface BidChecks {
  readonly markRelated: MarkRelated;
  readonly eligibilityReader: EligibilityReader;
  /** Paise that an unverified company may bid. */
  readonly unverifiedMost: () => Promise<Paise>;
  /** The price board's, cached in memory, so that no bid reads it. */
  readonly usualRates: () => Promise<UsualRates>;
}

interface ReadyChecks extends BidChecks {
  readonly ceiling: Paise;
  readonly usual: UsualRates;
}

/**
 * One transaction for what waits on several auctions: lock the rows, read the clock, decide in
 * order, record.
 * @throws NothingWritten when the database refused; any other failure leaves open whether the bids
 * stand
 */
export async function processBatch(
  { database, bus }: Pick<Deps, "database" | "bus">,
  checks: BidChecks,
  queued: readonly QueuedBid[],
): Promise<readonly BidResult[]> {
  const [ceiling, usual] = await Promise.all([checks.unverifiedMost(), checks.usualRates()]);
  const ready = { ...checks, ceiling, usual };
  const written = await write(database, ready, queued).catch((error) => {
    // Another transaction has just used the key: now its use can be read.
    if (violates(error, KEY_USED_TWICE)) return write(database, ready, queued).catch(refuseWritten);
    return refuseWritten(error);
  });
  const { results, outcomes, now } = written;
  for (const outcome of outcomes) publishBids(bus, outcome, now);
  for (const { entries } of written.followers) publishMove(bus, entries, written.locked, now);
  countResults(results);
  return results;
}

function refuseWritten(error: unknown): never {
  throw isRolledBack(error)
    ? new NothingWritten("The bids could not be written", { cause: error })
    : error;
}

const write = (
  database: Deps["database"],
  checks: ReadyChecks,
  bids: readonly QueuedBid[],
): Promise<Processed> =>
  inTransaction(database.pipelined, async (tx, sendLast) => {
    const decided = await decideLocked(tx, checks, bids);
    const { results, outcomes, now, followers } = decided;
    await recordRare(tx, outcomes, decided.newUses);
    if (followers.length > 0) await recordFollowers(tx, followers);
    sendLast(() => recordBatches(tx, outcomes, now));
    return { results, outcomes, now, followers, locked: decided.locked };
  });

/**
 * Begins again with more locks as long as what was decided asks for them: with those of all
 * companies, and of an event, which has these too and asks for none. The time that passes in
 * between may be what makes a bid a late one.
 */
async function decideLocked(
  tx: TxClient,
  checks: ReadyChecks,
  bids: readonly QueuedBid[],
): Promise<Decided> {
  let decided = await decide(tx, checks, bids, "likely leaders");
  while (!decided.isFinal) {
    await beginAgain(tx);
    decided = await decide(tx, checks, bids, decided.movesOthers ? "event" : "all");
  }
  return decided;
}

const decide = async (
  tx: TxClient,
  checks: ReadyChecks,
  queued: readonly QueuedBid[],
  scope: Scope,
): Promise<Decided> =>
  decideLots(await lockAndRead(tx, checks, queued, scope), checks.usual, scope);

async function lockAndRead(
  tx: TxClient,
  { markRelated, eligibilityReader, ceiling }: ReadyChecks,
  queued: readonly QueuedBid[],
  scope: Scope,
): Promise<Read> {
  const lotIds = [...new Set(queued.map((bid) => bid.lotId))];
  const eventLots = scope === "event" ? await findOtherEventLots(tx, lotIds) : [];
  const locking = scope === "event" ? "all" : scope;
  // Sent one behind the other: the clock is read after the locks, without a second round trip.
  const [locked, context, marked, early] = await Promise.all([
    lockAuctions(runOn(tx), [...new Set([...lotIds, ...eventLots.map(({ lotId }) => lotId)])]),
    readBidContext(tx, queued),
    markRelated(tx, queued),
    eligibilityReader.beforeLock(tx, queued, locking),
  ]);
  const bids = await markAboveCeiling(tx, ceiling, marked, locked);
  const eligibility = await eligibilityReader.afterLock(
    tx,
    queued,
    { auctions: locked, capped: context.capped },
    early,
  );
  const acting = await readActing(tx, locked);
  const parts = await readParts(tx, locked);
  return { bids, locked, eventLots, context, eligibility, acting, parts };
}

/** Lots that are sold by tender alone cost this round trip. */
async function readParts(
  tx: TxClient,
  locked: ReadonlyMap<number, BiddingAuction>,
): Promise<Read["parts"]> {
  const sealed = [...locked.values()].filter(({ auction }) => takesTenders(auction.format.kind));
  return sealed.length > 0
    ? await tenderParts(
        tx,
        sealed.map(({ auction }) => auction.id),
      )
    : new Map();
}

/** Most auctions have no maximums, and cost no round trip. */
async function readActing(
  tx: TxClient,
  locked: ReadonlyMap<number, BiddingAuction>,
): Promise<ReadonlyMap<number, ActingMaximum>> {
  const lotIds = [...locked.values()]
    .filter(({ auction }) => auction.hasMaximums)
    .map(({ auction }) => auction.id);
  return lotIds.length > 0 ? actingMaximums(tx, lotIds) : new Map();
}

/** Rows that most batches have none of. */
async function recordRare(
  tx: TxClient,
  outcomes: readonly BatchOutcome[],
  newUses: ReadonlyMap<string, KeyUse>,
): Promise<void> {
  const flagged = outcomes.flatMap((outcome) => outcome.flagged);
  const maximums = outcomes.flatMap((outcome) => outcome.maximums);
  const acceptances = outcomes.flatMap((outcome) => outcome.acceptances);
  const tenders = outcomes.flatMap((outcome) => outcome.tenders);
  if (tenders.length > 0) await recordTenders(tx, tenders);
  if (acceptances.length > 0) await recordAcceptances(tx, acceptances);
  if (maximums.length > 0) await recordMaximums(tx, maximums);
  if (flagged.length > 0) await recordFlagged(tx, flagged);
  if (newUses.size > 0) await recordKeyUses(tx, newUses);
}

function countResults(results: readonly BidResult[]): void {
  let accepted = 0;
  for (const result of results) {
    if (result.accepted) accepted++;
    else bidsRefused.inc({ because: result.because });
  }
  bidsAccepted.inc(accepted);
}

/**
 * Marks bids that are larger than an unverified company may place. Hardly any is that large, and
 * what the lot costs at a rate is known with its lock.
 */
async function markAboveCeiling(
  tx: TxClient,
  ceiling: Paise,
  bids: readonly QueuedBid[],
  auctions: ReadonlyMap<number, BiddingAuction>,
): Promise<readonly QueuedBid[]> {
  const isLarge = (bid: QueuedBid) =>
    lotValue(limitOf(bid), auctions.get(bid.lotId)?.auction.units ?? null) > ceiling;
  const large = bids.filter(isLarge);
  if (large.length === 0) return bids;
  const verified = await verifiedBidders(
    tx,
    large.map((bid) => bid.bidderId),
  );
  return bids.map((bid) =>
    isLarge(bid) && !verified.has(bid.bidderId) ? { ...bid, aboveCeiling: true } : bid,
  );
}
