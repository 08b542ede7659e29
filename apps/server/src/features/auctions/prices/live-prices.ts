import type { ServerResponse } from "node:http";
import type { Bus } from "../../../platform/events.ts";
import { inSlices } from "../../../platform/in-slices.ts";
import type { ReadEnds } from "../live/subscribers.ts";
import { PriceDelivery } from "./price-delivery.ts";
import { PriceReader, type ReadPrices } from "./price-reader.ts";
import { type PriceAt, WatchedLots } from "./watched-lots.ts";
import { Watcher } from "./watcher.ts";

export interface LivePriceSettings {
  /** Between two reads of what has moved: all that moves meanwhile is one read. */
  readonly paceMs: number;
  /** How often all watched lots are compared with the database: a message may be lost. */
  readonly reconcileMs: number;
  readonly heartbeatMs: number;
  readonly mostWatchers: number;
  /** Different lots that are watched on this node; one that is not found is forgotten. */
  readonly mostLots: number;
}
export const livePriceSettings: LivePriceSettings = {
  paceMs: 250,
  reconcileMs: 5_000,
  heartbeatMs: 15_000,
  mostWatchers: 20_000,
  mostLots: 100_000,
};

/** The prices that somebody on this node has in sight. */
export interface LivePrices {
  readonly count: number;
  readonly isFull: boolean;
  /** Sends these lots' prices now and whenever they move, until the connection ends. */
  watch(response: ServerResponse, lotIds: readonly number[]): void;
  close(): void;
}

export function openLivePrices(
  bus: Bus,
  readPrices: ReadPrices,
  readEnds: ReadEnds,
  settings: LivePriceSettings = livePriceSettings,
): LivePrices {
  return new NodePrices(bus, readPrices, readEnds, settings);
}

/**
 * One copy of each watched lot's state, read by one query for all that has moved, whoever watches:
 * the database's work depends on the bids, not on the watchers. A watcher has a set of lots whose
 * newest state it lacks, so who is slow skips states and misses none.
 */
class NodePrices implements LivePrices {
  readonly #watchers = new Set<Watcher>();
  readonly #lots = new WatchedLots();
  readonly #delivery = new PriceDelivery((lotId) => this.#lots.frameOf(lotId));
  readonly #reader: PriceReader;
  readonly #readEnds: ReadEnds;
  readonly #settings: LivePriceSettings;
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #unsubscribe: () => void;

  constructor(bus: Bus, readPrices: ReadPrices, readEnds: ReadEnds, settings: LivePriceSettings) {
    const keep = (prices: readonly PriceAt[]) => this.#keep(prices);
    this.#reader = new PriceReader(this.#lots, readPrices, keep, settings.paceMs);
    this.#readEnds = readEnds;
    this.#settings = settings;
    this.#unsubscribe = bus.on("ledger", ({ lotId, seq }) => {
      this.#reader.markStale(lotId, seq);
      this.#reader.readSoon();
    });
    this.#timers = [
      setInterval(() => void this.#reconcile(), settings.reconcileMs).unref(),
      setInterval(() => void this.#beat(), settings.heartbeatMs).unref(),
    ];
  }

  get count(): number {
    return this.#watchers.size;
  }

  get isFull(): boolean {
    const { mostWatchers, mostLots } = this.#settings;
    return this.#watchers.size >= mostWatchers || this.#lots.size >= mostLots;
  }

  watch(response: ServerResponse, lotIds: readonly number[]): void {
    if (response.destroyed || response.writableEnded) return;
    const watcher = new Watcher(response, lotIds);
    this.#watchers.add(watcher);
    response.once("close", () => this.#leave(watcher));
    this.#lots.add(watcher);
    for (const lotId of lotIds) if (!this.#lots.frameOf(lotId)) this.#reader.markStale(lotId, 0);
    this.#delivery.add(watcher);
    void this.#delivery.deliver();
    this.#reader.readSoon(0);
  }

  close(): void {
    this.#unsubscribe();
    this.#reader.close();
    for (const timer of this.#timers) clearInterval(timer);
    for (const { response } of this.#watchers) response.end();
  }

  #leave(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    this.#delivery.remove(watcher);
    this.#lots.remove(watcher);
  }

  #keep(prices: readonly PriceAt[]): void {
    for (const price of prices)
      for (const watcher of this.#lots.keep(price)) this.#delivery.add(watcher);
    void this.#delivery.deliver();
  }

  async #reconcile(): Promise<void> {
    for (const watcher of this.#watchers) if (watcher.unsent.size > 0) this.#delivery.add(watcher);
    void this.#delivery.deliver();
    await this.#reader.reconcile(this.#readEnds);
  }

  async #beat(): Promise<void> {
    await inSlices(this.#watchers, (watcher) => watcher.beat());
  }
}
