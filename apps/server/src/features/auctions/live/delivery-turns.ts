import { stopwatch } from "../../../platform/clock.ts";

/** Something that is written to many connections. */
export interface Delivery {
  /**
   * Writes to `most` connections at most.
   * @returns to how many; fewer than `most` when it is done
   */
  write(most: number): number;
}

/** Milliseconds; a write takes 5 to 10 µs, most of it the system's. */
const TURN_MS = 1;
/** Writes between two looks at the clock, and at the start of a delivery. */
const SLICE = 32;

/**
 * However many auctions have news for however many subscribers, one turn of the event loop writes
 * for a millisecond: a bid takes some turns until it is answered. All auctions share the turns. The
 * delivery that began first is ended first, for if all went on side by side, each would end as late
 * as the last. Only the start of a new one comes before it: an auction with few subscribers waits
 * for no large one.
 */
export class DeliveryTurns {
  readonly #new: Delivery[] = [];
  readonly #begun: Delivery[] = [];
  #isComing = false;

  add(delivery: Delivery): void {
    this.#new.push(delivery);
    this.#nextTurn();
  }

  get #isEmpty(): boolean {
    return this.#new.length === 0 && this.#begun.length === 0;
  }

  #nextTurn(): void {
    if (this.#isComing || this.#isEmpty) return;
    this.#isComing = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isComing = false;
    const end = stopwatch() + TURN_MS;
    while (!this.#isEmpty && stopwatch() < end) this.#writeSome();
    this.#nextTurn();
  }

  #writeSome(): void {
    const fresh = this.#new.shift();
    if (fresh && fresh.write(SLICE) === SLICE) this.#begun.push(fresh);
    const oldest = this.#begun[0];
    if (oldest && oldest.write(SLICE) < SLICE) this.#begun.shift();
  }
}
