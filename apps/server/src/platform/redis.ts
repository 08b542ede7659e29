import { Redis } from "ioredis";
import type { Logger } from "pino";

/**
 * A connection that comes back by itself. While it is away, calls fail at once instead of queueing
 * without limit.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5000,
    retryStrategy: (tries) => Math.min(100 * tries, 2000),
  });
  redis.on("error", (error: Error) => log.warn({ err: error }, "Redis is away"));
  return redis;
}
