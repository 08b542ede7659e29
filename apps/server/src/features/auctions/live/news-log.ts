import type { LedgerHead } from "../domain/auction.ts";

/** Where a ledger ends: after a failover another entry may have the same number. */
export type LedgerEnd = Pick<LedgerHead, "seq" | "hash">;

/** Ledger entries on their way to subscribers, already as the stream sends them. */
export interface News {
  readonly from: number;
  readonly seq: number;
  readonly frames: string | Buffer;
  /** Hashes of the entry before them and of their last; unknown where they are not said. */
  readonly previous?: string;
  readonly hash?: string;
}

/** One piece of the log, held as the bytes that every subscriber is sent. */
export interface LoggedNews {
  readonly from: number;
  readonly seq: number;
  readonly hash: string | undefined;
  readonly bytes: Buffer;
}

/** How news fits a log: `other` is of a ledger that is not the logged one's continuation. */
export type Fit = "added" | "known" | "gap" | "other";

/** Bytes of news that are held for subscribers who fall behind. */
const MOST_BYTES = 256 * 1024;

/**
 * The newest news of one auction, without a gap. Subscribers read it at their own pace, so nothing
 * that is published is dropped because somebody is busy.
 */
export class NewsLog {
  #pieces: LoggedNews[] = [];
  #bytes = 0;
  #head: number;
  #hash: string | undefined;

  /** @param head after which the log begins */
  constructor({ seq, hash }: Pick<News, "seq" | "hash">) {
    this.#head = seq;
    this.#hash = hash;
  }

  /** The seq of the last entry that is logged. */
  get head(): number {
    return this.#head;
  }

  /** Adds news that follows the head; what is logged already is left out. */
  append({ from, seq, frames, previous, hash }: News): Fit {
    if (seq <= this.#head) return this.isOther(seq, hash) ? "other" : "known";
    if (from !== this.#head + 1) return "gap";
    if (this.isOther(this.#head, previous)) return "other";
    const bytes = typeof frames === "string" ? Buffer.from(frames) : frames;
    this.#pieces.push({ from, seq, hash, bytes });
    this.#bytes += bytes.length;
    this.#head = seq;
    this.#hash = hash;
    while (this.#bytes > MOST_BYTES && this.#pieces.length > 1)
      this.#bytes -= this.#pieces.shift()?.bytes.length ?? 0;
    return "added";
  }

  /** Whether the logged entry `seq` is known to be another one than that with this hash. */
  isOther(seq: number, hash: string | undefined): boolean {
    const own = seq === this.#head ? this.#hash : this.#pieces.find((one) => one.seq === seq)?.hash;
    return hash !== undefined && own !== undefined && hash !== own;
  }

  /** The news that follow `seq`; null when the log begins later and the database has to be read. */
  after(seq: number): readonly LoggedNews[] | null {
    if (seq >= this.#head) return [];
    const start = this.#pieces.findIndex((piece) => piece.seq > seq);
    // In the middle of a piece the rest of it has to be read: no entry is sent twice.
    return this.#pieces[start]?.from === seq + 1 ? this.#pieces.slice(start) : null;
  }
}
