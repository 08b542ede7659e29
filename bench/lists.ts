import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import fastify from "fastify";
import pg from "pg";
import { measure } from "./parts/load.ts";
import { createBenchMarket, someLots } from "./parts/market.ts";
import { table } from "./parts/table.ts";

/**
 * The first page of Live Listings at 10,000 and at 1,000,000 lots, against a bare Fastify doing one
 * prepared, indexed 20-row query. Lists that are never the same differ in their price range: the
 * first of them show the same 20 lots again and again, the second only lots that no list has shown
 * lately, the third none.
 */
const SECONDS = 6;
/** Rupees; lots cost one rupee more from each to the next. */
const CHEAPEST = 1_000_000;
const SIZES = [10_000, Number(process.env.LOTS ?? 1_000_000)];

async function bareList(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const app = fastify();
  app.get("/api/product/shop", async () => {
    const { rows } = await pool.query({
      name: "list",
      text: "select id, title, url, city, lots.state, price, ends_at from listed_lots join lots on id = lot_id where closed_at is null and ends_at > now() order by ends_at, lot_id limit 20",
    });
    return { is_success: 1, message: "", data: rows, errors: [] };
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  process.send?.((app.server.address() as { port: number }).port);
}

if (process.send && process.argv[2] === "bare") {
  await bareList(process.argv[3] ?? "");
} else {
  const market = await createBenchMarket();
  await someLots(market.db, 1);
  const bare = fork(fileURLToPath(import.meta.url), ["bare", market.databaseUrl]);
  const barePort = await new Promise<number>((resolve) =>
    bare.once("message", (port) => resolve(port as number)),
  );
  const rows: (string | number)[][] = [];
  const p50s: number[] = [];
  for (const size of SIZES) {
    await fillTo(market.db, size);
    const list = {
      port: market.port,
      connections: 32,
      seconds: SECONDS,
      method: "GET",
      path: "/api/product/shop",
    } as const;
    const fresh = { ...list, path: "/api/product/shop?min_price={n}" };
    const one = await measure({ ...fresh, connections: 1 });
    const unremembered = await measure(fresh);
    const unshown = await measure({
      ...list,
      path: "/api/product/shop?sort=price_high&max_price={k}",
      // No number comes twice before each has come.
      cycle: { from: CHEAPEST + size / 2, step: 22, until: CHEAPEST + size - 101 },
    });
    const empty = await measure({ ...list, path: "/api/product/shop?max_price={n}" });
    const ours = await measure(list);
    const bareRate = await measure({ ...list, port: barePort });
    p50s.push(one.p50);
    rows.push([
      size.toLocaleString("en-IN"),
      one.p50,
      one.p99,
      unremembered.perSecond,
      unshown.perSecond,
      empty.perSecond,
      ours.perSecond,
      bareRate.perSecond,
      unremembered.perSecond / bareRate.perSecond,
      unshown.perSecond / bareRate.perSecond,
      ours.perSecond / bareRate.perSecond,
    ]);
  }
  bare.kill();
  await market.stop();
  table(
    "The list's first page",
    [
      "lots",
      "one reader, never the same, p50 ms",
      "p99 ms",
      "32 readers, never the same",
      "of lots not shown lately",
      "without lots",
      "32 readers, the same",
      "bare route",
      "share, never the same",
      "share, not shown lately",
      "share, the same",
    ],
    rows,
    `p50 at ${rows[1]?.[0]} against ${rows[0]?.[0]} lots: ratio ${((p50s[1] ?? 0) / (p50s[0] ?? 1)).toFixed(2)}. A reply is kept for a second and ended at once by a bid.`,
  );
}

/** Fills up with live lots over many cities, categories and end times. */
async function fillTo(db: pg.Pool, size: number): Promise<void> {
  await db.query(
    `insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit,
      state, city, pincode, approval)
     select 'fill-' || n || '-' || (random() * 1e9)::int, (select id from users
       where email = 'bench@example.org'), (select array_agg(id)
         from categories) [1 + n % (select count(*) from categories)],
       'Filled lot ' || n || ' ' || (random() * 1e9)::int, 'Sorted and weighed.', 500000, 'kg',
       (array['Maharashtra','Gujarat','Delhi','Karnataka','Odisha'])[1 + n % 5],
       'City ' || n % 300, '411001', 'approved'
     from generate_series(1, greatest(0, $1::int - (select count(*) from lots))) n`,
    [size],
  );
  await db.query(
    `with fresh as (
       select lot_id, split_part(url, '-', 2)::int as n from timetables join lots on id = lot_id
       where starts_at is null and url like 'fill-%'
     ), ends as (
       update auctions set ends_at = now() + (1 + n % 100000) * interval '1 minute'
       from fresh where auctions.lot_id = fresh.lot_id)
     update timetables set market_value = ($1::bigint + n) * 100,
       starts_at = now() - interval '1 minute', hard_ends_at = now() + interval '1 year'
     from fresh where timetables.lot_id = fresh.lot_id`,
    [CHEAPEST],
  );
  await db.query("vacuum analyze lots, timetables, listed_lots, auctions");
}
