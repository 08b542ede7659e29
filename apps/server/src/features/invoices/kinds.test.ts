import { PAPER_ROLES, TAX_PAPER_KINDS, TAX_PAPERS } from "@rebale/contract/invoices/kinds";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";

const { db } = await createMarket();

test("the database says of each paper what the table of papers says, and knows no other", async () => {
  const { rows } = await sql<{ kind: string; role: string }>`
    select kind, paper_role(kind) as role
    from unnest(${[...TAX_PAPER_KINDS, "of another kind"]}::text[]) as kind`.execute(db);
  expect(rows).toEqual([
    ...TAX_PAPER_KINDS.map((kind) => ({ kind, role: TAX_PAPERS[kind].role })),
    { kind: "of another kind", role: null },
  ]);
  expect(new Set(rows.flatMap(({ role }) => role ?? []))).toEqual(new Set(PAPER_ROLES));
});

test("no function, view, index or constraint but that one names a kind of paper", async () => {
  const { rows } = await sql<{ name: string; says: string }>`
    select proname as name, pg_get_functiondef(p.oid) as says from pg_proc p
      where pronamespace = 'public'::regnamespace and prokind = 'f' and proname <> 'paper_role'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select viewname, definition from pg_views where schemaname = 'public'
    union all select indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace`.execute(db);
  const literal = new RegExp(`'(${TAX_PAPER_KINDS.join("|")})'`);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(({ says }) => literal.test(says)).map(({ name }) => name)).toEqual([]);
});

test("a truck's paper, and a sale's fee papers, are found by their indexes", async () => {
  const planOf = (query: RawBuilder<unknown>) =>
    db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return JSON.stringify((await sql`explain ${query}`.execute(tx)).rows);
    });
  expect(await planOf(sql`select id from truck_papers where trip_id = 1`)).toContain(
    "invoices_one_of_a_trip",
  );
  expect(
    await planOf(sql`select id from fee_papers where award_id = 1 and side = 'buyer'`),
  ).toContain("invoices_one_fee_invoice");
});
