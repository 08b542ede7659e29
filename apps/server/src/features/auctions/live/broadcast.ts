import type { ServerResponse } from "node:http";
import { stopwatch } from "../../../platform/clock.ts";
import type { ReadMissed } from "./catch-up.ts";
import { type News, NewsLog } from "./news-log.ts";
import type { Delivery, RoundRobinDelivery } from "./round-robin-delivery.ts";

/** Somebody who reads one auction's stream. */
export interface Subscriber {
  readonly response: ServerResponse;
  /** The last ledger entry it was sent. */
  seq: number;
  /** For what it missed before the log begins, or until it has taken what it was sent. */
  isWaiting: boolean;
  /** What was read for it because the log begins later. */
  missed: News | null;
}

/**
 * Milliseconds from one delivery to the next, for each subscriber: 500 are told of a price ten
 * times a second. What comes up in between is one message, which costs each as much as one bid.
 */
const PACE_MS = 0.2;
const LONGEST_PACE_MS = 100;
/** Until a read that failed, or came too early for what was heard of, is tried again. */
const RETRY_MS = 100;

/**
 * One auction's subscribers. News goes into a log, and every subscriber is brought from its own
 * position to the log's head, entry by entry: nothing is skipped to be quicker. Whoever is behind
 * the log is helped by one read of the database that all who miss the same share.
 */
export class Broadcast implements Delivery {
  readonly subscribers = new Set<Subscriber>();
  readonly #log: NewsLog;
  readonly #lotId: number;
  readonly #readMissed: ReadMissed;
  readonly #drainMs: number;
  readonly #roundRobin: RoundRobinDelivery;
  /** The highest seq that was heard of, logged or not. */
  #heard: number;
  /** What subscribers at one position are sent: nearly all of them are at the same. */
  #packet: News | undefined;
  #delivering = false;
  #again = false;
  /** Of the delivery under way: who is still to be looked at, when it began, who was written to. */
  #left: Iterator<Subscriber> = [].values();
  #begun = 0;
  #written = 0;
  #filling = false;
  #retry: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param head the ledger's last entry when the first subscriber came
   * @param drainMs until a reader that does not take what it was sent is dropped
   * @param roundRobin shared by all auctions
   */
  constructor(
    lotId: number,
    head: number,
    readMissed: ReadMissed,
    { drainMs, roundRobin }: { drainMs: number; roundRobin: RoundRobinDelivery },
  ) {
    this.#lotId = lotId;
    this.#log = new NewsLog(head);
    this.#heard = head;
    this.#readMissed = readMissed;
    this.#drainMs = drainMs;
    this.#roundRobin = roundRobin;
  }

  /** @param head the ledger's last entry as the caller has read it; the log may be behind it */
  add(subscriber: Subscriber, head: number): void {
    this.subscribers.add(subscriber);
    // The others are where the log is: ten thousand that join look at themselves only.
    this.#bringUp(subscriber);
    this.#heard = Math.max(this.#heard, head);
    if (head > this.#log.head) void this.#fill();
  }

  publish(news: News): void {
    this.#heard = Math.max(this.#heard, news.seq);
    // With a gap, everything from it on is read from the database, this news included.
    if (this.#log.append(news)) this.#deliver();
    else void this.#fill();
  }

  /** Compares with the database's head: a message between nodes may have been lost. */
  reconcile(head: number): void {
    this.#heard = Math.max(this.#heard, head);
    if (head > this.#log.head) void this.#fill();
    else this.#deliver();
  }

  /** When its last subscriber has left: a read under way is not tried again. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#pause);
  }

  /** Reads what the log lacks, until it holds all that was heard of. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (this.#log.head < this.#heard) {
        const before = this.#log.head;
        const missed = await this.#readMissed(this.#lotId, before);
        if (missed && this.#log.append(missed)) this.#deliver();
        // A shared read may have begun before the entries were written.
        if (this.#log.head === before) return this.#tryAgain();
      }
    } catch {
      this.#tryAgain();
    } finally {
      this.#filling = false;
    }
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      void this.#fill();
      this.#deliver();
    }, RETRY_MS).unref();
  }

  /** One delivery at a time; what comes up meanwhile is delivered after it. */
  #deliver(): void {
    if (this.#delivering) {
      this.#again = true;
      return;
    }
    this.#delivering = true;
    this.#again = false;
    this.#left = this.subscribers.values();
    this.#begun = stopwatch();
    this.#written = 0;
    this.#roundRobin.add(this);
  }

  write(most: number): number {
    let written = 0;
    while (written < most) {
      const { done, value } = this.#left.next();
      if (done) break;
      if (this.#bringUp(value)) written++;
    }
    this.#written += written;
    if (written < most) this.#rest();
    return written;
  }

  /** Until the next delivery. The first news after a quiet time waits for nothing. */
  #rest(): void {
    const end = () => {
      this.#delivering = false;
      if (this.#again) this.#deliver();
    };
    const pace = Math.min(LONGEST_PACE_MS, this.#written * PACE_MS);
    const left = this.#begun + pace - stopwatch();
    if (left > 0) this.#pause = setTimeout(end, left).unref();
    else end();
  }

  /** @returns whether something was written */
  #bringUp(subscriber: Subscriber): boolean {
    const { response, missed } = subscriber;
    if (subscriber.isWaiting || subscriber.seq >= this.#log.head) return false;
    if (response.writableNeedDrain) {
      this.#awaitDrain(subscriber);
      return false;
    }
    const news = missed ?? this.#newsAfter(subscriber.seq);
    if (!news) {
      void this.#readMissedBy(subscriber);
      return false;
    }
    subscriber.missed = null;
    subscriber.seq = news.seq;
    response.write(news.frames);
    if (missed) this.#bringUp(subscriber);
    return true;
  }

  #newsAfter(seq: number): News | null {
    const { head } = this.#log;
    const from = seq + 1;
    if (this.#packet?.from === from && this.#packet.seq === head) return this.#packet;
    const news = this.#log.after(seq);
    if (!news) return null;
    const frames = Buffer.concat(news.map(({ bytes }) => bytes));
    this.#packet = { from, seq: head, frames };
    return this.#packet;
  }

  /**
   * A reader slower than its auction's news keeps its place and is sent the rest when it has taken
   * what it was sent: what waits for it is the log's, and the log's bytes are shared.
   */
  #awaitDrain(subscriber: Subscriber): void {
    const { response } = subscriber;
    subscriber.isWaiting = true;
    const dropped = setTimeout(() => response.destroy(), this.#drainMs).unref();
    response.once("drain", () => {
      clearTimeout(dropped);
      subscriber.isWaiting = false;
      this.#deliver();
    });
  }

  /** For who is behind the log; all who miss the same share one read. */
  async #readMissedBy(subscriber: Subscriber): Promise<void> {
    subscriber.isWaiting = true;
    // The database is away: tried again a little later.
    subscriber.missed = await this.#readMissed(this.#lotId, subscriber.seq).catch(() => null);
    subscriber.isWaiting = false;
    if (!subscriber.missed) return this.#tryAgain();
    this.#deliver();
    this.reconcile(subscriber.missed.seq);
  }
}
