import type { Connection } from "./connection.ts";
import { Delivery, type RoundRobin } from "./delivery.ts";
import { type Entries, type EntryBytes, inBytes, type LogEnd, LogEntries } from "./log-entries.ts";

export interface LogSource {
  /** What follows `seq`, all or the oldest of it; null for nothing. */
  readAfter(key: number, seq: number): Promise<Entries | null>;
  /** Where these logs end. */
  readEnds(keys: readonly number[]): Promise<ReadonlyMap<number, LogEnd>>;
  /** Says that what was sent is no longer so, and that the log now ends at `seq`. */
  resetFrame(seq: number): Buffer;
}

/** Where a connection is in a log. */
interface Position {
  readonly connection: Connection;
  /** The last entry that it was sent. */
  seq: number;
  /** Whose entries those were; others than the log's when it is to begin anew. */
  entries: LogEntries | null;
  /** What was read for it, because the entries in memory begin later. */
  missed: EntryBytes | null;
  isReading: boolean;
}

/** What was known of a log when a read of where it ends began. */
export interface Known {
  readonly entries: LogEntries;
  readonly head: number;
  readonly heard: number;
}

/** Until a read that failed, or came too early for what was heard of, is tried again. */
const RETRY_MS = 100;

/**
 * One log, brought up to all that was heard of, and those who follow it. Each is brought from its own
 * position to the head, entry by entry: nothing is skipped to be quicker. Who is behind the entries
 * in memory is helped by one read of the database that all at the same position share. After a
 * failover the database may lack entries that were sent: the log begins anew, and each is told.
 */
export class Log {
  readonly connections = new Set<Connection>();
  readonly #key: number;
  readonly #source: LogSource;
  readonly #delivery: Delivery;
  #entries: LogEntries;
  /** The highest number that was heard of, logged or not. */
  #heard: number;
  readonly #reading = new Map<number, Promise<EntryBytes | null>>();
  #isFilling = false;
  #retry: NodeJS.Timeout | undefined;

  /** @param end of the log when the first subscriber came */
  constructor(key: number, end: LogEnd, source: LogSource, roundRobin: RoundRobin) {
    this.#key = key;
    this.#source = source;
    this.#delivery = new Delivery(roundRobin);
    this.#entries = new LogEntries(end);
    this.#heard = end.seq;
  }

  get known(): Known {
    return { entries: this.#entries, head: this.#entries.head, heard: this.#heard };
  }

  /**
   * Adds who has seen everything up to `seq`. Who has seen more than there is begins anew.
   * @param end of the log as the caller has read it; the entries in memory may be behind it
   */
  add(connection: Connection, seq: number, end: LogEnd, left: () => void): void {
    const entries = seq > end.seq ? null : this.#entries;
    const position: Position = { connection, seq, entries, missed: null, isReading: false };
    this.connections.add(connection);
    connection.follow(this.#delivery, () => this.#next(position), left);
    this.#hear(end);
  }

  publish(entries: Entries): void {
    this.#heard = Math.max(this.#heard, entries.seq);
    const fit = this.#entries.append(entries);
    if (fit === "added") this.#bringUp();
    // With a gap, everything from it on is read from the database, these entries included.
    else if (entries.seq > this.#entries.head) void this.#fill();
    else if (fit === "other") void this.check();
  }

  /** Compares with the database. */
  async check(): Promise<void> {
    const { known } = this;
    // The database is away: the next round tries again.
    const ends = await this.#source.readEnds([this.#key]).catch(() => undefined);
    const end = ends?.get(this.#key);
    if (end) this.reconcile(end, known);
  }

  /**
   * Compares with the database's end: a message between nodes may have been lost, or entries.
   * @param known before that was read: what was told by then was written before
   */
  reconcile(end: LogEnd, { entries, head, heard }: Known): void {
    if (entries !== this.#entries) return;
    const isSameSeq = end.seq === head && head === entries.head;
    if (end.seq < head || (isSameSeq && entries.isOther(head, end.hash))) this.#beginAnew(end);
    // Of what was heard and nobody can read, no more is asked.
    else if (heard === this.#heard) this.#heard = entries.head;
    this.#hear(end);
  }

  #hear({ seq, hash }: Pick<Entries, "seq" | "hash">): void {
    this.#heard = Math.max(this.#heard, seq);
    if (seq > this.#entries.head) void this.#fill();
    else if (this.#entries.isOther(seq, hash)) void this.check();
  }

  #beginAnew(end: Pick<Entries, "seq" | "hash">): void {
    this.#entries = new LogEntries(end);
    this.#heard = end.seq;
    this.#bringUp();
  }

  #bringUp(): void {
    this.#delivery.add(this.connections);
  }

  /** What is lacking at a position; null when that is nothing, or has to be read first. */
  #next(position: Position): Buffer | null {
    const entries = this.#entries;
    if (position.isReading) return null;
    if (position.entries !== entries) {
      // From the head on it is sent what comes.
      Object.assign(position, {
        entries,
        seq: entries.head,
        missed: null,
      } satisfies Partial<Position>);
      return this.#source.resetFrame(entries.head);
    }
    if (position.seq >= entries.head) return null;
    const lacked = position.missed ?? entries.after(position.seq);
    position.missed = null;
    if (!lacked) {
      void this.#readFor(position);
      return null;
    }
    position.seq = lacked.seq;
    return lacked.frames;
  }

  /** For a position that is behind the entries in memory. */
  async #readFor(position: Position): Promise<void> {
    position.isReading = true;
    // The database is away: tried again a little later.
    const missed = await this.#read(position.seq).catch(() => null);
    position.isReading = false;
    if (position.entries === this.#entries) {
      if (!missed) return this.#tryAgain();
      position.missed = missed;
      this.#hear(missed);
    }
    this.#delivery.add([position.connection]);
  }

  /** One read at a time for each position, whoever asks; its bytes are held once for all. */
  #read(seq: number): Promise<EntryBytes | null> {
    const read = async () => {
      const entries = await this.#source.readAfter(this.#key, seq);
      return entries && inBytes(entries);
    };
    const shared = this.#reading.get(seq) ?? read().finally(() => this.#reading.delete(seq));
    this.#reading.set(seq, shared);
    return shared;
  }

  /** Reads what the log lacks, until it holds all that was heard of. */
  async #fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      while (this.#entries.head < this.#heard) {
        const entries = this.#entries;
        const { head } = entries;
        const missed = await this.#read(head);
        if (entries !== this.#entries) continue;
        const fit = missed && entries.append(missed);
        if (missed && fit === "other") this.#beginAnew(missed);
        else if (fit) this.#bringUp();
        // A shared read may have begun before the entries were written.
        if (this.#entries.head === head) return this.#tryAgain();
      }
    } catch {
      this.#tryAgain();
    } finally {
      this.#isFilling = false;
    }
  }

  /** A little later, for as long as somebody follows. */
  #tryAgain(): void {
    clearTimeout(this.#retry);
    if (this.connections.size === 0) return;
    this.#retry = setTimeout(() => {
      void this.#fill();
      this.#bringUp();
    }, RETRY_MS).unref();
  }
}
