import type { ServerResponse } from "node:http";
import { heartbeat } from "../domain/stream-frames.ts";

/** Bytes left unread at which a watcher is sent nothing more until it has read them. */
const PAUSE_AT = 16 * 1024;

/** Somebody who has lots in sight, by one connection. */
export class Watcher {
  readonly response: ServerResponse;
  readonly lotIds: readonly number[];
  /** Lots whose newest state it has not been sent. */
  readonly unsent: Set<number>;
  /** It had not read what it was sent at the last heartbeat. */
  #isStuck = false;

  constructor(response: ServerResponse, lotIds: readonly number[]) {
    this.response = response;
    this.lotIds = lotIds;
    this.unsent = new Set(lotIds);
  }

  get isBehind(): boolean {
    return this.response.writableLength > PAUSE_AT;
  }

  /** An event, not a comment: a browser that hears none knows that its line is dead. */
  beat(): void {
    if (this.response.writableEnded) return;
    const { isBehind } = this;
    if (isBehind && this.#isStuck) this.response.destroy();
    else if (!isBehind) this.response.write(heartbeat);
    this.#isStuck = isBehind;
  }
}
