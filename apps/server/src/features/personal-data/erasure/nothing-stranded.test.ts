import { auctions, companies, personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { companyOf } from "../../../../test/authorised.ts";
import { aBankAccount, aDepositor, rs } from "../../../../test/bank.ts";
import { aLot } from "../../../../test/builders.ts";
import { moneyOf, turnMoneyOn } from "../../../../test/money.ts";
import { destroyNumbers } from "../../banking/bank-accounts/account-numbers.ts";
import { takeUnordered } from "../../banking/transfers/take-unordered.ts";
import { takePayments } from "../../payments/money-in/take-payments.ts";
import { COMPANY_MONEY } from "./company-money.store.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const [admin, finance] = [await market.anAdmin(), await market.anAdmin("finance")];
const YEAR = 365 * DAY_MS;

async function erase(member: SignedIn) {
  await market.proveAgain(member);
  const { body } = await ask(personalData.askErasure, {
    token: member.token,
    body: { note: null },
  });
  const { status } = await ask(personalData.decideErasure, {
    ...{ token: admin.token, params: { id: body.data.request?._id ?? "" } },
    body: { decision: "erase", reason: "Asked for it" },
  });
  return [status, body.data.blocking];
}
const inState = (state: string) => (companyId: number) =>
  db
    .insertInto("receipts")
    .values({
      ...{ ref: `N${companyId}`, utr: `N${companyId}`, claimed: 500, paid_on: "2026-11-25" },
      ...{ source: "claim", state, company_id: companyId },
    })
    .execute();
const begun = (companyId: number, userId: number, state = "created") =>
  db
    .insertInto("payments")
    .values({ company_id: companyId, amount: rs(5000), gateway: "demo", state, asked_by: userId })
    .returning("id")
    .executeTakeFirstOrThrow();

test.each([
  ["balance", (_: number, who: SignedIn) => market.proveAgain(who), 75_000],
  ["on_its_way", (company: number, who: SignedIn) => begun(company, who.id), 0],
  ["on_its_way", inState("claimed"), 0],
  ["on_its_way", inState("mismatched"), 0],
  [
    "barred",
    (id: number) =>
      ask(companies.bar, {
        ...{ token: admin.token, params: { id } },
        body: { reason: "Threatened a driver" },
      }),
    0,
  ],
] as const)("nobody is erased with their company's %s (X08)", async (what, make, deposit) => {
  const owner = await aDepositor(market, deposit);
  await make(owner.companyId, owner);
  expect(await erase(owner)).toEqual([409, [{ what, count: 1 }]]);
  // Refused, they are still signed in.
  expect((await ask(personalData.readErasure, { token: owner.token })).status).toBe(200);
});

test("each table with a company and an amount is asked before a company is erased (X08)", async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.table_name as table from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name
        and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      join information_schema.columns a on a.table_name = c.table_name
        and a.column_name in ('amount', 'balance', 'claimed', 'received', 'payable', 'value')
    where c.table_schema = 'public' and c.column_name like '%company_id'`.execute(db);
  // Asked by their sale, their bid or their offer; a limit is nobody's money.
  const byPerson = ["awards", "offers", "lead_caps"];
  const asked = Object.values(COMPANY_MONEY).flatMap((of) => of.map(({ table }) => table));
  const forgotten = rows
    .map(({ table }) => table)
    .filter((table) => !byPerson.includes(table) && !asked.includes(table));
  expect(forgotten).toEqual([]);
});

test("who has sent a bank account is erased; its paper goes, its number after eight years (X08)", async () => {
  const owner = await aDepositor(market);
  const id = Number(await aBankAccount(market, owner, finance));
  expect(await erase(owner)).toEqual([200, []]);
  const row = () =>
    db
      .selectFrom("bank_accounts")
      .select(["document", "removed_at", sql<number>`length(account_no)`.as("length")])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ document: null, removed_at: expect.any(Date) });
  await destroyNumbers({ db });
  expect((await row()).length).toBeGreaterThan(0);
  await market.setTime(new Date(Date.now() + 8 * YEAR + DAY_MS));
  await destroyNumbers({ db });
  await market.setTime(null);
  expect((await row()).length).toBe(0);
});

test("what is paid for an erased company waits for finance, once, and is nobody's (X08)", async () => {
  await turnMoneyOn(market);
  const owner = await aDepositor(market);
  const { id } = await begun(owner.companyId, owner.id, "expired");
  expect(await erase(owner)).toEqual([200, []]);
  const paid = { paymentId: "pay_late", amount: rs(5000), fee: rs(0), tax: rs(0) };
  for (let i = 0; i < 2; i++)
    await takePayments(deps, id, [{ ...paid, state: "captured" } as never]);
  const jobs = await sql<{ payload: Parameters<typeof takeUnordered>[1] }>`
    select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'payment-without-order'`.execute(db);
  for (const { payload } of jobs.rows) await takeUnordered(deps, payload);
  expect(await moneyOf(market, owner.companyId)).toMatchObject({ deposit: 0 });
  const waiting = await db
    .selectFrom("receipts")
    .selectAll()
    .where("ref", "=", "pay_late")
    .execute();
  expect(waiting).toMatchObject([{ state: "unknown", received: rs(5000), company_id: null }]);
});

const bid = async (who: SignedIn) => {
  const seller = await market.aSeller();
  const { id } = await aLot(db, { sellerId: seller.id, startsAt: new Date() });
  return (
    await ask(auctions.placeBid, { token: who.token, body: { product_id: id, amount: 1100 } })
  ).body.code;
};
const PAN = "ABCPK1234L";

test("a barred company that is founded again with its PAN or its owner's phone is still barred (X08)", async () => {
  const owner = await market.aBuyer();
  await ask(companies.nameCompany, { token: owner.token, body: { name: "Asha", pan: PAN } });
  const id = await companyOf(market, owner);
  await ask(companies.bar, { token: admin.token, params: { id }, body: { reason: "Threats" } });

  const samePan = await market.aBuyer();
  await ask(companies.nameCompany, { token: samePan.token, body: { name: "Asha Two", pan: PAN } });
  expect(await bid(samePan)).toBe("company_barred");

  // Whoever is out of it founds one of their own.
  await db
    .updateTable("company_users")
    .set({ status: "removed", role: null })
    .where("user_id", "=", owner.id)
    .execute();
  await ask(companies.nameCompany, { token: owner.token, body: { name: "Asha Three", pan: null } });
  const again = { ...owner, token: await market.proveMobile(owner.mobile) };
  expect(await companyOf(market, again)).not.toBe(id);
  expect(await bid(again)).toBe("company_barred");
  // Lifted there, it is lifted.
  const params = { id: await companyOf(market, again) };
  await ask(companies.liftBar, { token: admin.token, params });
  expect(await bid(again)).not.toBe("company_barred");
  expect(await bid(await market.aBuyer())).not.toBe("company_barred");
});
