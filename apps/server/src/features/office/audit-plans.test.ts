import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { listActions, listAudit } from "./office.store.ts";

const market = await createMarket();
const { db } = market;
const people = await Promise.all(Array.from({ length: 3 }, () => market.anAdmin("support")));

// A trigram index is built far faster than it is added to.
const { rows: defined } = await sql<{ indexdef: string }>`
  select indexdef from pg_indexes where indexname = 'audit_search'`.execute(db);
await sql`drop index audit_search`.execute(db);
await sql`insert into audit (at, admin_id, action, subject, address)
  select timestamptz '2020-01-01' + n * interval '3 minutes',
    (array[${sql.join(people.map(({ id }) => sql`${id}::bigint`))}])[1 + n % 3],
    'action ' || n % 40, 'Subject ' || md5(n::text), '10.' || n % 200 || '.' || n % 251 || '.9'
  from generate_series(1, 100000) n`.execute(db);
await sql.raw(defined[0]?.indexdef ?? "").execute(db);
await sql`analyze audit`.execute(db);

const none = { q: "", page: 1, rows: 20 };
const asked = {
  "all of it": none,
  "a few days": { ...none, from: "2020-03-01", to: "2020-03-02" },
  "one kind of action": { ...none, action: "action 7" },
  "by kind": { ...none, sort: "action", dir: "asc" },
  "a word of the subject": { ...none, q: "Subject c4ca4238a0b9" },
  "an address": { ...none, q: "10.77.82.9" },
  "what there is not": { ...none, q: "Zzyzx Quux" },
} as const;

test.each(Object.entries(asked))(
  "of very many entries, %s is read by an index and at once (W17)",
  async (_, query) => {
    const { sql: text, parameters } = listAudit(db, query).all.compile();
    const { rows } = await market.deps.database.pool.query(
      `explain (analyze, format text) ${text} limit 20`,
      [...parameters],
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toMatch(/Seq Scan on audit/);
    expect(Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1])).toBeLessThan(5000);
  },
);

test("the kinds of action are read one step of the index each (W17)", async () => {
  expect((await listActions(db)).filter((action) => action.startsWith("action "))).toHaveLength(40);
});
