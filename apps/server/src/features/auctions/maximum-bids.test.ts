import { auctions, operations, type Paise } from "@rebale/contract";
import { DAY_MS, endOfDay, indiaDay } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { localBus } from "../../platform/bus/events.ts";
import { connectDatabase } from "../../platform/db/db.ts";
import { closeAuction } from "./actions/close/close-auction.ts";
import { publishDailyRoots } from "./actions/close/daily-roots.ts";
import { verifyLedgers } from "./actions/close/verify-ledgers.ts";
import { createAuctions } from "./create-auctions.ts";
import { sha256 } from "./domain/ledger/ledger-chain.rules.ts";

const market = await createMarket();
const { ask, db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const bidders = await Promise.all(
  ["Asha", "Bilal", "Carla", "Dev", "Esha"].map((name) => market.aBuyer({ name })),
);
const [asha, bilal, carla] = bidders as [SignedIn, SignedIn, SignedIn];

const createdAuctions = createAuctions(deps, { timed: false });
afterAll(() => createdAuctions.close());
const openLot = (over: object = {}) =>
  aLot(db, { sellerId: seller.id, marketValue: 100, bidIncrement: 0.5, ...over });
const setMaximum = (lotId: number, by: SignedIn, maximum: number, more: object = {}) =>
  ask(auctions.setMaximum, {
    params: { product_id: lotId },
    body: { maximum, ...more },
    token: by.token,
  });
const removeMaximum = (lotId: number, by: SignedIn, key?: string) =>
  ask(auctions.removeMaximum, {
    params: { product_id: lotId },
    token: by.token,
    ...(key && { headers: { "idempotency-key": key } }),
  });
const readMaximum = (lotId: number, by: SignedIn) =>
  ask(auctions.readMaximum, { params: { product_id: lotId }, token: by.token });
const bid = (lotId: number, by: SignedIn, amount: number, more: object = {}) =>
  ask(auctions.placeBid, { body: { product_id: lotId, amount, ...more }, token: by.token });
const details = async (lotId: number, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(lotId) }, token: by?.token })).body.data;
const ledgerOf = async (lotId: number) =>
  (await ask(auctions.ledger, { params: { idname: String(lotId) } })).body.data;
const voidBid = (lotId: number, seq: number) =>
  ask(auctions.voidBid, {
    params: { id: lotId },
    body: { seq, reason: "Agreed by phone" },
    token: admin.token,
  });
const unbroken = async () => expect((await verifyLedgers(db)).broken).toBeNull();

