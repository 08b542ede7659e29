import type { ServerResponse } from "node:http";
import { setImmediate as nextTick } from "node:timers/promises";
import type { auctions } from "@rebale/contract";
import type { Bus } from "../../../platform/events.ts";
import { heartbeat } from "../domain/stream-frames.ts";
import type { ReadHeads } from "../live/subscribers.ts";

type Price = auctions.StreamPrice;
export type ReadPrices = (lotIds: readonly number[]) => Promise<readonly Price[]>;

export interface LivePriceSettings {
  /** Between two reads of what has moved: all that moves meanwhile is one read. */
  readonly paceMs: number;
  /** How often all watched lots are compared with the database: a message may be lost. */
  readonly reconcileMs: number;
  readonly heartbeatMs: number;
  readonly mostWatchers: number;
  /** Different lots that are watched on this node: who watches names them, also ones there are not. */
  readonly mostLots: number;
}
export const livePriceSettings: LivePriceSettings = {
  paceMs: 250,
  reconcileMs: 5_000,
  heartbeatMs: 15_000,
  mostWatchers: 20_000,
  mostLots: 100_000,
};

/** Bytes left unread at which a watcher is sent nothing more until it has read them. */
const PAUSE_AT = 16 * 1024;
/** Watchers written to in one turn of the event loop: bids and their results come in between. */
const SLICE = 250;
/** Lots in one read. */
const MOST_READ = 2_000;
/** An event, not a comment: a browser that hears none knows that its line is dead. */

interface Watched {
  readonly watchers: Set<Watcher>;
  seq: number;
  /** What watchers are sent; null until it is read, and of a lot that nobody may see. */
  frame: Buffer | null;
}
interface Watcher {
  readonly response: ServerResponse;
  /** Lots whose newest state it has not been sent. */
  readonly unsent: Set<number>;
  /** It had not read what it was sent at the last heartbeat. */
  stuck: boolean;
}

/** The prices that somebody on this node has in sight. */
export interface LivePrices {
  readonly count: number;
  readonly isFull: boolean;
  /** Sends these lots' prices now and whenever they move, until the connection ends. */
  watch(response: ServerResponse, lotIds: readonly number[]): void;
  close(): void;
}

/**
 * One copy of each watched lot's state, read by one query for all that has moved, whoever watches:
 * the database's work depends on the bids, not on the watchers. A watcher has a set of lots whose
 * newest state it lacks, so who is slow skips states and misses none.
 */
