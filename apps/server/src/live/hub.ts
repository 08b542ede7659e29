import type { ServerResponse } from "node:http";
import type { Clock } from "../platform/clock.ts";
import { Connection, type Owner } from "./connection.ts";
import { RoundRobin } from "./delivery.ts";
import type { LogSource } from "./log.ts";
import { LogTopics } from "./log-topics.ts";
import { type StateSettings, type StateSource, StateTopics } from "./state-topics.ts";

const hubSettings = {
  heartbeatMs: 15_000,
  /** Until a reader that does not take what it was sent is dropped; it may come back. */
  drainMs: 15_000,
};

/**
 * The streams of this node. A feature registers what can be followed, as topics of one of two
 * kinds: of a log every entry is sent, of a state only the newest. The hub knows nothing of what
 * they are.
 */
export class Hub {
  readonly #connections = new Set<Connection>();
  readonly #roundRobin = new RoundRobin();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #drainMs: number;

  constructor(clock: Clock, settings: Partial<typeof hubSettings> = {}) {
    const { heartbeatMs, drainMs } = { ...hubSettings, ...settings };
    this.#drainMs = drainMs;
    this.#repeat(heartbeatMs, () => this.#roundRobin.add(this.#beats(clock.now().getTime())));
  }

  get count(): number {
    return this.#connections.size;
  }

  logs(source: LogSource, reconcileMs: number): LogTopics {
    const topics = new LogTopics(source, this.#roundRobin);
    this.#repeat(reconcileMs, () => topics.reconcile());
    return topics;
  }

  states(source: StateSource, settings: StateSettings): StateTopics {
    const topics = new StateTopics(source, this.#roundRobin, settings);
    this.#repeat(settings.reconcileMs, () => topics.reconcile());
    return topics;
  }

  /** @param response of a stream that was begun */
  connect(response: ServerResponse, owner?: Owner): Connection {
    const connection = new Connection(response, this.#drainMs, owner);
    if (connection.isOpen) {
      this.#connections.add(connection);
      response.once("close", () => this.#connections.delete(connection));
    }
    return connection;
  }

  /** Ends the connections of those who are meant, as when a session ends. */
  endWhere(isMeant: (owner: Owner) => boolean): void {
    for (const connection of this.#connections)
      if (connection.owner && isMeant(connection.owner)) connection.end();
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.end();
  }

  *#beats(now: number): Generator<void> {
    for (const connection of this.#connections) if (connection.beat(now)) yield;
  }

  #repeat(ms: number, work: () => unknown): void {
    this.#timers.push(setInterval(work, ms).unref());
  }
}
