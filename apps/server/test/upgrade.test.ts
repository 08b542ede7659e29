import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { accounts, listings } from "@rebale/contract";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { verifyLedgers } from "../src/features/auctions/index.ts";
import { entriesOfDay } from "../src/features/journal/days/days.store.ts";
import { verifyJournal } from "../src/features/journal-desk/index.ts";
import { verifyKilograms } from "../src/features/kilograms/index.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import { grantApplication } from "../src/platform/db/grant-application.ts";
import { BASELINE } from "../src/platform/db/known-database.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { createMarketOn } from "./app.ts";
import { catalogueOf } from "./catalogue.ts";
import { dropDatabase, onDatabase, runSql } from "./sql.ts";

const cluster = inject("clusterUrl");
/** A dump by pg_dump of a demo market of f589c55b, the version before, with a row in each table. */
const before = gunzipSync(
  await readFile(new URL("fixtures/market-of-f589c55b.sql.gz", import.meta.url)),
).toString("utf8");

async function anEmptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create database ${name}`);
  afterAll(() => dropDatabase(cluster, name));
  return onDatabase(cluster, name);
}
async function aMarketOfBefore(): Promise<string> {
  const url = await anEmptyDatabase();
  await runSql(url, before);
  return url;
}

async function all<Row = Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
}
const applied = (url: string) => all(url, "select name from migrations order by name");

interface Table {
  readonly name: string;
  /** As the version before has them; later ones are no part of a row's hash. */
  readonly columns: string[];
}
const tablesOf = (url: string) =>
  all<Table>(
    url,
    `select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'migrations%' group by relname order by 1`,
  );

/** The hashes of the rows of each of these tables. */
async function rowsOf(url: string, tables: readonly Table[]) {
  const each = tables.map(({ name, columns }) => {
    const row = columns.map((column) => `"${column}"`).join(", ");
    return `select '${name}' as name,
      (select array_agg(md5(row(${row})::text)) from ${name}) as hashes`;
  });
  return all<{ name: string; hashes: string[] | null }>(url, each.join(" union all "));
}

test("a market of the version before has in the end what a new one has: columns, constraints, indexes, functions, triggers, comments, grants (U7)", async () => {
  const role = `role_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create role ${role}`);
  const [fresh, upgraded] = await Promise.all([anEmptyDatabase(), aMarketOfBefore()]);
  onTestFinished(async () => {
    for (const url of [fresh, upgraded]) await runSql(url, `drop owned by ${role}`);
    await runSql(cluster, `drop role ${role}`);
  });
  for (const url of [fresh, upgraded]) {
    await migrate(url);
    await grantApplication(url, role);
  }
  const wanted = await catalogueOf(fresh, role);
  const found = await catalogueOf(upgraded, role);
  for (const kind of Object.keys(wanted)) expect([kind, found[kind]]).toEqual([kind, wanted[kind]]);
  expect(await applied(upgraded)).toEqual(await applied(fresh));
});

/** Kilograms are the journal's since: below they are looked for without the numbers of their rows. */
const CARRIED = ["kg_accounts", "kg_entries", "kg_lines"];
const kilogramsOf = async (url: string) => ({
  accounts: await all(
    url,
    `select award_id, kind, material, company_id, sign, grams from kg_accounts order by id`,
  ),
  entries: await all(
    url,
    `select e.at, e.kind, e.key, e.award_id, e.actor_id, json_agg(json_build_object('no', l.no,
        'kind', a.kind, 'material', a.material, 'grams', l.grams) order by l.no) as lines
      from kg_entries e join kg_lines l on l.entry_id = e.id
        join kg_accounts a on a.id = l.account_id and a.award_id = e.award_id
      group by e.id, e.at, e.kind, e.key, e.award_id, e.actor_id order by e.id`,
  ),
});

/** Lines of which the days' hashes are made. */
async function hashedOf(url: string): Promise<string[]> {
  const database = connectDatabase(url, 1, () => undefined);
  const found = await database.db.transaction().execute(async (tx) => {
    const days = await sql<{ day: string }>`select distinct happened_on::text as day
      from journal_entries where happened_on is not null order by 1`.execute(tx);
    const entries: string[] = [];
    for (const { day } of days.rows)
      for await (const entry of entriesOfDay(tx, day)) entries.push(JSON.stringify(entry));
    return entries;
  });
  await database.close();
  return found;
}

const served = await aMarketOfBefore();
const tables = (await tablesOf(served)).filter(({ name }) => !CARRIED.includes(name));
const rows = await rowsOf(served, tables);
const kilograms = await kilogramsOf(served);
const hashed = await hashedOf(served);
await migrate(served);

test("a filled market of the version before loses no row of any table, and its ledgers verify (U7, G66)", async () => {
  expect(rows.filter(({ hashes }) => hashes === null)).toEqual([]);
  const now = new Map((await rowsOf(served, tables)).map(({ name, hashes }) => [name, hashes]));
  const lost = rows.flatMap(({ name, hashes }) => {
    const kept = new Set(now.get(name));
    return hashes?.every((hash) => kept.has(hash)) ? [] : name;
  });
  expect(lost).toEqual([]);
  const market = await createMarketOn(served);
  expect(await verifyLedgers(market.db)).toEqual({
    lots: rows.find(({ name }) => name === "lots")?.hashes?.length,
    entries: rows.find(({ name }) => name === "ledger_entries")?.hashes?.length,
    broken: null,
  });
});

test("kilograms of the version before are the journal's: the same grams by sale, place, product and owner, the same lines in their order", async () => {
  expect(kilograms.accounts.length).toBeGreaterThan(0);
  expect(await kilogramsOf(served)).toEqual(kilograms);
  const market = await createMarketOn(served);
  expect(await verifyKilograms(market.db)).toEqual({
    entries: kilograms.entries.length,
    sales: new Set(kilograms.accounts.map(({ award_id }) => award_id)).size,
    // Made up there, so that there is a pack.
    broken: expect.stringMatching(/^pack \S+ is for 1 g of x, the journal of kilograms has 0 g$/),
  });
  const found = await verifyJournal(market.db);
  expect(found).toMatchObject({
    entries: rows.find(({ name }) => name === "journal_entries")?.hashes?.length,
    accounts: rows.find(({ name }) => name === "accounts")?.hashes?.length,
    // Made up there, so that there is a closed day.
    broken: "day 2020-01-01 has another hash (0 entries, 1 at its close)",
  });
  await sql`alter table journal_days disable trigger user`.execute(market.db);
  await sql`delete from journal_days`.execute(market.db);
  await sql`alter table journal_days enable trigger user`.execute(market.db);
  expect(await verifyJournal(market.db)).toMatchObject({ broken: null });
});

test("entries of money of the version before are hashed as they were, to the byte", async () => {
  expect(hashed.length).toBe(rows.find(({ name }) => name === "journal_entries")?.hashes?.length);
  expect(await hashedOf(served)).toEqual(hashed);
});

test("the market of the version before serves: lists, a login, the papers of its seller (G66)", async () => {
  const { ask, setTime } = await createMarketOn(served);
  // The day on which it was filled.
  await setTime(new Date("2026-11-28T14:00:00Z"));
  const shown = await ask(listings.shop, { query: {} });
  expect([shown.status, shown.body.data.length]).toEqual([200, 20]);
  const login = { email: "seller1@rebale.example", password: "Sell-Scrap-2026" };
  const { body: signedIn } = await ask(accounts.login, { body: login });
  const profile = await ask(accounts.readProfile, { token: signedIn.data ?? "" });
  expect(profile.body.data.documents.pancard.number).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/);
});

test("bids go on while a market of the version before is brought to this one (U6)", async () => {
  const url = await aMarketOfBefore();
  const node = new pg.Client({ connectionString: url });
  await node.connect();
  onTestFinished(() => node.end());
  const [{ lot } = { lot: 0 }] = await all<{ lot: number }>(
    url,
    "select min(lot_id)::int as lot from bid_orders",
  );
  let isDone = false;
  const done = migrate(url).finally(() => {
    isDone = true;
  });
  let bids = 0;
  for (; !isDone; bids++)
    await node.query(`begin;
      update auctions set bid_count = bid_count + 1 where lot_id = ${lot};
      update bid_orders set bid_count = bid_count + 1 where lot_id = ${lot}; commit`);
  await done;
  expect(bids).toBeGreaterThan(10);
  expect(await applied(url)).toContainEqual({ name: BASELINE });
});

test("a database that this version does not know is refused in words, and stays as it is (U7)", async () => {
  const foreign = await anEmptyDatabase();
  await runSql(foreign, "create table invoices (id bigint)");
  await expect(migrate(foreign)).rejects.toThrow(
    "This database has tables (invoices is one) and no list of this market's migrations: it belongs to something else. Name an empty database.",
  );
  const lists = ["('0001-market.sql'), ('0155-keys.sql')", "('0200-baseline'), ('0201-x.sql')"];
  for (const [i, list] of lists.entries()) {
    const older = await anEmptyDatabase();
    await runSql(
      older,
      `create table migrations (name text primary key, timestamp text default 'x');
       insert into migrations values ${list}`,
    );
    await expect(migrate(older)).rejects.toThrow(
      `This database was migrated by a version that this one does not know: its list has 2 migrations, the last is ${["0155-keys.sql", "0201-x.sql"][i]}. This version goes on from an empty database or from the complete list of version f589c55b, up to 0376-events-in-hindi.sql. Start version f589c55b on it first, or name another database.`,
    );
    expect(await all(older, "select from pg_namespace where nspname = 'graphile_worker'")).toEqual(
      [],
    );
  }
  const cut = await aMarketOfBefore();
  await runSql(cut, "delete from migrations where name = '0376-events-in-hindi.sql'");
  await expect(migrate(cut)).rejects.toThrow("Start version f589c55b on it first");
});
