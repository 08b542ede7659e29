/** Something that is written to many connections. */
export interface Delivery {
  /**
   * Writes to `most` connections at most.
   * @returns to how many; fewer than `most` when it is done
   */
  write(most: number): number;
}

/** A write takes 5 to 10 µs, most of it the system's: so many are a millisecond. */
const MOST_IN_A_TURN = 128;

/**
 * However many auctions have news for however many subscribers, one turn of the event loop writes
 * to a few: a bid takes some turns until it is answered. Auctions write in turn (round robin).
 */
export class RoundRobinDelivery {
  readonly #waiting: Delivery[] = [];
  #isComing = false;

  add(delivery: Delivery): void {
    this.#waiting.push(delivery);
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
      const delivery = this.#waiting.shift();
      if (!delivery) return;
      const written = delivery.write(left);
      if (written === left) this.#waiting.push(delivery);
      left -= written;
    }
    this.#nextTurn();
  }
}
