import type { ServerResponse } from "node:http";
import { stopwatch } from "../../../platform/clock.ts";
import { resetFrame } from "../domain/stream-frames.ts";
import { FollowedLedger, type Known, type LedgerReads } from "./followed-ledger.ts";
import type { LedgerEnd, News, NewsLog } from "./news-log.ts";
import type { Delivery, RoundRobinDelivery } from "./round-robin-delivery.ts";

/** Somebody who reads one auction's stream. */
export interface Subscriber {
  readonly response: ServerResponse;
  /** The last ledger entry it was sent. */
  seq: number;
  /** Whose entries it was sent; another one than the ledger's when it is to begin anew. */
  log: NewsLog | null;
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
/**
 * One auction's subscribers. News goes into a log, and every subscriber is brought from its own
 * position to the log's head, entry by entry: nothing is skipped to be quicker. Whoever is behind
 * the log is helped by one read of the database that all who miss the same share. When the log
 * begins anew, each is told so and reads its page again.
 */
export class Broadcast implements Delivery {
  readonly subscribers = new Set<Subscriber>();
  readonly #lotId: number;
  readonly #ledger: FollowedLedger;
  readonly #reads: LedgerReads;
  readonly #drainMs: number;
  readonly #roundRobin: RoundRobinDelivery;
  /** What subscribers at one position are sent: nearly all of them are at the same. */
  #packet: (News & { readonly log: NewsLog }) | undefined;
  #delivering = false;
  #again = false;
  /** Of the delivery under way: who is still to be looked at, when it began, who was written to. */
  #left: Iterator<Subscriber> = [].values();
  #begun = 0;
  #written = 0;
  #pause: NodeJS.Timeout | undefined;

  /**
   * @param end of the ledger when the first subscriber came
   * @param drainMs until a reader that does not take what it was sent is dropped
   * @param roundRobin shared by all auctions
   */
  constructor(
    lotId: number,
    end: LedgerEnd,
    reads: LedgerReads,
    { drainMs, roundRobin }: { drainMs: number; roundRobin: RoundRobinDelivery },
  ) {
    this.#lotId = lotId;
    this.#reads = reads;
    this.#ledger = new FollowedLedger(lotId, end, reads, () => this.#deliver());
    this.#drainMs = drainMs;
    this.#roundRobin = roundRobin;
  }

  get #log(): NewsLog {
    return this.#ledger.log;
  }

  get known(): Known {
    return this.#ledger.known;
  }

  /**
   * Adds a reader who has seen everything up to `seq`. Who has seen more than there is begins anew.
   * @param end of the ledger as the caller has read it; the log may be behind it
   */
  add(response: ServerResponse, seq: number, end: LedgerEnd): Subscriber {
    const log = seq > end.seq ? null : this.#log;
    const subscriber: Subscriber = { response, seq, log, isWaiting: false, missed: null };
    this.subscribers.add(subscriber);
    // The others are where the log is: ten thousand that join look at themselves only.
    this.#bringUp(subscriber);
    this.#ledger.hearOf(end);
    return subscriber;
  }

  publish(news: News): void {
    this.#ledger.publish(news);
  }

  check(): Promise<void> {
    return this.#ledger.check();
  }

  /** @param known before the end was read */
  reconcile(end: LedgerEnd, known: Known): void {
    this.#ledger.reconcile(end, known);
  }

  /** When its last subscriber has left. */
  close(): void {
    this.#ledger.close();
    clearTimeout(this.#pause);
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
    const { response, seq } = subscriber;
    const isOfLog = subscriber.log === this.#log;
    if (subscriber.isWaiting || (isOfLog && seq >= this.#log.head)) return false;
    if (response.writableNeedDrain) {
      this.#awaitDrain(subscriber);
      return false;
    }
    const news = isOfLog ? (subscriber.missed ?? this.#newsAfter(seq)) : this.#reset(subscriber);
    if (!news) {
      void this.#readMissedBy(subscriber);
      return false;
    }
    const { missed } = subscriber;
    subscriber.missed = null;
    subscriber.seq = news.seq;
    response.write(news.frames);
    if (missed) this.#bringUp(subscriber);
    return true;
  }

  /** What it has seen is not the ledger's: from the log's head on it is sent what comes. */
  #reset(subscriber: Subscriber): News {
    const seq = this.#log.head;
    subscriber.log = this.#log;
    subscriber.missed = null;
    return { from: seq, seq, frames: resetFrame(seq) };
  }

  #newsAfter(seq: number): News | null {
    const { head } = this.#log;
    const from = seq + 1;
    const packet = this.#packet;
    if (packet?.log === this.#log && packet.from === from && packet.seq === head) return packet;
    const news = this.#log.after(seq);
    if (!news) return null;
    const frames = Buffer.concat(news.map(({ bytes }) => bytes));
    this.#packet = { from, seq: head, frames, log: this.#log };
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
    const { log, seq } = subscriber;
    subscriber.isWaiting = true;
    // The database is away: tried again a little later.
    const missed = await this.#reads.readMissed(this.#lotId, seq).catch(() => null);
    subscriber.isWaiting = false;
    if (log !== this.#log) return this.#deliver();
    subscriber.missed = missed;
    if (!missed) return this.#ledger.tryAgain();
    this.#deliver();
    this.#ledger.hearOf(missed);
  }
}
