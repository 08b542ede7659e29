import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type Bus, localBus, readMessage, type Topic } from "./events.ts";
import { channelOf, logOutages } from "./redis.ts";

/** Milliseconds that a start waits for Redis. */
const START_MS = 2000;
/** The connection's own outage has been logged; what was not sent is read from the database. */
const noted = () => undefined;

/**
 * A bus over Redis, for many nodes: PostgreSQL's notifications all pass through one queue of the
 * database.
 */
export async function redisBus(redis: Redis, log: Logger): Promise<Bus> {
  const local = localBus(log);
  const node = randomUUID();
  // A connection that subscribes can do nothing else.
  const channel = channelOf(redis, "events");
  const subscriber = redis.duplicate({
    enableOfflineQueue: true,
    autoResubscribe: false,
    commandTimeout: undefined,
  });
  logOutages(subscriber, log, "Redis is away: this node does not hear the others until it is back");
  subscriber.on("message", (_channel: string, payload: string) => {
    const message = readMessage<[string, Topic, never]>(payload, log);
    if (!message) return;
    const [from, topic, event] = message;
    if (from !== node) local.publish(topic, event);
  });
  // While Redis is away the market starts and serves; it subscribes as soon as there is one.
  const subscribed = new Promise<void>((done) => {
    subscriber.on("ready", () => void subscriber.subscribe(channel).then(() => done(), noted));
  });
  await Promise.race([subscribed, setTimeout(START_MS)]);
  return {
    on: local.on,
    // A message of Redis may be as large as it likes.
    shorten: local.shorten,
    publish(topic, event) {
      local.publish(topic, event);
      redis.publish(channel, JSON.stringify([node, topic, event])).catch(noted);
    },
    async close() {
      await local.close();
      subscriber.disconnect();
    },
  };
}
