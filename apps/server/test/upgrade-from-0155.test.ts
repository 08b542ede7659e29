import { randomBytes } from "node:crypto";
import { accounts, listings, office } from "@rebale/contract";
import { sql } from "kysely";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { verifyLedgers } from "../src/features/auctions/index.ts";
import { awardOfOrder, orderStatus } from "../src/features/awards/index.ts";
import { readNotice } from "../src/features/notifications/index.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import { grantApplication } from "../src/platform/db/grant-application.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { builder } from "../src/platform/db/statement.ts";
import { createMarketOn } from "./app.ts";
import { catalogueOf } from "./catalogue.ts";
import { aMarketOf0155, anEmptyDatabase } from "./market-of-0155.ts";
import { runSql } from "./sql.ts";

const cluster = inject("clusterUrl");
const all = async <Row = Record<string, unknown>>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
};

/** As the version before wrote a time: 4 Dec 2026, 2:45 am. */
const OLD_TIME = /(\d{1,2}) ([A-Z][a-z]{2}) (\d{4}), (\d{1,2}):/g;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ");
const two = (n: number | string) => String(n).padStart(2, "0");
const asNow = (_: string, day: string, month: string, year: string, hour: string) =>
  `${two(day)}-${two(MONTHS.indexOf(month) + 1)}-${year}, ${two(hour)}:`;

