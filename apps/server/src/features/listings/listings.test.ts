import { listings } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../test/builders.ts";
import { noticesTo } from "../../../test/publish-all.ts";
import { listingRoutes } from "./index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { ask, db } = market;
const HOUR = 3_600_000;

let seller: SignedIn;
let other: SignedIn;
let buyer: SignedIn;
let admin: SignedIn;
let category: number;

beforeAll(async () => {
  category = await aCategory(db);
  await db
    .insertInto("sub_categories")
    .values({ category_id: category, url: "cables", title: "Cables" })
    .execute();
  [seller, other, buyer, admin] = [
    await market.aSeller(),
    await market.aSeller(),
    await market.aBuyer(),
    await market.anAdmin(),
  ];
});

const submit = (products: object[], token = seller.token) =>
  ask(listings.createLots, { token, body: { products } as never });
const lotCount = async () =>
  (
    await db
      .selectFrom("lots")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;
const approval = (over: object = {}) => ({
  is_approved: true,
  market_value: 1000,
  start_at: indiaTime(new Date(Date.now() - HOUR)),
  end_at: indiaTime(new Date(Date.now() + HOUR)),
  ...over,
});
const review = (id: number | string, over: object = {}) =>
  ask(listings.reviewLot, {
    token: admin.token,
    params: { id: String(id) },
    body: approval(over) as never,
  });
const aPendingLot = async () => Number((await submit([aDraft(category)])).body.data[0]?._id);

describe("a batch of drafts", () => {
  test("(S4.8, S7.32) is written whole; each lot waits for approval and has an id and a url of its own", async () => {
    const { status, body } = await submit([aDraft(category), aDraft(category)]);
    expect(status).toBe(200);
    expect(body.batch.products).toHaveLength(2);
    expect(new Set(body.batch.products.map((p) => p.url)).size).toBe(2);
    expect(body.data.map((lot) => [lot.status, lot.is_approved])).toEqual([
      ["pending", false],
      ["pending", false],
    ]);
  });

  test("(S5.9) with one bad draft is refused whole, and says which field of which draft", async () => {
    const before = await lotCount();
    const { status, body } = await submit([
      aDraft(category),
      { ...aDraft(category), quantity: "a lot" },
      { ...aDraft(category), pincode: "12" },
    ]);
    expect(status).toBe(400);
    expect(body.errors.map((e) => e.path)).toEqual(["products.1.quantity", "products.2.pincode"]);
    expect(await lotCount()).toBe(before);
  });

  test("an unknown category or one's foreign sub-category is refused whole, by path", async () => {
    const before = await lotCount();
    const { status, body } = await submit([
      aDraft(category),
      aDraft(999_999),
      { ...aDraft(category), sub_category_id: 999_999 },
    ]);
    expect([status, body.code]).toEqual([400, "unknown_category"]);
    expect(body.errors.map((e) => e.path)).toEqual([
      "products.1.category_id",
      "products.2.sub_category_id",
    ]);
    expect(await lotCount()).toBe(before);
  });

  test("a title may be used again by the same seller, in another batch (A10)", async () => {
    const draft = { ...aDraft(category), title: "Copper wire, bright" };
    for (let i = 0; i < 2; i++) expect((await submit([draft])).status).toBe(200);
    expect((await submit([draft, draft])).body.errors[0]?.path).toBe("products.1.title");
  });

  test("of ten retries at once under one Idempotency-Key one is written, and all get its lots (A10)", async () => {
    const products = [aDraft(category), aDraft(category)];
    const send = (key: string, body = { products }) =>
      ask(listings.createLots, {
        token: seller.token,
        body,
        headers: { "idempotency-key": key },
      });
    const before = await lotCount();
    await market.openConnections();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send("batch-1")));
    expect(
      new Set(replies.map(({ body }) => body.batch.products.map((p) => p._id).join())).size,
    ).toBe(1);
    expect(await lotCount()).toBe(Number(before) + 2);
    expect((await send("batch-1", { products: [aDraft(category)] })).body.code).toBe(
      "idempotency_key_reused",
    );
    expect((await send("batch-2")).status).toBe(200);
    expect(await lotCount()).toBe(Number(before) + 4);
    // Another seller's key of that name is another key.
    const { status } = await ask(listings.createLots, {
      token: other.token,
      body: { products },
      headers: { "idempotency-key": "batch-1" },
    });
    expect(status).toBe(200);
  });

  test("keeps markup in a title as plain text, and refuses a title of 10,000 characters", async () => {
    const { body } = await submit([
      { ...aDraft(category), title: "<script>alert(1)</script> cable" },
    ]);
    expect(body.data[0]?.title).toBe("<script>alert(1)</script> cable");
    expect(body.data[0]?.url).toMatch(/^[a-z0-9-]+$/);
    expect((await submit([{ ...aDraft(category), title: "x".repeat(10_000) }])).status).toBe(400);
  });

  test("(S6.3) is a seller's alone", async () => {
    expect((await submit([aDraft(category)], buyer.token)).status).toBe(403);
    expect(
      (await ask(listings.createLots, { body: { products: [aDraft(category)] } })).status,
    ).toBe(401);
  });
});

