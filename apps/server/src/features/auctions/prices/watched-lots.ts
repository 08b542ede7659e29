import type { auctions } from "@rebale/contract";
import type { LedgerEnd } from "../live/news-log.ts";
import type { Watcher } from "./watcher.ts";

/** How an auction stands after the entry with this hash. */
export interface PriceAt {
  readonly price: auctions.StreamPrice;
  readonly hash: string;
}

interface WatchedLot {
  readonly watchers: Set<Watcher>;
  end: LedgerEnd;
  /** What watchers are sent; null until it is read, and of a lot that nobody may see. */
  frame: Buffer | null;
}

/** One copy of the state of each lot that somebody watches; with its last watcher it goes. */
export class WatchedLots {
  readonly #lots = new Map<number, WatchedLot>();

  get size(): number {
    return this.#lots.size;
  }

  has(lotId: number): boolean {
    return this.#lots.has(lotId);
  }

  ids(): number[] {
    return [...this.#lots.keys()];
  }

  frameOf(lotId: number): Buffer | null {
    return this.#lots.get(lotId)?.frame ?? null;
  }

  add(watcher: Watcher): void {
    for (const lotId of watcher.lotIds) {
      const lot = this.#lots.get(lotId) ?? {
        watchers: new Set(),
        end: { seq: 0, hash: "" },
        frame: null,
      };
      lot.watchers.add(watcher);
      this.#lots.set(lotId, lot);
    }
  }

  remove(watcher: Watcher): void {
    for (const lotId of watcher.lotIds) {
      const lot = this.#lots.get(lotId);
      if (lot?.watchers.delete(watcher) && lot.watchers.size === 0) this.#lots.delete(lotId);
    }
  }

  /** What nobody may see takes no place, however many name it. */
  forget(lotId: number): void {
    this.#lots.delete(lotId);
  }

  /** Whether a lot's copy is not of the ledger that ends so, or there is none. */
  isOther(lotId: number, { seq, hash }: LedgerEnd): boolean {
    const lot = this.#lots.get(lotId);
    return lot !== undefined && (!lot.frame || seq !== lot.end.seq || hash !== lot.end.hash);
  }

  /**
   * Keeps what was read of a lot: what was read last is so, also where it is behind what was.
   * @returns who lacks it now; nobody when it is no news
   */
  keep({ price, hash }: PriceAt): Iterable<Watcher> {
    const lotId = Number(price._id);
    const end = { seq: price.last_event_id, hash };
    const lot = this.#lots.get(lotId);
    if (!lot || !this.isOther(lotId, end)) return [];
    lot.end = end;
    lot.frame = Buffer.from(`event: price\ndata: ${JSON.stringify(price)}\n\n`);
    for (const watcher of lot.watchers) watcher.unsent.add(lotId);
    return lot.watchers;
  }
}
