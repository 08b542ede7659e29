/** Ledger entries on their way to subscribers, already as the stream sends them. */
export interface News {
  readonly from: number;
  readonly seq: number;
  readonly frames: string | Buffer;
}

/** One piece of the log, held as the bytes that every subscriber is sent. */
export interface LoggedNews {
  readonly from: number;
  readonly seq: number;
  readonly bytes: Buffer;
}

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

  /** @param head the seq after which the log begins */
  constructor(head: number) {
    this.#head = head;
  }

  /** The seq of the last entry that is logged. */
  get head(): number {
    return this.#head;
  }

  /**
   * Adds news that follows the head; what is logged already is left out.
   * @returns false when it does not begin right after the head: then nothing is added
   */
  append({ from, seq, frames }: News): boolean {
    if (seq <= this.#head) return true;
    if (from !== this.#head + 1) return false;
    const bytes = typeof frames === "string" ? Buffer.from(frames) : frames;
    this.#pieces.push({ from, seq, bytes });
    this.#bytes += bytes.length;
    this.#head = seq;
    while (this.#bytes > MOST_BYTES && this.#pieces.length > 1)
      this.#bytes -= this.#pieces.shift()?.bytes.length ?? 0;
    return true;
  }

  /** The news that follow `seq`; null when the log begins later and the database has to be read. */
  after(seq: number): readonly LoggedNews[] | null {
    if (seq >= this.#head) return [];
    const start = this.#pieces.findIndex((piece) => piece.seq > seq);
    // In the middle of a piece the rest of it has to be read: no entry is sent twice.
    return this.#pieces[start]?.from === seq + 1 ? this.#pieces.slice(start) : null;
  }
}
