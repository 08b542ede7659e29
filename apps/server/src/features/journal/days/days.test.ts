import type { Paise } from "@rebale/contract/values/money";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { connectDatabase, type Tx } from "../../../platform/db/db.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { entryFor } from "../../money-entries/index.ts";
import { postEntries } from "../index.ts";
import { closeDay } from "./close-day.ts";

const url = await testDatabase();
const database = connectDatabase(url, 8, () => undefined);
afterAll(() => database.close());
const { db } = database;
const [first, second, third] = ["2026-11-24", "2026-11-25", "2026-11-26"] as const;
const persons = { checkedBy: 0, closedBy: 0 };
let company = 0;

beforeAll(async () => {
  const values = { name: "Asha Metals" };
  const made = db.insertInto("companies").values(values).returning("id");
  company = (await made.executeTakeFirstOrThrow()).id;
  const { rows } = await sql<{ id: number }>`
    insert into users (type, status, name, email, password_hash)
    select 'admin', 'active', 'Finance', 'finance' || x || '@example.org', 'x'
    from generate_series(1, 2) x returning id`.execute(db);
  [persons.checkedBy = 0, persons.closedBy = 0] = rows.map(({ id }) => id);
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction().execute(work);
const receive = (tx: Tx, utr: string, rupees: number, happenedOn: string) => {
  const amount = (rupees * 100) as Paise;
  const transfer = { companyId: company, holderAccount: "Demo Bank", utr, amount };
  const entry = entryFor({ kind: "bank_transfer", ...transfer });
  if (!entry) throw new Error("Nothing to enter");
  return postEntries(tx, [{ ...entry, actorId: null, cause: {}, happenedOn }]);
};
const rawEntry = (day: string) =>
  sql`insert into journal_entries (key, kind, cause, happened_on)
    values ('utr:late', 'bank_transfer', '{}', ${day})`.execute(db);
const close = (day: string, rupees: number) =>
  inTx((tx) => closeDay(tx, { day, bankStatement: (rupees * 100) as Paise, ...persons }));

test("a closed day has the hash of its lines and of the day before, and takes no entry any more: what is told of it later is of the first open day (M38)", async () => {
  await inTx((tx) => receive(tx, "UTR0000001", 100, first));
  await inTx((tx) => receive(tx, "UTR0000002", 50, second));
  const [one, two] = [await close(first, 100), await close(second, 150)];
  expect(one).toMatchObject({ entries: 1, previous: null, bankJournal: 10_000 });
  expect(two).toMatchObject({ entries: 1, previous: one.hash, bankJournal: 15_000 });
  await expect(rawEntry("2026-11-25")).rejects.toThrow("is closed");
  await inTx((tx) => receive(tx, "UTR0000003", 1, first));
  const late = db.selectFrom("journal_entries").select(sql<string>`happened_on::text`.as("day"));
  expect(await late.where("key", "like", "%UTR0000003").executeTakeFirst()).toEqual({ day: third });
  expect(await verifyJournal(db)).toMatchObject({ days: 2, broken: null });
});

test("no day is closed where the bank says otherwise, by one person, or twice (M38)", async () => {
  await expect(close(third, 152)).rejects.toThrow("journal_days_bank_agrees");
  const alone = { day: third, bankStatement: 15_100 as Paise, checkedBy: persons.closedBy };
  await expect(
    inTx((tx) => closeDay(tx, { ...alone, closedBy: persons.closedBy })),
  ).rejects.toThrow("journal_days_by_two");
  await expect(close(second, 150)).rejects.toThrow("journal_days_pkey");
});

test("what is being entered while its day is closed is waited for, and is in the hash (M38)", async () => {
  let closing: ReturnType<typeof close> | undefined;
  await inTx(async (tx) => {
    await receive(tx, "UTR0000004", 9, third);
    closing = close(third, 160);
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory'
          and not granted and database = (select oid from pg_database
            where datname = current_database())`.execute(db);
        return rows.length;
      })
      .toBe(1);
  });
  expect(await closing).toMatchObject({ entries: 2, bankJournal: 16_000 });
  expect(await verifyJournal(db)).toMatchObject({ days: 3, broken: null });
});

test("a line of a closed day that was altered is found by the day (M38)", async () => {
  await sql.raw("alter table journal_entries disable trigger user").execute(db);
  await sql`update journal_entries set cause = '{"utr": 1}' where happened_on = ${second}`.execute(
    db,
  );
  await sql.raw("alter table journal_entries enable trigger user").execute(db);
  expect((await verifyJournal(db)).broken).toBe(
    `day ${second} has another hash (1 entries, 1 at its close)`,
  );
});
