import type { Connection } from "./connection.ts";
import type { RoundRobin } from "./delivery.ts";
import { Log, type LogSource } from "./log.ts";
import type { Entries, LogEnd } from "./log-entries.ts";

/** Topics of which every entry is sent, in order, from a position on: one log for each key. */
export class LogTopics {
  readonly #logs = new Map<number, Log>();
  readonly #source: LogSource;
  readonly #roundRobin: RoundRobin;

  constructor(source: LogSource, roundRobin: RoundRobin) {
    this.#source = source;
    this.#roundRobin = roundRobin;
  }

  /**
   * Brings who has seen everything up to `seq` up to date, and keeps it so.
   * @param end of the log as the caller has just read it
   */
  follow(connection: Connection, key: number, seq: number, end: LogEnd): void {
    if (!connection.isOpen) return;
    const log = this.#logs.get(key) ?? new Log(key, end, this.#source, this.#roundRobin);
    this.#logs.set(key, log);
    log.add(connection, seq, end, () => {
      log.connections.delete(connection);
      if (log.connections.size === 0 && this.#logs.get(key) === log) this.#logs.delete(key);
    });
    // A first subscriber's log has not received the entries after the caller's read.
    if (log.connections.size === 1) void log.check();
  }

  publish(key: number, entries: Entries): void {
    this.#logs.get(key)?.publish(entries);
  }

  /** Compares every log with the database and sends what a lost message left out. */
  async reconcile(): Promise<void> {
    const logs = new Map([...this.#logs].map(([key, log]) => [key, log.reconcile()]));
    if (logs.size === 0) return;
    // The database is away: the next round tries again.
    const ends = await this.#source.readEnds([...logs.keys()]).catch(() => undefined);
    for (const [key, reconcile] of logs) reconcile(ends?.get(key));
  }
}
