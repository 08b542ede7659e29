import pg from "pg";
import { createBenchMarket, someBuyers, someLots } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";

/**
 * How two nodes are kept apart on one auction: a row lock, or a version check that starts again
 * when the other was faster.
 */
const SECONDS = 5;
const BATCH = 32;
type Guard = "row lock" | "version check";

async function run(
  url: string,
  lot: number,
  bidders: readonly number[],
  guard: Guard,
  nodes: number,
): Promise<{ bids: number; retries: number }> {
  let bids = 0;
  let retries = 0;
  let amount = 0;
  const deadline = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: nodes }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      while (performance.now() < deadline) {
        await client.query("begin");
        const { rows } = await client.query({
          name: guard,
          text: `select ledger_seq, highest_bid, ends_at, market_now() as now from auctions where lot_id = $1${guard === "row lock" ? " for no key update" : ""}`,
          values: [lot],
        });
        const { ledger_seq, ends_at, now } = rows[0];
        const seq = Number(ledger_seq);
        amount = Math.max(amount, Number(rows[0].highest_bid)) + BATCH;
        const moved = await client.query({
          name: `${guard} update`,
          text: "update auctions set ledger_seq = $2, highest_bid = $3, bid_count = bid_count + $4 where lot_id = $1 and ledger_seq = $5",
          values: [lot, seq + BATCH, amount, BATCH, seq],
        });
        if (moved.rowCount === 0) {
          await client.query("rollback");
          retries++;
          continue;
        }
        await client.query({
          name: "entries",
          text: `insert into ledger_entries (lot_id, seq, kind, amount, at, bidder_id, bidder,
          bidder_mark, ends_at, previous, hash)
            select $1, $2 + n, 'bid', $3 + n, $4, $5, '', '', $6, '', '' from generate_series(1,
            $7) n`,
          values: [lot, seq, amount, now, bidders[0], ends_at, BATCH],
        });
        await client.query("commit");
        bids += BATCH;
      }
      await client.end();
    }),
  );
  return { bids: bids / SECONDS, retries: retries / SECONDS };
}

/** Entries are held to their bidder's order. */
const orderOn = (lot: number) =>
  market.db.query(
    `insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, last_bid_at)
      select id, $2, seller_id, 1, 0, now() from lots where id = $1`,
    [lot, bidders[0]],
  );

const market = await createBenchMarket();
const bidders = (await someBuyers(market.db, 1)).map((b) => b.id);
const rows: (string | number)[][] = [];
const [warm] = (await someLots(market.db, 1)) as [number];
await orderOn(warm);
await run(market.databaseUrl, warm, bidders, "row lock", 2);
for (const nodes of [1, 2, 4]) {
  const [a, b] = (await someLots(market.db, 2)) as [number, number];
  for (const lot of [a, b]) await orderOn(lot);
  const lock = await run(market.databaseUrl, a, bidders, "row lock", nodes);
  const version = await run(market.databaseUrl, b, bidders, "version check", nodes);
  rows.push([nodes, lock.bids, version.bids, lock.bids / version.bids, version.retries]);
}
await market.stop();
table(
  "Row lock against version check, batches of 32",
  [
    "nodes on one auction",
    "row lock bids/s",
    "version check bids/s",
    "ratio",
    "batches begun again a second",
  ],
  rows,
);
