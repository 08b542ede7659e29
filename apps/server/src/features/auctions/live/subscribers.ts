import type { ServerResponse } from "node:http";
import type { Bus } from "../../../platform/events.ts";
import { heartbeat } from "../domain/stream-frames.ts";
import { Broadcast, type Subscriber } from "./broadcast.ts";
import { type ReadMissed, sharedReads } from "./catch-up.ts";
import type { LedgerEnd } from "./news-log.ts";
import { RoundRobinDelivery } from "./round-robin-delivery.ts";

declare module "../../../platform/events.ts" {
  interface Events {
    /** A lot's ledger grew: the new events, already as the stream sends them. */
    ledger: {
      lotId: number;
      from: number;
      seq: number;
      readonly frames: string;
      /** Hashes of the entry before them and of their last. */
      readonly previous?: string;
      readonly hash?: string;
      /** Whether all that happened is that somebody bid: a page may lack that for some seconds. */
      isOnlyBids?: boolean;
    };
  }
}

/** Where the ledgers of these lots end. */
export type ReadEnds = (lotIds: readonly number[]) => Promise<ReadonlyMap<number, LedgerEnd>>;

export interface SubscriberSettings {
  readonly heartbeatMs: number;
  /** How often the lots are compared with the database: a message between nodes may be lost. */
  readonly reconcileMs: number;
  /** Until a reader that does not take what it was sent is dropped; it may come back. */
  readonly drainMs: number;
  readonly mostSubscribers: number;
}
export const subscriberSettings: SubscriberSettings = {
  heartbeatMs: 15_000,
  reconcileMs: 5_000,
  drainMs: 15_000,
  mostSubscribers: 20_000,
};

/** The subscribers of this node: every frame is made once and written to all. */
export interface Subscribers {
  readonly count: number;
  readonly isFull: boolean;
  /**
   * Adds a reader that has seen everything up to `seq`, and brings it up to date. One that has left
   * already is not added; one that has seen more than there is is told to read its page again.
   * @param end of the ledger as the caller has just read it
   */
  add(lotId: number, response: ServerResponse, seq: number, end: LedgerEnd): void;
  /** Compares every lot with the database and sends what a lost message left out. */
  reconcile(): Promise<void>;
  close(): void;
}

export function openSubscribers(
  bus: Bus,
  readMissed: ReadMissed,
  readEnds: ReadEnds,
  settings: SubscriberSettings = subscriberSettings,
): Subscribers {
  const byLot = new Map<number, Broadcast>();
  const reads = {
    readMissed: sharedReads(readMissed),
    // The database is away: the next round tries again.
    readEnd: async (lotId: number) => (await readEnds([lotId]).catch(() => undefined))?.get(lotId),
  };
  const roundRobin = new RoundRobinDelivery();
  let count = 0;

  // What follows no entry is read from the ledger at once, also by a node of the version before.
  bus.shorten("ledger", ({ lotId, seq, hash, isOnlyBids }) => ({
    ...(isOnlyBids && { isOnlyBids }),
    ...(hash && { hash }),
    lotId,
    seq,
    from: 0,
    frames: "",
  }));
  const unsubscribe = bus.on("ledger", (news) => byLot.get(news.lotId)?.publish(news));

  const remove = (lotId: number, broadcast: Broadcast, subscriber: Subscriber) => {
    if (!broadcast.subscribers.delete(subscriber)) return;
    count--;
    if (broadcast.subscribers.size > 0 || byLot.get(lotId) !== broadcast) return;
    broadcast.close();
    byLot.delete(lotId);
  };

  const beat = () => {
    const all = [...byLot.values()].flatMap((broadcast) => [...broadcast.subscribers]);
    const write = (most: number) => {
      const some = all.splice(0, most);
      for (const { response } of some) if (!response.writableNeedDrain) response.write(heartbeat);
      return some.length;
    };
    roundRobin.add({ write });
  };

  const reconcile = async () => {
    if (byLot.size === 0) return;
    const known = new Map([...byLot].map(([lotId, broadcast]) => [lotId, broadcast.known]));
    // The database is away: the next round tries again.
    const ends = await readEnds([...known.keys()]).catch(() => new Map<number, LedgerEnd>());
    for (const [lotId, before] of known) {
      const end = ends.get(lotId);
      if (end) byLot.get(lotId)?.reconcile(end, before);
    }
  };

  const timers = [
    setInterval(beat, settings.heartbeatMs),
    setInterval(() => void reconcile(), settings.reconcileMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    get count() {
      return count;
    },
    get isFull() {
      return count >= settings.mostSubscribers;
    },
    add(lotId, response, seq, end) {
      if (response.destroyed || response.writableEnded) return;
      const broadcast =
        byLot.get(lotId) ??
        new Broadcast(lotId, end, reads, { drainMs: settings.drainMs, roundRobin });
      byLot.set(lotId, broadcast);
      count++;
      const subscriber = broadcast.add(response, seq, end);
      response.once("close", () => remove(lotId, broadcast, subscriber));
      // What came after the caller's read, a first subscriber's log has not heard of.
      if (broadcast.subscribers.size === 1) void broadcast.check();
    },
    reconcile,
    close() {
      unsubscribe();
      for (const timer of timers) clearInterval(timer);
      for (const broadcast of byLot.values()) {
        broadcast.close();
        for (const { response } of broadcast.subscribers) response.end();
      }
    },
  };
}
