import { bareServer } from "./parts/bare-server.ts";
import { measure } from "./parts/load.ts";
import { openBenchMarket, someBuyers, someLots } from "./parts/market.ts";
import { measureNaiveBids } from "./parts/naive-bids.ts";
import { table } from "./parts/table.ts";

/** One hot auction, and the same over 1,000: bids answered a second over HTTP against one row-locked transaction a bid. */
const SECONDS = Number(process.env.SECONDS ?? 8);
const market = await openBenchMarket();
const buyers = await someBuyers(market.db, 512);
const tokens = buyers.map((b) => b.token);
const bidders = buyers.map((b) => b.id);
const [hot, naive, ...many] = (await someLots(market.db, 1002)) as [number, number, ...number[]];
const bids = { port: market.port, seconds: SECONDS, method: "POST", path: "/api/auction", tokens } as const;

const rows: (string | number)[][] = [];
const bare = await bareServer();
await measure({ ...bids, seconds: 3, connections: 64, lots: [hot] });
let firstAmount = 1_000_000;
for (const connections of [64, 512]) {
  // PostgreSQL takes 100 connections, some of them the server's: more clients of the baseline would only queue for them.
  const clients = Math.min(connections, 64);
  const baseline = await measureNaiveBids(market.databaseUrl, [naive], bidders, clients, SECONDS);
  const ours = await measure({ ...bids, connections, lots: [hot], firstAmount });
  const ceiling = await measure({ ...bids, port: bare.port, connections, lots: [hot] });
  firstAmount += 10_000_000;
  rows.push([
    `one auction, ${connections} connections`,
    baseline,
    ours.perSecond,
    ours.perSecond / baseline,
    ceiling.perSecond,
    ours.perSecond / ceiling.perSecond,
    ours.p50,
    ours.p99,
    JSON.stringify(ours.byStatus),
  ]);
}
const memory = market.memory();
for (const connections of [64, 512]) {
  const baseline = await measureNaiveBids(market.databaseUrl, many, bidders, 64, SECONDS);
  firstAmount += 10_000_000;
  const ours = await measure({ ...bids, connections, lots: many, firstAmount });
  const ceiling = await measure({ ...bids, port: bare.port, connections, lots: many });
  rows.push([
    `1,000 auctions, ${connections} connections`,
    baseline,
    ours.perSecond,
    ours.perSecond / baseline,
    ceiling.perSecond,
    ours.perSecond / ceiling.perSecond,
    ours.p50,
    ours.p99,
    JSON.stringify(ours.byStatus),
  ]);
}
await bare.stop();
await market.stop();
table("Bids answered a second", ["", "row lock a bid", "Rebale", "ratio", "bare POST", "share", "p50 ms", "p99 ms", "answers"], rows);
console.log(`Server memory after the hot auction: ${memory.toFixed(0)} MB`);
