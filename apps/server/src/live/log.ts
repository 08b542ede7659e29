import type { Connection } from "./connection.ts";
import { Delivery, type RoundRobin } from "./delivery.ts";
import { type Entries, inBytes, type LogEnd, LogEntries } from "./log-entries.ts";

export interface LogSource {
  /** The entries after `seq`, all or the oldest of them; null for none. */
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
  /** The entries read for it, because those in memory begin later. */
  missed: Entries<Buffer> | null;
  isReading: boolean;
}

/** Until a read that failed, or came too early for what was announced, is tried again. */
const RETRY_MS = 100;

/**
 * One log, brought up to all that was announced, and those who follow it. Each is brought from its
 * own position to the head, entry by entry: nothing is skipped to be quicker. Who is behind the
 * entries in memory is helped by one read of the database that all at the same position share.
 * After a failover the database may lack entries that were sent: the log begins anew, and each is
 * told.
 */
export class Log {
  readonly connections = new Set<Connection>();
  readonly #key: number;
  readonly #source: LogSource;
  readonly #delivery: Delivery;
  #entries: LogEntries;
  /** The highest number that was announced and is not among the entries. */
  #received = 0;
  readonly #reading = new Map<number, Promise<Entries<Buffer> | null>>();
  #isFilling = false;
  #retry: NodeJS.Timeout | undefined;

  /** @param end of the log when the first subscriber came */
  constructor(key: number, end: LogEnd, source: LogSource, roundRobin: RoundRobin) {
    this.#key = key;
    this.#source = source;
    this.#delivery = new Delivery(roundRobin);
    this.#entries = new LogEntries(end);
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
    if (this.#entries.append(inBytes(entries))) this.#bringUp();
    // With a gap, everything from it on is read from the database, these entries included.
    else this.#hear(entries);
  }

  /** Compares with the database. */
  async check(): Promise<void> {
    const reconcile = this.reconcile();
    // The database is away: the next round tries again.
    const ends = await this.#source.readEnds([this.#key]).catch(() => undefined);
    reconcile(ends?.get(this.#key));
  }

  /**
   * Begins a comparison: a message between nodes may have been lost, or entries. What is known by
   * now was written before the database is asked where the log ends.
   */
  reconcile(): (end: LogEnd | undefined) => void {
    const [entries, received, { head }] = [this.#entries, this.#received, this.#entries];
    return (end) => {
      if (!end || entries !== this.#entries) return;
      const isSameSeq = end.seq === head && head === entries.head;
      if (end.seq < head || (isSameSeq && entries.isOther(head, end.hash))) this.#beginAnew(end);
      // An announced entry that nobody can read is not asked for again.
      if (received === this.#received) this.#received = 0;
      this.#hear(end);
    };
  }

  #hear({ seq, hash }: Pick<Entries, "seq" | "hash">): void {
    this.#received = Math.max(this.#received, seq);
    if (seq > this.#entries.head) void this.#fill();
    else if (this.#entries.isOther(seq, hash)) void this.check();
  }

  #beginAnew(end: Pick<Entries, "seq" | "hash">): void {
    this.#entries = new LogEntries(end);
    this.#received = 0;
    this.#bringUp();
  }

  #bringUp(): void {
    this.#delivery.add(this.connections);
  }

  /** The entries lacking at a position; null when none are, or they have to be read first. */
  #next(position: Position): Buffer | null {
    const entries = this.#entries;
    const { head } = entries;
    if (position.isReading) return null;
    if (position.entries !== entries) {
      // From the head on it is sent what comes.
      Object.assign(position, { entries, seq: head, missed: null } satisfies Partial<Position>);
      return this.#source.resetFrame(head);
    }
    if (position.seq >= head) return null;
    const lacked = position.missed ?? entries.after(position.seq);
    position.missed = null;
    if (lacked) position.seq = lacked.seq;
    else void this.#readFor(position);
    return lacked?.frames ?? null;
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

  /** One read at a time for each position, whoever asks. */
  #read(seq: number): Promise<Entries<Buffer> | null> {
    const read = async () => {
      const entries = await this.#source.readAfter(this.#key, seq);
      return entries && inBytes(entries);
    };
    const shared = this.#reading.get(seq) ?? read().finally(() => this.#reading.delete(seq));
    this.#reading.set(seq, shared);
    return shared;
  }

  /** Reads what the log lacks, until it holds all that was announced. */
  async #fill(): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    try {
      while (this.#entries.head < this.#received) {
        const entries = this.#entries;
        const { head } = entries;
        const missed = await this.#read(head);
        if (entries !== this.#entries) continue;
        if (missed && entries.append(missed)) this.#bringUp();
        // The entries published meanwhile may be the same; else they are another log's.
        else if (missed && entries.head === head) this.#beginAnew(missed);
        // A shared read may have begun before the entries were written.
        else if (entries.head === head) return this.#tryAgain();
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
