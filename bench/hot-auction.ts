import { bareServer } from "./parts/bare-server.ts";
import { type Load, measure } from "./parts/load.ts";
import { openBenchMarket, someBuyers, someLots } from "./parts/market.ts";
import { measureNaiveBids } from "./parts/naive-bids.ts";
import { processorSeconds } from "./parts/processor-time.ts";
import { table } from "./parts/table.ts";

/**
 * One hot auction, and the same over 1,000: bids answered a second over HTTP against one row-locked
 * transaction a bid.
 */
const SECONDS = Number(process.env.SECONDS ?? 8);
/**
 * PostgreSQL takes 100 connections, some of them the server's: more clients of the baseline would
 * only queue for them.
 */
const MOST_CLIENTS = 64;

const market = await openBenchMarket();
const buyers = await someBuyers(market.db, 512);
const bidders = buyers.map((b) => b.id);
const [hot, naive, ...many] = (await someLots(market.db, 1002)) as [number, number, ...number[]];
const bids = {
  seconds: SECONDS,
  method: "POST",
  path: "/api/auction",
  tokens: buyers.map((b) => b.token),
} as const;
const bare = await bareServer();
const rows: (string | number)[][] = [];
let firstAmount = 2_000;

async function compare(
  name: string,
  connections: number,
  lots: readonly number[],
  baselineLots: readonly number[],
): Promise<void> {
  const load: Load = { ...bids, port: market.port, connections, lots, firstAmount };
  firstAmount += 10_000_000;
  const baseline = await measureNaiveBids(
    market.databaseUrl,
    baselineLots,
    bidders,
    Math.min(connections, MOST_CLIENTS),
    SECONDS,
  );
  const server = processorSeconds(market.server.pid ?? 0);
  const database = processorSeconds(market.databasePid);
  const ours = await measure(load);
  const share = (before: number, pid: number) =>
    `${Math.round(((processorSeconds(pid) - before) / SECONDS) * 100)} %`;
  const used = [share(server, market.server.pid ?? 0), share(database, market.databasePid)];
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

await measure({ ...bids, port: market.port, connections: 64, lots: [naive], seconds: 3 });
await compare("one auction, 64 connections", 64, [hot], [naive]);
await compare("one auction, 512 connections", 512, [hot], [naive]);
await compare("1,000 auctions, 64 connections", 64, many, many);
await compare("1,000 auctions, 512 connections", 512, many, many);
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
    "server's core",
    "database's core",
    "answers",
  ],
  rows,
  `The baseline's clients (${MOST_CLIENTS} at most) speak to the database directly, ours over HTTP with a session each. What eats the rest of the ceiling: the columns 'core' say how much of one core the server and the database used; the load takes what is left of the two.`,
);