export function openLivePrices(
  bus: Bus,
  readPrices: ReadPrices,
  readHeads: ReadHeads,
  settings: LivePriceSettings = livePriceSettings,
): LivePrices {
  const lots = new Map<number, Watched>();
  const watchers = new Set<Watcher>();
  /** Lots to be read, each with the seq that was heard of. */
  const stale = new Map<number, number>();
  const waiting = new Set<Watcher>();
  let round: NodeJS.Timeout | undefined;
  let reading = false;
  let delivering = false;
  let closed = false;

  const readSoon = (inMs = settings.paceMs) => {
    if (!closed && !reading) round ??= setTimeout(() => void readStale(), inMs).unref();
  };

  const markStale = (lotId: number, seq: number) => {
    if (lots.has(lotId)) stale.set(lotId, Math.max(seq, stale.get(lotId) ?? 0));
  };

  /** What fails is read again in the next round. */
  const readStale = async () => {
    round = undefined;
    reading = true;
    try {
      const asked = [...stale.keys()].filter((id) => lots.has(id) || !stale.delete(id));
      const some = asked.slice(0, MOST_READ);
      if (some.length > 0) keep(some, await readPrices(some));
    } catch {
      // The database is away.
    } finally {
      reading = false;
      if (stale.size > 0) readSoon();
    }
  };

  const keep = (asked: readonly number[], prices: readonly Price[]) => {
    const found = new Map(prices.map((price) => [Number(price._id), price]));
    for (const lotId of asked) {
      const lot = lots.get(lotId);
      const price = found.get(lotId);
      // A bid that was heard of after the read began is read in the next round.
      if (!price || price.last_event_id >= (stale.get(lotId) ?? 0)) stale.delete(lotId);
      if (!lot || !price || (lot.frame && lot.seq >= price.last_event_id)) continue;
      lot.seq = price.last_event_id;
      lot.frame = Buffer.from(`event: price\ndata: ${JSON.stringify(price)}\n\n`);
      for (const watcher of lot.watchers) {
        watcher.unsent.add(lotId);
        waiting.add(watcher);
      }
    }
    void deliver();
  };

  const deliver = async () => {
    if (delivering) return;
    delivering = true;
    let written = 0;
    for (const watcher of waiting) {
      waiting.delete(watcher);
      // Who is behind is tried again at the next reconciliation.
      if (watcher.response.writableLength > PAUSE_AT) continue;
      const frames = [...watcher.unsent].flatMap((lotId) => lots.get(lotId)?.frame ?? []);
      watcher.unsent.clear();
      if (frames.length === 0) continue;
      watcher.response.write(Buffer.concat(frames));
      if (++written % SLICE === 0) await nextTick();
    }
    // In the same turn as the last look at `waiting`: nothing can come up in between.
    delivering = false;
  };

  const reconcile = async () => {
    for (const watcher of watchers) if (watcher.unsent.size > 0) waiting.add(watcher);
    void deliver();
    const ids = [...lots.keys()];
    for (let i = 0; i < ids.length; i += MOST_READ) {
      const heads = await readHeads(ids.slice(i, i + MOST_READ)).catch(
        () => new Map<number, number>(),
      );
      for (const [lotId, head] of heads) {
        const lot = lots.get(lotId);
        if (lot && (!lot.frame || head > lot.seq)) markStale(lotId, head);
      }
    }
    if (stale.size > 0) readSoon();
  };

  const beat = () => {
    for (const watcher of watchers) {
      const { response } = watcher;
      const behind = response.writableLength > PAUSE_AT;
      if (behind && watcher.stuck) response.destroy();
      else if (!behind) response.write(heartbeat);
      watcher.stuck = behind;
    }
  };

  const unsubscribe = bus.on("ledger", ({ lotId, seq }) => {
    markStale(lotId, seq);
    if (stale.size > 0) readSoon();
  });
  const timers = [
    setInterval(() => void reconcile(), settings.reconcileMs),
    setInterval(beat, settings.heartbeatMs),
  ];
  for (const timer of timers) timer.unref();

  const leave = (watcher: Watcher, lotIds: readonly number[]) => {
    watchers.delete(watcher);
    waiting.delete(watcher);
    for (const lotId of lotIds) {
      const lot = lots.get(lotId);
      if (lot?.watchers.delete(watcher) && lot.watchers.size === 0) lots.delete(lotId);
    }
  };

  return {
    get count() {
      return watchers.size;
    },
    get isFull() {
      return watchers.size >= settings.mostWatchers || lots.size >= settings.mostLots;
    },
    watch(response, lotIds) {
      if (response.destroyed || response.writableEnded) return;
      const watcher: Watcher = { response, unsent: new Set(lotIds), stuck: false };
      watchers.add(watcher);
      response.once("close", () => leave(watcher, lotIds));
      for (const lotId of lotIds) {
        const lot = lots.get(lotId) ?? { watchers: new Set(), seq: 0, frame: null };
        lot.watchers.add(watcher);
        lots.set(lotId, lot);
        if (!lot.frame) markStale(lotId, 0);
      }
      waiting.add(watcher);
      void deliver();
      if (stale.size > 0) readSoon(0);
    },
    close() {
      closed = true;
      unsubscribe();
      clearTimeout(round);
      for (const timer of timers) clearInterval(timer);
      for (const { response } of watchers) response.end();
    },
  };
}
