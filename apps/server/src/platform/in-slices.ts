import { setImmediate as nextTurn } from "node:timers/promises";

/** In one turn of the event loop: bids and their results come in between. */
const SLICE = 250;

/** Does the work for each of thousands, a slice in a turn. */
export async function inSlices<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let done = 0;
  for (const one of all) {
    work(one);
    if (++done % SLICE === 0) await nextTurn();
  }
}