describe("a maximum (A5)", () => {
  test("the duel of the rule page: the least that leads, ties to the earlier, a plain bid answered at once", async () => {
    const lot = await openLot();
    expect((await setMaximum(lot.id, asha, 110)).body).toMatchObject({
      message: "Your maximum is set",
      data: { maximum: 110, heightest: 100.5, outbid: false, bidder: "Bidder 1" },
    });
    expect((await setMaximum(lot.id, bilal, 112)).body.data).toMatchObject({ heightest: 110.5 });
    expect((await setMaximum(lot.id, carla, 112)).body).toMatchObject({
      message: "Outbid at once by an earlier maximum",
      data: { maximum: null, heightest: 112, outbid: true },
    });
    expect(await details(lot.id, bilal)).toMatchObject({ standing: "leading", your_maximum: null });
    expect(await details(lot.id, carla)).toMatchObject({ standing: "outbid", your_maximum: null });
    expect((await setMaximum(lot.id, bilal, 120)).body.data).toMatchObject({
      heightest: 112,
      maximum: 120,
    });
    expect((await bid(lot.id, asha, 115)).body).toMatchObject({
      message: "Outbid at once by an earlier maximum",
      data: { amount: 115, heightest: 115.5, outbid: true },
    });
    const end = await details(lot.id, bilal);
    expect(end).toMatchObject({ standing: "leading", your_maximum: 120, leader: "Bidder 2" });
    await unbroken();
  });

  test("a request that comes late a second time, under its key, does not undo the next", async () => {
    const lot = await openLot();
    const send = (maximum: number, key: string) =>
      ask(auctions.setMaximum, {
        params: { product_id: lot.id },
        body: { maximum },
        token: asha.token,
        headers: { "idempotency-key": key },
      });
    const first = await send(150, "generous");
    await send(120, "careful");
    expect((await send(150, "generous")).body.data.receipt).toEqual(first.body.data.receipt);
    expect((await readMaximum(lot.id, asha)).body.data.amount).toBe(120);
    await removeMaximum(lot.id, asha, "none");
    await send(130, "again");
    await removeMaximum(lot.id, asha, "none");
    expect((await readMaximum(lot.id, asha)).body.data.amount).toBe(130);
  });

  test("another maximum under a key that was used is refused, and never called set (A5)", async () => {
    const lot = await openLot();
    const key = { "idempotency-key": "once" };
    const send = (maximum: number) =>
      ask(auctions.setMaximum, {
        params: { product_id: lot.id },
        body: { maximum },
        token: asha.token,
        headers: key,
      });
    const reused = { status: 409, body: { code: "idempotency_key_reused" } };
    const first = await send(150);
    expect(await send(200)).toMatchObject(reused);
    expect(await removeMaximum(lot.id, asha, "once")).toMatchObject(reused);
    expect((await send(150)).body.data.receipt).toEqual(first.body.data.receipt);
    expect((await readMaximum(lot.id, asha)).body.data.amount).toBe(150);

    const place = (maximum?: number) =>
      ask(auctions.placeBid, {
        body: { product_id: lot.id, amount: 160, maximum },
        token: bilal.token,
        headers: key,
      });
    expect((await place(170)).body.data).toMatchObject({ amount: 160, outbid: false });
    expect(await place(180)).toMatchObject(reused);
    expect(await place()).toMatchObject(reused);
    expect((await place(170)).body.data).toMatchObject({ amount: 160, outbid: false });
  });

  test("beside a bid, lowered, taken back, and refused where it cannot be", async () => {
    const lot = await openLot();
    expect((await bid(lot.id, asha, 101, { maximum: 100.5 })).body.errors).toMatchObject([
      { path: "maximum" },
    ]);
    const placed = await bid(lot.id, asha, 101, { maximum: 130 });
    expect(placed.body.data).toMatchObject({ amount: 101, heightest: 101, outbid: false });
    expect(await details(lot.id, asha)).toMatchObject({ your_maximum: 130 });
    expect(await setMaximum(lot.id, asha, 100)).toMatchObject({
      status: 409,
      body: { code: "maximum_below_price", errors: [{ path: "maximum" }] },
    });
    expect(await setMaximum(lot.id, bilal, 101)).toMatchObject({
      status: 409,
      body: { code: "bid_too_low", errors: [{ path: "maximum" }] },
    });
    expect((await setMaximum(lot.id, bilal, 600)).body.code).toBe("confirm_unusual");
    expect((await removeMaximum(lot.id, asha)).body).toMatchObject({
      message: "Your maximum is removed",
      data: { maximum: null, heightest: 101, outbid: false },
    });
    expect((await removeMaximum(lot.id, asha)).body.data.receipt).toBeNull();
    expect(await details(lot.id, asha)).toMatchObject({ your_maximum: null, standing: "leading" });
    expect((await bid(lot.id, bilal, 102)).body.data).toMatchObject({ outbid: false });
    expect((await readMaximum(lot.id, carla)).status).toBe(404);
    expect((await setMaximum(lot.id, seller, 200)).status).toBe(403);
    await unbroken();
  });

  test("a retry of the same maximum sets nothing twice", async () => {
    const lot = await openLot();
    expect((await setMaximum(lot.id, asha, 120)).body.data.receipt).toMatchObject({ seq: 2 });
    expect((await setMaximum(lot.id, asha, 120)).body.data).toMatchObject({
      maximum: 120,
      receipt: null,
    });
    expect((await ledgerOf(lot.id)).map(({ kind }) => kind)).toEqual(["open", "maximum", "bid"]);
  });

  test("taken back by one who was outbid, it does not act when the bid above is voided", async () => {
    const lot = await openLot();
    await setMaximum(lot.id, asha, 150);
    const { seq } = (await bid(lot.id, bilal, 200)).body.data;
    expect((await removeMaximum(lot.id, asha)).body.data.receipt).not.toBeNull();
    expect((await removeMaximum(lot.id, asha)).status).toBe(200);
    await voidBid(lot.id, seq);
    expect(await details(lot.id, asha)).toMatchObject({ standing: "leading", your_maximum: null });
    expect((await bid(lot.id, carla, 120)).body.data).toMatchObject({ outbid: false });
    await unbroken();
  });

  test("for who may no longer bid, or not that much, the market bids no more", async () => {
    const barred = [
      sql`update company_users set bid_limit = 12000 where user_id = ${asha.id}`,
      sql`update company_users set role = 'viewer' where user_id = ${asha.id}`,
      sql`update users set status = 'deactivated' where id = ${asha.id}`,
      sql`update companies set status = 'suspended' where id in
        (select company_id from company_users where user_id = ${asha.id})`,
    ];
    const again = [
      sql`update company_users set bid_limit = null, role = 'owner' where user_id = ${asha.id}`,
      sql`update users set status = 'active' where id = ${asha.id}`,
      sql`update companies set status = 'unverified' where id in
        (select company_id from company_users where user_id = ${asha.id})`,
    ];
    for (const change of barred) {
      const lot = await openLot();
      await setMaximum(lot.id, asha, 150);
      await change.execute(db);
      expect((await bid(lot.id, bilal, 130)).body.data).toMatchObject({
        outbid: false,
        heightest: 130,
      });
      for (const undo of again) await undo.execute(db);
    }
  });

  test("a colleague does not bid against the company's own maximum", async () => {
    const lot = await openLot();
    await setMaximum(lot.id, asha, 150);
    const { company_id } = await db
      .selectFrom("company_users")
      .select("company_id")
      .where("user_id", "=", asha.id)
      .executeTakeFirstOrThrow();
    const results = await Promise.all(
      [null, 160].map((amount) =>
        createdAuctions.bids.enqueue({
          lotId: lot.id,
          bidderId: carla.id,
          companyId: company_id,
          amount: amount === null ? null : ((amount * 100) as Paise),
          ...(amount === null && { maximum: { amount: 20_000 as Paise, salt: "s" } }),
        }),
      ),
    );
    expect(results).toMatchObject(Array(2).fill({ accepted: false, because: "company_leads" }));
    expect(await details(lot.id, asha)).toMatchObject({ heightest: 100.5, standing: "leading" });
  });

  test("the opening has the end that stood before the first bid moved it", async () => {
    const endsAt = new Date(Date.now() + 60_000);
    const lot = await openLot({ endsAt, softCloseMinutes: 5 });
    await setMaximum(lot.id, asha, 120);
    const [opening, , first] = await ledgerOf(lot.id);
    expect(opening?.ends_at).toBe(endsAt.toISOString());
    expect(new Date(first?.ends_at ?? 0).getTime()).toBeGreaterThan(endsAt.getTime());
    await unbroken();
  });

  test("voiding a bid ends its bidder's maximum, and the one before it acts again", async () => {
    const lot = await openLot();
    await setMaximum(lot.id, asha, 110);
    await setMaximum(lot.id, bilal, 120);
    const led = (await ledgerOf(lot.id)).findLast(({ kind }) => kind === "bid");
    expect(led).toMatchObject({ bidder: "Bidder 2", amount: 110.5, note: "automatic" });
    expect((await voidBid(lot.id, led?.seq ?? 0)).body.data).toMatchObject({ heightest: 100.5 });
    expect(await details(lot.id, bilal)).toMatchObject({ your_maximum: null });
    expect(await details(lot.id, asha)).toMatchObject({ your_maximum: 110, standing: "leading" });
    expect((await bid(lot.id, carla, 105)).body.data).toMatchObject({
      outbid: true,
      heightest: 105.5,
    });
    await unbroken();
  });

  test("on a rate lot it is a rate, and the company's limit counts its value", async () => {
    const lot = await openLot();
    await sql`update lots set basis = 'kg', quantity_milli = 1000000, unit = 'kg'
      where id = ${lot.id}`.execute(db);
    const set = await setMaximum(lot.id, asha, 107.5);
    expect(set.body.data).toMatchObject({ maximum: 107.5, heightest: 100.5, value: 100_500 });
  });
});

