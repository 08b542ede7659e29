/** Where a log ends: after a failover another entry may have the same number. */
export interface LogEnd {
  readonly seq: number;
  readonly hash: string;
}

/** Entries of a log that follow each other, already as the stream sends them. */
export interface Entries {
  readonly from: number;
  readonly seq: number;
  readonly frames: string | Buffer;
  /** Hashes of the entry before them and of their last; unknown where they are not said. */
  readonly previous?: string | undefined;
  readonly hash?: string | undefined;
}

/** Entries as the bytes that every subscriber is sent. */
export type EntryBytes = Entries & { readonly frames: Buffer };

export const inBytes = (entries: Entries): EntryBytes => {
  const { frames } = entries;
  return { ...entries, frames: typeof frames === "string" ? Buffer.from(frames) : frames };
};

/** How entries fit a log: `other` are not the continuation of what is logged. */
export type Fit = "added" | "known" | "gap" | "other";

/** Bytes that are held for subscribers who fall behind. */
const MOST_BYTES = 256 * 1024;

/**
 * The newest entries of one log, without a gap. Subscribers read them at their own pace, so nothing
 * that is published is dropped because somebody is busy.
 */
export class LogEntries {
  #pieces: EntryBytes[] = [];
  #bytes = 0;
  #head: number;
  #hash: string | undefined;
  /** What was sent last: nearly all subscribers are at the same position. */
  #joined: EntryBytes | undefined;

  /** @param end after which the entries begin */
  constructor({ seq, hash }: Pick<Entries, "seq" | "hash">) {
    this.#head = seq;
    this.#hash = hash;
  }

  /** The number of the last entry. */
  get head(): number {
    return this.#head;
  }

  /** Adds entries that follow the head; those that are logged already are left out. */
  append(entries: Entries): Fit {
    const { from, seq, previous, hash } = entries;
    if (seq <= this.#head) return this.isOther(seq, hash) ? "other" : "known";
    if (from !== this.#head + 1) return "gap";
    if (this.isOther(this.#head, previous)) return "other";
    const piece = inBytes(entries);
    this.#pieces.push(piece);
    this.#bytes += piece.frames.length;
    this.#head = seq;
    this.#hash = hash;
    while (this.#bytes > MOST_BYTES && this.#pieces.length > 1)
      this.#bytes -= this.#pieces.shift()?.frames.length ?? 0;
    return "added";
  }

  /** Whether the logged entry `seq` is known to be another one than that with this hash. */
  isOther(seq: number, hash: string | undefined): boolean {
    const own = seq === this.#head ? this.#hash : this.#pieces.find((one) => one.seq === seq)?.hash;
    return hash !== undefined && own !== undefined && hash !== own;
  }

  /** All that follows `seq`; null when the log begins later and the database has to be read. */
  after(seq: number): EntryBytes | null {
    const [from, head] = [seq + 1, this.#head];
    if (this.#joined?.from === from && this.#joined.seq === head) return this.#joined;
    const start = this.#pieces.findIndex((piece) => piece.seq > seq);
    // In the middle of a piece the rest of it has to be read: no entry is sent twice.
    if (this.#pieces[start]?.from !== from) return null;
    const frames = Buffer.concat(this.#pieces.slice(start).map((piece) => piece.frames));
    this.#joined = { from, seq: head, frames };
    return this.#joined;
  }
}
