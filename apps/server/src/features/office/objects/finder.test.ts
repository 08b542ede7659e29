import { banking, office, payments } from "@rebale/contract";
import { type CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { createMarket, wholeMarket } from "../../../../test/app.ts";
import { aDepositor, aUtr } from "../../../../test/bank.ts";
import { truckLeft } from "../../../../test/left-trucks.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { explain } from "../../../../test/plans.ts";
import { trucksOf } from "../../../../test/trucks.ts";
import type { DB } from "../../../platform/db/db-types.ts";

/** The numbers that a caller has in hand, as they read them out. */

const queries: CompiledQuery[] = [];
const market = await createMarket((deps) => {
  const log = (event: { query: CompiledQuery }) => void queries.push(event.query);
  const dialect = new PostgresDialect({ pool: deps.database.pool });
  return wholeMarket({ ...deps, db: new Kysely<DB>({ dialect, log }) });
});
const { ask, db } = market;
const [support, finance, content] = [
  await market.anAdmin("support"),
  await market.anAdmin("finance"),
  await market.anAdmin("content"),
];
const seller = await market.aSeller();
const sales = salesOf(market, seller, support.id);
await sales.registerSeller();
const buyer = await sales.aBuyerWith(2_000_000);
const sale = await sales.sold([[buyer, 107]]);
await sales.pay(sale.id, buyer, 1_771_278);
const tripId = Number(await truckLeft(market, sale.id, 5000));
await sql`update trips set vehicle_no = 'MH12QX4711' where id = ${tripId}`.execute(db);
const invoice = await db
  .selectFrom("invoices")
  .select("number")
  .where("trip_id", "=", tripId)
  .where("kind", "<>", "fee_invoice")
  .executeTakeFirstOrThrow();

const payer = await aDepositor(market, 500);
const utr = aUtr();
await ask(banking.claimTransfer, {
  ...{ token: payer.token, body: { utr, amount: 40, paid_on: "2026-11-24" } },
});
const begun = (await ask(payments.topUp, { token: payer.token, body: { amount: 100 } })).body.data;
await ask(payments.payDemo, { params: { order_id: begun.order_id }, body: { outcome: "pay" } });
const { payment_id } = await db
  .selectFrom("gateway_payments")
  .select("payment_id")
  .executeTakeFirstOrThrow();

const find = async (q: string, { token }: { token: string } = support) =>
  (await ask(office.find, { token, query: { q } })).body.data.found;
const first = async (q: string, by = support) => {
  const [found] = await find(q, by);
  return found && [found.kind, found._id, found.by, found.part];
};

test.each(["MH12QX4711", "mh 12 qx 4711", "MH-12-QX-4711", "truck mh12 qx4711"])(
  "%s finds the truck's sale, at its goods (V7)",
  async (typed) => {
    expect(await first(typed)).toEqual(["award", sale.id, "Plate", "goods"]);
  },
);

test("of a plate that came often, the truck that is under way is first (V7)", async () => {
  const other = await sales.aBuyerWith(2_000_000);
  const later = await sales.sold([[other, 107]]);
  const { aTrip } = trucksOf(market);
  const [before, now] = [await aTrip(later.id, other.id), await aTrip(sale.id, buyer.id)];
  const is = (id: number, state: string) =>
    sql`update trips set state = ${state}, vehicle_no = 'KA05MN1212' where id = ${id}`.execute(db);
  await is(before, "cancelled");
  await is(now, "cancelled");
  expect((await find("KA05MN1212")).map(({ _id }) => _id)).toEqual([later.id, sale.id]);
  await is(now, "weighed");
  expect((await find("KA05MN1212")).map(({ _id }) => _id)).toEqual([sale.id, later.id]);
});

test("an invoice's number finds its sale, at its papers, with or without its strokes (V7)", async () => {
  const found = ["award", sale.id, "Invoice number", "papers"];
  const { number } = invoice;
  expect(number).toMatch(/\//);
  for (const typed of [
    number,
    number.toLowerCase(),
    number.replaceAll("/", " "),
    number.replace(/[/-]/g, ""),
    `invoice no. ${number}`,
  ])
    expect(await first(typed), typed).toEqual(found);
});

test("a UTR finds the company's money for support, and the transfer beside it for finance (V7)", async () => {
  const found = ["company", String(payer.companyId), "UTR", "money"];
  for (const typed of [utr, utr.toLowerCase(), `UTR: ${utr}`, utr.replace(/(.{4})/g, "$1 ")])
    expect(await first(typed), typed).toEqual(found);
  expect((await find(utr)).map(({ kind }) => kind)).toEqual(["company"]);
  expect((await find(utr, finance)).map(({ kind }) => kind)).toEqual(["company", "receipt"]);
});

test("a payment and its order find the company's money, by their beginning, too (V7)", async () => {
  const company = ["company", String(payer.companyId)];
  expect(await first(payment_id)).toEqual([...company, "Payment", "money"]);
  expect(await first(payment_id.slice(0, 12).toUpperCase())).toEqual([
    ...[...company, "Payment", "money"],
  ]);
  expect(await first(begun.order_id)).toEqual([...company, "Payment order", "money"]);
});

test("'sale 186' is a sale and 'lot 12' a lot; a seller's lot number is found with blanks, too (V7)", async () => {
  const { lotId } = sale;
  await sql`update lots set lot_no = 'RJ-14/07' where id = ${lotId}`.execute(db);
  for (const typed of [`sale ${sale.id}`, `Award #${sale.id}`, `award-${sale.id}`])
    expect(await first(typed), typed).toEqual(["award", sale.id, "Sale number", null]);
  for (const typed of [`lot ${lotId}`, `Lot no. ${lotId}`, `#${lotId}`])
    expect(await first(typed), typed).toEqual(["lot", String(lotId), "Lot number", null]);
  expect((await find(`lot ${lotId}`)).map(({ kind, by }) => by && kind)).not.toContain("award");
  for (const typed of ["RJ-14/07", "rj 14 07", "rj1407", "lot RJ 14/07"])
    expect(await first(typed), typed).toEqual([
      ...["lot", String(lotId), "Seller’s lot number", null],
    ]);
});

test("who may not read a sale or a wallet finds neither by their numbers (V7, W12)", async () => {
  for (const typed of ["MH12QX4711", invoice.number, utr, payment_id])
    expect(await find(typed, content), typed).toEqual([]);
  const moderator = await market.anAdmin("moderator");
  expect(await find(utr, moderator)).toEqual([]);
  expect(await first("MH12QX4711", moderator)).toEqual(["award", sale.id, "Plate", "goods"]);
});

const ROWS = 20_000;
const MAX_READ = 400;

/** As many of each as a large market has, copies of one; without triggers, which are not asked here. */
beforeAll(async () => {
  const client = await market.deps.database.pool.connect();
  await client.query("set session_replication_role = replica");
  const copies = (table: string, changed: string) =>
    client.query(`insert into ${table} overriding system value
      select copy.* from (select * from ${table} limit 1) one, generate_series(1000, ${ROWS}) i,
        jsonb_populate_record(null::${table}, to_jsonb(one)
          || jsonb_build_object(${changed})) copy`);
  try {
    await copies(
      "trips",
      `'id', i, 'no', i, 'link_hash', '\\x' || md5(i::text), 'vehicle_no', 'GJ05AB' || i`,
    );
    await copies("invoices", "'id', i, 'number', 'Q' || i, 'trip_id', i, 'seq', i, 'series', 'Q'");
    await copies("receipts", "'id', i, 'utr', 'ICIC' || i, 'ref', i, 'state', 'matched'");
    await copies("payments", "'id', i, 'gateway_order', 'order_q' || i");
    await copies("gateway_payments", "'payment_id', 'pay_q' || i, 'payments_id', i");
    await copies("lots", "'id', i + 100000, 'lot_no', 'K-' || i, 'url', 'k-' || i");
  } finally {
    await client.query("reset session_replication_role");
    client.release();
  }
  await sql`vacuum analyze`.execute(db);
}, 120_000);

test.each([
  ...["MH12QX4711", utr, "pay_q12345", "order_q12345", "RJ-14/07", "lot 12", "sale 12", "12"],
  ...["RB/26-27/000001", "CQ-2026-000123", "AAKCB2213F", "27AAKCB2213F1ZV", "9876512345"],
])("%s costs the same among very many (V7)", async (typed) => {
  queries.length = 0;
  await find(typed, await market.anAdmin());
  const exact = queries.find((query) => query.sql.includes("order by place, id desc limit 20"));
  const nodes = await explain(market.deps.database.pool, exact?.sql ?? "", exact?.parameters);
  for (const node of nodes) {
    const read = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
    expect(read * node["Actual Loops"], JSON.stringify(node)).toBeLessThan(MAX_READ);
  }
});
