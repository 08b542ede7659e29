import { globSync, readFileSync } from "node:fs";
import { accounts, auctions, listings, office } from "@rebale/contract";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { auctionsQueue } from "../src/features/auctions/index.ts";
import { messageQueues } from "../src/features/notifications/index.ts";
import { connectDatabase } from "../src/platform/db/db.ts";
import { grantApplication } from "../src/platform/db/grant-application.ts";
import { runJobs } from "../src/platform/jobs/jobs.ts";
import { createMarket, wholeMarket } from "./app.ts";
import { aCategory, aDraft, aLot, aMobile, PASSWORD } from "./builders.ts";
import { runSql } from "./sql.ts";

const role = `app_${process.pid}_${Date.now()}`;
let url = "";
/** The whole market, its database seen through the application's role. */
const market = await createMarket(async (deps) => {
  const owner = deps.database.url;
  await runSql(owner, `create role ${role} login password 'x'`);
  await grantApplication(owner, role);
  const asRole = new URL(owner);
  asRole.username = role;
  asRole.password = "x";
  url = asRole.href;
  const database = connectDatabase(url, 8, () => undefined);
  afterAll(async () => {
    await database.close();
    await runSql(owner, `drop owned by ${role}; drop role ${role}`);
  });
  return wholeMarket({ ...deps, database, db: database.db });
});

const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => client.end());

test("nothing is written through a view: its owner's rights would do it (X14)", async () => {
  const { rows } = await client.query(`select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'v'
      and has_any_column_privilege(oid, 'insert, update')`);
  expect(rows).toEqual([]);
  await expect(client.query("update weighed set grams = 5")).rejects.toThrow(/permission denied/);
  await expect(client.query("delete from weighed")).rejects.toThrow(/permission denied/);
});

test("the application's role owns nothing and is nobody special (T14)", async () => {
  const { rows } = await client.query(`
    select (select count(*)::int from pg_class where relowner = r.oid) as owned,
      rolsuper, rolcreaterole, rolcreatedb, rolbypassrls
    from pg_roles r where rolname = current_user`);
  expect(rows).toEqual([
    { owned: 0, rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
  ]);
});

test.each([
  "alter table lots add column x int",
  "drop table wrong_guesses",
  "create table x (a int)",
  "truncate users cascade",
  "create or replace function market_now() returns timestamptz language sql as 'select now()'",
  "update audit set action = 'x'",
  "delete from audit",
  "truncate audit",
  "alter table audit disable trigger all",
  "alter table audit drop column at",
  "drop trigger audit_stays on audit",
  "update award_moves set reason = 'x'",
  "delete from award_moves",
  "update journal_entries set key = 'x'",
  "update journal_lines set amount = 1",
  ...["journal_entries", "journal_lines", "journal_days", "accounts"].flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
  ]),
  "update accounts set balance = 1",
  "insert into accounts (company_id, kind, balance) values (null, 'bank', 1)",
  ...["kg_accounts", "kg_entries"].flatMap((view) => [
    `delete from ${view}`,
    `update ${view} set kind = 'x'`,
    `insert into ${view} (kind) values ('lot')`,
  ]),
  "update accounts set asset = 'g'",
  "update ledger_entries set amount = 1",
  "delete from ledger_entries",
  "update daily_roots set root = ''",
  "delete from daily_root_lots",
  ...["lot_terms", "lot_sheets", "terms_acceptances", "policy_versions", "consents"].flatMap(
    (table) => [`delete from ${table}`, `truncate ${table} cascade`],
  ),
  "update lot_terms set fields = '{}'",
  "update lot_sheets set fields = '{}'",
  "update terms_acceptances set accepted_at = market_now()",
  "update policy_versions set description = ''",
  "update consents set agreed_at = market_now()",
  ...[
    ...["slips", "statement_lines", "withdrawals", "award_dues", "trips", "gate_passes"],
    "inspections",
  ].flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]),
  ...["refused_uses", "day_checks", "bank_accounts"].flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
  ]),
  ...["grams = 1", "kind = 'tare'", "trip_id = 1", "weighed_at = now()", "slip_no = 'x'"].map(
    (change) => `update slips set ${change}`,
  ),
  ...["amount = 1", "balance = 1", "utr = 'x'", "words = 'x'", "day = now()"].map(
    (change) => `update statement_lines set ${change}`,
  ),
  ...["amount = 1", "bank_account_id = 1", "company_id = 1", "source = 'deposit'"].map(
    (change) => `update withdrawals set ${change}`,
  ),
  ...["gst = 1", "kind = 'price'", "award_id = 1", "due_at = now()"].map(
    (change) => `update award_dues set ${change}`,
  ),
  "update trips set award_id = 1",
  "update inspections set slot_from = now()",
  "update inspections set company_id = 1",
  "update receipts set utr = 'x'",
  "truncate receipts cascade",
  "update gate_passes set jti = null",
  "update gate_passes set expires_at = now()",
  "update refused_uses set told_at = now()",
  "update day_checks set checked_by = 1",
  ...["company_id = 1", "holder = 'x'", "last4 = 'x'", "ifsc = 'x'"].map(
    (change) => `update bank_accounts set ${change}`,
  ),
  "insert into migrations (name, timestamp) values ('x', 'x')",
  "copy users to program 'cat'",
  "alter role current_user superuser",
])("the application's role may not: %s (T14, W17, M35, X14)", async (statement) => {
  await expect(client.query(statement)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|0LP01)$/),
  });
});