async function countsOf(url: string): Promise<Record<string, number>> {
  const tables = await all<{ name: string }>(
    url,
    `select relname as name from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname not like 'migrations%' order by 1`,
  );
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::int as n from ${name}`,
  );
  const counts = await all<{ name: string; n: number }>(url, each.join(" union all "));
  return Object.fromEntries(counts.map(({ name, n }) => [name, n]));
}

test("a market of the version before has in the end what a new one has: columns, constraints, indexes, functions, triggers, grants (U7)", async () => {
  const role = `role_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create role ${role}`);
  const [fresh, upgraded] = await Promise.all([anEmptyDatabase(), aMarketOf0155()]);
  onTestFinished(async () => {
    for (const url of [fresh, upgraded]) await runSql(url, `drop owned by ${role}`);
    await runSql(cluster, `drop role ${role}`);
  });
  for (const url of [fresh, upgraded]) {
    await migrate(url);
    await grantApplication(url, role);
  }
  const wanted = await catalogueOf(fresh, role);
  const found = await catalogueOf(upgraded, role);
  for (const kind of Object.keys(wanted)) expect([kind, found[kind]]).toEqual([kind, wanted[kind]]);
  const applied = "select name from migrations order by name";
  expect(await all(upgraded, applied)).toEqual(await all(fresh, applied));
});

/** As members are notified of them. */
const ordersNow = sql`select bid_orders.lot_id, bid_orders.bidder_id, bid_orders.alias, best_bid,
    ${orderStatus} as status, awards.id is not null as is_win
  from bid_orders join timetables on timetables.lot_id = bid_orders.lot_id
    join auctions on auctions.lot_id = bid_orders.lot_id ${awardOfOrder}
  order by 1, 2`.compile(builder).sql;

/** What people gave and agreed to, and how lots stand: as the version before has it, and this one. */
const unchanged = {
  papers: [
    `select id, pan_number, pan_image, gst_number, gst_image, incorporated_on::text,
        incorporation_image, bank_name, branch_name, account_no, ifsc from users order by id`,
    `select id, pan_number, pan_image, gst_number, gst_image, incorporated_on::text,
        incorporation_image, bank_name, branch_name, account_no, ifsc
      from users left join account_papers on user_id = id order by id`,
  ],
  lots: [
    `select id, starts_at, market_value, reserve_price, bid_increment, closed_at, outcome,
        seller_answer, paused_at is not null as paused, awaits_signature, ledger_salt
      from lots order by id`,
    `select id, starts_at, market_value, reserve_price, bid_increment, closed_at, outcome,
        seller_answer, paused_at is not null as paused, awaits_signature, ledger_salt
      from lots join timetables on lot_id = id left join seller_answers using (lot_id)
      order by id`,
  ],
  listed: [
    `select id, lot_value(greatest(highest_bid, market_value), basis, unit, quantity_milli,
        weight_grams) as price
      from lots join auctions on lot_id = id
      where approval = 'approved' and starts_at is not null order by id`,
    "select lot_id as id, price from listed_lots order by lot_id",
  ],
  sheets: both(
    `select lot_id, version, fields, signed_by, signed_at from lot_sheets order by 1, 2`,
  ),
  consents: both(`select * from consents order by 1, 2`),
  related: both(`select seller_id, bidder_id, reasons from related_accounts
    where seller_id is not null order by 1, 2`),
  orders: [
    "select lot_id, bidder_id, alias, best_bid, status, is_win from bid_orders order by 1, 2",
    ordersNow,
  ],
  decisions: [
    `select id as lot_id, answer_by, is_next_bid from lots where seller_answer is not null
      order by 1`,
    "select lot_id, answer_by, is_next_bid from seller_answers order by 1",
  ],
  entries: both(`select lot_id, seq, kind, amount, bidder_id, hash from ledger_entries
    order by 1, 2`),
} as const;
function both(text: string) {
  return [text, text] as const;
}
const storedIn = async (
  url: string,
  version: 0 | 1,
): Promise<Record<string, Record<string, unknown>[]>> => {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const [what, texts] of Object.entries(unchanged))
    rows[what] = await all(url, texts[version]);
  return rows;
};
const notices = "select id, code, params, title, description from notifications order by id";
type NoticeRow = Parameters<typeof readNotice>[0] & { readonly id: number };

test("a filled market of the version before loses nothing: papers, lots, ledgers, orders, what was agreed, what notices say (U7, G66)", async () => {
  const url = await aMarketOf0155();
  const { domain_events: events, ...counts } = await countsOf(url);
  const before = await storedIn(url, 0);
  const received = await all<NoticeRow>(url, notices);
  expect(received.filter(({ code }) => code).length).toBeGreaterThan(10);

  await migrate(url);

  expect(events).toBeGreaterThan(0);
  const { account_papers, timetables, listed_lots, ...others } = await countsOf(url);
  const { awards, award_moves, offers, reserve_decisions, ...more } = others;
  const { capacity_uses, lot_sellers, market_day_bidders: _, ...still } = more;
  const { email_proofs: __, past_seats: ___, stream_terms: ____, ...kept } = still;
  const { accounts, journal_entries, journal_lines, journal_days, ...moneyless } = kept;
  const { journal_reversals, ...bankless } = moneyless;
  const { holder_accounts, statements, statement_lines, day_checks, ...unread } = bankless;
  const { receipts, bank_accounts, withdrawals, ...bookless } = unread;
  const { payments, gateway_payments, gateway_events, settlements, ...unpaid } = bookless;
  const { virtual_accounts, demo_orders, demo_payments, demo_payouts, ...orderless } = unpaid;
  expect([payments, gateway_payments, gateway_events, settlements]).toEqual([0, 0, 0, 0]);
  expect([virtual_accounts, demo_orders, demo_payments, demo_payouts]).toEqual([0, 0, 0, 0]);
  const { idempotent_calls, fee_plans, award_dues, company_bars, ...goodsless } = orderless;
  const { site_slots, gate_devices, pass_keys, trips, gate_passes, ...unweighed } = goodsless;
  const { refused_uses, slips, claims, ...paperless } = unweighed;
  const { settlement_answers, ratings, ...unrated } = paperless;
  const { kg_accounts, kg_outputs, kg_entries, kg_lines, ...manifestless } = unrated;
  const { goods_papers, material_manifests, packs, obligations, ...weightless } = manifestless;
  const { invoice_series, invoices, award_declarations, saved_replies, ...capless } = weightless;
  const { lead_caps, ...after } = capless;
  expect(after).toEqual(counts);
  expect([site_slots, gate_devices, pass_keys, trips, gate_passes]).toEqual([0, 0, 0, 0, 0]);
  expect([refused_uses, slips, claims, settlement_answers, ratings]).toEqual([0, 0, 0, 0, 0]);
  expect([kg_accounts, kg_outputs, kg_entries, kg_lines]).toEqual([0, 0, 0, 0]);
  expect([goods_papers, packs, obligations, material_manifests]).toEqual([0, 0, 0, 3]);
  expect([invoice_series, invoices, award_declarations, saved_replies]).toEqual([0, 0, 0, 0]);
  expect(lead_caps).toBe(0);
  // The market's own accounts, and not a line (G66).
  expect([accounts, journal_entries, journal_lines, journal_days, journal_reversals]).toEqual([
    ...[10, 0, 0, 0, 0],
  ]);
  expect([holder_accounts, statements, statement_lines, day_checks]).toEqual([0, 0, 0, 0]);
  expect([receipts, bank_accounts, withdrawals]).toEqual([0, 0, 0]);
  expect([idempotent_calls, fee_plans, award_dues, company_bars]).toEqual([0, 0, 0, 0]);
  expect([capacity_uses, lot_sellers]).toEqual([5, 70]);
  expect([account_papers, timetables, listed_lots]).toEqual([
    before.papers?.filter(({ id: _, ...papers }) => Object.values(papers).some(Boolean)).length,
    counts.lots,
    before.listed?.length,
  ]);
  const won = before.orders?.filter(({ is_win }) => is_win) ?? [];
  expect(won.length).toBeGreaterThan(10);
  expect([awards, award_moves, offers, reserve_decisions]).toEqual([
    won.length,
    won.length + won.filter(({ status }) => status === "completed").length,
    expect.any(Number),
    before.decisions?.length,
  ]);
  const now = await storedIn(url, 1);
  for (const what of Object.keys(unchanged))
    expect([what, now[what]]).toEqual([what, before[what]]);
  const read = (rows: readonly NoticeRow[]) =>
    rows.map((row) => ({ id: row.id, ...readNotice(row, "en") }));
  expect(read(await all<NoticeRow>(url, notices))).toEqual(
    received.map(({ id, title, description }) => ({
      id,
      title,
      description: description?.replace(OLD_TIME, asNow),
    })),
  );
  const database = connectDatabase(url, 2, () => undefined);
  onTestFinished(() => database.close());
  expect(await verifyLedgers(database.db)).toEqual({
    lots: expect.any(Number),
    entries: counts.ledger_entries,
    broken: null,
  });
});

const served = await aMarketOf0155();
await migrate(served);
const market = await createMarketOn(served);

test("the market of the version before serves: lists, a login, the papers of its seller, the audit by whom it is about (G66)", async () => {
  const { ask } = market;
  // The day on which it was filled.
  await market.setTime(new Date("2026-11-25T23:00:00Z"));
  const shown = await ask(listings.shop, { query: {} });
  expect([shown.status, shown.body.data.length]).toEqual([200, 20]);
  const login = { email: "seller1@rebale.example", password: "Sell-Scrap-2026" };
  const { body: signedIn } = await ask(accounts.login, { body: login });
  const profile = await ask(accounts.readProfile, { token: signedIn.data ?? "" });
  expect(profile.body.data.documents.pancard.number).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
  const owner = { email: "admin@rebale.example", password: "Admin-Rebale-2026" };
  const { body: entered } = await ask(accounts.adminLogin, { body: owner });
  const token = entered.data ?? "";
  const audit = async (q: string) =>
    (await ask(office.audit, { token, query: { q } })).body.data.map(({ subject }) => subject);
  expect(await audit("Gone Filled")).toEqual([]);
  expect(await audit("(90)")).toEqual(["Erased member (90)", "Erased member (90)"]);
  // Whom an entry names in words it names by id, too.
  const [about] = await all(
    served,
    `select count(*) filter (where subject ~* '^lot [0-9]+' and lot_id is null) as lots,
      count(*) filter (where subject ~* '^company [0-9]+' and company_id is null) as companies,
      count(*) filter (where subject ~ '^Account [0-9]+' and user_id is null) as accounts,
      count(lot_id) > 10 and count(company_id) > 5 and count(user_id) > 10 as "areMany"
    from audit`,
  );
  expect(about).toEqual({ lots: 0, companies: 0, accounts: 0, areMany: true });
});

test("a database that this version does not know is refused in words, and stays as it is (U7)", async () => {
  const stopped = await anEmptyDatabase();
  await runSql(
    stopped,
    `create table migrations (name varchar(255) primary key, timestamp varchar(255) not null);
     insert into migrations values ('0001-market.sql', 'x'), ('0005-push.sql', 'x')`,
  );
  await expect(migrate(stopped)).rejects.toThrow(
    "This database was migrated by a version that this one does not know: its list has 2 migrations, the last is 0005-push.sql. This version goes on from an empty database or from a complete list up to 0155-key-uses-know-maximums.sql. Start the version of that migration on it first, or name another database.",
  );
  const foreign = await anEmptyDatabase();
  await runSql(foreign, "create table invoices (id bigint)");
  await expect(migrate(foreign)).rejects.toThrow(
    "This database has tables (invoices is one) and no list of this market's migrations: it belongs to something else. Name an empty database.",
  );
  for (const url of [stopped, foreign])
    expect(await all(url, "select from pg_namespace where nspname = 'graphile_worker'")).toEqual(
      [],
    );
});

test("an upgrade gives way to who still uses the market, whole, and is done when it is asked again", async () => {
  const url = await aMarketOf0155();
  const node = new pg.Client({ connectionString: url });
  await node.connect();
  onTestFinished(() => node.end());
  await node.query("begin; select from lots");
  await expect(migrate(url)).rejects.toThrow(
    "Somebody still uses the market: end all nodes of the version before first.",
  );
  expect(await all(url, "select from pg_tables where tablename = 'domain_events'")).toHaveLength(1);
  await node.query("commit");
  await migrate(url);
  expect(await all(url, "select from pg_tables where tablename = 'domain_events'")).toEqual([]);
});
