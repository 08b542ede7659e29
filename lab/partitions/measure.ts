import { once } from "node:events";
import { type Load, measure } from "../../bench/parts/load.ts";
import {
  type BenchMarket,
  createBenchMarket,
  someBuyers,
  someLots,
} from "../../bench/parts/market.ts";
import { processorSeconds } from "../../bench/parts/processor-time.ts";
import { table } from "../../bench/parts/table.ts";
import { fillMarket } from "./fill-market.ts";
import { partitionHotTables } from "./partition-tables.ts";

/**
 * The market's own bids on plain tables and on tables in parts by a hash of the lot, in turns on
 * two markets of the same size. LOTS, PARTS, SECONDS and TURNS set how much.
 */
const LOTS = Number(process.env.LOTS ?? 1_000_000);
const PARTS = Number(process.env.PARTS ?? 16);
const SECONDS = Number(process.env.SECONDS ?? 6);
const TURNS = Number(process.env.TURNS ?? 3);

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of server and database a bid. */
  readonly microseconds: number;
}

async function createFilledMarket(parts: number): Promise<BenchMarket> {
  const market = await createBenchMarket();
  const ended = once(market.server, "exit");
  market.server.kill("SIGTERM");
  await ended;
  await fillMarket(market.db, LOTS);
  if (parts > 0) await partitionHotTables(market.db, parts);
  return market.restart();
}

async function bid(market: BenchMarket, tokens: readonly string[], lots: readonly number[]) {
  const load: Load = {
    port: market.port,
    connections: 64,
    seconds: SECONDS,
    method: "POST",
    path: "/api/auction",
    tokens,
    lots,
  };
  const used = () =>
    processorSeconds(market.server.pid ?? 0) + processorSeconds(market.databasePid);
  const before = used();
  const { perSecond, p50, p99, byStatus } = await measure(load);
  const answered = perSecond * SECONDS;
  if ((byStatus["200"] ?? 0) < answered * 0.5) throw new Error(JSON.stringify(byStatus));
  return { perSecond, p50, p99, microseconds: ((used() - before) * 1e6) / answered };
}

const [whole, parts] = await Promise.all([createFilledMarket(0), createFilledMarket(PARTS)]);
const markets = { whole, parts };
const rows: (string | number)[][] = [];
const ratios: number[] = [];
for (const [what, count] of [
  ["one auction", 1],
  ["1,000 auctions", 1000],
] as const) {
  for (let turn = 0; turn < TURNS; turn++) {
    const measured = {} as Record<keyof typeof markets, Measured>;
    // Which is first changes with the turn.
    const order = (["whole", "parts"] as const).toSorted(() => (turn % 2 ? -1 : 1));
    for (const name of order) {
      const { db } = markets[name];
      const buyers = await someBuyers(db, 64);
      const lots = await someLots(db, count);
      measured[name] = await bid(
        markets[name],
        buyers.map(({ token }) => token),
        lots,
      );
    }
    const { whole, parts } = measured;
    ratios.push(parts.perSecond / whole.perSecond);
    rows.push([
      what,
      whole.perSecond,
      parts.perSecond,
      parts.perSecond / whole.perSecond,
      whole.p99,
      parts.p99,
      whole.microseconds,
      parts.microseconds,
    ]);
  }
}
for (const market of Object.values(markets)) await market.stop();
table(
  `Bids on tables in ${PARTS} parts, ${LOTS.toLocaleString("en-IN")} lots`,
  ["", "whole", "in parts", "ratio", "p99 ms", "in parts", "µs a bid", "in parts"],
  rows,
  `Worst ratio: ${Math.min(...ratios).toFixed(2)}.`,
);
