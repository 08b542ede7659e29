import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../apps/server/src/platform/db/migrate.ts";
import { freePort, unlimited } from "../../bench/parts/market.ts";
import { checkHistory } from "../faults/checker/check-history.ts";
import { marketNode } from "../faults/market-node.ts";
import { runFaults } from "../faults/run-faults.ts";
import { comingMigrations } from "./coming.ts";
import { isPromised, refusalsOf } from "./refusals.ts";
import { createBalancer } from "./small-balancer.ts";

const quiet = { info: () => undefined, warn: () => undefined };

/** Two nodes behind a balancer, on a database of their own. */
async function createUpgradedMarket() {
  const folder = mkdtempSync(join(tmpdir(), "rebale-upgrade-"));
  chmodSync(folder, 0o755);
  const log = join(folder, "nodes.log");
  const database = await startEmbeddedDatabase({ folder, log: quiet });
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    DRAIN_SECONDS: "3",
    DEMO: "1",
    DEMO_BIDDERS: "0",
    LOG_LEVEL: "error",
    ...unlimited,
  };
  const nodes = [await freePort(), await freePort()].map((port) => marketNode(port, env, log));
  const balancer = await createBalancer(nodes.map(({ port }) => port));
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.error(readFileSync(log, "utf8").slice(-4000));
    await Promise.all(nodes.map((node) => node.stop()));
    await balancer.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (node: (typeof nodes)[number]) => {
    await node.start();
    while (!balancer.isReady(node.port)) await sleep(50);
  };
  for (const node of nodes) await start(node);
  return { nodes, balancer, databaseUrl: database.url, start };
}

test("during an upgrade no bid is lost, doubled or refused but to be asked again within a second, and each migration is applied (U6)", {
  timeout: 900_000,
}, async () => {
  const { nodes, balancer, databaseUrl, start } = await createUpgradedMarket();
  const coming = comingMigrations();
  onTestFinished(() => coming.remove());
  const upgrade = {
    name: "an upgrade",
    async happen() {
      await migrate(databaseUrl, { from: coming.from });
      for (const node of nodes) {
        await node.stop();
        await start(node);
      }
    },
  };
  const { history, happened } = await runFaults(
    { entrances: [`http://127.0.0.1:${balancer.port}`], databaseUrl, faults: [upgrade] },
    {
      seed: 1,
      lots: 4,
      sealed: 0,
      buyers: 24,
      watchers: 8,
      seconds: 8,
      pause: 100,
      calm: 1000,
      // Each bid has its answer in the end: a busy machine is late with some.
      timeoutMs: 30_000,
    },
  );
  const refusals = refusalsOf(history.bids);
  console.info(`No bid accepted for ${happened[0]?.silence} ms; refused:`, refusals);
  expect(checkHistory(history)).toEqual([]);
  expect([...refusals.keys()].filter((because) => !isPromised(because))).toEqual([]);
  expect(happened[0]?.accepted).toBeGreaterThan(50);
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const { rows } = await db.query<{ name: string }>(
    "select name from migrations where name > '9' order by name",
  );
  await db.end();
  expect(rows.map(({ name }) => name)).toEqual(coming.names);
});
