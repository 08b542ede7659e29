import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type Bus, localBus, type Topic } from "./events.ts";
import { channelOf } from "./redis.ts";

/**
 * A bus over Redis, for many nodes: PostgreSQL's notifications all pass through one queue of the
 * database.
 */
export async function redisBus(redis: Redis, log: Logger): Promise<Bus> {
  const local = localBus();
  const node = randomUUID();
  // A connection that subscribes can do nothing else.
  const channel = channelOf(redis, "events");
  const subscriber = redis.duplicate({ enableOfflineQueue: true });
  subscriber.on("error", (error: Error) =>
    log.warn({ err: error }, "the line between nodes broke"),
  );
  subscriber.on("message", (_channel: string, payload: string) => {
    const [from, topic, event] = JSON.parse(payload) as [string, Topic, never];
    if (from !== node) local.publish(topic, event);
  });
  await subscriber.subscribe(channel);
  return {
    on: local.on,
    publish(topic, event) {
      local.publish(topic, event);
      redis
        .publish(channel, JSON.stringify([node, topic, event]))
        .catch((error) => log.warn({ err: error }, "other nodes could not be told"));
    },
    async close() {
      await local.close();
      subscriber.disconnect();
    },
  };
}
