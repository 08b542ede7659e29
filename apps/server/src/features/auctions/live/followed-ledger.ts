import type { ReadMissed } from "./catch-up.ts";
import { type LedgerEnd, type News, NewsLog } from "./news-log.ts";

/** Until a read that failed, or came too early for what was heard of, is tried again. */
const RETRY_MS = 100;

/** What of a ledger was known when a read of where it ends began. */
export interface Known {
  readonly log: NewsLog;
  readonly head: number;
  readonly heard: number;
}

export interface LedgerReads {
  readonly readMissed: ReadMissed;
  /** Where the ledger ends; nothing where that cannot be read. */
  readonly readEnd: (lotId: number) => Promise<LedgerEnd | undefined>;
}

/**
 * One ledger's newest entries, brought up to all that was heard of. After a failover the database
 * may lack entries that were told already: the log begins anew then, and `log` is another one.
 */
export class FollowedLedger {
  #log: NewsLog;
  /** The highest seq that was heard of, logged or not. */
  #heard: number;
  readonly #lotId: number;
  readonly #reads: LedgerReads;
  readonly #changed: () => void;
  #filling = false;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param end of the ledger when it began to be followed
   * @param changed is told when there may be something to deliver
   */
  constructor(lotId: number, end: LedgerEnd, reads: LedgerReads, changed: () => void) {
    this.#lotId = lotId;
    this.#log = new NewsLog(end);
    this.#heard = end.seq;
    this.#reads = reads;
    this.#changed = changed;
  }

  get log(): NewsLog {
    return this.#log;
  }

  get known(): Known {
    return { log: this.#log, head: this.#log.head, heard: this.#heard };
  }

  publish(news: News): void {
    this.#heard = Math.max(this.#heard, news.seq);
    const fit = this.#log.append(news);
    if (fit === "added" || fit === "known") this.#changed();
    // With a gap, everything from it on is read from the database, this news included.
    else if (news.seq > this.#log.head) void this.#fill();
    else void this.check();
  }

  /** @param end as somebody has read it; the log may be behind it, or ahead */
  hearOf(end: Pick<News, "seq" | "hash">): void {
    this.#heard = Math.max(this.#heard, end.seq);
    if (end.seq > this.#log.head) void this.#fill();
    else if (this.#log.isOther(end.seq, end.hash)) void this.check();
  }

  /** Compares with the database. */
  async check(): Promise<void> {
    const { known } = this;
    const end = await this.#reads.readEnd(this.#lotId);
    if (end) this.reconcile(end, known);
  }

  /**
   * Compares with the database's end: a message between nodes may have been lost, or entries.
   * @param known before that was read: what was told by then was written before
   */
  reconcile(end: LedgerEnd, { log, head, heard }: Known): void {
    if (log !== this.#log) return;
    const isSameSeq = end.seq === head && head === log.head;
    const isLost = end.seq < head || (isSameSeq && log.isOther(head, end.hash));
    if (isLost) this.#beginAnew(end);
    // Of what was heard and nobody can read, no more is asked.
    if (isLost || heard === this.#heard) this.#heard = this.#log.head;
    this.#heard = Math.max(this.#heard, end.seq);
    if (end.seq > this.#log.head) void this.#fill();
    else this.#changed();
  }

  /** A little later. */
  tryAgain(): void {
    clearTimeout(this.#retry);
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      void this.#fill();
      this.#changed();
    }, RETRY_MS).unref();
  }

  /** A read under way is not tried again. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  #beginAnew(end: Pick<News, "seq" | "hash">): void {
    this.#log = new NewsLog(end);
    this.#heard = end.seq;
  }

  /** Reads what the log lacks, until it holds all that was heard of. */
  async #fill(): Promise<void> {
    if (this.#filling) return;
    this.#filling = true;
    try {
      while (this.#log.head < this.#heard) {
        const log = this.#log;
        const before = log.head;
        const missed = await this.#reads.readMissed(this.#lotId, before);
        if (log !== this.#log) continue;
        const fit = missed && log.append(missed);
        if (missed && fit === "other") this.#beginAnew(missed);
        if (fit) this.#changed();
        // A shared read may have begun before the entries were written.
        if (this.#log.head === before) return this.tryAgain();
      }
    } catch {
      this.tryAgain();
    } finally {
      this.#filling = false;
    }
  }
}
