import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyJournal } from "../../apps/server/src/features/journal-desk/index.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { checkHistory } from "./checker/check-history.ts";
import { runKills } from "./run-kills.ts";
import { createSmallMarket } from "./small-market.ts";

const kills = Number(process.env.KILLS ?? 200);
/** On two cores that others use, too: a kill, what starts again and what is checked then. */
const MAX_KILL = 15_000;

test("no rupee and no bid is lost or doubled by kill -9 at random moments of bids, closes, payments and payouts (M36)", {
  timeout: 600_000 + kills * MAX_KILL,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-kills-log-"));
  const log = join(folder, "nodes.log");
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
  const market = await createSmallMarket(log);
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const onStep = (line: string) => void (process.env.KILLS && console.info(seconds(), line));
  try {
    const run = { seed, kills, buyers: 24, lots: 6, onStep };
    const { history, faults, killed, audits, ...told } = await runKills(market, run);
    const accepted = history.bids.filter(({ tries }) => tries.at(-1)?.answer === "accepted");
    const done = (of: readonly { answer: string | null }[]) =>
      of.filter(({ answer }) => answer === "done").length;
    console.info(
      `Seed ${seed}: ${JSON.stringify(killed)} killed, ${audits} checks meanwhile, ` +
        `${seconds()} s; ${history.lots.length} lots closed, ` +
        `${accepted.length} bids of ${history.bids.length}, ${done(told.topUps)} top-ups of ` +
        `${told.topUps.length}, ${done(told.payments)} sales paid for of ${told.payments.length}, ` +
        `${done(told.withdrawn)} withdrawals of ${told.withdrawn.length}`,
    );
    expect({ seed, faults: checkHistory(history) }).toEqual({ seed, faults: [] });
    expect({ seed, faults }).toEqual({ seed, faults: [] });
    const database = connectDatabase(market.databaseUrl, 2, () => undefined);
    const { broken } = await verifyJournal(database.db).finally(() => database.close());
    expect(broken).toBeNull();
    expect(Object.values(killed).reduce((sum, n) => sum + n)).toBe(kills);
    expect(audits).toBeGreaterThan(kills / 4);
    for (const each of [told.topUps, told.withdrawn, told.payments, accepted])
      expect(each.length).toBeGreaterThan(kills / 20);
  } catch (error) {
    console.error(readFileSync(log, "utf8").slice(-4000), `All of it is in ${log}`);
    throw error;
  } finally {
    await market.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});
