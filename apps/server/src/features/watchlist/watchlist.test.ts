import { auctions, listings, watchlist } from "@rebale/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const HOUR = 3_600_000;
const soon = (ms: number) => new Date(Date.now() + ms);

let buyer: SignedIn;
let other: SignedIn;
let seller: SignedIn;
beforeAll(async () => {
  buyer = await market.aBuyer();
  other = await market.aBuyer();
  seller = await market.aSeller();
});

type Overrides = Partial<Parameters<typeof aLot>[1]>;
const lot = async (overrides: Overrides = {}) =>
  (await aLot(db, { sellerId: seller.id, categoryId: await aCategory(db), ...overrides })).id;
const watch = (who: SignedIn | null, product_id: number) =>
  ask(watchlist.watch, { token: who?.token, params: { product_id } });
const unwatch = (who: SignedIn, product_id: number) =>
  ask(watchlist.unwatch, { token: who.token, params: { product_id } });
const idsOf = async (who: SignedIn) =>
  (await ask(watchlist.watchedIds, { token: who.token })).body.data.map(Number);

describe("watching a lot (A13)", () => {
  test("again changes nothing, nor does watching it no more twice; nobody else's list changes", async () => {
    const id = await lot();
    for (let i = 0; i < 2; i++)
      expect((await watch(buyer, id)).body.data).toEqual({ product_id: `${id}`, watched: true });
    expect([await idsOf(buyer), await idsOf(other)]).toEqual([[id], []]);
    for (let i = 0; i < 2; i++)
      expect((await unwatch(buyer, id)).body.data).toEqual({ product_id: `${id}`, watched: false });
    expect(await idsOf(buyer)).toEqual([]);
  });

  test("several are watched at once, again changes nothing, and what is not public is left out", async () => {
    const [a, b] = [await lot(), await lot()];
    const hidden = await lot({ approval: "pending" });
    await watch(buyer, a);
    const all = () =>
      ask(watchlist.watchAll, { token: buyer.token, body: { product_ids: [a, b, hidden, a] } });
    for (let i = 0; i < 2; i++)
      expect((await all()).body.data.map(Number).toSorted()).toEqual([a, b]);
    expect((await idsOf(buyer)).toSorted()).toEqual([a, b]);
    for (const id of [a, b]) await unwatch(buyer, id);
  });

  test("of twenty calls at once makes one", async () => {
    const id = await lot();
    await market.openConnections();
    const calls = await Promise.all(Array.from({ length: 20 }, () => watch(buyer, id)));
    expect(calls.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await idsOf(buyer)).toEqual([id]);
    await unwatch(buyer, id);
  });

  test("is for members; what is not public is 404, and leaves a list when it is public no more", async () => {
    const hidden = await lot({ approval: "pending" });
    expect((await watch(null, hidden)).status).toBe(401);
    for (const call of [watch, unwatch])
      for (const id of [hidden, 999_999]) expect((await call(buyer, id)).status).toBe(404);
    const id = await lot();
    await watch(buyer, id);
    await db.updateTable("lots").set({ approval: "refused" }).where("id", "=", id).execute();
    expect((await ask(watchlist.watched, { token: buyer.token })).body.data).toEqual([]);
    expect((await unwatch(buyer, id)).status).toBe(200);
  });

  test("ends at 500 lots, however many calls come at once", async () => {
    const full = await market.aBuyer();
    const from = await lot();
    const columns = `seller_id, category_id, description,
      quantity_milli, unit, state, city, pincode, approval`;
    await sql`with made as (
        insert into lots (url, title, ${sql.raw(columns)})
        select url || '-' || g, title || g, ${sql.raw(columns)} from lots, generate_series(1, 496) g
        where id = ${from} returning id)
      insert into watches (user_id, lot_id) select ${full.id}, id from made`.execute(db);
    const ids = await Promise.all(Array.from({ length: 8 }, () => lot()));
    const calls = await Promise.all(ids.map((id) => watch(full, id)));
    expect(calls.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(200),
      ...Array(4).fill(409),
    ]);
    expect(await idsOf(full)).toHaveLength(500);
    // A lot that is watched already may be watched again.
    expect((await watch(full, Number((await idsOf(full))[0]))).status).toBe(200);
  });

  test("the list has open lots first, ending soonest, then ended ones; in pages and by status", async () => {
    const member = await market.aBuyer();
    const [late, early, upcoming, ended] = [
      await lot({ endsAt: soon(5 * HOUR) }),
      await lot({ endsAt: soon(HOUR) }),
      await lot({ startsAt: soon(HOUR), endsAt: soon(9 * HOUR) }),
      await lot({ startsAt: soon(-3 * HOUR), endsAt: soon(-HOUR) }),
    ];
    for (const id of [ended, late, upcoming, early]) await watch(member, id);
    const read = async (query: object) => {
      const { body } = await ask(watchlist.watched, { token: member.token, query });
      expect(body.data.every(({ watched }) => watched)).toBe(true);
      return [body.data.map(({ _id }) => Number(_id)), body.total, body.totalpage];
    };
    expect(await read({})).toEqual([[early, late, upcoming, ended], 4, 1]);
    expect(await read({ rows: 3, page: 2 })).toEqual([[ended], 4, 2]);
    expect(await read({ status: "live" })).toEqual([[early, late], 2, 1]);
    expect(await read({ status: "ended" })).toEqual([[ended], 1, 1]);
  });
});

describe("where lots are shown (A13)", () => {
  test("a member's own marks stand in the lists and on the lot's page, never in a visitor's or another member's", async () => {
    const categoryId = await aCategory(db);
    const endsAt = soon(HOUR / 2);
    const marked = await lot({ categoryId, endsAt });
    const plain = await lot({ categoryId, endsAt });
    await watch(buyer, marked);
    const idname = `${marked}`;
    const seen = async (who: SignedIn | null) => {
      const token = who?.token;
      const lists = [
        (await ask(listings.shop, { token, query: { category: `${categoryId}` } })).body.data,
        (await ask(listings.live, { token })).body.data,
        (await ask(auctions.related, { token, params: { idname: `${plain}` } })).body.data,
      ];
      const details = (await ask(auctions.details, { token, params: { idname } })).body.data;
      return [
        details.watched,
        ...lists.map((list) => list.filter((l) => l.watched).map(({ _id }) => Number(_id))),
      ];
    };
    const none = [false, [], [], []];
    const mine = [true, [marked], [marked], [marked]];
    // One after another within the second that a reply is cached, either way round.
    expect(await seen(buyer)).toEqual(mine);
    expect(await seen(null)).toEqual(none);
    expect(await seen(other)).toEqual(none);
    expect(await seen(buyer)).toEqual(mine);
  });

  test("a reply with a member's marks is kept by nobody on the way", async () => {
    const reply = await market.app.inject({
      url: "/api/product/live",
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  test("the seller reads how many watch each lot; who they are is told to nobody", async () => {
    const own = await market.aSeller();
    const id = await lot({ sellerId: own.id });
    for (const who of [buyer, other, seller, own]) await watch(who, id);
    const { body } = await ask(listings.myLots, { token: own.token });
    expect(body.data.map(({ watchers }) => watchers)).toEqual([3]);
    expect(JSON.stringify(body)).not.toContain(buyer.name);
  });
});
