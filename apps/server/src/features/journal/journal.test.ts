import type { Paise } from "@rebale/contract/values/money";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { connectDatabase, type Tx } from "../../platform/db/db.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import { COMPANY_SIGNS, MARKET_SIGNS } from "../money-entries/accounts.rules.ts";
import { balancesOf, entryFor, type JournalEvent } from "../money-entries/index.ts";
import { onPosted, type Posting, postEntries } from "./index.ts";

const url = await testDatabase();
const database = connectDatabase(url, 8, () => undefined);
const { db } = database;
const companies: number[] = [];
const rs = (rupees: number) => Math.round(rupees * 100) as Paise;

beforeAll(async () => {
  for (let i = 0; i < 8; i++) companies.push(await aCompany());
});
afterAll(() => database.close());

async function aCompany(): Promise<number> {
  const values = { name: "Asha Metals" };
  const query = db.insertInto("companies").values(values).returning("id");
  return (await query.executeTakeFirstOrThrow()).id;
}
const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);
const posting = (event: JournalEvent) => {
  const entry = entryFor(event);
  if (!entry) throw new Error("Nothing to enter");
  return { ...entry, actorId: null, cause: { test: 1 } };
};
const enter = (...events: JournalEvent[]) => inTx((tx) => postEntries(tx, events.map(posting)));
const topUp = (companyId: number, paymentId: string, amount: Paise): JournalEvent => ({
  ...{ kind: "top_up", companyId, amount, gateway: "rzp", paymentId },
});
const withdrawal = (companyId: number, withdrawalId: string, amount: Paise): JournalEvent => ({
  ...{ kind: "withdrawal_asked", companyId, withdrawalId, from: "deposit", amount },
});

test("what happened once is entered once, however often and by however many it is told (M24)", async () => {
  const [id = 0] = companies;
  const event = topUp(id, "pay_once", rs(200_000));
  const told = await Promise.all(Array.from({ length: 8 }, () => enter(event)));
  expect(told.filter((entered) => entered.has("rzp:pay_once"))).toHaveLength(1);
  expect(await enter(event, topUp(id, "pay_two", rs(5)))).toEqual(new Set(["rzp:pay_two"]));
  expect(await balancesOf(db, id)).toMatchObject({ deposit: rs(200_005), held: 0, owed: 0 });
});

test("who asked to is told of what was new, in its transaction: who throws undoes it (M24)", async () => {
  const [id = 0] = companies;
  const told: string[] = [];
  const tell = async (_: Tx, posted: readonly Posting[]) => {
    told.push(...posted.map(({ key }) => key));
    if (told.includes("rzp:pay_refused")) throw new Error("not this one");
  };
  for (let n = 0; n < 2; n++) onPosted(tell);
  await enter(topUp(id, "pay_told", rs(1)));
  await enter(topUp(id, "pay_told", rs(1)));
  expect(told).toEqual(["rzp:pay_told"]);
  const { deposit } = await balancesOf(db, id);
  await expect(enter(topUp(id, "pay_refused", rs(1)))).rejects.toThrow("not this one");
  told.length = 0;
  expect((await balancesOf(db, id)).deposit).toBe(deposit);
});

test("another event of the same name is a fault, and nothing of it or beside it is entered (M24)", async () => {
  const [, id = 0, other = 0] = companies;
  await enter(topUp(id, "pay_named", rs(100)));
  for (const same of [topUp(id, "pay_named", rs(101)), topUp(other, "pay_named", rs(100))])
    await expect(enter(topUp(other, "pay_beside", rs(7)), same)).rejects.toThrow("other lines");
  expect(await balancesOf(db, id)).toMatchObject({ deposit: rs(100) });
  expect(await balancesOf(db, other)).toMatchObject({ deposit: 0 });
});

test("no company has less than nothing: the database refuses it, of one and of thirty-two at once (M29)", async () => {
  const [, , , id = 0] = companies;
  await enter(topUp(id, "pay_for_many", rs(200_000)));
  await expect(enter(withdrawal(id, "too-much", rs(200_000.01)))).rejects.toThrow(
    "accounts_never_below_zero",
  );
  const asked = await Promise.allSettled(
    Array.from({ length: 32 }, (_, i) => enter(withdrawal(id, `w${i}`, rs(10_000)))),
  );
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(await balancesOf(db, id)).toMatchObject({ deposit: 0, leaving: rs(200_000) });
});

test("two who enter for the same companies in other orders wait for each other, never in a circle", async () => {
  const pair = companies.slice(4, 6);
  await enter(...pair.map((id, i) => topUp(id, `pay_pair${i}`, rs(100))));
  const rounds = Array.from({ length: 60 }, (_, i) => {
    const ids = i % 2 ? pair : [...pair].reverse();
    return enter(...ids.map((id) => topUp(id, `pay_round${i}_${id}`, rs(1))));
  });
  await Promise.all(rounds);
  for (const id of pair) expect(await balancesOf(db, id)).toMatchObject({ deposit: rs(160) });
});

/** One entry with its lines at the bank, written by hand. */
const byHand = (tx: Tx, key: string, amounts: readonly number[]) =>
  sql`with entry as (
      insert into journal_entries (key, kind, cause, params)
        values (${key}, 'bank_transfer', '{}', '{}') returning id)
    insert into journal_lines (entry_id, no, account_id, amount)
      select entry.id, line.no, (select id from accounts where kind = 'bank'), line.amount
      from entry, unnest(${sql.val(amounts)}::bigint[])
        with ordinality as line(amount, no)`.execute(tx);

