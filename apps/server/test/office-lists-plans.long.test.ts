import { operations } from "@rebale/contract";
import { isOfficeList } from "@rebale/contract/office/list-files";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { DB } from "../src/platform/db/db-types.ts";
import { createMarket, wholeMarket } from "./app.ts";
import { dropIndexes, fillLots } from "./many-lots.ts";
import { explain, type PlanNode } from "./plans.ts";

/**
 * Plans of every list of the office in a large market: a page costs what it shows and the count up
 * to 10,000, never a walk over a whole table or a sort of all its rows.
 */
const ROWS = Number(process.env.LIST_ROWS ?? 30_000);
/** The count reads up to 10,000 rows twice (index and table), a search some more. */
const MAX_READ = 45_000;

const queries: CompiledQuery[] = [];
const market = await createMarket((deps) => {
  const log = (event: { query: CompiledQuery }) => void queries.push(event.query);
  const dialect = new PostgresDialect({ pool: deps.database.pool });
  return wholeMarket({ ...deps, db: new Kysely<DB>({ dialect, log }) });
});
const { token } = await market.anAdmin();
const { pool } = market.deps.database;
const BIG = [
  "lot_names",
  "audit",
  "messages",
  "users",
  "companies",
  "company_users",
  "authorisations",
  "notifications",
  "contact_queries",
  "service_requests",
  "lots",
  "auctions",
  "statement_lines",
];

beforeAll(async () => {
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  const fill = (text: string) => client.query(text.replaceAll("$n", String(ROWS)));
  await fillLots(client, ROWS);
  const rebuild = await dropIndexes(client, BIG);
  await fill(`insert into audit (at, admin_id, action, subject)
    select '2026-01-01'::timestamptz + i * interval '1 min', 1,
      (array['seller activated', 'lot approved', 'policy changed', 'role changed'])[1 + i % 4],
      'Subject ' || i from generate_series(1, $n) i`);
  await fill(`insert into messages (channel, recipient, subject, body, status)
    select (array['mail', 'sms', 'push'])[1 + i % 3], 'reader' || i || '@example.org',
      'You were outbid ' || i, 'Somebody bid more', 'sent' from generate_series(1, $n) i`);
  await fill(`insert into users (type, status, name, city, mobile, created_at)
    select 'buyer', 'active', 'Buyer ' || i, 'City ' || i % 500, (6000000000 + i)::text,
      '2026-01-01'::timestamptz + i * interval '1 min' from generate_series(1, $n) i`);
  await fill(`insert into users (type, status, name, business_name, city, email, password_hash,
      created_at)
    select 'seller', case when i % 50 = 0 then 'waiting' when i % 50 = 1 then 'refused'
        when i % 50 = 2 then 'deactivated' else 'active' end, 'Seller ' || i, 'Trader ' || i,
      'City ' || i % 500, 'seller' || i || '@example.org', 'x',
      '2026-01-01'::timestamptz + i * interval '1 min' from generate_series(1, $n) i`);
  await fill(`insert into companies (name, status, submitted_at)
    select 'Company ' || i, case when i % 20 = 0 then 'submitted' when i % 20 < 8 then 'verified'
        else 'unverified' end, case when i % 20 < 8 then now() - i * interval '1 min' end
    from generate_series(1, $n) i`);
  await fill(`insert into company_users (company_id, user_id, status, role, since)
    select (select min(id) from companies where name like 'Company%') + i,
      u.id, case when i % 40 = 0 then 'asked' else 'active' end,
      case when i % 40 = 0 then null else 'owner' end, now() - i * interval '1 min'
    from (select id, row_number() over (order by id) - 1 as i from users where name like 'Buyer %')
      u`);
  await fill(`insert into company_documents (file, company_id, media_type)
    select 'many-' || i || '.pdf', (select min(id) from companies), 'application/pdf'
    from generate_series(1, $n) i`);
  await fill(`insert into authorisations (company_id, stream, kind, number, issuer, valid_from,
      valid_to, capacity_grams, document, status, sent_by)
    select (select min(id) from companies where name like 'Company%') + i - 1, 'batteries',
      'battery_recycler', 'BR-' || i, 'CPCB', '2020-01-01',
      case when i % 10 = 0 then '2021-01-01'::date else '2099-01-01'::date end, 1000,
      'many-' || i || '.pdf', case when i % 10 = 1 then 'waiting' when i % 10 = 2 then 'refused'
        when i % 10 = 3 then 'withdrawn' else 'accepted' end, 1 from generate_series(1, $n) i`);
  await fill(`insert into notifications (audience, title, description, sent_by)
    select 'all', 'Holiday ' || i, 'Closed', 1 from generate_series(1, $n / 4) i`);
  await fill(`insert into contact_queries (name, email, mobile, message, stage, assignee_id)
    select 'Visitor ' || i, 'v' || i || '@example.org', '9812345678', 'Do you take tyres?',
      (array['answered', 'closed', 'new', 'in_progress'])[1 + i % 4], case when i % 4 < 3 then 1 end
    from generate_series(1, $n) i`);
  await fill(`insert into service_requests (reference, service, name, organisation, email, mobile,
      city, state, message, stage, assignee_id)
    select 'SR-' || i, 'epr', 'Visitor ' || i, 'Org ' || i, 'o' || i || '@example.org',
      '9812345678', 'Pune', 'Goa', 'Batteries',
      (array['answered', 'closed', 'new', 'in_progress'])[1 + i % 4], case when i % 4 < 3 then 1 end
    from generate_series(1, $n) i`);
  await fill(`with account as (insert into holder_accounts (name, opening, last_closing)
      values ('Bank', 0, 0) returning id),
    read as (insert into statements (holder_account_id, file_hash, from_on, to_on, opening, closing,
        uploaded_by)
      select id, 'x', '2026-01-01', '2026-01-01', 0, 0, 1 from account
      returning id, holder_account_id),
    matched as (insert into receipts (holder_account_id, ref, received, paid_on, source, state,
        company_id)
      select id, 'UTR', 100, '2026-01-01', 'statement', 'matched',
        (select min(id) from companies) from account returning id)
    insert into statement_lines (statement_id, holder_account_id, no, day, utr, amount, words,
      balance, receipt_id)
    select read.id, holder_account_id, i, '2026-01-01'::date + i / 100, 'UTR' || i, 100, 'NEFT',
      i * 100, case when i % 500 > 0 then matched.id end
    from read, matched, generate_series(1, $n) i`);
  for (const index of rebuild) await client.query(index);
  await client.query("vacuum analyze");
  client.release();
}, 600_000);

