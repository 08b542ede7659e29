import { stopwatch } from "../clock.ts";

export interface OtherNodesSettings {
  /** Milliseconds between the words by which a node that says nothing else is known to listen. */
  readonly beatMs: number;
  /** Silence, milliseconds, after which there is no other node. */
  readonly goneMs: number;
}
export const otherNodesSettings: OtherNodesSettings = { beatMs: 4_000, goneMs: 10_000 };

/**
 * Whether another node listens: what nobody hears need not be written, sent and read. Each node
 * says so when it comes, and then again and again; who hears a new one answers at once. Until the
 * first silence is over there may be another.
 */
export class OtherNodes {
  #heardAt = stopwatch();
  readonly #beat: NodeJS.Timeout;
  readonly #goneMs: number;

  /** @param sayHere tells the others that this node listens */
  constructor(sayHere: () => void, { beatMs, goneMs }: OtherNodesSettings) {
    this.#goneMs = goneMs;
    this.#beat = setInterval(sayHere, beatMs).unref();
  }

  heard(): void {
    this.#heardAt = stopwatch();
  }

  areThere(): boolean {
    return stopwatch() - this.#heardAt < this.#goneMs;
  }

  close(): void {
    clearInterval(this.#beat);
  }
}
