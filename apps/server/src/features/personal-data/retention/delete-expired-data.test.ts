import { DAY_MS } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { deleteExpiredData } from "./delete-expired-data.ts";

const market = await createMarket();
const { db, deps } = market;
const YEAR = 365 * DAY_MS;

const askedAgo = (ms: number, count: number) =>
  db
    .insertInto("contact_queries")
    .values(
      Array.from({ length: count }, (_, i) => ({
        name: `Asker ${i}`,
        email: "x@example.org",
        mobile: "9800000000",
        message: "",
        created_at: new Date(Date.now() - ms - i),
      })),
    )
    .returning("id")
    .execute();
const left = async () =>
  (await db.selectFrom("contact_queries").select("id").orderBy("id").execute()).map(({ id }) => id);

test("rows that cannot be removed, older than all others, hold up none of thousands that can, in one sweep (W20)", async () => {
  const stored = await askedAgo(1000, 1);
  const gone = await askedAgo(4 * YEAR, 2500);
  const stuck = gone.slice(-3);
  await sql`create table holds (id bigint references contact_queries)`.execute(db);
  await sql`insert into holds select unnest(${stuck.map(({ id }) => id)}::bigint[])`.execute(db);
  await deleteExpiredData(deps);
  expect(await left()).toEqual([...stored, ...stuck].map(({ id }) => id));
  // Once nothing holds them, the next sweep has them.
  await sql`drop table holds`.execute(db);
  await deleteExpiredData(deps);
  expect(await left()).toEqual(stored.map(({ id }) => id));
});

test("what was sent to drivers goes half a year later, what was sent to members stays longer (W20)", async () => {
  const created_at = new Date(Date.now() - YEAR / 2 - DAY_MS);
  const sms = { channel: "sms", recipient: "9800000009", subject: "x", body: "x", created_at };
  await db
    .insertInto("messages")
    .values([
      { ...sms, status: "sent", template: "driver_booked.hi" },
      { ...sms, status: "sent", template: "trip_booked.en" },
    ])
    .execute();
  await deleteExpiredData(deps);
  const kept = db.selectFrom("messages").select("template").where("recipient", "=", "9800000009");
  expect(await kept.execute()).toEqual([{ template: "trip_booked.en" }]);
});

test("a table that nothing can be read from is given up, and the others are swept (W20)", async () => {
  await askedAgo(4 * YEAR, 1);
  await db.transaction().execute(async (tx) => {
    // The first of the tables.
    await sql`lock table sign_ins in access exclusive mode`.execute(tx);
    await deleteExpiredData(deps, 300);
  });
  expect(await left()).toHaveLength(1);
  expect(market.logged.join()).toMatch(/sign_ins.*what lapsed could not be looked for/);
});
