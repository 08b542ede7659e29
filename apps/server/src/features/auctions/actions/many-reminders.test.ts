import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { notifyEndingSoon } from "./notify/notify-ending-soon.ts";

const market = await createMarket();
const { db, deps } = market;

test("of more bidders than one page each is reminded, once (R7)", async () => {
  const seller = await market.aSeller();
  const lot = await aLot(db, { sellerId: seller.id, endsAt: new Date(Date.now() + 10 * 60_000) });
  await sql`with bidders as (
      insert into users (type, status, name, mobile)
      select 'buyer', 'active', 'Buyer ' || n, (9700000000 + n)::text
      from generate_series(1, 2100) n returning id)
    insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_bid_at)
    select ${lot.id}, id, ${seller.id}, row_number() over (order by id), 100, 1, now()
    from bidders`.execute(db);
  await notifyEndingSoon(deps, lot.id);
  const reminded = async () =>
    (
      await sql<{ all: number; members: number }>`
        select count(*)::int as all, count(distinct user_id)::int as members
        from notifications where code = 'ending_soon'`.execute(db)
    ).rows[0];
  expect(await reminded()).toEqual({ all: 2100, members: 2100 });
});