describe("maximums at once (A5)", () => {
  test("two nodes, five bidders: the highest maximum leads, nobody pays above theirs, no ledger breaks", async () => {
    const lot = await openLot();
    const other = connectDatabase(market.url, 8, () => undefined);
    const bus = localBus();
    const nodes = [
      createAuctions(deps, { timed: false }),
      createAuctions({ ...deps, database: other, db: other.db, bus }, { timed: false }),
    ];
    const asked = Array.from({ length: 300 }, (_, i) => ({
      lotId: lot.id,
      bidderId: bidders[i % 5]?.id ?? 0,
      confirmed: true,
      amount: i % 3 === 0 ? ((10_100 + i * 40) as Paise) : null,
      ...(i % 3 === 0
        ? {}
        : {
            maximum: { amount: (10_100 + i * 40 + ((i * 7919) % 60) * 50) as Paise, salt: `s${i}` },
          }),
    }));
    const results = await Promise.all(asked.map((one, i) => nodes[i % 2]?.bids.enqueue(one)));
    await Promise.all(nodes.map((node) => node.close()));
    await bus.close();
    await other.close();
    const accepted = asked.filter((_, i) => results[i]?.accepted);
    expect(accepted.length).toBeGreaterThan(5);
    const most = (bidderId: number) =>
      Math.max(
        ...accepted
          .filter((one) => one.bidderId === bidderId)
          .map((one) => one.maximum?.amount ?? one.amount ?? 0),
      );
    const written = await db
      .selectFrom("ledger_entries")
      .select(["bidder_id", "amount"])
      .where("lot_id", "=", lot.id)
      .where("kind", "=", "bid")
      .execute();
    for (const entry of written)
      expect(entry.amount).toBeLessThanOrEqual(most(entry.bidder_id ?? 0));
    const { leader_id, highest_bid } = await db
      .selectFrom("auctions")
      .select(["leader_id", "highest_bid"])
      .where("lot_id", "=", lot.id)
      .executeTakeFirstOrThrow();
    expect(highest_bid).toBe(Math.max(...written.map((entry) => entry.amount)));
    expect(most(leader_id ?? 0)).toBeGreaterThanOrEqual(highest_bid);
    await unbroken();
  });
});

