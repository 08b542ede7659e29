import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { awardOfOrder, orderStatus } from "../src/features/awards/index.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { anEmptyDatabase } from "./market-of-0155.ts";
import { runSql } from "./sql.ts";

const shipped = new URL("../migrations/", import.meta.url);
const FIRST = "0215-awards-and-offers.sql";

/** The migrations up to this one, as the version before had them. */
async function migrationsBefore(): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "rebale-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of await readdir(shipped))
    if (name < FIRST) await cp(new URL(name, shipped), join(folder, name), { recursive: true });
  return pathToFileURL(`${folder}/`);
}

/**
 * One lot for each way in which a sale could stand: first bidder 2 at 420, then bidder 3 at 400,
 * both of company 1 and 2. Each lot's title says how it stands.
 */
const FILL = `
  insert into users (type, status, name, email, password_hash)
    values ('seller', 'active', 'Ravi', 'ravi@example.org', 'x');
  insert into users (type, status, name)
    values ('buyer', 'active', 'H1'), ('buyer', 'active', 'H2');
  insert into companies (name) values ('One'), ('Two');
  insert into categories (url, title, icon) values ('metal', 'Metal', 'x');
  insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit, state,
      city, pincode, approval, basis)
    select name, 1, 1, name, 'Goods', 500000, 'kg', 'Goa', 'Goa', '411001', 'approved', 'kg'
    from unnest(array['open', 'sold', 'completed', 'asked', 'countered', 'accepted', 'declined',
      'lapsed', 'counter taken', 'offered', 'offer taken', 'offer declined', 'undone', 'withdrawn',
      'no bids']) with ordinality as n (name, i) order by i;
  insert into bid_orders (lot_id, bidder_id, seller_id, company_id, alias, best_bid, bid_count,
      last_bid_at)
    select id, 1 + n, 1, n, n, 440 - 20 * n, 1, '2026-11-20T11:00:00Z'
    from lots, generate_series(1, 2) n where title <> 'no bids';
  update auctions set ends_at = '2026-11-20T12:00:00Z';
  update auctions set highest_bid = 420, leader_id = 2, leader_alias = 1
    from lots where id = lot_id and title <> 'no bids';
  update timetables set market_value = 400, starts_at = '2026-11-20T10:00:00Z',
    hard_ends_at = '2026-11-20T12:00:00Z';
  update timetables t set closed_at = '2026-11-20T12:00:00Z', outcome = w.outcome,
      seller_answer = w.answer,
      answer_by = case when w.answer is not null then '2026-11-23T12:00:00Z'::timestamptz end,
      offer_to = w.offer_to, offer_answer = w.offer, offer_amount = w.amount,
      offer_until = case when w.offer is not null then '2026-11-25T12:00:00Z'::timestamptz end,
      offer_made_at = case when w.amount is not null then '2026-11-21T12:00:00Z'::timestamptz end,
      is_next_bid = w.title = 'undone'
    from lots, (values
      ('sold', 'sold', null, null::bigint, null, null::bigint),
      ('completed', 'sold', null, null, null, null),
      ('asked', 'reserve_not_met', 'awaited', null, null, null),
      ('countered', 'reserve_not_met', 'awaited', 3, 'awaited', 450),
      ('accepted', 'sold', 'accepted', null, null, null),
      ('declined', 'reserve_not_met', 'declined', null, null, null),
      ('lapsed', 'reserve_not_met', 'lapsed', null, null, null),
      ('counter taken', 'sold', 'accepted', 2, 'accepted', 450),
      ('offered', 'reserve_not_met', null, 3, 'awaited', null),
      ('offer taken', 'sold', null, 3, 'accepted', null),
      ('offer declined', 'reserve_not_met', null, 3, 'declined', null),
      ('undone', 'reserve_not_met', null, null, null, null),
      ('withdrawn', 'withdrawn', null, null, null, null),
      ('no bids', 'no_bids', null, null, null, null)
    ) as w (title, outcome, answer, offer_to, offer, amount)
    where lots.title = w.title and t.lot_id = lots.id;
  update bid_orders o set is_win = title in ('sold', 'completed', 'accepted', 'counter taken')
        and bidder_id = 2 or title = 'offer taken' and bidder_id = 3,
      status = case when title = 'open'
        or bidder_id = 2 and title in ('sold', 'asked', 'countered', 'accepted', 'counter taken')
        or bidder_id = 3 and title in ('countered', 'offered', 'offer taken')
        then 'pending' else 'completed' end,
      completed_at = case when title = 'completed' then '2026-11-24T12:00:00Z'::timestamptz end
    from lots where lots.id = o.lot_id;`;

