import type { ServerResponse } from "node:http";
import { stopwatch } from "../../../platform/clock.ts";
import type { ReadMissed } from "./catch-up.ts";
import type { Delivery, DeliveryTurns } from "./delivery-turns.ts";
import { type News, NewsLog } from "./news-log.ts";

/** Somebody who reads one auction's stream. */
export interface Subscriber {
  readonly response: ServerResponse;
  /** The last ledger entry it was sent. */
  seq: number;
  /** What it missed before the log begins is being read. */
  reading: boolean;
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
 * Bytes that one subscriber is sent at once. Of more that has come up meanwhile the newest is sent:
 * the price and the count are right, and the ids show that the history has the rest.
 */
const MOST_SENT = 16 * 1024;

/**
 * One auction's subscribers. News goes into a log, and every subscriber is brought from its own
 * position to the log's head; whoever is behind the log is helped by one read of the database that
 * all who miss the same share.
 */
export class Broadcast implements Delivery {
  readonly subscribers = new Set<Subscriber>();
  readonly #log: NewsLog;
  readonly #lotId: number;
  readonly #readMissed: ReadMissed;
  readonly #mostLag: number;
  readonly #turns: DeliveryTurns;
  /** The highest seq that was heard of, logged or not. */
  #heard: number;
  /** What subscribers at one position are sent: nearly all of them are at the same. */
  #packet: { from: number; head: number; bytes: Buffer } | undefined;
  #delivering = false;
  #again = false;
  /** Of the delivery under way: who is still to be looked at, when it began, who was written to. */
  #left: Iterator<Subscriber> = [].values();
  #begun = 0;
  #written = 0;
  #filling = false;
  #retry: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;

  /**
   * @param head the ledger's last entry when the first subscriber came
   * @param mostLag bytes that a reader may leave unread before it is dropped
   * @param turns shared by all auctions
   */
  constructor(
    lotId: number,
    head: number,
    readMissed: ReadMissed,
    { mostLag, turns }: { mostLag: number; turns: DeliveryTurns },
  ) {
    this.#lotId = lotId;
    this.#log = new NewsLog(head);
    this.#heard = head;
    this.#readMissed = readMissed;
    this.#mostLag = mostLag;
    this.#turns = turns;
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

  close(): void {
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
    this.#turns.add(this);
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
    if (subscriber.reading || subscriber.seq >= this.#log.head) return false;
    const bytes = this.#bytesAfter(subscriber.seq);
    if (!bytes) {
      void this.#catchUp(subscriber);
      return false;
    }
    subscriber.seq = this.#log.head;
    this.#write(subscriber, bytes);
    return true;
  }

  #bytesAfter(seq: number): Buffer | null {
    const { head } = this.#log;
    if (this.#packet?.from === seq && this.#packet.head === head) return this.#packet.bytes;
    const news = this.#log.after(seq);
    if (!news) return null;
    const newest = news.length - 1;
    let first = newest;
    for (let size = 0; first >= 0; first--) {
      size += news[first]?.bytes.length ?? 0;
      if (size > MOST_SENT && first < newest) break;
    }
    const bytes = Buffer.concat(news.slice(first + 1).map((piece) => piece.bytes));
    this.#packet = { from: seq, head, bytes };
    return bytes;
  }

  /** For who is behind the log; all who miss the same share one read. */
  async #catchUp(subscriber: Subscriber): Promise<void> {
    subscriber.reading = true;
    // The database is away: tried again a little later.
    const missed = await this.#readMissed(this.#lotId, subscriber.seq).catch(() => null);
    subscriber.reading = false;
    if (!missed) return this.#tryAgain();
    if (subscriber.response.destroyed) return;
    subscriber.seq = missed.seq;
    this.#write(subscriber, missed.frames);
    this.reconcile(missed.seq);
  }

  #write({ response }: Subscriber, frames: Buffer | string): void {
    // What counts is what earlier frames left unsent: a large batch of its own is no lag.
    if (response.writableLength > this.#mostLag) response.destroy();
    else response.write(frames);
  }
}
