import { banking, lifting } from "@rebale/contract";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aBankAccount, aDepositor } from "../../../../test/bank.ts";
import { indian, trucksOf } from "../../../../test/lifting.ts";
import { salesOf } from "../../../../test/market-sales.ts";
import { bankAtEndOf, closeDay } from "../../journal/index.ts";
import { verifyJournal } from "../../journal-desk/index.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const sales = salesOf(market, seller, admin.id);
await sales.registerSeller();
const { aPaidSale, aGate, aWeighedTruck, letOut } = trucksOf(market, seller, sales);

const refused = (change: RawBuilder<unknown>) =>
  expect(change.execute(db)).rejects.toThrow(/never changed|written once/);

test("what the gate weighed and let out is told once, whichever role writes it (X14)", async () => {
  const sold = await aPaidSale();
  const trip = await aWeighedTruck(sold, await aGate(), [12_960, 21_480]);
  expect((await letOut(await aGate(), trip)).status).toBe(200);
  const id = Number(trip);
  expect((await ask(lifting.trip, { params: { id }, token: seller.token })).status).toBe(200);
  for (const change of ["net_grams = 1", "gate_in_at = now()", "gate_out_at = null"])
    await refused(sql`update trips set ${sql.raw(change)} where id = ${id}`);
  await db.updateTable("slips").set({ is_replaced: true }).where("trip_id", "=", id).execute();
  await refused(sql`update slips set is_replaced = false where trip_id = ${id}`);
  await refused(sql`update gate_passes set used_at = now()
    where trip_id = ${id} and used_at is not null`);
  await refused(sql`update award_dues set amount = 1 where award_id = ${Number(sold.id)}`);
  await refused(sql`update award_dues set amount = 1,
    cause = cause || '{"before": 2}' where award_id = ${Number(sold.id)}`);
});

test("where money goes and whose it is stays as two persons decided it (X14)", async () => {
  const finance = await market.anAdmin("finance");
  const owner = await aDepositor(market, 1000);
  const account = await aBankAccount(market, owner, finance);
  const { body } = await ask(banking.askWithdrawal, {
    token: owner.token,
    body: { amount: 10, from: "deposit", bank_account_id: account },
  });
  for (const change of ["status = 'refused'", "account_no = 'x'", "usable_from = now()"])
    await refused(sql`update bank_accounts set ${sql.raw(change)} where id = ${Number(account)}`);
  await sql`update withdrawals set state = 'released', approved_by = ${admin.id},
    released_by = ${finance.id} where id = ${body.data._id}`.execute(db);
  await refused(sql`update withdrawals set released_by = ${owner.id} where id = ${body.data._id}`);
  const { id } = await db
    .insertInto("receipts")
    .values({
      ...{ ref: "UTR1", utr: "UTR1", claimed: 500, paid_on: "2026-11-25", source: "claim" },
      ...{ state: "refused", company_id: owner.companyId },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const other = await aDepositor(market);
  await refused(sql`update receipts set company_id = ${other.companyId} where id = ${id}`);
  await refused(sql`delete from receipts where id = ${id}`);
});

test("a slip that was altered after its day was closed is found by the day (X14)", async () => {
  const sold = await aPaidSale();
  const [other, gate] = [await aPaidSale(), await aGate()];
  const trip = await aWeighedTruck(sold, gate, [12_960, 21_480]);
  const { rows } = await sql<{ day: string }>`select distinct happened_on::text as day from slips
    where trip_id = ${Number(trip)}`.execute(db);
  expect(rows).toHaveLength(1);
  const day = rows[0]?.day ?? "";
  const [checkedBy, closedBy] = [(await market.anAdmin("finance")).id, admin.id];
  await db.transaction().execute(async (tx) => {
    await closeDay(tx, { day, checkedBy, closedBy, bankStatement: await bankAtEndOf(tx, day) });
  });
  expect((await verifyJournal(db)).broken).toBeNull();
  const late = await aWeighedTruck(other, gate, [12_960, 21_480], {
    ...{ from: indian("2026-12-02", "12:00"), vehicle_no: "MH12CD5678" },
  });
  const next = sql<boolean>`happened_on = ${day}::date + 1`.as("isNext");
  const slips = db.selectFrom("slips").where("trip_id", "=", Number(late)).select(next);
  expect(await slips.execute()).toEqual([{ isNext: true }, { isNext: true }]);
  await sql.raw("alter table slips disable trigger user").execute(db);
  await sql`update slips set grams = grams + 1 where trip_id = ${Number(trip)}`.execute(db);
  await sql.raw("alter table slips enable trigger user").execute(db);
  expect((await verifyJournal(db)).broken).toContain(`day ${day} has another hash`);
});
