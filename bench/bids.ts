import { bareServer } from "./parts/bare-server.ts";
import { type Load, measure } from "./parts/load.ts";
import { createBenchMarket, someBuyers, someLots } from "./parts/market.ts";
import { createNaiveLots, measureNaiveBids } from "./parts/naive-bids.ts";
import { processorSeconds } from "./parts/processor-time.ts";
import { table } from "./parts/table.ts";

/**
 * One hot auction, and the same over 1,000: bids answered a second over HTTP against one row-locked
 * transaction a bid.
 */
const SECONDS = Number(process.env.SECONDS ?? 8);
/**
 * PostgreSQL takes 100 connections; the market holds up to 35 of them, and this bench four.
 */
const MAX_CLIENTS = 48;

const market = await createBenchMarket();
const buyers = await someBuyers(market.db, 512);
const bidders = buyers.map((b) => b.id);
const [warm, ...lots] = (await someLots(market.db, 2003)) as [number, ...number[]];
const hot = { few: lots.slice(0, 1), many: lots.slice(1, 2) };
const spread = { few: lots.slice(2, 1002), many: lots.slice(1002) };
const naive = await createNaiveLots(market.db);
const bids = {
  seconds: SECONDS,
  method: "POST",
  path: "/api/auction",
  tokens: buyers.map((b) => b.token),
} as const;
const bare = await bareServer();
const rows: (string | number)[][] = [];

async function compare(
  name: string,
  connections: number,
  lots: readonly number[],
  baselineLots: readonly number[],
): Promise<void> {
  const load: Load = { ...bids, port: market.port, connections, lots };
  const baseline = await measureNaiveBids(
    market.databaseUrl,
    baselineLots,
    bidders,
    Math.min(connections, MAX_CLIENTS),
    SECONDS,
  );
  const server = processorSeconds(market.server.pid ?? 0);
  const database = processorSeconds(market.databasePid);
  const ours = await measure(load);
  const microseconds = (before: number, pid: number) =>
    ((processorSeconds(pid) - before) * 1e6) / (ours.perSecond * SECONDS);
  const used = [
    microseconds(server, market.server.pid ?? 0),
    microseconds(database, market.databasePid),
  ];
  const ceiling = await measure({ ...load, port: bare.port });
  rows.push([
    name,
    baseline,
    ours.perSecond,
    ours.perSecond / baseline,
    ceiling.perSecond,
    ours.perSecond / ceiling.perSecond,
    ours.p50,
    ours.p99,
    ...used,
    Object.entries(ours.byStatus)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  ]);
}

await measure({ ...bids, port: market.port, connections: 64, lots: [warm], seconds: 3 });
const only = process.env.ONLY;
const runs: Parameters<typeof compare>[] = [
  ["one auction, 64 connections", 64, hot.few, naive.slice(0, 1)],
  ["one auction, 512 connections", 512, hot.many, naive.slice(0, 1)],
  ["1,000 auctions, 64 connections", 64, spread.few, naive.slice(1)],
  ["1,000 auctions, 512 connections", 512, spread.many, naive.slice(1)],
];
for (const run of runs) if (!only || run[0].includes(only)) await compare(...run);
await bare.stop();
await market.stop();
table(
  "Bids answered a second",
  [
    "",
    "row lock a bid",
    "Rebale",
    "ratio",
    "bare POST",
    "share",
    "p50 ms",
    "p99 ms",
    "server µs a bid",
    "database µs a bid",
    "answers",
  ],
  rows,
  `The baseline's clients (${MAX_CLIENTS} at most) speak to the database directly, ours over HTTP with a session each. The columns µs say what processor time a bid costs the server and the database.`,
);
