import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@rebale/contract/values/calendar";
import fastify from "fastify";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setMarketTime, testDatabase } from "../../test/database.ts";
import { closeDueAuctions, createAuctions, verifyLedgers } from "../features/auctions/index.ts";
import { readCapacities, sumOf } from "../features/authorisations/index.ts";
import { verifyJournal } from "../features/journal-desk/index.ts";
import { mediaRoutes } from "../features/media/index.ts";
import { sweepSettlements } from "../features/settlement/index.ts";
import { createDomainEvents } from "../platform/bus/domain-events.ts";
import { localBus } from "../platform/bus/events.ts";
import { readConfig } from "../platform/config.ts";
import { connectDatabase } from "../platform/db/db.ts";
import { runOn } from "../platform/db/statement.ts";
import type { Deps } from "../platform/deps.ts";
import { localFiles } from "../platform/files/files.ts";
import { layOutDemoTimes, seedDemo, startDemoBidders } from "./index.ts";
import { refreshDemo } from "./refresh-demo.ts";

const url = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), "rebale-demo-"));
const database = connectDatabase(url, 8, () => undefined);
const { db } = database;
const deps = {
  config: readConfig({ DEMO: "1", DATA_DIR: folder }),
  db,
  database,
  bus: localBus(),
  events: createDomainEvents(),
  files: localFiles(folder),
  log: pino({ level: "silent" }),
  clock: { now: () => new Date() },
} as unknown as Deps;
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const phases = async () => {
  const { rows } = await sql<{ phase: string; n: number }>`
    select case when approval <> 'approved' then approval when closed_at is not null or ends_at <= market_now() then 'ended'
      when starts_at > market_now() then 'upcoming' else 'live' end as phase, count(*) as n
        from lots left join every_listed_lot on lot_id = lots.id group by 1`.execute(db);
  return Object.fromEntries(rows.map((r) => [r.phase, r.n]));
};
const endingWithin = async (minutes: number) =>
  (
    await sql<{
      n: number;
    }>`select count(*) as n from listed_lots where starts_at <= market_now()
      and ends_at > market_now() and ends_at <= market_now() + ${minutes} * interval
        '1 minute'`.execute(db)
  ).rows[0]?.n;

beforeAll(async () => {
  await seedDemo(deps);
  await layOutDemoTimes(deps);
});

test("the demo is a living market: live, ending soon, upcoming, ended in each way, waiting", async () => {
  const { ended, ...open } = await phases();
  expect(open).toEqual({ live: 40, upcoming: 18, pending: 6, refused: 2 });
  expect(ended).toBeGreaterThan(130);
  // One of them is only opened then: its auction follows.
  expect(await endingWithin(10)).toBe(4);
  const outcomes = await db
    .selectFrom("timetables")
    .select("outcome")
    .distinct()
    .where("closed_at", "is not", null)
    .execute();
  expect(outcomes.map((o) => o.outcome).sort()).toEqual(["no_bids", "reserve_not_met", "sold"]);
  const answers = await db
    .selectFrom("seller_answers")
    .select("seller_answer")
    .distinct()
    .execute();
  expect(answers.map((a) => a.seller_answer).sort()).toEqual(["awaited", "lapsed"]);
});

test("one lot is for the companies of the first two buyers alone, who are told (F54, F55)", async () => {
  const { rows } = await sql<{ mobile: string; listed: boolean; told: number }>`
    select u.mobile, exists (select from listed_lots s where s.lot_id = l.id) as listed,
      (select count(*) from notifications n
        where n.user_id = u.id and n.code = 'invited_to_lot')::int as told
    from lots l join lot_invitations i on i.lot_id = l.id
      join companies c on c.pan = i.pan join company_users s on s.company_id = c.id
      join users u on u.id = s.user_id and u.type = 'buyer'
    where l.invited_only order by s.role <> 'owner', u.id`.execute(db);
  expect(rows.slice(0, 2).map(({ mobile }) => mobile)).toEqual(["9000000001", "9000000002"]);
  expect(rows[0]).toMatchObject({ listed: false, told: 1 });
});

