import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyJournal } from "../../apps/server/src/features/journal-desk/index.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { checkHistory } from "./checker/check-history.ts";
import { smallFaults } from "./faults.ts";
import { runFaults } from "./run-faults.ts";
import { createSmallMarket } from "./small-market.ts";

test("two nodes lose, double and misorder no bid while nodes, database and lines fail, and no rupee; tenders among them (U2, M36, F60)", {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-fault-log-"));
  const log = join(folder, "nodes.log");
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
  const market = await createSmallMarket(log);
  try {
    const { history, happened, money } = await runFaults(
      {
        entrances: market.fronts.map(({ port }) => `http://127.0.0.1:${port}`),
        databaseUrl: market.databaseUrl,
        faults: smallFaults(market),
      },
      { seed, lots: 4, sealed: 2, buyers: 24, watchers: 8, seconds: 36, pause: 100, calm: 600 },
    );
    const accepted = history.bids.filter(({ tries }) => tries.at(-1)?.answer === "accepted");
    const lines = happened.map(({ fault, silence }) => `  ${fault}: ${silence} ms`).join("\n");
    const left = accepted.filter(({ maximum = 0 }) => maximum > 0);
    console.info(
      `Seed ${seed}: ${accepted.length} bids, ${left.length} with maximums; no bid accepted for\n${lines}`,
    );
    expect({ seed, faults: checkHistory(history) }).toEqual({ seed, faults: [] });
    expect({ seed, faults: money.faults }).toEqual({ seed, faults: [] });
    expect(money.topUps).toBeGreaterThan(5);
    expect(money.withdrawals).toBeGreaterThan(2);
    const database = connectDatabase(market.databaseUrl, 2, () => undefined);
    const { broken, entries } = await verifyJournal(database.db).finally(() => database.close());
    expect(broken).toBeNull();
    expect(entries).toBeGreaterThan(5);
    const sealed = (history.tenders ?? []).filter(
      ({ tries }) => tries.at(-1)?.answer === "accepted",
    );
    expect(sealed.length).toBeGreaterThan(1);
    // Some 400 on two free cores; a starved machine had 75.
    expect(accepted.length).toBeGreaterThan(40);
  } catch (error) {
    console.error(readFileSync(log, "utf8").slice(-4000));
    throw error;
  } finally {
    await market.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
