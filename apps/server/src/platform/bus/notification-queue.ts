import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { NotifyConnection } from "./notify-connection.ts";

/** PostgreSQL takes 8000 bytes a notification. */
const MAX_BYTES = 7500;
/** The bytes around the events of a notification. */
const ENVELOPE_BYTES = 64;
const PACE_MS = 10;
const RETRY_MS = 1000;
/** A message that PostgreSQL refuses so often holds up nothing else any longer. */
const MAX_TRIES = 5;
const MAX_WAITING = 10_000;
const REMAINING_AFTER_OVERFLOW = 1000;

/** Whether an event, as JSON, goes into one notification. */
export const fitsNotification = (event: string) =>
  ENVELOPE_BYTES + Buffer.byteLength(event) + 1 <= MAX_BYTES;

/** Events on their way to other nodes: what gathers while some are being sent goes out together. */
export class NotificationQueue {
  readonly #connection: NotifyConnection;
  readonly #opening: string;
  readonly #log: Logger;
  #waiting: string[] = [];
  #isSending = false;
  #failures = 0;

  /** @param opening how each notification of this node begins */
  constructor(connection: NotifyConnection, opening: string, log: Logger) {
    this.#connection = connection;
    this.#opening = opening;
    this.#log = log;
  }

  /** @param event as JSON, and not too large for one notification */
  add(event: string): void {
    this.#waiting.push(event);
    if (this.#waiting.length > MAX_WAITING)
      this.#waiting = this.#waiting.slice(-REMAINING_AFTER_OVERFLOW);
    void this.send();
  }

  /** Sends all that waits, unless that is being done or the connection is broken. */
  async send(): Promise<void> {
    if (this.#isSending || !this.#connection.isOpen) return;
    this.#isSending = true;
    try {
      while (this.#canSend()) {
        while (this.#canSend()) await this.#sendSome();
        // A hot auction has some hundred batches a second; each notification is a transaction and
        // comes back to us, too.
        await sleep(PACE_MS);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "events could not be published to other nodes");
      // The events behind the failed ones do not wait for the next event.
      setTimeout(() => void this.send(), RETRY_MS).unref();
    } finally {
      this.#isSending = false;
    }
  }

  #canSend(): boolean {
    return this.#waiting.length > 0 && this.#connection.isOpen;
  }

  /** As much of what waits as one notification holds. */
  async #sendSome(): Promise<void> {
    let size = ENVELOPE_BYTES;
    let count = 0;
    for (const event of this.#waiting) {
      size += Buffer.byteLength(event) + 1;
      if (size > MAX_BYTES) break;
      count++;
    }
    const events = this.#waiting.splice(0, count);
    try {
      await this.#connection.notify(`${this.#opening}"events":[${events.join(",")}]}`);
      this.#failures = 0;
    } catch (error) {
      // They may have arrived: a second message does no harm, a missing one shows an old price.
      if (++this.#failures < MAX_TRIES) this.#waiting.unshift(...events);
      else this.#failures = 0;
      throw error;
    }
  }
}
