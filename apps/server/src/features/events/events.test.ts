import { auctions, events, listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aCategory, aLot } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";

const market = await createMarket();
const { ask, db } = market;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const soon = (ms: number) => new Date(Math.ceil((Date.now() + ms) / 1000) * 1000);

let seller: SignedIn;
let other: SignedIn;
let admin: SignedIn;
let category: number;
beforeAll(async () => {
  seller = await market.aSeller();
  other = await market.aSeller();
  admin = await market.anAdmin();
  category = await aCategory(db);
});

type Overrides = Partial<Parameters<typeof aLot>[1]>;
const lot = async (overrides: Overrides = {}) =>
  (
    await aLot(db, {
      sellerId: seller.id,
      categoryId: category,
      startsAt: soon(HOUR),
      endsAt: soon(2 * HOUR),
      hardEndsAt: soon(3 * HOUR),
      ...overrides,
    })
  ).id;
const pending = () => lot({ approval: "pending" });
const [starts, ends] = [soon(HOUR), soon(5 * HOUR)];
const body = (product_ids: number[], overrides: object = {}) => ({
  title: "Yard clearance, Pune",
  product_ids,
  start_at: indiaTime(starts),
  first_end_at: indiaTime(ends),
  interval_seconds: 60,
  ...overrides,
});
const make = (product_ids: number[], overrides: object = {}, who = seller) =>
  ask(events.create, { token: who.token, body: body(product_ids, overrides) });
const office = (product_ids: number[], overrides: object = {}) =>
  ask(events.officeCreate, { token: admin.token, body: body(product_ids, overrides) });
const change = (id: string, asked: object, who = seller) =>
  ask(events.change, { token: who.token, params: { id }, body: asked });
const timesOf = async (id: number) => {
  const { starts_at, hard_ends_at, listed_ends_at } = await db
    .selectFrom("timetables")
    .leftJoin("listed_lots", "listed_lots.lot_id", "timetables.lot_id")
    .select(["timetables.starts_at", "hard_ends_at", "listed_lots.ends_at as listed_ends_at"])
    .where("timetables.lot_id", "=", id)
    .executeTakeFirstOrThrow();
  const { ends_at } = await db
    .selectFrom("auctions")
    .select("ends_at")
    .where("lot_id", "=", id)
    .executeTakeFirstOrThrow();
  return { starts_at, ends_at, hard_ends_at, listed_ends_at };
};
const after = (minutes: number) => new Date(ends.getTime() + minutes * MINUTE);

describe("lots that an event moves", () => {
  const noticesOf = async (userId: number) =>
    (await noticesTo(db, userId)).filter(({ code }) => code === "times_changed");
  const watch = (lotId: number, by: SignedIn) =>
    db.insertInto("watches").values({ lot_id: lotId, user_id: by.id }).execute();

  test("their sellers and who watches them are told the new times, once each; who moved them is not (office 8)", async () => {
    const buyer = await market.aBuyer();
    const [first, second, waits] = [await lot({ title: "Copper" }), await lot(), await pending()];
    await watch(first, buyer);
    await watch(second, buyer);
    const made = await office([first, second, waits]);
    expect(made.status).toBe(200);
    const [text, ...more] = await noticesOf(seller.id);
    expect(more).toEqual([]);
    expect(text?.description).toMatch(
      /^Bidding in the event "Yard clearance, Pune" now runs: "Copper" from .+; "Lot \d+" from .+\.$/,
    );
    expect(await noticesOf(buyer.id)).toHaveLength(1);
    const mails = await db
      .selectFrom("messages")
      .select(["channel", "subject"])
      .where("recipient", "in", [seller.email, seller.mobile])
      .where("subject", "=", "New auction times")
      .orderBy("channel")
      .execute();
    expect(mails.map(({ channel }) => channel)).toEqual(["mail", "sms"]);

    const { _id } = made.body.data;
    const again = (asked: object) =>
      ask(events.officeChange, { token: admin.token, params: { id: _id }, body: asked });
    await again({ terms: "Cash and carry" });
    await again({ start_at: indiaTime(starts), first_end_at: indiaTime(ends) });
    expect(await noticesOf(seller.id), "nothing has moved").toHaveLength(1);
    await again({ interval_seconds: 120 });
    expect((await noticesOf(seller.id)).at(-1)?.description, "the second alone").not.toContain(
      "Copper",
    );
  });

  test("a seller who moves their own is not told, who watches is (office 8)", async () => {
    const buyer = await market.aBuyer();
    const mine = await lot({ sellerId: other.id });
    await watch(mine, buyer);
    expect((await make([mine], {}, other)).status).toBe(200);
    expect(await noticesOf(other.id)).toEqual([]);
    expect(await noticesOf(buyer.id)).toHaveLength(1);
  });

  test("an auction that the office reschedules is told to who watches it (office 8)", async () => {
    const buyer = await market.aBuyer();
    const id = await lot();
    await watch(id, buyer);
    const reschedule = (hours: number) =>
      ask(listings.reviewLot, {
        token: admin.token,
        params: { id: String(id) },
        body: {
          is_approved: true,
          market_value: 1000,
          start_at: indiaTime(starts),
          end_at: indiaTime(soon(hours * HOUR)),
        },
      });
    expect((await reschedule(9)).status).toBe(200);
    expect(await noticesOf(buyer.id)).toHaveLength(1);
  });
});

