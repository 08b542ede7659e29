import type { Connection } from "./connection.ts";
import { Delivery, type RoundRobin } from "./delivery.ts";

/** How something stands. */
export interface State {
  readonly frame: string;
  /** Tells two states of a key apart, where they are compared with the database by it. */
  readonly version?: string;
}

export interface StateSource {
  /** The newest of these; those that are left out are there for nobody. */
  read(keys: readonly number[]): Promise<ReadonlyMap<number, State>>;
  /**
   * The keys that may have moved unheard, for a message between nodes may be lost; null for all.
   * @param versions of all that is followed, as it was read last
   */
  findMoved(versions: ReadonlyMap<number, string | undefined>): Promise<Iterable<number> | null>;
}

export interface StateSettings {
  /** Between two reads of what has moved: all that moves meanwhile is one read. */
  readonly paceMs: number;
  readonly reconcileMs: number;
  /** Keys in one read. */
  readonly mostRead: number;
}

interface Topic {
  /** Those who follow it, each with the keys whose newest state it lacks. */
  readonly lacking: Map<Connection, Set<number>>;
  version?: string | undefined;
  /** The frame to send; none until it is read. */
  frame?: Buffer;
}

/**
 * Topics of which only the newest is sent: who is slow skips states, and misses none. One copy of
 * each that somebody follows is read by one query for all that has moved: the database's work
 * depends on what moves, not on who follows, and what stands still costs nothing.
 */
export class StateTopics {
  readonly #topics = new Map<number, Topic>();
  /** Keys to be read. */
  readonly #stale = new Set<number>();
  readonly #source: StateSource;
  readonly #delivery: Delivery;
  readonly #settings: StateSettings;
  #round: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor(source: StateSource, roundRobin: RoundRobin, settings: StateSettings) {
    this.#source = source;
    this.#delivery = new Delivery(roundRobin);
    this.#settings = settings;
  }

  /** Different keys that are followed, without those that were looked for and not found. */
  get size(): number {
    return this.#topics.size;
  }

  /** Sends how these stand now, and whenever they move. */
  follow(connection: Connection, keys: readonly number[]): void {
    if (!connection.isOpen) return;
    const lacking = new Set(keys);
    for (const key of keys) {
      const topic: Topic = this.#topics.get(key) ?? { lacking: new Map() };
      this.#topics.set(key, topic);
      topic.lacking.set(connection, lacking);
      if (!topic.frame) this.#stale.add(key);
    }
    const next = () => {
      const frames = [...lacking].flatMap((key) => this.#topics.get(key)?.frame ?? []);
      lacking.clear();
      return frames.length > 0 ? Buffer.concat(frames) : null;
    };
    connection.follow(this.#delivery, next, () => {
      for (const key of keys) {
        const others = this.#topics.get(key)?.lacking;
        if (others?.delete(connection) && others.size === 0) this.#forget(key);
      }
    });
    this.#readSoon(0);
  }

  /** @param keys of what has moved; null for everything */
  move(keys: Iterable<number> | null): void {
    for (const key of keys ?? this.#topics.keys()) if (this.#topics.has(key)) this.#stale.add(key);
    this.#readSoon();
  }

  /** Has what a lost message left out read again. */
  async reconcile(): Promise<void> {
    const versions = new Map([...this.#topics].map(([key, { version }]) => [key, version]));
    // The database is away: the next round tries again.
    if (versions.size > 0) this.move(await this.#source.findMoved(versions).catch(() => []));
  }

  /** A topic that nobody follows, or nobody may see, takes no place. */
  #forget(key: number): void {
    this.#topics.delete(key);
    this.#stale.delete(key);
  }

  /** Reads what is stale; while a read is under way, after it. */
  #readSoon(inMs = this.#settings.paceMs): void {
    if (this.#isReading || this.#stale.size === 0) return;
    this.#round ??= setTimeout(() => void this.#readStale(), inMs).unref();
  }

  async #readStale(): Promise<void> {
    this.#round = undefined;
    this.#isReading = true;
    const keys = [...this.#stale].slice(0, this.#settings.mostRead);
    // A key that moves from here on is read in the next round.
    for (const key of keys) this.#stale.delete(key);
    try {
      if (keys.length > 0) this.#keep(keys, await this.#source.read(keys));
    } catch {
      // The database is away.
      this.move(keys);
    } finally {
      this.#isReading = false;
      this.#readSoon();
    }
  }

  /** The last state read is so, also where it is behind the one before, as after a failover. */
  #keep(keys: readonly number[], states: ReadonlyMap<number, State>): void {
    const moved = new Set<Connection>();
    for (const key of keys) {
      const topic = this.#topics.get(key);
      const state = states.get(key);
      if (!state) this.#forget(key);
      if (!state || !topic) continue;
      const frame = Buffer.from(state.frame);
      topic.version = state.version;
      if (topic.frame?.equals(frame)) continue;
      topic.frame = frame;
      for (const [connection, lacking] of topic.lacking) {
        lacking.add(key);
        moved.add(connection);
      }
    }
    this.#delivery.add(moved);
  }
}
