import { stopwatch } from "../platform/clock.ts";

/** A write takes 5 to 10 µs, most of it the system's: so many are a millisecond. */
const MOST_IN_A_TURN = 128;

/**
 * However many topics have news for however many connections, one turn of the event loop writes to
 * a few: a bid takes some turns until it is answered. Topics write in turn (round robin).
 */
export class RoundRobin {
  /** Each writes to so many at most, and answers to how many; fewer when it is done. */
  readonly #waiting: ((most: number) => number)[] = [];
  #isComing = false;

  /**
   * @param write answers whether something was written
   * @param done is told how often, when all have been looked at
   */
  add<C>(
    connections: Iterable<C>,
    write: (connection: C) => boolean,
    done?: (written: number) => void,
  ): void {
    const left = connections[Symbol.iterator]();
    let total = 0;
    this.#waiting.push((most) => {
      for (let written = 0; written < most; ) {
        const { value, done: isDone } = left.next();
        if (isDone) {
          done?.(total);
          return written;
        }
        if (!write(value)) continue;
        written++;
        total++;
      }
      return most;
    });
    this.#nextTurn();
  }

  #nextTurn(): void {
    if (this.#isComing || this.#waiting.length === 0) return;
    this.#isComing = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isComing = false;
    for (let left = MOST_IN_A_TURN; left > 0; ) {
      const work = this.#waiting.shift();
      if (!work) return;
      const written = work(left);
      if (written === left) this.#waiting.push(work);
      left -= written;
    }
    this.#nextTurn();
  }
}

/**
 * Milliseconds from one delivery to the next, for each connection: 500 are told of a price ten times
 * a second. What comes up in between is one message, which costs each as much as one bid.
 */
const PACE_MS = 0.2;
const LONGEST_PACE_MS = 100;

interface Lacking {
  /** @returns whether something was written */
  bringUp(): boolean;
}

/**
 * Brings the connections of one topic up, one delivery after the other. The first news after a quiet
 * time waits for nothing.
 */
export class Delivery {
  #waiting = new Set<Lacking>();
  #isUnderWay = false;
  readonly #roundRobin: RoundRobin;

  constructor(roundRobin: RoundRobin) {
    this.#roundRobin = roundRobin;
  }

  /** @param connections that may lack something */
  add(connections: Iterable<Lacking>): void {
    for (const connection of connections) this.#waiting.add(connection);
    this.#begin();
  }

  #begin(): void {
    if (this.#isUnderWay || this.#waiting.size === 0) return;
    this.#isUnderWay = true;
    const connections = this.#waiting;
    this.#waiting = new Set();
    const begun = stopwatch();
    const end = () => {
      this.#isUnderWay = false;
      this.#begin();
    };
    const rest = (written: number) => {
      const left = begun + Math.min(LONGEST_PACE_MS, written * PACE_MS) - stopwatch();
      if (left > 0) setTimeout(end, left).unref();
      else end();
    };
    this.#roundRobin.add(connections, (connection) => connection.bringUp(), rest);
  }
}