describe("a maximum is secret (A6)", () => {
  test("before the close it is in no reply but its owner's, no table but its own, no stream and no log", async () => {
    const lot = await openLot();
    const shown = /98,?76,?543/;
    await bid(lot.id, bilal, 101);
    const news: string[] = [];
    deps.bus.on("ledger", (event) => void news.push(JSON.stringify(event)));
    const set = await ask(auctions.setMaximum, {
      params: { product_id: lot.id },
      body: { maximum: 9_876_543.5, confirm_unusual: true },
      token: asha.token,
      headers: { "idempotency-key": "a-secret" },
    });
    expect(set.body.data.maximum).toBe(9_876_543.5);
    await bid(lot.id, bilal, 150);

    const others = [undefined, bilal.token, seller.token, admin.token];
    let asked = 0;
    for (const { method, path } of operations.filter((one) => one.method === "GET")) {
      const url = path.replace(/\{[^}]+\}/g, String(lot.id));
      for (const token of others)
        for (const query of ["", "?format=csv", "?rows=200"]) {
          const reply = await market.app.inject({
            method,
            url: `/api${url}${query}`,
            headers: token ? { authorization: `Bearer ${token}` } : {},
          });
          if (reply.statusCode < 300) asked++;
          expect(reply.body, `${path}${query}`).not.toMatch(shown);
        }
    }
    expect(asked).toBeGreaterThan(200);
    for (const operation of [auctions.bidsOfLot, auctions.pinnacle])
      expect(
        JSON.stringify((await ask(operation, { body: { product_id: lot.id } })).body),
      ).not.toMatch(shown);

    const tables = await sql<{ name: string }>`select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(db);
    const holding: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql`select 1 from ${sql.table(name)} t
        where t::text ~ '98,?76,?543' limit 1`.execute(db);
      if (rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual(["maximum_bids"]);
    expect(news.length).toBeGreaterThan(1);
    expect(news.join()).not.toMatch(shown);
    expect(market.logged.join()).not.toMatch(shown);
  });

  test("after the close its owner, and nobody else, opens the ledger's commitment", async () => {
    const lot = await openLot({ endsAt: new Date(Date.now() + 60_000) });
    await setMaximum(lot.id, asha, 140);
    await setMaximum(lot.id, bilal, 120);
    await market.setTime(new Date(Date.now() + 120_000));
    await closeAuction(deps, lot.id);
    await market.setTime(null);
    const own = (await readMaximum(lot.id, asha)).body.data;
    expect(own).toMatchObject({ amount: 140 });
    expect(sha256(`140.00:${own.salt}`)).toBe(own.commitment);
    const entry = (await ledgerOf(lot.id)).find(({ seq }) => seq === own.seq);
    expect(entry).toMatchObject({ kind: "maximum", amount: 0, commitment: own.commitment });
    expect((await readMaximum(lot.id, bilal)).body.data.amount).toBe(120);
    expect((await readMaximum(lot.id, carla)).status).toBe(404);
    expect(await details(lot.id, asha)).toMatchObject({ your_maximum: null, standing: "won" });
  });
});

describe("the ledger's version 2 (A7)", () => {
  test("opens on terms and reserve, carries its lines, and opens the reserve in the close", async () => {
    const lot = await openLot({ reservePrice: 120, endsAt: new Date(Date.now() + 60_000) });
    const { receipt } = (await bid(lot.id, asha, 130)).body.data;
    expect(JSON.stringify(await ledgerOf(lot.id))).not.toContain("120.00");
    await market.setTime(new Date(Date.now() + 120_000));
    await closeAuction(deps, lot.id);
    await market.setTime(null);
    const entries = await ledgerOf(lot.id);
    expect(entries.map(({ kind, version }) => [kind, version])).toEqual([
      ["open", 3],
      ["bid", 3],
      ["close", 3],
    ]);
    for (const { line, hash } of entries) expect(sha256(line ?? "")).toBe(hash);
    expect(entries.map(({ line }) => JSON.parse(line ?? "[]")[0])).toEqual([3, 3, 3]);
    expect(entries[1]).toMatchObject(receipt);
    const opened = entries[2]?.opened ?? "";
    expect(opened).toMatch(/^120\.00:[0-9a-f]{64}$/);
    expect(sha256(opened)).toBe(entries[0]?.commitment);
    await unbroken();
  });

  test("an auction without a bid has its opening and its close", async () => {
    const lot = await openLot({ endsAt: new Date(Date.now() + 60_000) });
    await market.setTime(new Date(Date.now() + 120_000));
    await closeAuction(deps, lot.id);
    await market.setTime(null);
    expect((await ledgerOf(lot.id)).map(({ kind }) => kind)).toEqual(["open", "close"]);
    await unbroken();
  });

  test("the day's last hashes are published as one root; a ledger that is rewritten after it is found", async () => {
    const today = new Date();
    const rootOf = (date: string) => ask(auctions.dailyRoot, { params: { date } });
    const lot = await openLot({ endsAt: new Date(today.getTime() + 3 * DAY_MS) });
    await bid(lot.id, asha, 101);
    expect(await rootOf(indiaDay(today))).toMatchObject({
      status: 404,
      body: { code: "root_not_published" },
    });
    expect((await rootOf("yesterday")).status).toBe(400);

    // An hour into India's next day, whatever the hour is now: later would be two days to publish.
    const midnight = endOfDay(indiaDay(today));
    await market.setTime(new Date(midnight.getTime() + 3_600_000));
    const nodes = await Promise.all([publishDailyRoots(db), publishDailyRoots(db)]);
    expect(nodes.toSorted()).toEqual([0, 1]);
    await bid(lot.id, bilal, 102);
    const { root, lots } = (await rootOf(indiaDay(today))).body.data;
    await market.setTime(null);
    const lines = lots.map((end) => `${end.product_id}:${end.seq}:${end.hash}`);
    expect(sha256(lines.join("\n"))).toBe(root);
    const entries = await ledgerOf(lot.id);
    expect(lots.find((end) => end.product_id === String(lot.id))).toMatchObject({
      seq: 2,
      hash: entries[1]?.hash,
    });
    await unbroken();

    await sql`update daily_root_lots set hash = ${"0".repeat(64)} where lot_id = ${lot.id}`.execute(
      db,
    );
    expect((await verifyLedgers(db)).broken).toMatchObject({
      lotId: lot.id,
      why: expect.stringContaining("root of"),
    });
    await sql`update daily_root_lots set hash = ${entries[1]?.hash} where lot_id = ${lot.id}`.execute(
      db,
    );
  });

  test("a tampered reserve, terms or maximum is found by the verification", async () => {
    const lot = await openLot({ reservePrice: 120 });
    await setMaximum(lot.id, asha, 130);
    const tampered = [
      ["timetables", "reserve_price", 11_000, "another reserve"],
      ["timetables", "market_value", 9_000, "other terms"],
      ["lots", "quantity_milli", 1, "other terms"],
      ["timetables", "bid_increment", 100, "other terms"],
      ["maximum_bids", "amount", 14_000, "another maximum"],
    ] as const;
    for (const [table, column, value, why] of tampered) {
      const key = sql.ref(table === "lots" ? "id" : "lot_id");
      const read = await sql<{ was: number }>`select ${sql.ref(column)} as was
        from ${sql.table(table)} where ${key} = ${lot.id}`.execute(db);
      const set = (to: number) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${key} = ${lot.id}`.execute(
          db,
        );
      await set(value);
      expect((await verifyLedgers(db)).broken).toMatchObject({
        lotId: lot.id,
        why: expect.stringContaining(why),
      });
      await set(read.rows[0]?.was ?? 0);
    }
    await unbroken();
    await sql`delete from maximum_bids where lot_id = ${lot.id}`.execute(db);
    expect((await verifyLedgers(db)).broken?.why).toContain("another maximum");
  });
});
