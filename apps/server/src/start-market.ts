import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { buildApp } from "./app.ts";
import { startDemoBidders } from "./demo/index.ts";
import { closeDueAuctions, createAuctions, lapseDueDecisions } from "./features/auctions/index.ts";
import { jobQueues } from "./job-queues.ts";
import { openData } from "./open-data.ts";
import type { Config } from "./platform/config.ts";
import { connectWithRetry } from "./platform/db/database-away.ts";
import { runJobs } from "./platform/jobs/jobs.ts";

/** Connections that may wait to be taken: thousands come back together after a restart. */
const BACKLOG = 4096;

export interface Market {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Opens the whole market; a database of its own host is waited for.
 * @param onLost called with how the embedded database ended by itself
 */
export const startMarket = (
  config: Config,
  log: Logger,
  onLost: (how: string) => void,
): Promise<Market> =>
  config.DATABASE_URL
    ? connectWithRetry(() => createMarket(config, log), log)
    : createMarket(config, log, onLost);

/** Data, jobs, HTTP. What was opened is closed again in the reverse order. */
async function createMarket(
  config: Config,
  log: Logger,
  onLost?: (how: string) => void,
): Promise<Market> {
  await using opened = new AsyncDisposableStack();
  const { deps, url, close } = await openData(config, log, onLost);
  opened.defer(close);
  await closeDueAuctions(deps);
  await lapseDueDecisions(deps);

  const auctions = createAuctions(deps);
  opened.defer(() => auctions.close());
  const jobs = await runJobs(url, jobQueues(deps), log);
  opened.defer(() => jobs.stop());
  if (config.demo && config.DEMO_BIDDERS) {
    const bidders = startDemoBidders(deps, auctions.bids.enqueue);
    opened.defer(() => bidders.stop());
  }

  const app = await buildApp(deps, auctions);
  opened.defer(() => app.close());
  await app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
  const { port } = app.server.address() as AddressInfo;
  const all = opened.move();
  return {
    url: config.PUBLIC_URL ?? `${config.TLS_CERT ? "https" : "http"}://localhost:${port}`,
    close: () => all.disposeAsync(),
  };
}
