import { expect, onTestFinished, test } from "vitest";
import { connectDatabase } from "../src/platform/db/db.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { anEmptyMarketOf0155 } from "./market-of-0155.ts";
import { runSql } from "./sql.ts";

/** One lot each: open, paused, sold, below its reserve and offered, refused, waiting with requests. */
const FILL = `
  insert into users (type, status, name, email, password_hash)
    values ('seller', 'active', 'Ravi', 'ravi@example.org', 'x');
  insert into users (type, status, name)
    select 'buyer', 'active', 'Buyer ' || n from generate_series(2, 7) n;
  insert into categories (url, title, icon) values ('metal', 'Metal', 'x');
  insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit, state,
      city, pincode, approval, refusal_reason, basis, asking_price, market_value, reserve_price,
      bid_increment, soft_close_minutes, starts_at, listed_ends_at, hard_ends_at, listed_price,
      paused_at, state_reason, closed_at, outcome, seller_answer, answer_by, offer_to, offer_until,
      offer_answer, offer_amount, offer_made_at, is_next_bid, awaits_signature, moves_following)
    select name, 1, 1, name, 'Goods', 500000, 'kg', 'Goa', 'Goa', '411001', approval,
      case when approval = 'refused' then 'No' end, 'kg', 300, value, reserve, 50, 5, starts, ends,
      ends, value * 500, paused, case when paused is not null then 'Rain' end, closed, outcome,
      answer, case when answer is not null then noon + interval '3 days' end,
      case when answer = 'awaited' then 7 end,
      case when answer = 'awaited' then noon + interval '1 day' end,
      case when answer = 'awaited' then 'awaited' end, case when answer = 'awaited' then 450 end,
      case when answer = 'awaited' then noon end, name = 'offered', name = 'open',
      name = 'paused'
    from (values ('2026-11-20T12:00:00Z'::timestamptz)) as at (noon),
      lateral (values
        ('open', 'approved', 400, null::bigint, noon - interval '1 h', noon + interval '1 h',
          null::timestamptz, null::timestamptz, null, null),
        ('paused', 'approved', 400, 600, noon - interval '1 h',
          '9999-12-31 00:00+00'::timestamptz, noon, null, null, null),
        ('sold', 'approved', 400, null, noon - interval '2 h', noon, null, noon, 'sold',
          'accepted'),
        ('offered', 'approved', 400, 600, noon - interval '2 h', noon, null, noon,
          'reserve_not_met', 'awaited'),
        ('refused', 'refused', 400, 600, null, null, null, null, null, null),
        ('waiting', 'pending', null, 700, null, null, null, null, null, null)
      ) as lot (name, approval, value, reserve, starts, ends, paused, closed, outcome, answer);
  update auctions set ends_at = '2026-11-20T13:30:00Z' where lot_id = 2;
  insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, last_bid_at)
    select lot_id, 7, 1, 1, 420, '2026-11-20T11:30:00Z' from unnest(array[1, 3, 4]) as lot_id;
  update auctions set highest_bid = 420, leader_id = 7, bid_count = 1 where lot_id in (1, 3, 4);`;

/** What lists sort by, and what rows of their own say of sales: see awards-migrated.test.ts. */
const gone = [
  ...["listed_ends_at", "listed_price", "listed_rate", "seller_answer", "answer_by", "is_next_bid"],
  ...["offer_to", "offer_until", "offer_answer", "offer_amount", "offer_made_at"],
];

test("of a lot that becomes goods, a timetable and a row of lists nothing is lost; what was paused has no year 9999", async () => {
  const url = await anEmptyMarketOf0155();
  const database = connectDatabase(url, 1, () => undefined);
  onTestFinished(() => database.close());
  await runSql(url, FILL);
  const all = async (text: string) => (await database.pool.query(text)).rows;
  const before = await all("select * from lots order by id");
  expect(before).toHaveLength(6);

  await migrate(url);

  const after = await all("select * from lots join timetables on lot_id = id order by id");
  const notices = before.map((lot) =>
    Object.fromEntries(Object.entries(lot).filter(([column]) => !gone.includes(column))),
  );
  // Later columns stand beside them.
  expect(after).toMatchObject(notices.map((lot) => ({ ...lot, lot_id: lot.id })));
  expect(
    await all(`select lot_id, price, rate, ends_at, starts_at, closed_at, outcome, awaits_signature
      from listed_lots order by lot_id`),
  ).toMatchObject([
    { lot_id: 1, price: 210_000, rate: 420_000, awaits_signature: true, closed_at: null },
    { lot_id: 2, price: 200_000, rate: 400_000, ends_at: null, starts_at: before[1].starts_at },
    { lot_id: 3, price: 210_000, outcome: "sold", ends_at: before[2].listed_ends_at },
    { lot_id: 4, price: 210_000, outcome: "reserve_not_met", closed_at: before[3].closed_at },
  ]);
  expect(await all("select ends_at from auctions where lot_id = 2")).toEqual([
    { ends_at: new Date("2026-11-20T13:30:00Z") },
  ]);
});