describe("an event (A8)", () => {
  test("puts its times on its lots, one end after another, and shows them in their order", async () => {
    const ids = [await lot(), await lot(), await lot()].reverse();
    const made = await office(ids);
    expect(made.status).toBe(200);
    for (const [n, id] of ids.entries())
      expect(await timesOf(id)).toEqual({
        starts_at: starts,
        ends_at: after(n),
        listed_ends_at: after(n),
        hard_ends_at: after(n + 60),
      });
    const { url, _id } = made.body.data;
    for (const idname of [url, _id]) {
      const { body: page } = await ask(events.read, { params: { idname } });
      expect(page.data).toMatchObject({
        _id,
        url,
        title: "Yard clearance, Pune",
        status: "upcoming",
        lot_count: 3,
        start_at: indiaTime(starts),
        first_end_at: indiaTime(ends),
        ends_at: after(2).toISOString(),
      });
      expect(page.data.lots.map(({ _id, place }) => [Number(_id), place])).toEqual(
        ids.map((id, n) => [id, n + 1]),
      );
    }
    const { body: of } = await ask(events.ofLot, { params: { product_id: ids[1] as number } });
    expect(of.data).toMatchObject({ url, place: 2, lots: 3 });
    expect([of.data?.previous, of.data?.next].every(Boolean)).toBe(true);
  });

  test("gives lots that wait their times when they are approved, whichever the office names", async () => {
    const ids = [await lot(), await pending(), await pending()];
    const { body: made } = await make(ids);
    expect(made.data.lots.map(({ ends_at }) => ends_at)).toEqual(
      [0, 1, 2].map((n) => after(n).toISOString()),
    );
    const read = async () =>
      (await ask(events.read, { params: { idname: made.data.url } })).body.data.lots;
    expect((await read()).map(({ place }) => place)).toEqual([1]);
    const approved = await ask(listings.reviewLot, {
      token: admin.token,
      params: { id: ids[1] as number },
      body: {
        is_approved: true,
        market_value: 100,
        start_at: indiaTime(soon(2 * HOUR)),
        end_at: indiaTime(soon(3 * HOUR)),
      },
    });
    expect(approved.body.data).toMatchObject({
      starts_at: starts.toISOString(),
      ends_at: after(1).toISOString(),
    });
    expect((await read()).map(({ place }) => place)).toEqual([1, 2]);
  });

  test("is changed until its first lot opens: lots leave, come and move; what it says at any time", async () => {
    const [a, b, c] = [await lot(), await lot(), await lot()];
    const { _id } = (await make([a, b])).body.data;
    const changed = await change(_id, { product_ids: [c, a], interval_seconds: 120 });
    expect(changed.status).toBe(200);
    expect((await timesOf(c)).ends_at).toEqual(after(0));
    expect((await timesOf(a)).ends_at).toEqual(after(2));
    // Its auction stays, and it may join another event.
    expect((await timesOf(b)).ends_at).toEqual(after(1));
    expect((await make([b])).status).toBe(200);

    await db
      .updateTable("timetables")
      .set({ starts_at: new Date(Date.now() - MINUTE) })
      .where("lot_id", "=", a)
      .execute();
    for (const asked of [
      { product_ids: [a] },
      { first_end_at: indiaTime(after(9)) },
      { moves_following: true },
    ])
      expect((await change(_id, asked)).body).toMatchObject({ code: "event_open" });
    const words = await change(_id, { title: "Pune, second yard", inspection: "Mon to Wed, 10–4" });
    expect(words.body.data).toMatchObject({ title: "Pune, second yard", can_change: false });
  });

  test("of a seller has own lots only; nobody else changes it but the office, whose changes are audited", async () => {
    const mine = await lot();
    const theirs = await lot({ sellerId: other.id });
    expect((await make([mine, theirs])).body).toMatchObject({ code: "not_your_lot" });
    expect((await make([mine], {}, other)).body).toMatchObject({ code: "not_your_lot" });
    const { _id } = (await make([mine])).body.data;
    expect((await change(_id, { title: "Mine now" }, other)).status).toBe(404);
    const buyer = await market.aBuyer();
    expect((await make([mine], {}, buyer)).status).toBe(403);
    const patched = await ask(events.officeChange, {
      token: admin.token,
      params: { id: _id },
      body: { title: "Pune, cleared" },
    });
    expect(patched.status).toBe(200);
    const audit = await db
      .selectFrom("audit")
      .selectAll()
      .where("subject", "=", `Event ${_id}: Pune, cleared`)
      .execute();
    expect(audit.map(({ admin_id, action, details }) => [admin_id, action, details])).toEqual([
      [
        admin.id,
        "event changed",
        { before: { title: "Yard clearance, Pune" }, after: { title: "Pune, cleared" } },
      ],
    ]);
  });

  test("keeps a withdrawn lot in its place, marked so, and the others their numbers and times", async () => {
    const ids = [await lot(), await lot(), await lot()] as const;
    const { url } = (await make([...ids])).body.data;
    const withdrawn = await ask(auctions.withdraw, {
      token: admin.token,
      params: { id: ids[1] },
      body: { reason: "Sold with the building" },
    });
    expect(withdrawn.status).toBe(200);
    const { body: page } = await ask(events.read, { params: { idname: url } });
    expect(page.data.lots.map(({ place, status, ends_at }) => [place, status, ends_at])).toEqual([
      [1, "upcoming", after(0).toISOString()],
      [2, "withdrawn", expect.any(String)],
      [3, "upcoming", after(2).toISOString()],
    ]);
    const { body: of } = await ask(events.ofLot, { params: { product_id: ids[2] } });
    expect(of.data).toMatchObject({ place: 3, lots: 3 });
  });

  test("refuses a lot that is open, in another event, or nowhere", async () => {
    const open = await lot({ startsAt: new Date(Date.now() - MINUTE) });
    const taken = await lot();
    await make([taken]);
    for (const [id, code, status] of [
      [open, "lot_opened", 409],
      [taken, "lot_in_event", 409],
      [999_999_999, "lot_not_found", 404],
    ] as const) {
      const { status: answered, body: refusal } = await make([await lot(), id]);
      expect([answered, refusal]).toMatchObject([
        status,
        { code, errors: [{ path: "product_ids.1" }] },
      ]);
    }
    const id = await lot();
    expect((await make([id, id])).status).toBe(400);
    expect((await make([id], { first_end_at: indiaTime(starts) })).status).toBe(400);
  });

  test("of twenty events at once takes a lot one alone", async () => {
    const id = await lot();
    await market.openConnections();
    const made = await Promise.all(Array.from({ length: 20 }, () => make([id])));
    expect(made.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  test("stands in the list by its lots: live, upcoming, over; without approved ones not at all", async () => {
    const id = await lot();
    const { url } = (await make([id])).body.data;
    const hidden = (await make([await pending()])).body.data;
    const urls = async (status?: events.EventStatus) =>
      (await ask(events.list, { query: { rows: 100, ...(status && { status }) } })).body.data.map(
        (e) => e.url,
      );
    expect(await urls("upcoming")).toContain(url);
    expect(await urls()).not.toContain(hidden.url);
    await market.setTime(new Date(starts.getTime() + MINUTE));
    expect(await urls("live")).toContain(url);
    await market.setTime(after(1));
    expect([await urls("ended"), await urls("live")]).toEqual([
      expect.arrayContaining([url]),
      expect.not.arrayContaining([url]),
    ]);
    await market.setTime(null);
  });

  test("is bid on like any lot", async () => {
    const id = await lot();
    await make([id]);
    const buyer = await market.aBuyer();
    await market.setTime(new Date(starts.getTime() + MINUTE));
    const placed = await ask(auctions.placeBid, {
      token: buyer.token,
      body: { product_id: id, amount: 1100 },
    });
    expect(placed.status).toBe(200);
    await market.setTime(null);
  });
});

describe("what an event says of deposits", () => {
  const tenPercent = { kind: "percent", percent: 10 } as const;
  const shown = async (id: number) => {
    const seen = await ask(listings.viewLot, { params: { id: String(id) }, token: seller.token });
    const { deposit, pay_through } = seen.body.data;
    return { deposit: deposit?.percent ?? deposit?.amount ?? null, pay_through };
  };

  test("its lots that name none take it, and take another one; what a lot says itself stays (M14)", async () => {
    const [bare, waiting] = [await lot(), await pending()];
    const own = await lot({ deposit: { amount: 25_000 } });
    const made = await make([bare, waiting, own], { deposit: tenPercent, pay_through: "market" });
    const { _id } = made.body.data;
    expect(made.body.data).toMatchObject({
      ...{ deposit: { ...tenPercent, amount: null }, pay_through: "market" },
    });
    const all = async () => [await shown(bare), await shown(waiting), await shown(own)];
    const through = { pay_through: "market" };
    expect(await all()).toEqual([
      ...[
        { deposit: 10, ...through },
        { deposit: 10, ...through },
      ],
      { deposit: 25_000, ...through },
    ]);
    await change(_id, { deposit: { kind: "percent", percent: 12.5 }, pay_through: "parties" });
    expect(await all()).toEqual([
      { deposit: 12.5, pay_through: "parties" },
      { deposit: 12.5, pay_through: "parties" },
      { deposit: 25_000, pay_through: "parties" },
    ]);
    await change(_id, { deposit: null });
    expect((await all()).map(({ deposit }) => deposit)).toEqual([null, null, 25_000]);
  });

  test("an event that says nothing leaves its lots as they are (M14)", async () => {
    const own = await lot({ deposit: { percent: 5 }, payThrough: "market" });
    const { _id } = (await make([own])).body.data;
    await change(_id, { interval_seconds: 120 });
    expect(await shown(own)).toEqual({ deposit: 5, pay_through: "market" });
  });
});
