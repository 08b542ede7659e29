import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { verifyLedgers } from "../../apps/server/src/features/auctions/index.ts";
import { connectDatabase } from "../../apps/server/src/platform/db/db.ts";
import { allClosed } from "./all-closed.ts";
import { prepareBidders, readEnd } from "./auctions.ts";
import type { Line } from "./bidder.ts";
import { checkHistory } from "./checker/check-history.ts";
import type { LotEnd, LotSet, TenderSent } from "./checker/history.ts";
import { oneOf, randomFrom } from "./random.ts";
import { createSmallMarket, type SmallMarket } from "./small-market.ts";
import { keepTendering, prepareTenderLots } from "./tenderer.ts";

const kills = Number(process.env.KILLS ?? 30);
const LOTS = 12;
const SECONDS = 6;
/** Around the end, milliseconds: most openings are within these. */
const [BEFORE, AFTER] = [300, 900];

/** Lots are tendered for, and a node is killed at a random moment around their opening. */
async function playRound(
  market: SmallMarket,
  pool: pg.Pool,
  line: Line,
  minBidders: number | null,
) {
  const lots = await prepareTenderLots(line, pool, { lots: LOTS, seconds: SECONDS, minBidders });
  const ids = lots.map(({ lot }) => lot);
  const tenders: TenderSent[] = [];
  const end = Math.min(...lots.map(({ hardEnd }) => hardEnd));
  const round = { lots: ids, history: tenders, isOver: () => Date.now() > end + AFTER };
  const bidders = await prepareBidders(pool, 5);
  const tendering = bidders.map((bidder) => keepTendering(line, bidder, round));
  await sleep(end - BEFORE + line.random() * (BEFORE + AFTER) - Date.now());
  const node = oneOf(line.random, market.nodes);
  await node.kill();
  await node.start();
  await Promise.all([...tendering, allClosed(line, ids)]);
  return { lots, tenders };
}

test("F60 kill -9 at random moments of the opening: opened once or not yet, and every tender as it was sealed", {
  timeout: 300_000 + kills * 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "rebale-openings-log-"));
  const log = join(folder, "nodes.log");
  const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const market = await createSmallMarket(log);
  const pool = new pg.Pool({ connectionString: market.databaseUrl, max: 3 });
  const line: Line = {
    ...{ nodes: market.fronts.map(({ port }) => `http://127.0.0.1:${port}`), timeoutMs: 3_000 },
    ...{ random, pause: 300 },
  };
  try {
    const lots: LotSet[] = [];
    const tenders: TenderSent[] = [];
    for (let n = 0; n < kills; n++) {
      const played = await playRound(market, pool, line, n % 3 === 0 ? 5 : null);
      lots.push(...played.lots);
      tenders.push(...played.tenders);
    }
    const ends: LotEnd[] = [];
    for (const { lot } of lots) ends.push(await readEnd(line.nodes[0] ?? "", pool, lot));
    const kept = { lots, bids: [], tenders, watchers: [], opened: [], ends };
    expect({ seed, faults: checkHistory(kept) }).toEqual({ seed, faults: [] });
    const opened = ends.filter(({ ledger }) => ledger.some(({ kind }) => kind === "unseal"));
    console.info(`Seed ${seed}: ${kills} kills, ${tenders.length} sent, ${opened.length} openings`);
    expect(opened.length).toBeGreaterThan(0);
    const boxes = await pool.query("select from tenders where lot_id = any($1::bigint[])", [
      lots.map(({ lot }) => lot),
    ]);
    expect(boxes.rowCount).toBe(0);
    const database = connectDatabase(market.databaseUrl, 2, () => undefined);
    const { broken } = await verifyLedgers(database.db).finally(() => database.close());
    expect(broken).toBeNull();
  } catch (error) {
    console.error(readFileSync(log, "utf8").slice(-4000), `All of it is in ${log}`);
    throw error;
  } finally {
    await pool.end();
    await market.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});
