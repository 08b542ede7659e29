import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterAll } from "vitest";
import { accountRoutes, identify } from "../src/features/accounts/index.ts";
import { subscribeNotices } from "../src/features/auctions/index.ts";
import { subscribeAwards } from "../src/features/awards/index.ts";
import { subscribeInspections } from "../src/features/inspections/index.ts";
import { subscribeInvoices } from "../src/features/invoices/index.ts";
import { mediaRoutes } from "../src/features/media/index.ts";
import { subscribeApprovals } from "../src/features/saved-searches/index.ts";
import { subscribeTaxHolds } from "../src/features/tax-holds/index.ts";
import { subscribeWebhooks } from "../src/features/webhooks/index.ts";
import { COMMON_TAGS, invalidateCaches } from "../src/invalidate-caches.ts";
import { Hub } from "../src/live/hub.ts";
import { createDomainEvents } from "../src/platform/bus/domain-events.ts";
import { localBus } from "../src/platform/bus/events.ts";
import { createCaches } from "../src/platform/caches.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import type { Deps } from "../src/platform/deps.ts";
import { DiskWatch } from "../src/platform/files/disk.ts";
import { localFiles } from "../src/platform/files/files.ts";
import { documentApi } from "../src/platform/http/api-docs.ts";
import { authenticate } from "../src/platform/http/authenticate.ts";
import { createLimits } from "../src/platform/http/limits/limits.ts";
import { createHttpServer } from "../src/platform/http/server/server.ts";
import { clientOf } from "./client.ts";
import { setMarketTime, testDatabase } from "./database.ts";
import { membersOf } from "./members.ts";

export type { Answer, SentFile } from "./client.ts";
export type { SignedIn } from "./members.ts";

/** Registers a feature's operations below /api. */
type Routes = (api: FastifyInstance, deps: Deps, live: Hub) => unknown;

/** The whole market, as it is served, but for the site's pages. */
export async function wholeMarket(deps: Deps): Promise<FastifyInstance> {
  const [{ buildApp }, { createAuctions }] = await Promise.all([
    import("../src/app.ts"),
    import("../src/features/auctions/index.ts"),
  ]);
  const auctions = createAuctions(deps, { timed: false });
  const app = await buildApp(deps, auctions, { withSite: false });
  app.addHook("onClose", () => auctions.close());
  return app;
}

/** Accounts, pictures and the named features only: starts without the built site. */
export const marketOf =
  (...features: Routes[]) =>
  async (deps: Deps): Promise<FastifyInstance> => {
    const app = await createHttpServer(deps);
    authenticate(app, deps, identify({ ...deps, db: deps.database.forBids }));
    await documentApi(app, deps.config);
    const live = new Hub(deps.clock);
    app.addHook("preClose", async () => live.close());
    await app.register(
      async (api) => {
        for (const routes of [accountRoutes, ...features]) routes(api, deps, live);
      },
      { prefix: "/api" },
    );
    mediaRoutes(app, deps);
    return app;
  };

type Build = (deps: Deps) => Promise<FastifyInstance>;

/**
 * A market of its own for this test file: database, files, clock. Call it at the top of the file:
 *
 *     const market = await createMarket(marketOf(biddingRoutes));
 */
export const createMarket = async (build?: Build, env?: Record<string, string>) =>
  createMarketOn(await testDatabase(), build, env);

/** The same on a database that is there already. */
export async function createMarketOn(
  url: string,
  build: Build = wholeMarket,
  env: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "rebale-files-"));
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void logged.push(line) });
  const config: Config = readConfig({
    DEMO: "1",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    ...generous,
    ...env,
  });
  const database = connectDatabase(url, 16, () => undefined);
  let stopped: Date | null = null;
  const deps: Deps = {
    config,
    database,
    db: database.db,
    clock: { now: () => stopped ?? new Date() },
    bus: localBus(),
    caches: createCaches(COMMON_TAGS),
    events: createDomainEvents(),
    files: localFiles(folder),
    limits: createLimits(config),
    disk: new DiskWatch(folder, () => performance.now()),
    log,
  };
  invalidateCaches(deps);
  subscribeAwards(deps);
  subscribeInvoices(deps);
  subscribeInspections(deps);
  subscribeTaxHolds();
  subscribeNotices(deps);
  subscribeApprovals(deps);
  subscribeWebhooks();
  const app = await build(deps);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await deps.bus.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stops the clocks of process and database; null lets them run again. */
  const setTime = async (at: Date | null) => {
    stopped = at;
    await setMarketTime(url, at);
  };

  /**
   * Opens all connections of the pool, so that calls made at once truly race instead of queueing
   * behind the first.
   */
  const openConnections = () =>
    Promise.all(Array.from({ length: 16 }, () => database.pool.query("select pg_sleep(0.1)")));

  const client = clientOf(app);
  return {
    app,
    deps,
    db: deps.db,
    url,
    /** The log's lines from level info on. */
    logged,
    setTime,
    openConnections,
    ...client,
    ...membersOf(deps, client.ask),
  };
}
export type Market = Awaited<ReturnType<typeof createMarket>>;

/** Limits are tested where they are meant; elsewhere they are out of the way. */
const generous = Object.fromEntries(
  [
    "RATE_VISITOR_PER_MINUTE",
    "RATE_MEMBER_PER_MINUTE",
    "RATE_BIDS_PER_MINUTE",
    "RATE_BIDS_BURST",
    "RATE_CODES_PER_PHONE",
    "RATE_CODES_PER_ADDRESS",
    "RATE_WRONG_GUESSES",
    "RATE_RENDITIONS_PER_MINUTE",
    "RATE_UPLOAD_MB_PER_DAY",
    // Loading the modules of a test holds a busy machine up for seconds.
    "MAX_LOOP_DELAY",
  ].map((name) => [name, "1000000"]),
);
