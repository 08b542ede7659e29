import { wallet } from "@rebale/contract";
import { paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aPayer, moneyOf, type Payer } from "../../../test/money.ts";
import { verifyJournal } from "../journal-desk/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const move = ({ token }: Payer, amount: number | string, key?: string) =>
  ask(wallet.moveProceeds, {
    token,
    body: { amount },
    headers: key ? { "idempotency-key": key } : {},
  });

/** As if trucks had been released: from the market's fees, which some buyer had paid. */
async function aSellerWith(proceeds: number): Promise<Payer> {
  const payer = await aPayer(market);
  await db.transaction().execute(async (tx) => {
    await sql`insert into accounts (company_id, kind)
      values (${payer.companyId}, 'proceeds')`.execute(tx);
    await sql`with entry as (
        insert into journal_entries (key, kind, cause, params)
          values (${`trip:${payer.companyId}`}, 'trip_released', '{}', '{}') returning id)
      insert into journal_lines (entry_id, no, account_id, amount)
        select entry.id, no, account, amount from entry, (values
          (1, (select id from accounts where kind = 'bank'), ${paise(proceeds)}::bigint),
          (2, (select id from accounts where kind = 'proceeds' and company_id = ${payer.companyId}),
            -${paise(proceeds)}::bigint)) as l(no, account, amount)`.execute(tx);
  });
  return payer;
}

test("proceeds become deposit, the same key moves them once, more than there is moves nothing (M28)", async () => {
  const payer = await aSellerWith(1000);
  const [first, again] = await Promise.all([move(payer, 400.5, "k-1"), move(payer, 400.5, "k-1")]);
  expect(first?.body.data).toEqual({ deposit: 400.5, proceeds: 599.5 });
  expect(again?.body.data).toEqual(first?.body.data);
  expect(await move(payer, 599.51)).toMatchObject({
    ...{ status: 409, body: { code: "balance_too_low", errors: [{ path: "amount" }] } },
  });
  expect(await move(payer, 1, "k-1")).toMatchObject({
    ...{ status: 409, body: { code: "idempotency_key_reused" } },
  });
  expect((await move(payer, 599.5)).body.data).toEqual({ deposit: 1000, proceeds: 0 });
  expect((await verifyJournal(db)).broken).toBeNull();
});

test("32 at once of 100 from 1,000: ten are moved (M29)", async () => {
  const payer = await aSellerWith(1000);
  const replies = await Promise.all(Array.from({ length: 32 }, () => move(payer, 100)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(await moneyOf(market, payer.companyId)).toMatchObject({ deposit: 1000, proceeds: 0 });
});

test.each([0, -1, 0.001, 1e15, "1e5", "all"])(
  "an amount of %s is refused (M41)",
  async (amount) => {
    const reply = await move(await aPayer(market), amount);
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  },
);

test("only an owner moves them (M41)", async () => {
  const payer = await aSellerWith(10);
  const seat = db.updateTable("company_users").where("user_id", "=", payer.id);
  await seat.set({ role: "manager" }).execute();
  deps.bus.publish("session", { userId: payer.id });
  expect(await move(payer, 1)).toMatchObject({ status: 403, body: { code: "owner_needed" } });
});
