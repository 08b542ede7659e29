import { figures } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aDepositor, aTopUp } from "../../../test/bank.ts";
import { closeOfL, salesOf } from "../../../test/market-sales.ts";

const market = await createMarket();
const { ask, app, db } = market;
const owner = await market.anAdmin();
const { token } = owner;
const seller = await market.aSeller();
const { sold, aBuyerWith } = salesOf(market, seller, owner.id);

test("the owner's months have sums: sales that stand, fees, members' money at each end, new members, best sellers (V27)", async () => {
  await market.setTime(new Date("2026-10-20T06:30:00Z"));
  const early = await aDepositor(market, 1_000);
  await market.setTime(closeOfL);
  await aTopUp(market, early.companyId, 500);
  const buyer = await aBuyerWith(2_500_000);
  await sold([[buyer, 107]]);
  await sql`insert into market_days (day, listed, reviewed, review_seconds, bids, bid_value,
      bidders,      closed, sold, sold_value, rolled_up_at)
    values ('2026-11-25', 2, 0, 0, 3, 0, 1, 2, 1, 160500000, now()),
      ('2026-11-24', 1, 0, 0, 4, 0, 1, 0, 0, 0, now()),
      ('2026-10-31', 5, 0, 0, 0, 0, 0, 0, 0, 0, now())`.execute(db);
  const { data } = (await ask(figures.marketMonths, { token })).body;
  expect(data).toHaveLength(13);
  expect(data[0]).toMatchObject({
    ...{ month: "2026-11", listed: 3, bids: 7, closed: 2, sold: 1, sold_value: 1_605_000 },
    ...{ fees: 0, fees_gst: 0, held: 2_501_500 },
    best_sellers: [{ lots: 1, value: 1_605_000 }],
  });
  expect(data[1]).toMatchObject({ month: "2026-10", listed: 5, held: 1_000, best_sellers: [] });
  expect(data[2]).toMatchObject({ month: "2026-09", held: 0 });
  expect(data.at(-1)?.month).toBe("2025-11");
  const { rows } = await sql<{ buyers: number }>`select count(*)::int as buyers from users
    where type = 'buyer' and created_at >= '2026-10-31T18:30:00Z'
      and created_at < '2026-11-30T18:30:00Z'`.execute(db);
  expect(data[0]?.new_buyers).toBe(rows[0]?.buyers);
});

test("they are a file, and are who reads money's alone (V27)", async () => {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await app.inject({ url: "/api/admin/figures/months?format=csv", headers });
  expect(body).toContain("Month,Lots listed,Bids,Auctions closed,Sold,Value sold (₹),Fees (₹)");
  const moderator = await market.anAdmin("moderator");
  expect((await ask(figures.marketMonths, { token: moderator.token })).status).toBe(403);
});