/** First page, each filter's values, each order, a search, some days: what a screen may ask for. */
const variants = operations.filter(isOfficeList).flatMap(({ path, query }) => {
  if (!(query instanceof z.ZodObject) || !("page" in query.shape)) return [];
  const asked = [
    "",
    ...Object.entries(query.shape).flatMap(([name, field]) => valuesOf(name, field)),
  ];
  return asked.filter((text) => !isUnindexed(path, text)).map((text) => [path, text] as const);
});

/**
 * Every bid moves a lot's price, and may move its end: an index over all lots for the office alone
 * would be paid for by bidders. With a state these orders walk the state's rows.
 */
function isUnindexed(path: string, text: string): boolean {
  return path === "/admin/products" && /^sort=(price|ends)/.test(text);
}

function valuesOf(name: string, field: unknown): string[] {
  if (["page", "rows", "dir", "to"].includes(name)) return [];
  if (name === "q") return ["q=1234", "q=no%20such"];
  if (name === "from") return ["from=2026-01-10&to=2026-01-11"];
  if (name === "assignee") return ["assignee=me", "assignee=none"];
  const values = choicesOf(field as z.ZodType);
  if (name === "sort") return values.flatMap((v) => [`sort=${v}`, `sort=${v}&dir=desc`]);
  return values.map((value) => `${name}=${value}`);
}
function choicesOf(field: z.ZodType): string[] {
  return field instanceof z.ZodEnum
    ? field.options.map(String)
    : field instanceof z.ZodOptional || field instanceof z.ZodDefault
      ? choicesOf(field.unwrap() as z.ZodType)
      : [];
}

const givenBy = (node: PlanNode) => node["Actual Rows"] * node["Actual Loops"];
const readBy = (node: PlanNode) =>
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0)) *
  node["Actual Loops"];

/** Big tables that were read from end to end, the rows sorted at once, and all that were read. */
async function costOf(asked: readonly CompiledQuery[]) {
  const whole: string[] = [];
  let sorted = 0;
  let read = 0;
  for (const { sql, parameters } of asked) {
    for (const node of await explain(pool, sql, parameters)) {
      const table = node["Relation Name"] ?? "";
      if (node["Node Type"] === "Seq Scan" && BIG.includes(table) && readBy(node) > 10_000)
        whole.push(table);
      if (node["Node Type"] === "Sort")
        sorted = Math.max(sorted, ...(node.Plans ?? []).map(givenBy));
      if (node["Node Type"].includes("Scan")) read += readBy(node);
    }
  }
  return { whole, sorted, read };
}

test("every list that is paged is looked at (W19)", () => {
  expect(new Set(variants.map(([path]) => path)).size).toBeGreaterThan(10);
});

test.each(variants)("%s?%s reads an index, not the table (W19)", async (path, text) => {
  queries.length = 0;
  const headers = { authorization: `Bearer ${token}` };
  const reply = await market.app.inject({ url: `/api${path}?rows=20&${text}`, headers });
  expect(reply.statusCode).toBe(200);
  const cost = await costOf(queries.filter(({ sql }) => /^\s*(select|with)/i.test(sql)));
  expect(cost.whole).toEqual([]);
  expect(cost.sorted).toBeLessThan(10_000);
  expect(cost.read).toBeLessThan(MAX_READ);
});
