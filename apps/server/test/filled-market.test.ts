import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Paise } from "@rebale/contract";
import { ledgerLine } from "@rebale/contract/ledger";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import {
  chainEntry,
  type NewEntry,
  presentEntry,
  sha256,
} from "../src/features/auctions/domain/ledger-chain.rules.ts";
import { verifyLedgers } from "../src/features/auctions/index.ts";
import { openDatabase } from "../src/platform/db.ts";
import { migrate } from "../src/platform/migrate.ts";
import { dropDatabase, onDatabase, runSql } from "./sql.ts";

const folder = new URL("../migrations/", import.meta.url);
/** The last file of the version whose market is filled here. */
const BEFORE = "0005-push.sql";

const salt = "5".repeat(64);
const hour = (n: number) => new Date(Date.now() + n * 3_600_000);

/** A market of the version before: an open lot with bids, a sold one, one below its reserve. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(`insert into users (type, status, name, email, password_hash, pan_number)
    values ('seller', 'active', 'Ravi', 'ravi@example.org', 'x', 'AAAPR1111A')`);
  await client.query(`insert into users (type, status, name, mobile, pan_number)
    values ('buyer', 'active', 'Asha', '9800000001', null),
      ('buyer', 'active', 'Bilal', '9800000002', null),
      ('buyer', 'active', 'Ravi, who also buys', '9800000003', 'AAAPR1111A'),
      ('buyer', 'deactivated', 'Chitra', '9800000004', 'BBBPC2222B'),
      ('buyer', 'active', 'Chitra again', '9800000005', 'BBBPC2222B'),
      ('buyer', 'active', 'Of no PAN', '9800000006', 'none')`);
  await client.query(`insert into users (type, status, name, email, password_hash)
    values ('admin', 'active', 'Office', 'office@example.org', 'x')`);
  // Papers that were given at the registration: the company's, and of one who only asks to join.
  await client.query(`insert into documents (file, user_id, media_type) values
    ('ravi-pan.pdf', 1, 'application/pdf'), ('ravi-gst.webp', 1, 'image/webp'),
    ('asha-doi.pdf', 2, 'application/pdf'), ('asks.pdf', 4, 'application/pdf')`);
  await client.query(`update users set pan_image = 'ravi-pan.pdf', gst_image = 'ravi-gst.webp',
    gst_number = '27AAAPR1111A1Z1' where id = 1`);
  await client.query("update users set incorporation_image = 'asha-doi.pdf' where id = 2");
  await client.query("update users set pan_image = 'asks.pdf' where id = 4");
  await client.query("insert into categories (url, title, icon) values ('metal', 'Metal', 'x')");
  await aLot(client, 1, null, [bid(110_000, 2, 1), bid(120_000, 3, 2), bid(130_000, 2, 1)]);
  await aLot(client, 2, "sold", [bid(110_000, 2, 1), closed("sold", 110_000, 2, 1)]);
  await aLot(client, 3, "reserve_not_met", [bid(110_000, 3, 1), closed("reserve_not_met", 0)]);
  await aLot(client, 4, null, []);
  await client.query(`insert into unusual_bids (lot_id, seq, amount, beaten, at)
    values (1, 3, 130000, 1000, now())`);
  await client.query(`insert into bid_answers (bidder_id, key, lot_id, amount, answer)
    values (2, 'once', 1, 130000, '{"accepted": true}')`);
}

const at = new Date(hour(-1).setMilliseconds(0));
const bid = (amount: number, bidderId: number, alias: number): NewEntry => ({
  kind: "bid",
  amount: amount as Paise,
  at,
  bidderId,
  alias,
  endsAt: hour(2),
});
const closed = (note: string, amount: number, bidderId: number | null = null, alias = 0) => ({
  ...bid(amount, bidderId ?? 0, alias),
  kind: "close" as const,
  bidderId,
  alias: bidderId === null ? null : alias,
  note,
});

async function aLot(
  client: pg.Client,
  id: number,
  outcome: string | null,
  written: readonly NewEntry[],
): Promise<void> {
  let head = { lotId: id, seq: 0, hash: "0".repeat(64), salt };
  const rows = written.map((entry) => {
    // The version before had ledgers of version 1.
    const first = { ...chainEntry(head, entry), version: 1 };
    const row = { ...first, hash: sha256(ledgerLine(String(id), presentEntry(first))) };
    head = { ...head, seq: row.seq, hash: row.hash };
    return row;
  });
  const bids = rows.filter((row) => row.kind === "bid");
  const best = bids.at(-1);
  const bidders = new Map(bids.map((row) => [row.bidder_id, row]));
  await client.query(
    `insert into lots (url, seller_id, category_id, title, description, quantity_milli, unit, state,
        city, pincode, approval, market_value, starts_at, ends_at, hard_ends_at, highest_bid,
        lowest_bid, leader_id, bid_count, bidder_count, ledger_seq, ledger_hash, ledger_salt,
        closed_at, outcome, seller_answer, answer_by)
      values ($1, 1, 1, $1, 'Goods', 1000, 'kg', 'Goa', 'Goa', '411001', 'approved', 100000, $2, $3,
        $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz, $13, $14, $15)`,
    [
      `lot-${id}`,
      hour(-2),
      outcome ? at : hour(2),
      best?.amount ?? 0,
      bids[0]?.amount ?? 0,
      best?.bidder_id ?? null,
      bids.length,
      bidders.size,
      head.seq,
      head.hash,
      salt,
      outcome ? at : null,
      outcome,
      outcome === "reserve_not_met" ? "awaited" : null,
      outcome === "reserve_not_met" ? hour(70) : null,
    ],
  );
  for (const row of rows)
    await client.query(
      `insert into ledger_entries (lot_id, seq, kind, amount, at, bidder_id, bidder, bidder_mark,
          ends_at, voids, note, previous, hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        row.lot_id,
        row.seq,
        row.kind,
        row.amount,
        row.at,
        row.bidder_id,
        row.bidder,
        row.bidder_mark,
        row.ends_at,
        row.voids,
        row.note,
        row.previous,
        row.hash,
      ],
    );
  for (const [bidderId, row] of bidders)
    await client.query(
      `insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count,
          last_bid_at, outbid_at, is_win)
        values ($1, $2, 1, $3, $4, 1, $5, $6, $7)`,
      [
        id,
        bidderId,
        Number(row.bidder.slice("Bidder ".length)),
        row.amount,
        row.at,
        row.bidder_id === best?.bidder_id ? null : row.at,
        outcome === "sold" && bidderId === best?.bidder_id,
      ],
    );
}

test("a filled market of the version before loses nothing: prices, ledgers, orders, flags, keys; each PAN becomes a company with the papers it gave, the admin an owner (W1, W4, W12)", async () => {
  const cluster = inject("clusterUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runSql(cluster, `create database ${name}`);
  onTestFinished(() => dropDatabase(cluster, name));
  const url = onDatabase(cluster, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create table migrations (name text primary key, applied_at timestamptz)");
  const files = (await readdir(folder)).filter((f) => f.endsWith(".sql") && f <= BEFORE).sort();
  for (const file of files) {
    await client.query(await readFile(new URL(file, folder), "utf8"));
    await client.query("insert into migrations values ($1, now())", [file]);
  }
  await fill(client);

  await migrate(url);

  const all = async (text: string) => (await client.query(text)).rows;
  expect(
    await all(`select lot_id::int as lot, highest_bid::int as highest, leader_id::int as leader,
      bid_count as bids, ledger_seq as seq, price::int as listed,
      auctions.ends_at = listed.ends_at as follows
      from auctions join listed_lots listed using (lot_id) order by lot_id`),
  ).toEqual([
    { lot: 1, highest: 130_000, leader: 2, bids: 3, seq: 3, listed: 130_000, follows: true },
    { lot: 2, highest: 110_000, leader: 2, bids: 1, seq: 2, listed: 110_000, follows: true },
    { lot: 3, highest: 110_000, leader: 3, bids: 1, seq: 2, listed: 110_000, follows: true },
    { lot: 4, highest: 0, leader: null, bids: 0, seq: 0, listed: 100_000, follows: true },
  ]);
  expect(
    await all(`select lot_id::int as lot, bidder_id::int as bidder, last_seq as last,
      outbid_notified_seq as notified, is_win as won from bid_orders order by lot_id, bidder_id`),
  ).toEqual([
    { lot: 1, bidder: 2, last: 3, notified: 3, won: false },
    // Not told yet when the old version stopped: the new one tells.
    { lot: 1, bidder: 3, last: 2, notified: 0, won: false },
    { lot: 2, bidder: 2, last: 1, notified: 1, won: true },
    { lot: 3, bidder: 3, last: 1, notified: 1, won: false },
  ]);
  expect(await all("select lot_id::int as lot, seq from open_flagged_bids")).toEqual([
    { lot: 1, seq: 3 },
  ]);
  expect(await all("select key, result from idempotent_bids")).toEqual([
    { key: "once", result: { accepted: true } },
  ]);
  expect(
    await all(`select users.name, pan, seat.status, role, companies.name as company
      from company_users seat join users on users.id = user_id
      join companies on companies.id = company_id order by users.id`),
  ).toEqual([
    { name: "Ravi", pan: "AAAPR1111A", status: "active", role: "owner", company: "Ravi" },
    { name: "Asha", pan: null, status: "active", role: "owner", company: "Asha" },
    { name: "Bilal", pan: null, status: "active", role: "owner", company: "Bilal" },
    {
      name: "Ravi, who also buys",
      pan: "AAAPR1111A",
      status: "asked",
      role: null,
      company: "Ravi",
    },
    // The older account can no longer sign in.
    { name: "Chitra", pan: "BBBPC2222B", status: "asked", role: null, company: "Chitra again" },
    {
      name: "Chitra again",
      pan: "BBBPC2222B",
      status: "active",
      role: "owner",
      company: "Chitra again",
    },
    { name: "Of no PAN", pan: null, status: "active", role: "owner", company: "Of no PAN" },
  ]);
  expect(
    await all("select role, email from office_users join users on users.id = user_id"),
  ).toEqual([{ role: "owner", email: "office@example.org" }]);
  expect(
    await all(`select distinct companies.name from lots
      left join companies on companies.id = company_id`),
  ).toEqual([{ name: "Ravi" }]);
  // The office finds each by its title.
  expect(
    await all(`select count(*)::int as lots, count(name)::int as named
      from lots left join lot_names on lot_id = id`),
  ).toEqual([{ lots: 4, named: 4 }]);
  expect(
    await all("select user_id::int as user, params from notifications where code = 'join_asked'"),
  ).toEqual([
    { user: 1, params: { name: "Ravi, who also buys", company: "Ravi" } },
    { user: 6, params: { name: "Chitra", company: "Chitra again" } },
  ]);
  expect(
    await all(`select companies.name as company, companies.status, kind, number, paper.state,
      media_type as type, uploaded_by::int as by
      from company_papers paper join company_documents using (file)
      join companies on companies.id = paper.company_id order by paper.file`),
  ).toEqual([
    {
      company: "Asha",
      status: "unverified",
      kind: "incorporation",
      number: null,
      state: "sent",
      type: "application/pdf",
      by: 2,
    },
    {
      company: "Ravi",
      status: "submitted",
      kind: "gst",
      number: "27AAAPR1111A1Z1",
      state: "sent",
      type: "image/webp",
      by: 1,
    },
    {
      company: "Ravi",
      status: "submitted",
      kind: "pan",
      number: "AAAPR1111A",
      state: "sent",
      type: "application/pdf",
      by: 1,
    },
  ]);
  expect(await all("select count(*)::int as documents from documents")).toEqual([{ documents: 4 }]);
  await client.query("insert into companies (name) values ('The next number is free')");
  await client.end();
  const database = openDatabase(url, 2, () => undefined);
  onTestFinished(() => database.close());
  expect(await verifyLedgers(database.db)).toEqual({ lots: 4, entries: 7, broken: null });
});
