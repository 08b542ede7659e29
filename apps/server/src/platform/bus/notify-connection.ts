import pg from "pg";
import type { Logger } from "pino";

const CHANNEL = "rebale";
const RECONNECT_MS = 1000;

/** A connection that listens to what all nodes are notified of, and comes back by itself. */
export class NotifyConnection {
  readonly #url: string;
  readonly #log: Logger;
  readonly #opened: () => void;
  readonly #received: (payload: string) => void;
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #isClosed = false;

  /**
   * @param opened is called each time when it listens again
   * @param received is given our own notifications, too
   */
  constructor(
    url: string,
    log: Logger,
    { opened, received }: { opened: () => void; received: (payload: string) => void },
  ) {
    this.#url = url;
    this.#log = log;
    this.#opened = opened;
    this.#received = received;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    const fresh = this.#newClient();
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (this.#isClosed) return await fresh.end();
      this.#client = fresh;
      this.#opened();
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
  }

  /** While the connection is broken nothing is sent: ask `isOpen` in the same turn. */
  async notify(message: string): Promise<void> {
    await this.#client?.query({
      name: "notify",
      text: "select pg_notify($1, $2)",
      values: [CHANNEL, message],
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  #newClient(): pg.Client {
    // A notification is nothing to keep: its commit need not wait for the disk, where bids are
    // being written.
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "rebale-bus",
      options: "-c synchronous_commit=off",
    });
    client.on("error", (error) => this.#log.warn({ err: error }, "the line between nodes broke"));
    client.once("end", () => this.#openAgain());
    client.on("notification", ({ payload }) => {
      if (payload) this.#received(payload);
    });
    return client;
  }

  #openAgain(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#again = setTimeout(() => void this.open().catch(() => undefined), RECONNECT_MS).unref();
  }
}
