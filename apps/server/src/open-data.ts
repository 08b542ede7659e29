import { join } from "node:path";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import type { Logger } from "pino";
import { layOutDemoTimes, seedDemo } from "./demo/index.ts";
import { ensureAdmin } from "./features/accounts/index.ts";
import { subscribeNotices } from "./features/auctions/index.ts";
import { subscribeAwards } from "./features/awards/index.ts";
import { rollUpFigures } from "./features/figures/index.ts";
import { subscribeInspections } from "./features/inspections/index.ts";
import { subscribeInvoices } from "./features/invoices/index.ts";
import { detectIrregularities } from "./features/irregularities/index.ts";
import { subscribeApprovals } from "./features/saved-searches/index.ts";
import { subscribeTaxHolds } from "./features/tax-holds/index.ts";
import { subscribeWebhooks } from "./features/webhooks/index.ts";
import { COMMON_TAGS, invalidateCaches } from "./invalidate-caches.ts";
import { createDomainEvents } from "./platform/bus/domain-events.ts";
import { postgresBus } from "./platform/bus/postgres-bus.ts";
import { connectRedis, redisPrefix } from "./platform/bus/redis.ts";
import { redisBus } from "./platform/bus/redis-bus.ts";
import { createCaches } from "./platform/caches.ts";
import { stopwatch, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { connectDatabase } from "./platform/db/db.ts";
import { embeddedApplicationUrl, grantApplication } from "./platform/db/grant-application.ts";
import { refuseOtherKind } from "./platform/db/market-kind.store.ts";
import { migrate } from "./platform/db/migrate.ts";
import { readServerVersion } from "./platform/db/server-version.store.ts";
import type { Deps } from "./platform/deps.ts";
import { DiskWatch } from "./platform/files/disk.ts";
import { createFileStore } from "./platform/files/files.ts";
import { createLimits } from "./platform/http/limits/limits.ts";

/** The ground a market stands on, until `close`. */
interface Data {
  readonly deps: Deps;
  /** The database's, as the application's own role. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Database, migrations, demo: all but what serves. What was opened is closed again in the reverse
 * order.
 * @param onLost called with how the embedded database ended by itself
 */
export async function openData(
  config: Config,
  log: Logger,
  onLost?: (how: string) => void,
): Promise<Data> {
  await using opened = new AsyncDisposableStack();
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({
        folder: config.DATA_DIR,
        bin: config.POSTGRES_BIN,
        log,
        ...(onLost && { onLost }),
      });
  if (embedded) opened.defer(() => embedded.stop());
  const url = await migrateForApplication(config, embedded?.url, log);

  const database = connectDatabase(url, config.DATABASE_POOL, (error) =>
    log.warn({ err: error }, "a database connection broke"),
  );
  opened.defer(() => database.close());
  const redis = config.REDIS_URL
    ? connectRedis(config.REDIS_URL, await redisPrefix(config, database.db), log)
    : undefined;
  if (redis) opened.defer(async () => void (await redis.quit().catch(() => redis.disconnect())));
  const bus = redis ? await redisBus(redis, log) : await postgresBus(url, log);
  opened.defer(() => bus.close());
  const deps: Deps = {
    config,
    log,
    database,
    bus,
    caches: createCaches(COMMON_TAGS),
    events: createDomainEvents(),
    db: database.db,
    clock: systemClock,
    files: createFileStore(config, join(config.DATA_DIR, "files")),
    limits: createLimits(config, redis),
    disk: new DiskWatch(config.DATA_DIR, stopwatch),
    redis: redis && { isAway: () => redis.status !== "ready" },
  };

  await refuseOtherKind(deps.db, config.demo);
  const { version, mended } = await readServerVersion(deps.db);
  if (mended) log.warn(`PostgreSQL ${version} has known holes: update it to ${mended}`);
  else log.info(`PostgreSQL ${version}`);
  invalidateCaches(deps);

  subscribeAwards(deps);
  subscribeInvoices(deps);
  subscribeInspections(deps);
  subscribeTaxHolds();
  subscribeNotices(deps);
  subscribeApprovals(deps);
  subscribeWebhooks();
  if (config.demo) {
    await seedDemo(deps);
    await layOutDemoTimes(deps);
    await rollUpFigures(deps);
    await detectIrregularities(deps);
  }
  await ensureAdmin(deps);
  const all = opened.move();
  return { deps, url, close: () => all.disposeAsync() };
}

/** Migrates, and answers the url of the application's own role, which may not. */
async function migrateForApplication(
  { DATABASE_URL, DATABASE_MIGRATION_URL }: Config,
  embeddedUrl: string | undefined,
  log: Logger,
): Promise<string> {
  const migrating = { warn: (line: string) => log.warn(line) };
  if (!DATABASE_URL) {
    await migrate(embeddedUrl ?? "", migrating);
    return embeddedApplicationUrl(embeddedUrl ?? "");
  }
  await migrate(DATABASE_MIGRATION_URL ?? DATABASE_URL, migrating);
  if (DATABASE_MIGRATION_URL)
    await grantApplication(
      DATABASE_MIGRATION_URL,
      decodeURIComponent(new URL(DATABASE_URL).username),
    );
  else log.warn("the application's role owns its tables: set DATABASE_MIGRATION_URL to part them");
  return DATABASE_URL;
}