test("it sells by tender, by tender and auction, and to three companies at least", async () => {
  const { rows } = await sql<{
    format: string;
    stage: string | null;
    needed: number | null;
    n: number;
  }>`
    select format, stage, min_bidders as needed, count(*) as n
      from timetables join lots on lots.id = lot_id
      where is_demo and approval = 'approved' and closed_at is null
      group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  expect(rows.map(({ format, stage, needed, n }) => [format, stage, needed, n])).toEqual([
    ["english", null, 3, 1],
    ["english", null, null, 53],
    ["tender", "tender", null, 2],
    ["tender_auction", "tender", null, 2],
  ]);
});

test("a newcomer sees a sale through the market in each state, and much, little and no deposit (M22, M31, M32)", async () => {
  const states = await db
    .selectFrom("awards")
    .select("awards.state")
    .innerJoin("lots", "lots.id", "awards.lot_id")
    .where("title", "like", "%, paid here")
    .orderBy("awards.state")
    .execute();
  expect(states.map(({ state }) => state)).toEqual([
    ...["cancelled", "completed", "defaulted", "lifted", "lifting", "overdue", "paid"],
    ...["payment_due", "settled"],
  ]);
  expect((await verifyJournal(db)).broken).toBeNull();
  const { rows } = await sql<{ deposit: number }>`
    select coalesce(balance, 0) as deposit from users
      join company_users seat on seat.user_id = users.id
      left join accounts on accounts.company_id = seat.company_id and kind = 'deposit'
    where mobile in ('9000000001', '9000000002', '9000000003') order by mobile`.execute(db);
  expect(rows.map(({ deposit }) => deposit / 100)).toEqual([200_000, 50_000, 0]);
  // A settlement of yesterday would keep that day open, and its journal has no payment.
  const early = await sql`
    select from demo_payments, (select min(happened_on) as first from journal_entries) journal
    where (captured_at at time zone 'Asia/Kolkata')::date < journal.first`.execute(db);
  expect(early.rows).toEqual([]);
  const asking = await sql<{ percent: number; flat: number; short: number }>`
    select count(*) filter (where deposit_kind = 'percent') as percent,
      count(*) filter (where deposit_kind = 'amount') as flat,
      (select count(*) from (select company_id, sum(amount) as led from deposit_leads group by 1) l
        left join accounts a on a.company_id = l.company_id and a.kind = 'deposit'
        where l.led > coalesce(a.balance, 0)) as short
    from lots join listed_lots on lot_id = lots.id
    where starts_at <= market_now() and ends_at > market_now()`.execute(db);
  expect(asking.rows[0]).toEqual({ percent: 10, flat: 1, short: 0 });
});

test("a newcomer sees trucks at the gate, gone, to come, with slips, papers and a claim, each at its time (G42, G44, G56)", async () => {
  const { rows } = await sql<{ state: string; trips: number; slips: number; papers: number }>`
    select t.state, count(distinct t.id) as trips, count(s.id) as slips,
      count(distinct i.id) as papers
    from trips t left join slips s on s.trip_id = t.id
      left join invoices i on i.trip_id = t.id and i.dated =
        (t.gate_out_at at time zone 'Asia/Kolkata')::date
    group by 1 order by 1`.execute(db);
  expect(rows).toEqual([
    { state: "booked", trips: 2, slips: 0, papers: 0 },
    { state: "out", trips: 6, slips: 12, papers: 6 },
    { state: "tared", trips: 1, slips: 1, papers: 0 },
  ]);
  const [slip] = await db.selectFrom("slips").select("photo").limit(1).execute();
  expect((await deps.files.read(`private/${slip?.photo}`))?.length).toBeGreaterThan(500);
  const claims = await db.selectFrom("claims").select("state").execute();
  expect(claims).toEqual([{ state: "disputed" }]);
  const times = await sql<{ at: number }>`select count(distinct at) as at from award_moves m
    join awards a on a.id = m.award_id join lots l on l.id = a.lot_id
    where l.title like '%, paid here' and m.move <> 'win'`.execute(db);
  expect(times.rows[0]?.at).toBeGreaterThan(15);
  // A minute later nothing of it has changed by itself.
  await sweepSettlements(deps);
  const states = await sql<{ state: string }>`select a.state from awards a
    join lots l on l.id = a.lot_id where l.title like '%, paid here'
      and a.state in ('lifted', 'settled') order by 1`.execute(db);
  expect(states.rows.map(({ state }) => state)).toEqual(["lifted", "settled"]);
});

test("its history is a true ledger: every chain is whole, every bid above the one before", async () => {
  const { broken, entries } = await verifyLedgers(db);
  expect(broken).toBeFalsy();
  expect(entries).toBeGreaterThan(400);
  const { rows } =
    await sql`select from (select amount, lag(amount) over (partition by lot_id order by seq) as before from ledger_entries where kind = 'bid') b where amount <= before`.execute(
      db,
    );
  expect(rows).toHaveLength(0);
});

test("what was sold in 90 days fills the price boards of four materials, from three sellers each (A15)", async () => {
  const { rows } = await sql<{ material: string; lots: number; sellers: number; states: number }>`
    select material, count(*) as lots, count(distinct seller_id) as sellers,
        count(distinct lots.state) as states
      from lots join timetables on lot_id = lots.id
        join sub_categories on sub_categories.id = lots.sub_category_id
      where outcome = 'sold' and unit in ('kg', 'MT')
        and closed_at > market_now() - interval '90 days'
      group by material having count(*) >= 5 and count(distinct seller_id) >= 3`.execute(db);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { states } of rows) expect(states).toBeGreaterThanOrEqual(3);
  const guide = await db
    .selectFrom("awards")
    .innerJoin("users", "users.id", "bidder_id")
    .innerJoin("timetables", "timetables.lot_id", "awards.lot_id")
    .select("users.mobile")
    .where("awards.state", "<>", "cancelled")
    .where("closed_at", "<", sql<Date>`market_now() - interval '25 days'`)
    .where("mobile", "<=", "9000000005")
    .execute();
  expect(guide).toEqual([]);
});

test("each of its lots has terms of sale, and who bid on it has accepted them (trader 9)", async () => {
  const { rows } = await sql<{ without: number; unheard: number }>`
    select (select count(*) from lots where approval = 'approved' and terms_version is null)
        as without,
      (select count(*) from bid_orders where not exists (select from terms_acceptances a
          where a.lot_id = bid_orders.lot_id and a.bidder_id = bid_orders.bidder_id)) as unheard
    `.execute(db);
  expect(rows).toEqual([{ without: 0, unheard: 0 }]);
});

test("many of its e-waste and batteries ask for an authorisation; its event's terms are its lots' (trader 9)", async () => {
  const { rows } = await sql<{ is_gated: boolean; asks: number; lots: number }>`
    select categories.url in ('e-waste', 'batteries') as is_gated, count(*) as lots,
      count(lots.requires_authorisation) as asks
    from lots join listed_lots on lot_id = lots.id
      join categories on categories.id = lots.category_id
    where listed_lots.closed_at is null and categories.url <> 'tyres'
    group by 1 order by 1`.execute(db);
  const [free, gated] = rows;
  expect(free?.asks).toBe(0);
  expect(Number(gated?.asks)).toBeGreaterThan(Number(gated?.lots) / 5);
  const event = await sql<{ words: string | null }>`
    select distinct lot_terms.fields ->> 'event_terms' as words from event_lots
      join lots on lots.id = lot_id
      join lot_terms on lot_terms.lot_id = lots.id and version = terms_version`.execute(db);
  expect(event.rows).toEqual([{ words: expect.stringContaining("within three days") }]);
});

test("one of its live lots shows a catalogue, which is there (S2.39)", async () => {
  const lots = await db
    .selectFrom("lots")
    .innerJoin("listed_lots", "listed_lots.lot_id", "lots.id")
    .select("catalog")
    .where("catalog", "is not", null)
    .where("closed_at", "is", null)
    .execute();
  expect(lots).toHaveLength(1);
  const app = fastify();
  mediaRoutes(app, deps);
  const file = await app.inject(`/uploads/${lots[0]?.catalog}`);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload.toString("latin1", 0, 5)).toBe("%PDF-");
  await app.close();
});

test("a dozen of its live lots are an event and close a minute apart (A8)", async () => {
  const rows = await db
    .selectFrom("event_lots")
    .innerJoin("auctions", "auctions.lot_id", "event_lots.lot_id")
    .innerJoin("events", "events.id", "event_lots.event_id")
    .select(["place", "auctions.ends_at", "events.first_ends_at"])
    .orderBy("place")
    .execute();
  expect(rows).toHaveLength(12);
  for (const { place, ends_at, first_ends_at } of rows)
    expect(ends_at?.getTime()).toBe(first_ends_at.getTime() + place * 60_000);
});

test("its posts, policies, testimonials and news are there in Hindi as well, and no mark is left open (trader d)", async () => {
  const { rows } = await sql<{ kind: string; n: number; hindi: number; open: number }>`
    select 'posts' as kind, count(*) as n,
      count(title_hi || short_description_hi || description_hi) as hindi,
      count(*) filter (where description ~ '\\[\\[') as open
      from blogs
    union all select 'policies', count(*), count(title_hi || description_hi),
      count(*) filter (where is_draft or description || description_hi ~ '\\[\\[|[{}]')
      from policies
    union all select 'testimonials', count(*), count(name_hi || role_hi || review_hi), 0
      from testimonials
    union all select 'news', count(*), count(title_hi || description_hi), 0 from notifications
      where audience <> 'one'`.execute(db);
  expect(rows).toHaveLength(4);
  for (const { kind, n, hindi, open } of rows) {
    expect(n, kind).toBeGreaterThan(2);
    expect([hindi, open], kind).toEqual([n, 0]);
  }
});

test("every lot that was bid for was looked at, by more than bid (U32)", async () => {
  const { rows } = await sql<{ bids: number; unseen: number }>`
    select count(*)::int as bids, count(*) filter (where coalesce(v.views, 0) < a.bidder_count)::int
      as unseen
    from auctions a join lots l on l.id = a.lot_id
      left join lot_views v on v.lot_id = a.lot_id
    where l.is_demo and a.bidder_count > 0`.execute(db);
  expect(rows[0]?.bids).toBeGreaterThan(10);
  expect(rows[0]?.unseen).toBe(0);
});

test("a second start adds nothing", async () => {
  const count = async () =>
    (
      await sql<{
        n: number;
      }>`select (select count(*) from users) + (select count(*) from lots) + (select count(*) from blogs) as n`.execute(
        db,
      )
    ).rows[0]?.n;
  const before = await count();
  await seedDemo(deps);
  await layOutDemoTimes(deps);
  expect(await count()).toBe(before);
});

test("a later start asks nothing of the file store, which may be away (U2)", async () => {
  const away = async () => {
    throw new Error("NoSuchBucket");
  };
  await seedDemo({ ...deps, files: { put: away, read: away, remove: away } });
});

test("the accounts of the guide are there: five sellers active, one waiting, the buyers by phone, the office", async () => {
  const users = await db
    .selectFrom("users")
    .select(["type", "status", "email", "mobile", "is_demo"])
    .execute();
  expect(
    users
      .filter((u) => u.type === "seller" && u.status === "active")
      .map((u) => u.email)
      .sort(),
  ).toEqual([1, 2, 3, 4, 5].map((n) => `seller${n}@rebale.example`));
  expect(users.filter((u) => u.status === "waiting").map((u) => u.email)).toEqual([
    "waiting@rebale.example",
  ]);
  expect(users.filter((u) => u.type === "buyer").map((u) => u.mobile)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5].map((n) => `900000000${n}`)),
  );
  expect(users.every((u) => u.is_demo)).toBe(true);
});

test("simulated bidders place real bids on marked lots, never as an account that visitors sign in with", async () => {
  const auctions = createAuctions(deps);
  const bidders = startDemoBidders(deps, auctions.bids.enqueue, { least: 1, most: 5 });
  const since = new Date();
  const fresh = () =>
    db
      .selectFrom("ledger_entries")
      .innerJoin("users", "users.id", "bidder_id")
      .select(["users.mobile", "lot_id", "kind"])
      .where("at", ">=", since)
      .execute();
  // Nine tenders, three on each lot that takes them without a deposit, then bids.
  await expect.poll(async () => (await fresh()).length, { timeout: 10_000 }).toBeGreaterThan(14);
  await bidders.stop();
  expect((await fresh()).filter(({ kind }) => kind === "tender")).toHaveLength(9);
  await auctions.close();
  const byHand = new Set([1, 2, 3, 4, 5].map((n) => `900000000${n}`));
  expect((await fresh()).some((b) => byHand.has(b.mobile ?? ""))).toBe(false);
  expect((await verifyLedgers(db)).broken).toBeFalsy();
});

test("after a week down the market is as lively as before, and what ended stays as it was", async () => {
  const ended = () =>
    db
      .selectFrom("timetables")
      .innerJoin("auctions", "auctions.lot_id", "timetables.lot_id")
      .select(["auctions.lot_id", "ledger_hash"])
      .where("closed_at", "is not", null)
      .orderBy("auctions.lot_id")
      .execute();
  const before = await ended();
  await setMarketTime(url, new Date(Date.now() + 7 * DAY_MS));
  await layOutDemoTimes(deps);
  await closeDueAuctions(deps);
  expect(await phases()).toMatchObject({ live: 40, upcoming: 18 });
  // Ends are spread at random around their minutes: one more may come within the ten.
  expect([3, 4]).toContain(await endingWithin(10));
  expect(await ended()).toEqual(expect.arrayContaining(before));
  expect((await verifyLedgers(db)).broken).toBeFalsy();
});

test("an hour later, minute by minute, something still ends within ten minutes", async () => {
  const start = Date.now() + 7 * DAY_MS;
  for (let minute = 5; minute <= 60; minute += 5) {
    await setMarketTime(url, new Date(start + minute * 60_000));
    await refreshDemo(deps);
    expect(await endingWithin(10)).toBeGreaterThan(0);
  }
  expect((await phases()).live).toBeGreaterThanOrEqual(38);
}, 60_000);

test("its companies are in every state, some hold authorisations, one capacity is nearly used up (W11)", async () => {
  const statuses = await db.selectFrom("companies").select("status").distinct().execute();
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([
    "correction_asked",
    "submitted",
    "suspended",
    "unverified",
    "verified",
  ]);
  const { rows: shown } = await sql<{ status: string; states: string[] }>`
    select c.status, array_agg(distinct p.state order by p.state) as states
    from companies c left join company_papers p on p.company_id = c.id
    where c.status <> 'unverified' group by 1 order by 1`.execute(db);
  expect(shown).toEqual([
    { status: "correction_asked", states: ["accepted", "correction_asked"] },
    { status: "submitted", states: ["sent"] },
    { status: "suspended", states: ["accepted"] },
    { status: "verified", states: ["accepted"] },
  ]);
  const held = await db.selectFrom("authorisations").select("status").distinct().execute();
  expect(held.map(({ status }) => status).toSorted()).toEqual(["accepted", "refused", "waiting"]);
  const { rows } = await sql<{ asks: boolean; lots: number }>`
    select requires_authorisation is not null as asks, count(*) as lots
    from lots group by 1`.execute(db);
  for (const { lots } of rows) expect(lots).toBeGreaterThan(4);
  const { company_id } = await db
    .selectFrom("authorisations")
    .select("company_id")
    .where("number", "=", "CPCB/BWM/TN/0166")
    .executeTakeFirstOrThrow();
  const company = (await readCapacities(runOn(database.pool), [company_id], [])).get(company_id);
  const batteries = company?.rights.held.find(({ stream }) => stream === "batteries");
  const grams = sumOf(company?.used.filter(({ stream }) => stream === "batteries") ?? []);
  expect((batteries?.capacity ?? 0) - grams).toBe(4_000_000);
});
