import type { ServerResponse } from "node:http";
import type { Delivery } from "./delivery.ts";

/** Whose connection it is, where somebody has to be signed in for it. */
export interface Owner {
  readonly userId: number;
  readonly session: string;
}

/** An event and no comment: a browser tells its page of no comment, and a dead line is silent. */
const HEARTBEAT = Buffer.from("event: beat\ndata: 1\n\n");

/** One stream: only here is it written to, ended or dropped. */
export class Connection {
  readonly owner: Owner | undefined;
  /** Milliseconds since 1970. */
  endsAt = Number.POSITIVE_INFINITY;
  readonly #response: ServerResponse;
  readonly #drainMs: number;
  #delivery: Delivery | undefined;
  #next: () => Buffer | null = () => null;
  #isDraining = false;

  /** @param drainMs until a reader that does not take what it was sent is dropped */
  constructor(response: ServerResponse, drainMs: number, owner?: Owner) {
    this.#response = response;
    this.#drainMs = drainMs;
    this.owner = owner;
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /**
   * @param next what is to be written next; null when it lacks nothing, or that is still to be read
   * @param left is called when the connection is closed
   */
  follow(delivery: Delivery, next: () => Buffer | null, left: () => void): void {
    this.#delivery = delivery;
    this.#next = next;
    this.#response.once("close", left);
    delivery.add([this]);
  }

  /**
   * Writes what it lacks, while it takes that: a slow reader keeps its place, and the bytes that
   * wait for it are shared.
   * @returns whether something was written
   */
  bringUp(): boolean {
    let isWritten = false;
    while (this.#takesMore()) {
      const frames = this.#next();
      if (!frames) break;
      this.#write(frames);
      isWritten = true;
    }
    return isWritten;
  }

  /** @returns whether something was written */
  beat(now: number): boolean {
    if (now >= this.endsAt) this.end();
    const takes = this.#takesMore();
    if (takes) this.#write(HEARTBEAT);
    return takes;
  }

  end(): void {
    if (!this.isOpen) return;
    this.#dropUnless("close");
    this.#response.end();
  }

  /** One that cannot be written to is dropped, and keeps nobody waiting. */
  #write(bytes: Buffer): void {
    try {
      this.#response.write(bytes);
    } catch {
      this.#response.destroy();
    }
  }

  #takesMore(): boolean {
    if (!this.isOpen || this.#isDraining) return false;
    if (!this.#response.writableNeedDrain) return true;
    this.#isDraining = true;
    this.#dropUnless("drain", () => {
      this.#isDraining = false;
      this.#delivery?.add([this]);
    });
    return false;
  }

  #dropUnless(event: "drain" | "close", then?: () => void): void {
    const drop = setTimeout(() => this.#response.destroy(), this.#drainMs).unref();
    this.#response.once(event, () => {
      clearTimeout(drop);
      then?.();
    });
  }
}