test("every column that a statement of ours changes may be changed by the role (V21, T14)", async () => {
  const statement = /update (\w+)(?: as)?(?: \w+)? set\s+([\s\S]*?)(?:\bwhere\b|\bfrom\b|`)/g;
  const changed = globSync("apps/server/src/features/**/*.store.ts")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(statement)])
    .flatMap(([, table = "", set = ""]) =>
      [...set.matchAll(/(?:^|,\s*)(\w+) =/g)].map(([, column]) => `${table}.${column}`),
    );
  expect(changed).toContain("bank_accounts.decided_at");
  const { rows } = await client.query<{ forbidden: string }>(
    `select table_name || '.' || column_name as forbidden from information_schema.columns
      where table_schema = 'public' and table_name || '.' || column_name = any($1)
        and not has_column_privilege(table_name, column_name, 'update')`,
    [changed],
  );
  expect(rows).toEqual([]);
});

test("under its own role the market registers, lists, approves, bids, closes and tells (T14)", async () => {
  const [admin, seller, buyer] = [
    await market.anAdmin(),
    await market.aSeller(),
    await market.aBuyer(),
  ];
  const listed = await market.ask(listings.createLots, {
    token: seller.token,
    body: { products: [aDraft(await aCategory(market.db))] },
  });
  expect(listed.status).toBe(200);
  const { id } = await aLot(market.db, { sellerId: seller.id });
  const bid = await market.ask(auctions.placeBid, {
    token: buyer.token,
    body: { product_id: String(id), amount: 1100 },
  });
  expect([bid.status, bid.body.message]).toEqual([200, expect.any(String)]);
  const mobile = aMobile();
  expect((await market.ask(accounts.enterMobile, { body: { mobile } })).status).toBe(200);
  const closing = await aLot(market.db, {
    sellerId: seller.id,
    startsAt: new Date(Date.now() - 120_000),
    endsAt: new Date(Date.now() - 60_000),
  });
  const jobs = await runJobs(
    url,
    [auctionsQueue(market.deps), ...messageQueues(market.deps)],
    market.deps.log,
  );
  for (let i = 0; i < 100; i++) {
    const { rows } = await client.query(
      "select count(*)::int as n from messages where status = 'shown'",
    );
    if (rows[0].n > 0) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  await jobs.stop();
  expect(
    (await client.query("select from messages where status = 'shown'")).rowCount,
  ).toBeGreaterThan(0);
  expect(closing.id).toBeGreaterThan(0);
  const overview = await market.ask(office.overview, { token: admin.token });
  expect(overview.status).toBe(200);
  const signedIn = await market.ask(accounts.login, {
    body: { email: seller.email, password: PASSWORD },
  });
  expect(signedIn.status).toBe(200);
});

test("under its own role money is entered, and what a company has follows by itself (M35)", async () => {
  await client.query("begin");
  const { rows } = await client.query(`
    with company as (insert into companies (name) values ('Asha Metals') returning id
    ), account as (
      insert into accounts (company_id, kind) select id, 'deposit' from company returning id
    ), entry as (
      insert into journal_entries (key, kind, cause, params)
        values ('rzp:pay_1', 'top_up', '{}', '{}') returning id
    ), line as (
      insert into journal_lines (entry_id, no, account_id, amount)
        select entry.id, 1, account.id, -500 from entry, account union all
        select entry.id, 2, a.id, 500 from entry, accounts a where a.kind = 'gateway')
    select id from account`);
  await client.query("commit");
  const [{ id }] = rows;
  const { rows: kept } = await client.query("select balance from accounts where id = $1", [id]);
  expect(kept).toEqual([{ balance: 500 }]);
});