describe("the office's decision", () => {
  test("(S4.7) an approval sets the auction, tells the seller, plans the close and leaves an audit row", async () => {
    const id = await aPendingLot();
    const { status, body } = await review(id, {
      soft_close_minutes: 5,
      reserve_price: 1500,
      bid_increment: 50,
    });
    expect([status, body.data.status, body.data.is_approved, body.data.market_value]).toEqual([
      200,
      "live",
      true,
      1000,
    ]);

    const lot = await db
      .selectFrom("lots")
      .innerJoin("auctions", "auctions.lot_id", "lots.id")
      .innerJoin("timetables", "timetables.lot_id", "lots.id")
      .innerJoin("listed_lots", "listed_lots.lot_id", "lots.id")
      .selectAll(["timetables", "auctions"])
      .select("listed_lots.ends_at as listed_ends_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(lot.listed_ends_at).toEqual(lot.ends_at);
    expect(Number(lot.hard_ends_at) - Number(lot.ends_at)).toBe(24 * HOUR);
    expect([lot.reserve_price, lot.bid_increment, lot.soft_close_minutes]).toEqual([
      150_000, 5000, 5,
    ]);
    expect(
      await db
        .selectFrom("audit")
        .select("action")
        .where("subject", "like", `Lot ${id}:%`)
        .execute(),
    ).toEqual([{ action: "lot approved" }]);
    expect((await noticesTo(db, seller.id)).at(-1)).toMatchObject({
      title: "Your lot is approved",
      description: expect.stringMatching(
        /: bidding from [\d-]{10}, \d+:\d\d [ap]m IST to [\d-]{10}, .* IST, market value ₹1,000 \(₹2\/kg\)\.$/,
      ),
    });
    const { rows } = await market.deps.database.pool.query(
      "select key, run_at from graphile_worker._private_jobs where key like $1 order by key",
      [`%:${id}`],
    );
    expect(rows).toEqual([
      { key: `ending:${id}`, run_at: new Date(Number(lot.ends_at) - 600_000) },
    ]);
  });

  test("of a lot that is approved again the audit has what changed, and nothing else", async () => {
    const id = await aPendingLot();
    const { start_at, end_at } = approval();
    await review(id, { start_at, end_at, reserve_price: 1500 });
    await review(id, { start_at, end_at, reserve_price: 1600 });
    const { details } = await db
      .selectFrom("audit")
      .select("details")
      .where("subject", "like", `Lot ${id}:%`)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toEqual({
      before: { reserve_price: 150_000 },
      after: { reserve_price: 160_000 },
    });
  });

  test("without soft close the hard end is the end", async () => {
    const id = await aPendingLot();
    await review(id);
    const lot = await db
      .selectFrom("auctions")
      .innerJoin("timetables", "timetables.lot_id", "auctions.lot_id")
      .select(["ends_at", "hard_ends_at"])
      .where("auctions.lot_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(lot.hard_ends_at).toEqual(lot.ends_at);
  });

  test("a refusal needs a reason, which the seller reads", async () => {
    const id = await aPendingLot();
    expect((await review(id, { is_approved: false })).body.errors[0]?.path).toBe("reason");
    const { body } = await review(id, { is_approved: false, reason: "Pictures missing" });
    expect([body.data.status, body.data.refusal_reason]).toEqual(["refused", "Pictures missing"]);
    // Where it is changed and sent again: the lot itself.
    const mail = await db
      .selectFrom("messages")
      .select("body")
      .where("channel", "=", "mail")
      .where("subject", "=", "Your lot was not approved")
      .orderBy("id", "desc")
      .executeTakeFirst();
    expect(mail?.body).toMatch(new RegExp(`/sellnow/${id}$`, "m"));
  });

  test("an end that has passed, or before the start, is refused", async () => {
    const id = await aPendingLot();
    const past = await review(id, {
      start_at: "2020-01-01 10:00:00",
      end_at: "2020-01-02 10:00:00",
    });
    expect([past.status, past.body.errors[0]?.path]).toEqual([400, "end_at"]);
    expect(
      (await review(id, { start_at: indiaTime(new Date(Date.now() + 2 * HOUR)) })).body.errors[0]
        ?.path,
    ).toBe("end_at");
  });

  test("the timetable may change until the ledger has begun, then no more", async () => {
    const id = await aPendingLot();
    await review(id);
    expect((await review(id, { market_value: 2000 })).body.data.market_value).toBe(2000);
    // The bid was voided since: its ledger has begun all the same.
    await db
      .updateTable("auctions")
      .set({ bid_count: 0, ledger_seq: 2 })
      .where("lot_id", "=", id)
      .execute();
    expect((await review(id)).body.code).toBe("bids_exist");
    expect((await review(id, { is_approved: false, reason: "Too late" })).body.code).toBe(
      "bids_exist",
    );
  });

  test("an unknown lot is 404, a mad id 400", async () => {
    expect((await review(999_999_999)).body.code).toBe("lot_not_found");
    expect((await review("1e9")).status).toBe(400);
  });

  test("the office's list shows what waits first, oldest first", async () => {
    const { body } = await ask(listings.adminLots, { token: admin.token, query: { rows: 100 } });
    const pending = body.data.map((lot) => lot.status === "pending");
    expect(pending).toEqual([...pending].sort((a, b) => Number(b) - Number(a)));
    const ids = body.data.filter((lot) => lot.status === "pending").map((lot) => Number(lot._id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    for (const status of ["pending", "refused", "upcoming", "live", "ended"] as const) {
      const { body: some } = await ask(listings.adminLots, {
        token: admin.token,
        query: { status, q: "copper\u0000" },
      });
      expect(some.data.every((lot) => lot.status === status)).toBe(true);
    }
  });
});

describe("a lot's own view", () => {
  test("its seller sees everything, a stranger nothing until it is approved, and never the reserve", async () => {
    const id = String(await aPendingLot());
    const view = (token: string) => ask(listings.viewLot, { token, params: { id } });
    expect((await view(seller.token)).body.data.refusal_reason).toBeNull();
    expect((await view(other.token)).body.code).toBe("lot_not_found");
    await review(id, { reserve_price: 5000 });
    expect((await view(admin.token)).body.data.reserve_price).toBe(5000);
    expect((await view(buyer.token)).body.data).not.toHaveProperty("reserve_price");
  });

  test.each(["0", "-1", "1e3", "../etc", "\u0000", "'; drop table lots", "x".repeat(200)])(
    "a name that is none (%j) is 404",
    async (id) => {
      expect((await ask(listings.viewLot, { token: seller.token, params: { id } })).body.code).toBe(
        "lot_not_found",
      );
    },
  );

  test("(S2.50, S7.28) the seller's own lots are filtered by approved, expired and otherwise unapproved", async () => {
    const own = await market.aSeller();
    const mine = (filter?: "approved" | "expired" | "pending") =>
      ask(listings.myLots, { token: own.token, body: filter ? { filter } : {} });
    await aLot(db, { sellerId: own.id, categoryId: category, approval: "pending" });
    await aLot(db, { sellerId: own.id, categoryId: category });
    await aLot(db, {
      sellerId: own.id,
      categoryId: category,
      startsAt: new Date(Date.now() - 2 * HOUR),
      endsAt: new Date(Date.now() - HOUR),
    });
    expect([
      (await mine()).body.data.length,
      (await mine("approved")).body.data.length,
      (await mine("expired")).body.data.length,
      (await mine("pending")).body.data.length,
    ]).toEqual([3, 2, 1, 1]);
  });

  test("(S2.50, U28) what waits for the seller and what is live come first where that is asked for", async () => {
    const own = await market.aSeller();
    const a = (title: string, over: object = {}) =>
      aLot(db, { sellerId: own.id, categoryId: category, title, ...over });
    const toSign = await a("To sign");
    await db
      .updateTable("timetables")
      .set({ awaits_signature: true })
      .where("lot_id", "=", toSign.id)
      .execute();
    await a("Live");
    const toCorrect = await a("To correct", { approval: "refused" });
    const corrections = JSON.stringify([{ path: "title", msg: "Say what it is" }]);
    await db.updateTable("lots").set({ corrections }).where("id", "=", toCorrect.id).execute();
    const later = new Date(Date.now() + HOUR);
    await a("Upcoming", { startsAt: later });
    const past = new Date(Date.now() - HOUR);
    await a("Ended", { startsAt: new Date(past.getTime() - HOUR), endsAt: past });
    await a("Pending", { approval: "pending" });
    const titles = async (body: object) =>
      (await ask(listings.myLots, { token: own.token, body })).body.data.map(({ title }) => title);
    const waiting = ["To sign", "To correct", "Live", "Upcoming", "Pending", "Ended"];
    expect(await titles({ order: "waiting" })).toEqual(waiting);
    expect((await titles({}))[0]).toBe("Pending");
  });

  test("(S2.45) the lots behind a figure: by state, material and the days in which they ended", async () => {
    const own = await market.aSeller();
    const endedAgo = (hours: number, title: string) =>
      aLot(db, {
        sellerId: own.id,
        categoryId: category,
        title,
        startsAt: new Date(Date.now() - (hours + 1) * HOUR),
        endsAt: new Date(Date.now() - hours * HOUR),
      });
    await aLot(db, { sellerId: own.id, categoryId: category, title: "Live" });
    await endedAgo(1, "Today");
    await endedAgo(24 * 40, "Long ago");
    const day = indiaTime(new Date(Date.now() - HOUR)).slice(0, 10);
    const { url } = await db
      .selectFrom("categories")
      .select("url")
      .where("id", "=", category)
      .executeTakeFirstOrThrow();
    const titles = async (body: object) =>
      (await ask(listings.myLots, { token: own.token, body })).body.data.map(({ title }) => title);
    expect(await titles({ state: "live" })).toEqual(["Live"]);
    expect(await titles({ state: "unsold" })).toEqual(["Long ago", "Today"]);
    expect(await titles({ state: "unsold", from: day, to: day, material: url })).toEqual(["Today"]);
    expect(await titles({ state: "unsold", material: "nothing-such" })).toEqual([]);
  });

  test("the office's ended lots are chosen by the days in which they ended, others by submission", async () => {
    const title = `Chosen ${Math.random()}`;
    await aLot(db, {
      sellerId: seller.id,
      title,
      startsAt: new Date(Date.now() - 24 * 31 * HOUR),
      endsAt: new Date(Date.now() - 24 * 30 * HOUR),
    });
    const dayAgo = (days: number) =>
      indiaTime(new Date(Date.now() - days * 24 * HOUR)).slice(0, 10);
    const found = async (query: { status?: "ended"; from: string; to: string }) =>
      (await ask(listings.adminLots, { token: admin.token, query: { q: title, ...query } })).body
        .data.length;
    const then = { from: dayAgo(30), to: dayAgo(30) };
    expect(await found({ status: "ended", ...then })).toBe(1);
    expect(await found(then)).toBe(0);
    expect(await found({ from: dayAgo(0), to: dayAgo(0) })).toBe(1);
  });
});
