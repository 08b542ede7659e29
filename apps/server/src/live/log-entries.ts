/** Where a log ends: after a failover another entry may have the same number. */
export interface LogEnd {
  readonly seq: number;
  readonly hash: string;
}

/** Entries of a log that follow each other, already as the stream sends them. */
export interface Entries<Frames = string> {
  readonly from: number;
  readonly seq: number;
  readonly frames: Frames;
  /** Hashes of the entry before them and of their last; unknown where they are not given. */
  readonly previous?: string | undefined;
  readonly hash?: string | undefined;
}

/** Encoded once, for all who are sent them. */
export const inBytes = (entries: Entries): Entries<Buffer> => ({
  ...entries,
  frames: Buffer.from(entries.frames),
});

/** Bytes that are held for subscribers who fall behind. */
const MAX_BYTES = 256 * 1024;

/**
 * The newest entries of one log, without a gap. Subscribers read them at their own pace, so nothing
 * that is published is dropped because somebody is busy.
 */
export class LogEntries {
  readonly #pieces: Entries<Buffer>[] = [];
  #bytes = 0;
  #head: number;
  #hash: string | undefined;
  /** The frame sent last: nearly all subscribers are at the same position. */
  #joined: Entries<Buffer> | undefined;

  /** @param end after which the entries begin */
  constructor({ seq, hash }: Pick<Entries, "seq" | "hash">) {
    this.#head = seq;
    this.#hash = hash;
  }

  /** The number of the last entry. */
  get head(): number {
    return this.#head;
  }

  /** Adds entries that follow the head. @returns whether they do */
  append(piece: Entries<Buffer>): boolean {
    const { from, seq, previous, hash } = piece;
    if (from !== this.#head + 1 || this.isOther(this.#head, previous)) return false;
    this.#pieces.push(piece);
    this.#bytes += piece.frames.length;
    this.#head = seq;
    this.#hash = hash;
    while (this.#bytes > MAX_BYTES && this.#pieces.length > 1)
      this.#bytes -= this.#pieces.shift()?.frames.length ?? 0;
    return true;
  }

  /** Whether the entry `seq` is known to be another one than that with this hash. */
  isOther(seq: number, hash: string | undefined): boolean {
    const own = seq === this.#head ? this.#hash : this.#pieces.find((one) => one.seq === seq)?.hash;
    return hash !== undefined && own !== undefined && hash !== own;
  }

  /** All that follows `seq`; null when the entries begin later and the database has to be read. */
  after(seq: number): Entries<Buffer> | null {
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
