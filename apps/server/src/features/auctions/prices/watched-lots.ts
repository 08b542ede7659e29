import type { auctions } from "@rebale/contract";
import type { Watcher } from "./watcher.ts";

interface WatchedLot {
  readonly watchers: Set<Watcher>;
  seq: number;
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
      const lot = this.#lots.get(lotId) ?? { watchers: new Set(), seq: 0, frame: null };
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

  /** Whether a lot's copy is older than the ledger's entry `head`, or there is none. */
  isOlder(lotId: number, head: number): boolean {
    const lot = this.#lots.get(lotId);
    return lot !== undefined && (!lot.frame || head > lot.seq);
  }

  /**
   * Keeps what was read of a lot.
   * @returns who lacks it now; nobody when it is no news
   */
  keep(price: auctions.StreamPrice): Iterable<Watcher> {
    const lotId = Number(price._id);
    const lot = this.#lots.get(lotId);
    if (!lot || !this.isOlder(lotId, price.last_event_id)) return [];
    lot.seq = price.last_event_id;
    lot.frame = Buffer.from(`event: price\ndata: ${JSON.stringify(price)}\n\n`);
    for (const watcher of lot.watchers) watcher.unsent.add(lotId);
    return lot.watchers;
  }
}
