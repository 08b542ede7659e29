import type { ServerResponse } from "node:http";
import { setImmediate as nextTick } from "node:timers/promises";
import type { ReadMissed } from "./catch-up.ts";
import { type News, NewsLog } from "./news-log.ts";

/** Somebody who reads one auction's stream. */
export interface Subscriber {
  readonly response: ServerResponse;
  /** The last ledger entry it was sent. */
  seq: number;
  /** What it missed before the log begins is being read. */
  reading: boolean;
}

/** Subscribers written to in one tick of the event loop: bids and their results come in between. */
const SLICE = 250;
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
export class Broadcast {
  readonly subscribers = new Set<Subscriber>();
  readonly #log: NewsLog;
  readonly #lotId: number;
  readonly #readMissed: ReadMissed;
  readonly #mostLag: number;
  /** The highest seq that was heard of, logged or not. */
  #heard: number;
  /** What subscribers at one position are sent: nearly all of them are at the same. */
  #packet: { from: number; head: number; bytes: Buffer } | undefined;
  #delivering = false;
  #again = false;
  #filling = false;
  #retry: NodeJS.Timeout | undefined;

  /**
   * @param head the ledger's last entry when the first subscriber came
   * @param mostLag bytes that a reader may leave unread before it is dropped
   */
  constructor(lotId: number, head: number, readMissed: ReadMissed, mostLag: number) {
    this.#lotId = lotId;
    this.#log = new NewsLog(head);
    this.#heard = head;
    this.#readMissed = readMissed;
    this.#mostLag = mostLag;
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
    void this.#deliverAll();
  }

  async #deliverAll(): Promise<void> {
    do {
      this.#again = false;
      let written = 0;
      for (const subscriber of this.subscribers) {
        if (!this.#bringUp(subscriber)) continue;
        if (++written % SLICE === 0) await nextTick();
      }
    } while (this.#again);
    // In the same tick as the last look at `#again`: nothing can come up in between.
    this.#delivering = false;
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
