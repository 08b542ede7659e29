import { auctions } from "@rebale/contract";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { closeAuction } from "../../apps/server/src/features/auctions/actions/close/close-auction.ts";
import { verifyLedgers } from "../../apps/server/src/features/auctions/index.ts";
import { createMarket } from "../../apps/server/test/app.ts";
import { aLot } from "../../apps/server/test/builders.ts";
import { HOT_TABLES, partitionHotTables } from "./partition-tables.ts";

const PARTS = 4;
const market = await createMarket();
const { ask, db, deps, url } = market;
const noon = new Date("2026-12-01T06:30:00.000Z");
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);
await market.setTime(noon);
const seller = await market.aSeller();
const [asha, bilal] = [await market.aBuyer(), await market.aBuyer()];
const lots = await Promise.all(
  Array.from({ length: 20 }, () =>
    aLot(db, { sellerId: seller.id, startsAt: hours(-1), endsAt: hours(1) }),
  ),
);
const pool = new pg.Pool({ connectionString: url });
afterAll(() => pool.end());
const bid = (by: typeof asha, lotId: number, amount: number, key?: string) =>
  ask(auctions.placeBid, {
    token: by.token,
    body: { product_id: lotId, amount },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });

test("a market goes on bidding on tables in parts by a hash of the lot, with its own code (U13)", async () => {
  const [first] = lots as [(typeof lots)[0]];
  const placed = await bid(asha, first.id, 2000, "first");
  expect(placed.status).toBe(200);
  for (const { id } of lots.slice(1)) expect((await bid(asha, id, 2000)).status).toBe(200);
  const before = await verifyLedgers(db);
  await partitionHotTables(pool, PARTS);

  expect(await verifyLedgers(db)).toEqual(before);
  const again = await bid(asha, first.id, 2000, "first");
  expect(again.body.data).toEqual(placed.body.data);
  await Promise.all(lots.flatMap(({ id }) => [bid(bilal, id, 3000), bid(asha, id, 4000)]));
  await market.setTime(hours(2));
  for (const { id } of lots) await closeAuction(deps, id);
  const after = await verifyLedgers(db);
  expect([after.broken, after.lots]).toEqual([before.broken, lots.length]);
  const won = await pool.query("select distinct bidder_id from awards where state <> 'cancelled'");
  expect(won.rows.map((row) => row.bidder_id)).toEqual([asha.id]);

  for (const table of HOT_TABLES) {
    const { rows } = await pool.query(`select tableoid::regclass as part from ${table} group by 1`);
    expect(rows).toHaveLength(PARTS);
  }
  const altered = pool.query("update ledger_entries set amount = 1");
  await expect(altered).rejects.toThrow(/never changed/);
});
