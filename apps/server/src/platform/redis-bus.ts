import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import { type Bus, localBus, type Topic } from "./events.ts";

const CHANNEL = "rebale";

/**
 * A bus over Redis, for many nodes: PostgreSQL's notifications all pass through one queue of the
 * database.
 */
export async function redisBus(redis: Redis, log: Logger): Promise<Bus> {
  const local = localBus();
  const node = randomUUID();
  // A connection that listens can do nothing else.
  const ear = redis.duplicate({ enableOfflineQueue: true });
  ear.on("error", (error: Error) => log.warn({ err: error }, "the line between nodes broke"));
  ear.on("message", (_channel: string, payload: string) => {
    const [from, topic, event] = JSON.parse(payload) as [string, Topic, never];
    if (from !== node) local.publish(topic, event);
  });
  await ear.subscribe(CHANNEL);
  return {
    on: local.on,
    publish(topic, event) {
      local.publish(topic, event);
      redis
        .publish(CHANNEL, JSON.stringify([node, topic, event]))
        .catch((error) => log.warn({ err: error }, "other nodes could not be told"));
    },
    async close() {
      await local.close();
      ear.disconnect();
    },
  };
}
