import { journal } from "@rebale/contract";
import type { Paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { postEntries } from "../journal/index.ts";
import { journalRoutes, verifyJournal } from "../journal-desk/index.ts";
import { reportFault } from "../journal-desk/journal.jobs.ts";
import { entryFor } from "../money-entries/index.ts";
import { reversalRoutes } from "./index.ts";

const market = await createMarket(marketOf(journalRoutes, reversalRoutes));
const { ask, db } = market;
const [asha, bilal] = [await market.anAdmin("finance"), await market.anAdmin("finance")];
const rs = (rupees: number) => (rupees * 100) as Paise;

const aCompany = async (name: string) => {
  const made = db.insertInto("companies").values({ name }).returning("id");
  return (await made.executeTakeFirstOrThrow()).id;
};
const company = await aCompany("Solanke Recyclers");

async function enter(event: Parameters<typeof entryFor>[0]): Promise<string> {
  const entry = entryFor(event);
  if (!entry) throw new Error("Nothing to enter");
  await db.transaction().execute((tx) => postEntries(tx, [{ ...entry, actorId: null, cause: {} }]));
  const row = db.selectFrom("journal_entries").select("id").where("key", "=", entry.key);
  return String((await row.executeTakeFirstOrThrow()).id);
}
let named = 0;
const topUp = (amount: number) =>
  enter({
    ...{ kind: "top_up", companyId: company, amount: rs(amount), gateway: "rzp" },
    paymentId: `pay_${++named}`,
  });
const reverse = (id: string, by: SignedIn) =>
  ask(journal.reverse, { params: { id }, body: { reason: "Wrong company" }, token: by.token });
const entries = async (query = {}) =>
  (await ask(journal.entries, { token: asha.token, query })).body.data;

test("one person asks and a second one agrees: every line is negated, once (M34)", async () => {
  const id = await topUp(200_000);
  expect((await reverse(id, asha)).body.data).toEqual({ state: "asked" });
  expect(await reverse(id, asha)).toMatchObject({
    ...{ status: 409, body: { code: "second_person_needed" } },
  });
  expect((await entries())[0]).toMatchObject({
    ...{ _id: id, reversed_by: null, reversal_asked: { reason: "Wrong company" } },
  });
  expect((await reverse(id, bilal)).body.data).toEqual({ state: "reversed" });
  const [back, first] = await entries();
  expect(back).toMatchObject({ kind: "reversal", key: `rev:${id}`, reverses: id });
  expect(first).toMatchObject({ _id: id, reversed_by: back?._id, reversal_asked: null });
  expect(back?.lines).toEqual(first?.lines.map((line) => ({ ...line, amount: -line.amount })));
  for (const by of [asha, bilal])
    expect(await reverse(id, by)).toMatchObject({ body: { code: "reversed_already" } });
  expect(await reverse(back?._id ?? "", asha)).toMatchObject({ status: 404 });
  expect(await verifyJournal(db)).toMatchObject({ broken: null });
});

test("of many who agree at the same instant one reverses it (M34)", async () => {
  const id = await topUp(100);
  await reverse(id, asha);
  await market.openConnections();
  const agreed = await Promise.all(Array.from({ length: 8 }, () => reverse(id, bilal)));
  expect(agreed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await entries({ q: `rev:${id}` })).toHaveLength(1);
});

test("what the company has spent since cannot be taken back: 409, and it stays as it was (M34)", async () => {
  const id = await topUp(50);
  const asked = {
    withdrawalId: "w1",
    companyId: company,
    from: "deposit",
    amount: rs(50),
  } as const;
  await enter({ kind: "withdrawal_asked", ...asked });
  await reverse(id, asha);
  expect(await reverse(id, bilal)).toMatchObject({
    ...{ status: 409, body: { code: "balance_too_low" } },
  });
  expect((await entries({ q: `rev:${id}` })).length).toBe(0);
  await topUp(50);
  expect((await reverse(id, bilal)).body.data).toEqual({ state: "reversed" });
});

test("finance finds entries by account, company and key; the sums of all accounts come to zero (M38)", async () => {
  const other = await aCompany("Khari Polybale");
  const id = await enter({
    ...{ kind: "bank_transfer", companyId: other, amount: rs(9), holderAccount: "Demo" },
    utr: "UTR0000009",
  });
  for (const query of [
    { account: "bank" },
    { company_id: String(other) },
    { q: "khari" },
    { q: "utr:Demo" },
  ])
    expect((await entries(query)).map(({ _id }) => _id)).toEqual([id]);
  expect(await entries({ award_id: "1" })).toEqual([]);
  const { body } = await ask(journal.trialBalance, { token: asha.token });
  expect(body.data.find(({ account }) => account === "bank")).toEqual({
    ...{ account: "bank", balance: 9 },
  });
  expect(body.data.reduce((sum, { balance }) => sum + balance * 100, 0)).toBe(0);
  const before = await ask(journal.trialBalance, {
    ...{ token: asha.token, query: { on: "2020-01-01" } },
  });
  expect(before.body.data.every(({ balance }) => balance === 0)).toBe(true);
});

test("who is not of finance neither reads nor reverses: 403 (M41)", async () => {
  const id = await topUp(1);
  for (const role of ["moderator", "support", "content"] as const) {
    const by = await market.anAdmin(role);
    expect((await reverse(id, by)).status).toBe(403);
    expect((await ask(journal.entries, { token: by.token })).status).toBe(403);
    expect((await ask(journal.trialBalance, { token: by.token })).status).toBe(403);
  }
});

test("a journal that was altered is found within the hour: a mail to finance, and a page (M35)", async () => {
  await reportFault(market.deps);
  const mails = () =>
    db
      .selectFrom("messages")
      .select("recipient")
      .where("subject", "like", "The journal%")
      .execute();
  expect(await mails()).toEqual([]);
  const alter = (change: string) =>
    db.transaction().execute(async (tx) => {
      await sql`alter table accounts disable trigger user`.execute(tx);
      await sql.raw(change).execute(tx);
      await sql`alter table accounts enable trigger user`.execute(tx);
    });
  await alter(`update accounts set balance = balance + 1 where company_id = ${company}`);
  await reportFault(market.deps);
  expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual(
    [asha.email, bilal.email].sort(),
  );
  expect(market.logged.join()).toContain("the journal does not add up");
  await alter(`update accounts set balance = balance - 1 where company_id = ${company}`);
});
