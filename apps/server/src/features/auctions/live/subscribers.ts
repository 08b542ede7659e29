import type { ServerResponse } from "node:http";
import type { Bus } from "../../../platform/events.ts";
import { heartbeat } from "../domain/stream-frames.ts";
import { Broadcast, type Subscriber } from "./broadcast.ts";
import { type ReadMissed, sharedReads } from "./catch-up.ts";
import { RoundRobinDelivery } from "./round-robin-delivery.ts";

declare module "../../../platform/events.ts" {
  interface Events {
    /** A lot's ledger grew: the new events, already as the stream sends them. */
    ledger: {
      lotId: number;
      from: number;
      seq: number;
      readonly frames: string;
      /** Whether all that happened is that somebody bid: a page may lack that for some seconds. */
      isOnlyBids?: boolean;
    };
  }
}

/** Where the ledgers of these lots end. */
export type ReadHeads = (lotIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

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
   * already is not added.
   * @param head the ledger's last entry as the caller has just read it
   */
  add(lotId: number, response: ServerResponse, seq: number, head: number): void;
  /** Compares every lot with the database and sends what a lost message left out. */
  reconcile(): Promise<void>;
  close(): void;
}

export function openSubscribers(
  bus: Bus,
  readMissed: ReadMissed,
  readHeads: ReadHeads,
  settings: SubscriberSettings = subscriberSettings,
): Subscribers {
  const byLot = new Map<number, Broadcast>();
  const shared = sharedReads(readMissed);
  const roundRobin = new RoundRobinDelivery();
  let count = 0;

  // What follows no entry is read from the ledger at once, also by a node of the version before.
  bus.shorten("ledger", ({ lotId, seq, isOnlyBids }) => ({
    ...(isOnlyBids && { isOnlyBids }),
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
    // The database is away: the next round tries again.
    const heads = await readHeads([...byLot.keys()]).catch(() => new Map<number, number>());
    for (const [lotId, head] of heads) byLot.get(lotId)?.reconcile(head);
  };

  const reconcileOne = async (lotId: number) => {
    const heads = await readHeads([lotId]).catch(() => new Map<number, number>());
    byLot.get(lotId)?.reconcile(heads.get(lotId) ?? 0);
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
    add(lotId, response, seq, head) {
      if (response.destroyed || response.writableEnded) return;
      const broadcast =
        byLot.get(lotId) ??
        new Broadcast(lotId, head, shared, { drainMs: settings.drainMs, roundRobin });
      byLot.set(lotId, broadcast);
      const subscriber: Subscriber = { response, seq, isWaiting: false, missed: null };
      count++;
      response.once("close", () => remove(lotId, broadcast, subscriber));
      broadcast.add(subscriber, head);
      // What came after the caller's read, a first subscriber's log has not heard of.
      if (broadcast.subscribers.size === 1) void reconcileOne(lotId);
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