test.each<[string, number[], string]>([
  ["lines that sum to something", [100, -99], "does not sum to zero"],
  ["one line alone", [100], "does not sum to zero"],
  ["no line at all", [], "does not sum to zero"],
  ["a line of nothing", [100, -100, 0], "journal_lines_are_not_zero"],
])("the database refuses %s, as the owner of the tables too (M35)", async (_, amounts, words) => {
  await expect(inTx((tx) => byHand(tx, "by-hand", amounts))).rejects.toThrow(words);
});

test("what is entered is never changed, removed or added to, as the owner of the tables too (M35)", async () => {
  const [id = 0] = companies;
  await enter(topUp(id, "pay_stays", rs(10)));
  const entry = sql`(select id from journal_entries where key = 'rzp:pay_stays')`;
  const line = sql`select ${entry}, 9, id, 5 from accounts where company_id = ${id} limit 1`;
  for (const [statement, words] of [
    [sql`update journal_lines set amount = amount + 1`, "never changed"],
    [sql`delete from journal_lines`, "never changed"],
    [sql`truncate journal_lines`, "never changed"],
    [sql`update journal_entries set at = now()`, "never changed"],
    [sql`delete from journal_entries`, "never changed"],
    [sql`truncate journal_entries cascade`, "never changed"],
    [sql`insert into journal_lines (entry_id, no, account_id, amount) ${line}`, "never later"],
    [sql`update accounts set balance = balance + 1`, "by lines of the journal alone"],
    [sql`update accounts set balance = 5 where kind = 'bank'`, "by lines of the journal alone"],
    [sql`delete from accounts`, "by lines of the journal alone"],
    [sql`truncate accounts cascade`, "never changed"],
    [sql`insert into accounts (company_id, kind, balance) values (${id}, 'owed', 1)`, "by lines"],
  ] as const)
    await expect(statement.execute(db)).rejects.toThrow(words);
  const late = sql`insert into journal_lines (entry_id, no, account_id, amount)
    select ${entry}, 8 + x, (${sql`select id from accounts where company_id = ${id} limit 1`}),
      x * 5 - 2 from generate_series(0, 1) x`;
  await expect(late.execute(db)).rejects.toThrow("never later");
});

test("the database knows the same accounts, with the same signs, as the patterns do (M35)", async () => {
  const [id = 0] = companies;
  const kinds = Object.keys(COMPANY_SIGNS);
  await sql`insert into accounts (company_id, kind) select ${id}, unnest(${kinds}::text[])
    on conflict do nothing`.execute(db);
  const signsOf = async (where: RawBuilder<unknown>) => {
    const { rows } = await sql<{ kind: string; sign: number }>`
      select kind, sign from accounts where company_id is not distinct from ${where}`.execute(db);
    return Object.fromEntries(rows.map(({ kind, sign }) => [kind, sign]));
  };
  expect(await signsOf(sql`null`)).toEqual(MARKET_SIGNS);
  expect(await signsOf(sql.val(id))).toEqual(COMPANY_SIGNS);
});

test("an account is the market's or a company's, by its kind, and one of each (M35)", async () => {
  const [id = 0] = companies;
  for (const [company, kind] of [
    [id, "bank"],
    [null, "deposit"],
    [null, "fees"],
    [id, "deposit"],
  ] as const) {
    const values = { company_id: company, kind };
    await expect(db.insertInto("accounts").values(values).execute()).rejects.toThrow("accounts_");
  }
});

test("the whole is recomputed from its lines, and whoever altered it is found (M35)", async () => {
  expect(await verifyJournal(db)).toMatchObject({ broken: null });
  const [id = 0] = companies;
  await enter(topUp(id, "pay_altered", rs(10)));
  const alter = (table: string, change: string) =>
    inTx(async (tx) => {
      for (const part of [`disable trigger user`, null, `enable trigger user`])
        await sql.raw(part ? `alter table ${table} ${part}` : change).execute(tx);
    });
  const foundWhile = async (table: string, change: string, back: string) => {
    await alter(table, change);
    const { broken } = await verifyJournal(db);
    await alter(table, back);
    return broken;
  };
  const lines = "where entry_id = (select id from journal_entries where key = 'rzp:pay_altered')";
  const changeLines = (change: string, back: string) =>
    foundWhile(
      "journal_lines",
      `update journal_lines set amount = ${change} ${lines}`,
      `update journal_lines set amount = ${back} ${lines}`,
    );
  expect(await changeLines("amount + no", "amount - no")).toMatch(
    /entry \d+ \(rzp:pay_altered\) does not sum to zero/,
  );
  expect(await changeLines("2 * amount", "amount / 2")).toMatch(`deposit of company ${id} is kept`);
  const { deposit } = await balancesOf(db, id);
  const account = (balance: number) =>
    `update accounts set balance = ${balance} where company_id = ${id} and kind = 'deposit'`;
  expect(await foundWhile("accounts", account(1), account(deposit))).toBe(
    `deposit of company ${id} is kept as 1 paise, its lines sum to ${deposit}`,
  );
  expect(await verifyJournal(db)).toMatchObject({ broken: null });
});
