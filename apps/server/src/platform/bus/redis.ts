import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";

/** A call waits so long for Redis and goes on without it, milliseconds. */
const CALL_MS = 300;
/** After so long without any answer the connection is given up, and calls no longer wait. */
const SILENCE_MS = 1000;

/**
 * A connection that comes back by itself. While it is away, calls fail at once instead of queueing
 * without limit; one that stands still is soon taken for away. Every key begins with `prefix`, and
 * so must every channel: see `channelOf`.
 */
export function connectRedis(url: string, prefix: string, log: Logger): Redis {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 5000,
    commandTimeout: CALL_MS,
    socketTimeout: SILENCE_MS,
    retryStrategy: (tries) => Math.min(100 * tries, 2000),
  });
  logOutages(redis, log, "Redis is away: each node keeps limits of its own until it is back");
  return redis;
}

/** One line when it goes away and one when it is back, however often is tried meanwhile. */
export function logOutages(redis: Redis, log: Logger, words: string): void {
  let away = false;
  redis.on("error", (error: Error) => {
    if (!away) log.warn({ err: error }, words);
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info("Redis is back");
    away = false;
  });
}

/** Redis prefixes keys only. */
export const channelOf = (redis: Redis, name: string) => `${redis.options.keyPrefix ?? ""}${name}`;

/**
 * The prefix that sets this market's keys apart from others' on the same Redis: the setting, else
 * the identity of its database. A copy of the database is another market; a standby that takes over
 * is the same.
 */
export async function redisPrefix(
  { REDIS_PREFIX }: Pick<Config, "REDIS_PREFIX">,
  db: Db,
): Promise<string> {
  if (REDIS_PREFIX) return `${REDIS_PREFIX}:`;
  const { rows } = await sql<{ identity: string }>`
    select format('%s/%s', (select system_identifier from pg_control_system()), oid) as identity
    from pg_database where datname = current_database()`.execute(db);
  const hash = createHash("sha256").update(rows[0]?.identity ?? "");
  return `rebale:${hash.digest("hex").slice(0, 12)}:`;
}
