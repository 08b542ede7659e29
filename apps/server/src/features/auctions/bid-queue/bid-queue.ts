import { setImmediate as nextTick } from "node:timers/promises";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { batches, queuedBids, traced } from "../../../platform/tracing/channels.ts";
import type { QueuedBid } from "../domain/bids/bid-batch.rules.ts";
import type { BidResult } from "../domain/bids/bid-result.rules.ts";

/** Decides a batch in one transaction; results in the order of the bids. */
export type ProcessBatch = (bids: readonly QueuedBid[]) => Promise<readonly BidResult[]>;

interface Job {
  readonly bid: QueuedBid;
  readonly resolve: (result: BidResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The bids of this node, in one queue for each auction. While a batch is being written the next
 * bids gather; a free worker takes what is queued for several auctions and has it decided together.
 * An auction belongs to one worker at a time, so its bids are decided in order of arrival.
 */
export interface BidQueue {
  /** @throws Problem too_busy, NothingWritten, or an error that leaves open whether the bid stands */
  enqueue(bid: QueuedBid): Promise<BidResult>;
  /** Bids that wait, for metrics. */
  waiting(): number;
  /** Resolves when every bid has its result. */
  settled(): Promise<void>;
}

export interface BidQueueSettings {
  /** Transactions at once: each takes a connection. */
  readonly workers: number;
  /** Bids in one transaction at most. */
  readonly batch: number;
  /** Bids that may wait for one auction; more are refused as busy. */
  readonly limit: number;
}
export const bidQueueSettings: BidQueueSettings = { workers: 3, batch: 512, limit: 20_000 };

/** Bids from which on a transaction is worth its way; fewer wait a moment after a large batch. */
const LARGE_BATCH = 16;
const GATHER_MS = 1;
/** Results given in one tick of the event loop: in between, the database's replies are read. */
const SLICE = 16;

/** The transaction failed and surely left nothing, so that its bids may be decided again. */
export class NothingWritten extends Error {
  override readonly name = "NothingWritten";
}

export function createBidQueue(
  processBatch: ProcessBatch,
  { workers, batch, limit }: BidQueueSettings = bidQueueSettings,
): BidQueue {
  const queues = new Map<number, Job[]>();
  const busy = new Set<number>();
  const whenSettled: (() => void)[] = [];
  let free = workers;
  let waiting = 0;
  let unanswered = 0;
  let scheduled = false;
  let lastWasLarge = false;

  const takeBatch = (): Job[] => {
    const taken: Job[] = [];
    for (const [lotId, jobs] of queues) {
      if (busy.has(lotId)) continue;
      const some = jobs.splice(0, batch - taken.length);
      if (jobs.length === 0) queues.delete(lotId);
      busy.add(lotId);
      taken.push(...some);
      if (taken.length >= batch) break;
    }
    waiting -= taken.length;
    return taken;
  };

  const startWorkers = (): void => {
    while (free > 0) {
      const jobs = takeBatch();
      if (jobs.length === 0) return;
      void work(jobs);
    }
  };

  const work = async (jobs: readonly Job[]): Promise<void> => {
    lastWasLarge = jobs.length >= LARGE_BATCH;
    free--;
    const settle = await settledBy(processBatch, jobs);
    free++;
    for (const { bid } of jobs) busy.delete(bid.lotId);
    // Before the results are given: the database works on the next bids meanwhile.
    const isMoreSent = waiting >= LARGE_BATCH;
    if (isMoreSent) startWorkers();
    for (const [index, settleOne] of settle.entries()) {
      if (index % SLICE === 0 && (index > 0 || isMoreSent)) await nextTick();
      settleOne();
    }
    schedule();
    unanswered -= jobs.length;
    if (unanswered === 0) for (const resolve of whenSettled.splice(0)) resolve();
  };

  /**
   * Not at once: the requests of one burst arrive over some ticks of the event loop and are taken
   * together. After a large batch its bidders all come back at the same time; a millisecond then
   * saves half of the transactions.
   */
  const schedule = (): void => {
    if (scheduled || waiting === 0) return;
    scheduled = true;
    const start = () => {
      scheduled = false;
      startWorkers();
    };
    if (lastWasLarge) setTimeout(start, GATHER_MS);
    else setImmediate(start);
  };

  const queue = (bid: QueuedBid) =>
    new Promise<BidResult>((resolve, reject) => {
      const jobs = queues.get(bid.lotId) ?? [];
      if (jobs.length >= limit) return reject(new Problem("too_busy", { retryAfter: 1 }));
      jobs.push({ bid, resolve, reject });
      queues.set(bid.lotId, jobs);
      waiting++;
      unanswered++;
      schedule();
    });

  return {
    enqueue: (bid) => traced(queuedBids, { bid }, () => queue(bid)),
    waiting: () => waiting,
    settled: () =>
      unanswered === 0
        ? Promise.resolve()
        : new Promise((resolve) => void whenSettled.push(resolve)),
  };
}

/**
 * How to settle each job. One auction whose bids cannot be written is no trouble for the others:
 * they are decided apart.
 */
async function settledBy(
  processBatch: ProcessBatch,
  jobs: readonly Job[],
): Promise<(() => void)[]> {
  try {
    const bids = jobs.map((job) => job.bid);
    const results = await traced(batches, { bids }, async () => processBatch(bids));
    return jobs.map((job, index) => () => job.resolve(results[index] as BidResult));
  } catch (error) {
    const byLot = Map.groupBy(jobs, (job) => job.bid.lotId);
    if (byLot.size === 1 || !(error instanceof NothingWritten))
      return jobs.map((job) => () => job.reject(error));
    const settled = [];
    for (const own of byLot.values()) settled.push(...(await settledBy(processBatch, own)));
    return settled;
  }
}
