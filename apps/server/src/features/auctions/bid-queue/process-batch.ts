import { lotValue, type Paise } from "@rebale/contract";
import {
  beginAgain,
  inTransaction,
  isRolledBack,
  type TxClient,
  violates,
} from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { bidsAccepted, bidsRefused } from "../../../platform/metrics.ts";
import { runOn } from "../../../platform/statement.ts";
import { type UsualRates, usualValue } from "../../price-board/index.ts";
import type { ActingMaximum } from "../domain/auction.ts";
import { limitOf } from "../domain/bid.rules.ts";
import {
  type BatchOutcome,
  decideBatch,
  type KeyUse,
  type QueuedBid,
} from "../domain/bid-batch.rules.ts";
import type { BidResult } from "../domain/bid-result.rules.ts";
import { streamFrames } from "../domain/stream-frames.ts";
import { type BiddingAuction, lockAuctions } from "../store/auction.store.ts";
import { actingMaximums, recordMaximums } from "../store/maximums.store.ts";
import {
  KEY_USED_TWICE,
  readBidContext,
  recordBatches,
  recordFlagged,
  recordKeyUses,
  verifiedBidders,
} from "./batch.store.ts";
import { NothingWritten } from "./bid-queue.ts";
import type { Gate, Locking } from "./gate.ts";
import type { MarkRelated } from "./related-bidders.ts";

/** What is asked of the bidders behind a batch. */
export interface BidChecks {
  readonly markRelated: MarkRelated;
  readonly openGate: Gate;
  /** Paise that an unverified company may bid. */
  readonly unverifiedMost: () => Promise<Paise>;
  /** What the price board says; kept in memory, so that no bid reads it. */
  readonly usualRates: () => Promise<UsualRates>;
}

interface ReadyChecks extends BidChecks {
  readonly ceiling: Paise;
  readonly usual: UsualRates;
}

interface Processed {
  readonly results: readonly BidResult[];
  readonly outcomes: readonly BatchOutcome[];
  readonly now: Date;
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
  const { results, outcomes, now } = await write(database, ready, queued).catch((error) => {
    // Another transaction has just used the key: now its use can be read.
    if (violates(error, KEY_USED_TWICE)) return write(database, ready, queued).catch(refuseWritten);
    return refuseWritten(error);
  });
  for (const outcome of outcomes) publishBids(bus, outcome, now);
  countResults(results);
  return results;
}

function refuseWritten(error: unknown): never {
  throw isRolledBack(error)
    ? new NothingWritten("The bids could not be written", { cause: error })
    : error;
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

const write = (
  database: Deps["database"],
  checks: ReadyChecks,
  bids: readonly QueuedBid[],
): Promise<Processed> =>
  inTransaction(database.pipelined, async (tx, sendLast) => {
    let decided = await decide(tx, checks, bids, "likely leaders");
    if (!decided.stands) {
      await beginAgain(tx);
      decided = await decide(tx, checks, bids, "all");
    }
    const { results, outcomes, now } = decided;
    await recordRare(tx, outcomes, decided.newUses);
    sendLast(() => recordBatches(tx, outcomes, now));
    return { results, outcomes, now };
  });

interface Decided extends Processed {
  readonly newUses: ReadonlyMap<string, KeyUse>;
  /** Whether what was locked and read is enough for what was decided. */
  readonly stands: boolean;
}

async function decide(
  tx: TxClient,
  { markRelated, openGate, ceiling, usual }: ReadyChecks,
  queued: readonly QueuedBid[],
  locking: Locking,
): Promise<Decided> {
  // Sent one behind the other: the clock is read after the locks, without a second round trip.
  const [locked, context, marked, early] = await Promise.all([
    lockAuctions(runOn(tx), [...new Set(queued.map((bid) => bid.lotId))]),
    readBidContext(tx, queued),
    markRelated(tx, queued),
    openGate.ahead(tx, queued, locking),
  ]);
  const bids = await markAboveCeiling(tx, ceiling, marked, locked);
  const gate = early ?? (await openGate.behind(tx, queued, locked));
  const acting = await readActing(tx, locked);
  const byLot = Map.groupBy(
    bids.map((bid, place) => ({ bid, place })),
    ({ bid }) => bid.lotId,
  );
  const keyUses = new Map(context.keyUses);
  const newUses = new Map<string, KeyUse>();
  const outcomes: BatchOutcome[] = [];
  const results: BidResult[] = [];
  for (const [lotId, asked] of byLot) {
    const auction = withUsual(usual, locked.get(lotId));
    const aliases = context.aliases.get(lotId) ?? new Map<number, number>();
    const outcome =
      auction &&
      decideBatch(
        auction,
        asked.map(({ bid }) => bid),
        {
          now: context.now,
          keyUses,
          aliases,
          acting: acting.get(lotId) ?? null,
          ...(gate && { tally: gate.tally }),
        },
      );
    for (const [i, { place }] of asked.entries())
      results[place] = outcome?.results[i] ?? lotNotFound;
    if (!outcome) continue;
    outcomes.push(outcome);
    for (const [key, use] of outcome.keyUses) {
      keyUses.set(key, use);
      newUses.set(key, use);
    }
  }
  return { results, outcomes, now: context.now, newUses, stands: gate?.stands() ?? true };
}

const withUsual = (usual: UsualRates, bidding: BiddingAuction | undefined) =>
  bidding && {
    head: bidding.head,
    auction: { ...bidding.auction, usualValue: usualValue(usual, bidding.goods) },
  };

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

const lotNotFound: BidResult = {
  accepted: false,
  because: "lot_not_found",
  nextBid: 0 as Paise,
};

/** What most batches have none of. */
async function recordRare(
  tx: TxClient,
  outcomes: readonly BatchOutcome[],
  newUses: ReadonlyMap<string, KeyUse>,
): Promise<void> {
  const flagged = outcomes.flatMap((outcome) => outcome.flagged);
  const maximums = outcomes.flatMap((outcome) => outcome.maximums);
  if (maximums.length > 0) await recordMaximums(tx, maximums);
  if (flagged.length > 0) await recordFlagged(tx, flagged);
  if (newUses.size > 0) await recordKeyUses(tx, newUses);
}

/** Publishes a committed batch to subscribers, here and on other nodes. */
function publishBids(
  bus: Deps["bus"],
  { entries, auction, extended }: BatchOutcome,
  now: Date,
): void {
  const first = entries[0];
  const last = entries.at(-1);
  if (!first || !last) return;
  const frames = streamFrames(entries, auction, now, { extended });
  bus.publish("ledger", { lotId: auction.id, from: first.seq, seq: last.seq, frames });
}

function countResults(results: readonly BidResult[]): void {
  for (const result of results) {
    if (result.accepted) bidsAccepted.inc();
    else bidsRefused.inc({ because: result.because });
  }
}
