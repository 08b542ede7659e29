import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Bus, Events } from "../../../platform/events.ts";

/** Somebody who watches one lot's stream. */
interface Watcher {
  readonly response: ServerResponse;
  /** The last ledger entry it was sent. */
  seq: number;
  /** Frames that arrive while what it missed is being read. */
  behind: boolean;
}

export interface Missed {
  readonly seq: number;
  readonly frames: string;
}
/** What a watcher missed after `seq`, as one text. Empty frames when nothing. */
export type ReadMissed = (lotId: number, after: number) => Promise<Missed>;
/** Where the ledgers of these lots stand. */
export type ReadHeads = (lotIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;

export interface WatcherSettings {
  readonly heartbeatMs: number;
  /**
   * How often the watched lots are compared with the database, in case a message between nodes was
   * lost.
   */
  readonly reconcileMs: number;
  /** Bytes that a reader may lag behind before it is dropped; it reconnects and catches up. */
  readonly mostLag: number;
  readonly mostWatchers: number;
}
export const watcherSettings: WatcherSettings = {
  heartbeatMs: 15_000,
  reconcileMs: 5_000,
  mostLag: 256 * 1024,
  mostWatchers: 20_000,
};

/** Ledger entries on their way to the watchers, already as the stream sends them. */
type News = Pick<Events["ledger"], "from" | "seq" | "frames">;

const TOLD_IN_A_TURN = 500;
/**
 * Characters. Of what gathers beyond it the newest is sent: the price and the count are right, the
 * rest is in the history.
 */
const MOST_GATHERED = 16_000;

const together = (before: News, news: News): News => ({
  from: before.from,
  seq: news.seq,
  frames:
    before.frames.length + news.frames.length > MOST_GATHERED
      ? news.frames
      : before.frames + news.frames,
});

/** The watchers of this node: every frame is made once and written to all. */
export class Watchers {
  readonly #byLot = new Map<number, Set<Watcher>>();
  /** Lots whose watchers are being told, and what came up meanwhile. */
  readonly #gathered = new Map<number, News | null>();
  readonly #timers: NodeJS.Timeout[];
  readonly #unsubscribe: () => void;
  readonly #readMissed: ReadMissed;
  readonly #readHeads: ReadHeads;
  readonly #settings: WatcherSettings;
  #count = 0;

  constructor(
    bus: Bus,
    readMissed: ReadMissed,
    readHeads: ReadHeads,
    settings: WatcherSettings = watcherSettings,
  ) {
    this.#readMissed = readMissed;
    this.#readHeads = readHeads;
    this.#settings = settings;
    this.#unsubscribe = bus.on("ledger", ({ lotId, ...news }) => this.#spread(lotId, news));
    this.#timers = [
      setInterval(() => this.#beat(), settings.heartbeatMs),
      setInterval(() => void this.reconcile(), settings.reconcileMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get count(): number {
    return this.#count;
  }
  get isFull(): boolean {
    return this.#count >= this.#settings.mostWatchers;
  }

  /** Adds a reader that has seen everything up to `seq`, and brings it up to date. */
  add(lotId: number, response: ServerResponse, seq: number): void {
    const watcher: Watcher = { response, seq, behind: true };
    const watchers = this.#byLot.get(lotId) ?? new Set();
    this.#byLot.set(lotId, watchers.add(watcher));
    this.#count++;
    response.once("close", () => {
      this.#count--;
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#byLot.get(lotId) === watchers) this.#byLot.delete(lotId);
    });
    void this.#catchUp(lotId, watcher);
  }

  /** Compares every watched lot with the database and sends what a lost message kept back. */
  async reconcile(): Promise<void> {
    if (this.#byLot.size === 0) return;
    const heads = await this.#readHeads([...this.#byLot.keys()]).catch(
      () => new Map<number, number>(),
    );
    for (const [lotId, head] of heads) {
      for (const watcher of this.#byLot.get(lotId) ?? [])
        if (watcher.seq < head && !watcher.behind) void this.#catchUp(lotId, watcher);
    }
  }

  close(): void {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    for (const watchers of this.#byLot.values())
      for (const { response } of watchers) response.end();
  }

  #spread(lotId: number, news: News): void {
    if (!this.#byLot.has(lotId)) return;
    const gathered = this.#gathered.get(lotId);
    if (gathered !== undefined)
      this.#gathered.set(lotId, gathered ? together(gathered, news) : news);
    else void this.#goRound(lotId, news);
  }

  /**
   * To all watchers of a lot, some hundreds in a turn of the event loop: bids and their answers
   * come in between.
   */
  async #goRound(lotId: number, first: News): Promise<void> {
    try {
      for (let news: News | null | undefined = first; news; news = this.#gathered.get(lotId)) {
        this.#gathered.set(lotId, null);
        const bytes = Buffer.from(news.frames);
        let told = 0;
        for (const watcher of this.#byLot.get(lotId) ?? []) {
          if (++told % TOLD_IN_A_TURN === 0) await nextTurn();
          this.#tell(lotId, watcher, news, bytes);
        }
      }
    } finally {
      this.#gathered.delete(lotId);
    }
  }

  #tell(lotId: number, watcher: Watcher, { from, seq }: News, bytes: Buffer): void {
    if (watcher.behind || watcher.seq >= seq) return;
    if (watcher.seq < from - 1) return void this.#catchUp(lotId, watcher);
    watcher.seq = seq;
    this.#write(watcher, bytes);
  }

  async #catchUp(lotId: number, watcher: Watcher): Promise<void> {
    watcher.behind = true;
    try {
      // Again until nothing is missing: entries may be written while the missed ones are read.
      for (;;) {
        const missed = await this.#readMissed(lotId, watcher.seq);
        if (missed.frames === "" || watcher.response.destroyed) return;
        watcher.seq = missed.seq;
        this.#write(watcher, missed.frames);
      }
    } catch {
      // The database is away: the reconciliation tries again.
    } finally {
      watcher.behind = false;
    }
  }

  #write({ response }: Watcher, frames: Buffer | string): void {
    // What is judged is what earlier frames left unsent: a large batch of its own is no lag.
    if (response.writableLength > this.#settings.mostLag) response.destroy();
    else response.write(frames);
  }

  #beat(): void {
    const beat = Buffer.from(": beat\n\n");
    for (const watchers of this.#byLot.values())
      for (const watcher of watchers) this.#write(watcher, beat);
  }
}
