import { stopwatch } from "../platform/clock.ts";

/** A write takes 5 to 10 µs, most of it the system's: so many are a millisecond. */
const MAX_IN_A_TURN = 128;

/**
 * However many topics have news for however many connections, one turn of the event loop writes to
 * a few: a bid takes some turns until it is answered. Topics write in turn (round robin).
 */
export class RoundRobin {
  /** Each yields once for each connection that was written to. */
  readonly #waiting: Iterator<void>[] = [];
  #isComing = false;

  /** @param writes yields once for each connection that it has written to */
  add(writes: Iterator<void>): void {
    this.#waiting.push(writes);
    this.#nextTurn();
  }

  #nextTurn(): void {
    if (this.#isComing || this.#waiting.length === 0) return;
    this.#isComing = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isComing = false;
    for (let left = MAX_IN_A_TURN; left > 0; left--) {
      const writes = this.#waiting.shift();
      if (!writes) return;
      if (!writes.next().done) this.#waiting.push(writes);
    }
    this.#nextTurn();
  }
}

/**
 * Milliseconds from one delivery to the next, for each connection: 500 receive a price ten
 * times a second. What comes up in between is one message, which costs each as much as one bid.
 */
const PACE_MS = 0.2;
const MAX_PACE_MS = 100;

interface Lacking {
  /** @returns whether something was written */
  bringUp(): boolean;
}

/**
 * Brings the connections of one topic up, one delivery after the other. The first news after a
 * quiet time waits for nothing.
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
    if (this.#isUnderWay || this.#waiting.size === 0) return;
    this.#isUnderWay = true;
    this.#roundRobin.add(this.#writes());
  }

  *#writes(): Generator<void> {
    const connections = this.#waiting;
    this.#waiting = new Set();
    const begun = stopwatch();
    let written = 0;
    for (const connection of connections) {
      if (!connection.bringUp()) continue;
      written++;
      yield;
    }
    const left = begun + Math.min(MAX_PACE_MS, written * PACE_MS) - stopwatch();
    if (left > 0) setTimeout(() => this.#end(), left).unref();
    else this.#end();
  }

  #end(): void {
    this.#isUnderWay = false;
    this.add([]);
  }
}
