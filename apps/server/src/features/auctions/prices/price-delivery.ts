import { setImmediate as nextTick } from "node:timers/promises";
import type { Watcher } from "./watcher.ts";

/** Watchers written to in one turn of the event loop: bids and their results come in between. */
const SLICE = 250;

/** Sends watchers the newest state of the lots that they lack. */
export class PriceDelivery {
  readonly #frameOf: (lotId: number) => Buffer | null;
  readonly #waiting = new Set<Watcher>();
  #isDelivering = false;

  /** @param frameOf what is sent of a lot; null for nothing */
  constructor(frameOf: (lotId: number) => Buffer | null) {
    this.#frameOf = frameOf;
  }

  /** Takes effect with the next `deliver`, or with the one under way. */
  add(watcher: Watcher): void {
    this.#waiting.add(watcher);
  }

  remove(watcher: Watcher): void {
    this.#waiting.delete(watcher);
  }

  async deliver(): Promise<void> {
    if (this.#isDelivering) return;
    this.#isDelivering = true;
    try {
      let written = 0;
      for (const watcher of this.#waiting) {
        this.#waiting.delete(watcher);
        if (this.#write(watcher) && ++written % SLICE === 0) await nextTick();
      }
    } finally {
      // In the same turn as the last look at `#waiting`: nothing can come up in between.
      this.#isDelivering = false;
    }
  }

  /** @returns whether there was something to write */
  #write(watcher: Watcher): boolean {
    // Who is behind is tried again at the next reconciliation; at a shutdown all are told goodbye.
    if (watcher.isBehind || watcher.response.writableEnded) return false;
    const frames = [...watcher.unsent].flatMap((lotId) => this.#frameOf(lotId) ?? []);
    watcher.unsent.clear();
    if (frames.length === 0) return false;
    watcher.response.write(Buffer.concat(frames));
    return true;
  }
}
