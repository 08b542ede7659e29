import { figures } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { figureRoutes } from "./index.ts";
import { rollUpFigures } from "./roll-up.ts";

const market = await createMarket(marketOf(figureRoutes));
const { ask, db, deps } = market;
// Noon in India.
const NOON = new Date("2026-11-21T06:30:00Z");
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
await market.setTime(NOON);
const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
const [asha, bilal] = [await market.aBuyer(), await market.aBuyer()];

let seq = 0;
/** Straight into the ledger, in paise. */
async function bid(by: { id: number }, amount: number, at: Date) {
  await sql`insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, last_bid_at)
    select id, ${by.id}, seller_id, ${++seq}, ${amount}, ${at} from lots where id = ${lot.id}
    on conflict do nothing`.execute(db);
  await sql`insert into ledger_entries (lot_id, version, seq, kind, amount, at, bidder_id, bidder,
      bidder_mark, ends_at, previous, hash)
    values (${lot.id}, 2, ${seq}, 'bid', ${amount}, ${at}, ${by.id}, 'Bidder', '', ${at}, '', '')
  `.execute(db);
}
/** Bids, bidders and rupees of that day, after another count of it at this time. */
async function counted(at: Date, runs = 1) {
  await market.setTime(at);
  await Promise.all(Array.from({ length: runs }, () => rollUpFigures(deps)));
  await rollUpFigures(deps);
  const { rows } = await sql<{ bids: number; bidders: number; bid_value: number }>`
    select * from market_days where day = '2026-11-21'`.execute(db);
  return rows.flatMap(({ bids, bidders, bid_value }) => [bids, bidders, bid_value / 100]);
}

test("what came since is added to today's bids, each once, also by two nodes at a time (L7)", async () => {
  await bid(asha, 1000_00, NOON);
  expect(await counted(after(1))).toEqual([1, 1, 1000]);
  await bid(bilal, 2000_00, after(30));
  expect(await counted(after(40), 3)).toEqual([2, 2, 3000]);
  // Written late: its commit took half a minute.
  await bid(asha, 3000_00, after(35));
  expect(await counted(after(65))).toEqual([3, 2, 6000]);
  await bid(asha, 4000_00, after(300));
  expect(await counted(after(301), 3)).toEqual([4, 2, 10_000]);
  expect(await counted(after(86_400))).toEqual([4, 2, 10_000]);
});

test("a day whose bids come to more than a number holds says so much (L8)", async () => {
  const most = 9_000_000_000_000_000;
  await market.setTime(after(86_400));
  await bid(asha, most, after(86_400));
  await bid(bilal, most, after(86_401));
  await market.setTime(after(86_402));
  await rollUpFigures(deps);
  const admin = await market.anAdmin();
  const { status, body } = await ask(figures.marketFigures, { token: admin.token });
  const day = body.data.days.find((one) => one.day === "2026-11-22");
  expect(status).toBe(200);
  expect(day?.bid_value).toBeCloseTo(90_071_992_547_409.91, 1);
});

test("a day that was counted before sums had a bound is told as well (P35)", async () => {
  await sql`insert into market_days (day, listed, reviewed, review_seconds, bids, bid_value,
      bidders, closed, sold, sold_value, rolled_up_at)
    values ('2026-11-19', 1, 1, 1, 10000, 10000000000000000, 10, 1, 1, 10000000000000000, now())
  `.execute(db);
  const { token } = await market.anAdmin();
  const query = { from: "2026-11-18", to: "2026-11-20" };
  const { status, body } = await ask(figures.marketFigures, { token, query });
  expect(status).toBe(200);
  const [day] = body.data.days.filter(({ bids }) => bids === 10_000);
  expect(day?.bid_value).toBeCloseTo(90_071_992_547_409.91, 1);
});
