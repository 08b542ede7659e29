import type { LedgerEnd } from "../live/news-log.ts";
import type { ReadEnds } from "../live/subscribers.ts";
import type { PriceAt, WatchedLots } from "./watched-lots.ts";

export type ReadPrices = (lotIds: readonly number[]) => Promise<readonly PriceAt[]>;

/** Lots in one read. */
const MOST_READ = 2_000;

/** Reads the prices of watched lots that have moved: one read at a time for all of them. */
export class PriceReader {
  /** Lots to be read, each with the seq that was heard of. */
  readonly #stale = new Map<number, number>();
  readonly #lots: WatchedLots;
  readonly #readPrices: ReadPrices;
  readonly #keep: (prices: readonly PriceAt[]) => void;
  readonly #paceMs: number;
  #round: NodeJS.Timeout | undefined;
  #isReading = false;
  #isClosed = false;

  /**
   * @param keep is given what was read, in the order in which the lots became stale
   * @param paceMs between two reads
   */
  constructor(
    lots: WatchedLots,
    readPrices: ReadPrices,
    keep: (prices: readonly PriceAt[]) => void,
    paceMs: number,
  ) {
    this.#lots = lots;
    this.#readPrices = readPrices;
    this.#keep = keep;
    this.#paceMs = paceMs;
  }

  markStale(lotId: number, seq: number): void {
    if (this.#lots.has(lotId)) this.#stale.set(lotId, Math.max(seq, this.#stale.get(lotId) ?? 0));
  }

  /** Reads what is stale; while a read is under way, after it. */
  readSoon(inMs = this.#paceMs): void {
    if (this.#isClosed || this.#isReading || this.#stale.size === 0) return;
    this.#round ??= setTimeout(() => void this.#readStale(), inMs).unref();
  }

  /** Compares all watched lots with where their ledgers end, and reads those that differ. */
  async reconcile(readEnds: ReadEnds): Promise<void> {
    const ids = this.#lots.ids();
    for (let i = 0; i < ids.length; i += MOST_READ) {
      const heard = new Map(this.#stale);
      const ends = await readEnds(ids.slice(i, i + MOST_READ)).catch(
        () => new Map<number, LedgerEnd>(),
      );
      for (const [lotId, end] of ends) {
        // Of what was heard and nobody can read, as after a failover, no more is asked.
        if (this.#stale.has(lotId) && this.#stale.get(lotId) === heard.get(lotId))
          this.#stale.set(lotId, end.seq);
        if (this.#lots.isOther(lotId, end)) this.markStale(lotId, end.seq);
      }
    }
    this.readSoon();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#round);
  }

  /** What fails is read again in the next round. */
  async #readStale(): Promise<void> {
    this.#round = undefined;
    this.#isReading = true;
    try {
      const asked = this.#watchedStale().slice(0, MOST_READ);
      if (asked.length > 0) this.#settle(asked, await this.#readPrices(asked));
    } catch {
      // The database is away.
    } finally {
      this.#isReading = false;
      this.readSoon();
    }
  }

  /** The stale lots that are still watched; the others are forgotten. */
  #watchedStale(): number[] {
    return [...this.#stale.keys()].filter((id) => this.#lots.has(id) || !this.#stale.delete(id));
  }

  #settle(asked: readonly number[], prices: readonly PriceAt[]): void {
    const found = new Map(prices.map((read) => [Number(read.price._id), read]));
    for (const lotId of asked) {
      const seq = found.get(lotId)?.price.last_event_id;
      if (seq === undefined) this.#lots.forget(lotId);
      // A bid that was heard of after the read began is read in the next round.
      if (seq === undefined || seq >= (this.#stale.get(lotId) ?? 0)) this.#stale.delete(lotId);
    }
    this.#keep(asked.flatMap((lotId) => found.get(lotId) ?? []));
  }
}
