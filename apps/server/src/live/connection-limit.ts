import type { ServerResponse } from "node:http";
import { Problem } from "../platform/http/problems/problem.ts";

/** Streams of one kind that a node holds. */
const MAX_OF_NODE = 20_000;

/** How many streams, or lots in them, one address or member holds: none may take them all. */
export class ConnectionLimit {
  readonly #held = new Map<string, number>();
  readonly #most: number;
  readonly #refusal: "too_many_requests" | "too_busy";

  constructor(most: number, refusal: "too_many_requests" | "too_busy" = "too_many_requests") {
    this.#most = most;
    this.#refusal = refusal;
  }

  static ofNode(): ConnectionLimit {
    return new ConnectionLimit(MAX_OF_NODE, "too_busy");
  }

  /**
   * Takes places for as long as the connection lasts.
   * @throws Problem too_many_requests, or too_busy
   */
  hold(response: ServerResponse, holder = "", places = 1): void {
    const held = this.#heldBy(holder) + places;
    if (held > this.#most) throw new Problem(this.#refusal, { retryAfter: 5 });
    // Closed before it was listened to, while the caller was looked up.
    if (response.destroyed) return;
    this.#held.set(holder, held);
    response.once("close", () => {
      const left = this.#heldBy(holder) - places;
      if (left > 0) this.#held.set(holder, left);
      else this.#held.delete(holder);
    });
  }

  #heldBy(holder: string): number {
    return this.#held.get(holder) ?? 0;
  }
}