const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`);

test("a filled market of before has one award for each won order, one open row for each open offer and decision, and ended ones for the others (finding M12, G66)", async () => {
  const url = await anEmptyDatabase();
  await migrate(url, { from: await migrationsBefore() });
  await runSql(url, FILL);
  const database = connectDatabase(url, 1, () => undefined);
  onTestFinished(() => database.close());
  const { db, pool } = database;
  const all = async (text: string) => (await pool.query(text)).rows;
  const before = await all(
    `select lot_id, bidder_id, status, is_win from bid_orders order by 1, 2`,
  );
  const answers = await all(`select lot_id, seller_answer, answer_by, is_next_bid from timetables
    where seller_answer is not null or is_next_bid order by 1`);
  expect(answers).toHaveLength(7);

  await migrate(url);

  const { rows: orders } = await sql`
    select bid_orders.lot_id, bid_orders.bidder_id, ${orderStatus} as status,
      awards.id is not null as is_win
    from bid_orders join timetables on timetables.lot_id = bid_orders.lot_id
      join auctions on auctions.lot_id = bid_orders.lot_id ${awardOfOrder}
    order by 1, 2`.execute(db);
  expect(orders).toEqual(before);
  expect(
    await all(
      "select lot_id, seller_answer, answer_by, is_next_bid from seller_answers order by 1",
    ),
  ).toEqual(answers);

  const shown = (row: Record<string, unknown>) => Object.values(row);
  const awards =
    await all(`select title, awards.bidder_id, awards.company_id, awards.seller_id, rate,
      value, awards.state, made_at, completed_at
    from awards join lots on lots.id = lot_id order by lot_id`);
  const won = [1, 420, 210_000] as const;
  expect(awards.map(shown)).toEqual([
    ["sold", 2, 1, ...won, "payment_due", at(20), null],
    ["completed", 2, 1, ...won, "completed", at(20), at(24)],
    ["accepted", 2, 1, ...won, "payment_due", at(20), null],
    ["counter taken", 2, 1, ...won, "payment_due", at(20), null],
    ["offer taken", 3, 2, 1, 400, 200_000, "payment_due", at(20), null],
  ]);
  const moves = await all(`select title, move, actor_id, actor_side, from_state, to_state
    from award_moves join awards on awards.id = award_id join lots on lots.id = lot_id
    where title in ('sold', 'completed') order by lot_id, award_moves.id`);
  expect(moves.map(shown)).toEqual([
    ["sold", "win", null, "market", null, "payment_due"],
    ["completed", "win", null, "market", null, "payment_due"],
    ["completed", "complete_outside", 1, "seller", "payment_due", "completed"],
  ]);
  const offers =
    await all(`select title, kind, bidder_id, offers.company_id, amount, made_at, until,
      outcome from offers join lots on lots.id = lot_id order by lot_id`);
  expect(offers.map(shown)).toEqual([
    ["countered", "counter", 3, 2, 450, at(21), at(25), null],
    ["counter taken", "counter", 2, 1, 450, at(21), at(25), "accepted"],
    ["offered", "next_bidder", 3, 2, 420, at(22), at(25), null],
    ["offer taken", "next_bidder", 3, 2, 420, at(22), at(25), "accepted"],
    ["offer declined", "next_bidder", 3, 2, 420, at(22), at(25), "declined"],
  ]);
  const decisions = await all(`select title, outcome, ended_at is null as open
    from reserve_decisions join lots on lots.id = lot_id order by lot_id`);
  expect(decisions.map(shown)).toEqual([
    ["asked", null, true],
    ["countered", null, true],
    ["accepted", "accepted", false],
    ["declined", "declined", false],
    ["lapsed", "lapsed", false],
    ["counter taken", "accepted", false],
    ["undone", "void", false],
  ]);
});
