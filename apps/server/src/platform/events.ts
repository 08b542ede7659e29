import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import pino, { type Logger } from "pino";
import { OtherNodes, otherNodesSettings } from "./other-nodes.ts";

/**
 * What nodes publish to each other, by topic. It only informs: the truth is in the database,
 * and readers reconcile with it. Each feature adds its topics by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare what stands in it
export interface Events {}
export type Topic = keyof Events;

export interface Bus {
  /**
   * Reaches handlers of this process at once and those of other nodes within milliseconds. Call
   * after the commit.
   */
  publish<T extends Topic>(topic: T, event: Events[T]): void;
  on<T extends Topic>(topic: T, handle: (event: Events[T]) => void): () => void;
  /** What other nodes are told of an event that is too large for one message to them. */
  shorten<T extends Topic>(topic: T, brief: (event: Events[T]) => Events[T]): void;
  close(): Promise<void>;
}

/**
 * A bus for one process. A handler that fails is logged: it keeps neither the others from what they
 * were told nor who published from their answer, for a bid that is committed stands.
 */
export function localBus(log: Pick<Logger, "error"> = pino()): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (topic, event) => void emitter.emit(topic, event),
    on(topic, handle) {
      const guarded = (event: Events[typeof topic]) => {
        try {
          handle(event);
        } catch (error) {
          log.error({ err: error, topic }, "an event could not be handled");
        }
      };
      emitter.on(topic, guarded);
      return () => void emitter.off(topic, guarded);
    },
    shorten: () => undefined,
    close: async () => void emitter.removeAllListeners(),
  };
}

/** What another node has sent; undefined for what no node of ours writes, which ends no node. */
export function readMessage<T>(payload: string, log: Pick<Logger, "error">): T | undefined {
  try {
    return JSON.parse(payload) as T;
  } catch (error) {
    log.error({ err: error }, "a message of another node cannot be read");
    return undefined;
  }
}

const CHANNEL = "rebale";
/** PostgreSQL takes 8000 bytes a notification. */
const MOST_BYTES = 7500;
/** What stands around the events of a notification. */
const ENVELOPE_BYTES = 64;
const fits = (event: string) => ENVELOPE_BYTES + Buffer.byteLength(event) + 1 <= MOST_BYTES;
const RECONNECT_MS = 1000;
const PACE_MS = 10;

/** What another node has sent. */
interface Heard {
  readonly events: readonly [Topic, never][];
  readonly isNew?: boolean;
}

/**
 * A bus over PostgreSQL. NOTIFY inside a bid's transaction would make all commits of the database
 * queue behind one lock, so it is sent after the commit, by a connection of its own, and what
 * gathers meanwhile goes out together. A node that is alone sends nothing.
 */
export async function postgresBus(
  url: string,
  log: Logger,
  settings = otherNodesSettings,
): Promise<Bus> {
  const local = localBus(log);
  /** How each notification of this node begins. */
  const ours = `{"node":"${randomUUID()}",`;
  let client: pg.Client | undefined;
  const briefs = new Map<Topic, (event: never) => unknown>();
  let waiting: string[] = [];
  let sending = false;
  let closed = false;

  const notify = (to: pg.Client, message: string) =>
    to.query({ name: "notify", text: "select pg_notify($1, $2)", values: [CHANNEL, message] });

  /** @param isNew asks the others to say at once that they are there */
  const sayHere = (isNew: boolean) => {
    const failed = (error: unknown) => log.warn({ err: error }, "the other nodes were not told");
    if (client) notify(client, `${ours}"isNew":${isNew},"events":[]}`).catch(failed);
  };
  const others = new OtherNodes(() => sayHere(false), settings);

  const connect = async (): Promise<void> => {
    // A notification is nothing to keep: its commit need not wait for the disk, where bids are
    // being written.
    const fresh = new pg.Client({
      connectionString: url,
      application_name: "rebale-bus",
      options: "-c synchronous_commit=off",
    });
    fresh.on("error", (error) => log.warn({ err: error }, "the line between nodes broke"));
    fresh.once("end", () => {
      client = undefined;
      if (!closed) setTimeout(() => void connect().catch(() => undefined), RECONNECT_MS).unref();
    });
    fresh.on("notification", ({ payload }) => {
      // Ours come back to us, too, as many as there are bids.
      if (!payload || payload.startsWith(ours)) return;
      const { events = [], isNew } = readMessage<Heard>(payload, log) ?? {};
      others.heard();
      if (isNew) sayHere(false);
      for (const [topic, event] of events) local.publish(topic, event);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      client = fresh;
      others.heard();
      sayHere(true);
      void send();
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
  };

  /** What travels of an event; nothing when even in brief it is too large. */
  const messageOf = (topic: Topic, event: Events[Topic]): string | undefined => {
    const whole = JSON.stringify([topic, event]);
    if (fits(whole)) return whole;
    const brief = JSON.stringify([topic, briefs.get(topic)?.(event as never)]);
    if (briefs.has(topic) && fits(brief)) return brief;
    log.error({ topic, bytes: whole.length }, "an event is too large for the other nodes");
    return undefined;
  };

  /** As much of what waits as one notification holds. */
  const sendSome = async (to: pg.Client): Promise<void> => {
    let size = ENVELOPE_BYTES;
    let count = 0;
    for (const event of waiting) {
      size += Buffer.byteLength(event) + 1;
      if (size > MOST_BYTES) break;
      count++;
    }
    const events = waiting.splice(0, count);
    await notify(to, `${ours}"events":[${events.join(",")}]}`);
  };

  const send = async (): Promise<void> => {
    if (sending || !client) return;
    sending = true;
    try {
      while (waiting.length && client) {
        while (waiting.length && client) await sendSome(client);
        // A hot auction has some hundred batches a second; each notification is a transaction and
        // comes back to us, too.
        await sleep(PACE_MS);
      }
    } catch (error) {
      log.warn({ err: error }, "events could not be published to other nodes");
    } finally {
      sending = false;
    }
  };

  await connect();
  return {
    on: local.on,
    shorten: (topic, brief) => void briefs.set(topic, brief),
    publish(topic, event) {
      local.publish(topic, event);
      // While our own line is broken nobody is heard.
      if (client && !others.areThere()) return;
      const message = messageOf(topic, event);
      if (message === undefined) return;
      waiting.push(message);
      if (waiting.length > 10_000) waiting = waiting.slice(-1000);
      void send();
    },
    async close() {
      closed = true;
      others.close();
      await local.close();
      await client?.end().catch(() => undefined);
    },
  };
}
