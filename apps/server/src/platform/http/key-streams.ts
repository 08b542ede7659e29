import type { ServerResponse } from "node:http";
import type { Clock } from "../clock.ts";
import type { MachineKey } from "./caller.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Absent where no keys are known, as in tests of a few features. */
    keyStreams?: KeyStreams;
  }
}

/** Milliseconds: the longest that a timer waits. */
const LONGEST_MS = 2 ** 31 - 1;

/** Open streams of machines: each ends with its key. */
export class KeyStreams {
  readonly #open = new Map<ServerResponse, { readonly key: MachineKey; readonly userId: number }>();
  readonly #clock: Clock;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  hold(response: ServerResponse, key: MachineKey, userId: number): void {
    this.#open.set(response, { key, userId });
    const left = key.expiresAt.getTime() - this.#clock.now().getTime();
    const timer = setTimeout(() => response.end(), Math.min(Math.max(0, left), LONGEST_MS));
    timer.unref();
    response.once("close", () => {
      clearTimeout(timer);
      this.#open.delete(response);
    });
  }

  end(isMeant: (key: MachineKey, userId: number) => boolean): void {
    for (const [response, { key, userId }] of this.#open) if (isMeant(key, userId)) response.end();
  }
}
