import { measure } from "../../bench/parts/load.ts";
import { createBenchMarket, someBuyers, someLots } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";

/**
 * The memory of the server and of the process that renders its pages, idle and under a hot auction;
 * the time from their start to the first 200, the first start aside.
 */
const first = await createBenchMarket();
const market = await first.restart();
await new Promise((r) => setTimeout(r, 5000));
const idle = market.memory();
const buyers = await someBuyers(market.db, 64);
const lots = await someLots(market.db, 1);
let most = 0;
const watching = setInterval(() => {
  most = Math.max(most, market.memory());
}, 200);
await measure({
  port: market.port,
  connections: 64,
  seconds: 8,
  method: "POST",
  path: "/api/auction",
  tokens: buyers.map((b) => b.token),
  lots,
});
clearInterval(watching);
const startMs = market.startMs;
await market.stop();
table(
  "Footprint of the server",
  ["idle MB", "hot auction MB (most)", "start to first 200, s"],
  [[idle, most, startMs / 1000]],
);
