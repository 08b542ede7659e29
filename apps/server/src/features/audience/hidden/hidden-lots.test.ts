import {
  auctions,
  audience,
  events,
  leadCaps,
  listings,
  office,
  priceBoard,
  savedSearches,
  watchlist,
} from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { aKnownBuyer, inviteOnlyLot } from "../../../../test/invite-only.ts";
import { followAuctions } from "../../auctions/store/views/listed.store.ts";
import { searchJobs } from "../../listings/index.ts";

const market = await createMarket();
const { ask, app, db } = market;
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

const admin = await market.anAdmin();
const [seller, otherSeller] = [await market.aSeller(), await market.aSeller()];
const [invited, other] = [await aKnownBuyer(market), await aKnownBuyer(market)];
const categoryId = await aCategory(db);
const TITLE = "Zirconium turnings unheard of";
const CITY = "Zawarabad";
const lot = await inviteOnlyLot(market, {
  ...{ seller, admin, categoryId, pans: [invited.pan] },
  draft: { title: TITLE, city: CITY, terms: { payment_days: 3 } as never },
});
/** One that everybody sees, in the same category and place. */
const open = await aLot(db, { sellerId: seller.id, categoryId, title: "Copper", marketValue: 500 });
const MISSING = 999_999_999;
await searchJobs({ db })["learn-search-words"]();

type Kind = "visitor" | "invited" | "other" | "seller" | "otherSeller" | "office";
const callers: Readonly<Record<Kind, SignedIn | null>> = {
  visitor: null,
  ...{ invited, other, seller, otherSeller },
  office: admin,
};
const SEES: ReadonlySet<Kind> = new Set(["invited", "seller", "office"]);
const KINDS = Object.keys(callers) as Kind[];

interface Reply {
  readonly status: number;
  readonly text: string;
}
/** A call of the API, whatever comes of it; without what differs from call to call. */
async function call(kind: Kind, method: string, path: string, payload?: object): Promise<Reply> {
  const token = callers[kind]?.token;
  const reply = await app.inject({
    method: method as "GET",
    url: `/api${path}`,
    ...(payload && { payload }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: reply.statusCode, text: reply.payload };
}
async function stream(kind: Kind, id: number): Promise<Reply> {
  const token = callers[kind]?.token;
  const stop = new AbortController();
  const reply = await fetch(`${base}/api/auction/stream/${id}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: stop.signal,
  });
  const text = reply.status === 200 ? "" : await reply.text();
  stop.abort();
  return { status: reply.status, text };
}

/** Every path that is about one lot: by its id, and by its url where it has one. */
const SINGLE: Readonly<Record<string, (kind: Kind, id: number, url: string) => Promise<Reply>>> = {
  details: (kind, id) => call(kind, "GET", `/auction/details/${id}`),
  "details by url": (kind, _, url) => call(kind, "GET", `/auction/details/${url}`),
  ledger: (kind, id) => call(kind, "GET", `/auction/ledger/${id}`),
  bids: (kind, id) => call(kind, "POST", "/auction/get-auction-by-product", { product_id: id }),
  pinnacle: (kind, id) => call(kind, "POST", "/auction/pinnacle", { product_id: id }),
  stream,
  "terms sheet": (kind, id) => call(kind, "GET", `/auction/${id}/terms.pdf`),
  "seller's record": (kind, id) => call(kind, "GET", `/auction/seller-record/${id}`),
  related: (kind, id) => call(kind, "GET", `/auction/related/${id}`),
  questions: (kind, id) => call(kind, "GET", `/auction/questions/${id}`),
  corrigenda: (kind, id) => call(kind, "GET", `/auction/corrigenda/${id}`),
};
/** The same, for members alone. */
const OF_MEMBERS: typeof SINGLE = {
  view: (kind, id) => call(kind, "GET", `/product/view/${id}`),
  inspection: (kind, id) => call(kind, "GET", `/auction/inspections/${id}`),
  watch: (kind, id) => call(kind, "POST", `/watch/${id}`),
  unwatch: (kind, id) => call(kind, "DELETE", `/watch/${id}`),
};
/** The same, for who may bid. */
const OF_BIDDERS: typeof SINGLE = {
  bid: (kind, id) =>
    call(kind, "POST", "/auction", { product_id: id, amount: 2000, confirm_unusual: true }),
  maximum: (kind, id) => call(kind, "PUT", `/auction/maximum/${id}`, { maximum: 3000 }),
  tender: (kind, id) => call(kind, "PUT", `/auction/tender/${id}`, { amount: 2000 }),
  "tender taken back": (kind, id) => call(kind, "DELETE", `/auction/tender/${id}`),
  question: (kind, id) => call(kind, "POST", `/auction/questions/${id}`, { text: "Is it dry?" }),
  "answer to a corrigendum": (kind, id) =>
    call(kind, "POST", `/auction/corrigenda/${id}/answer`, { no: 1, answer: "accepted" }),
  appointment: (kind, id) =>
    call(kind, "POST", `/auction/inspections/${id}`, {
      from: new Date(Date.now() + 86_400_000).toISOString(),
      visitors: [{ name: "A. Patil", mobile: "9876543210" }],
    }),
  "maximum taken back": (kind, id) => call(kind, "DELETE", `/auction/maximum/${id}`),
  "counter-offer": (kind, id) =>
    call(kind, "PATCH", `/auction/counter-offer/${id}`, { answer: "accepted" }),
};
/** The same, for sellers. */
const OF_SELLERS: typeof SINGLE = {
  edit: (kind, id) =>
    call(kind, "PUT", `/product/${id}`, {
      ...{ category_id: String(categoryId), title: "X", quantity: 1, unit: "kg" },
      ...{ description: "X", state: "Goa", city: "X", pincode: "403001", site_id: "" },
    }),
  relist: (kind, id) => call(kind, "POST", `/product/${id}/relist`, {}),
  attempts: (kind, id) => call(kind, "GET", `/product/${id}/attempts`),
  "own corrigenda": (kind, id) => call(kind, "GET", `/product/${id}/corrigenda`),
  "corrigendum asked for": (kind, id) =>
    call(kind, "POST", `/product/${id}/corrigenda`, { quantity: 10, reason: "Weighed again" }),
  sheet: (kind, id) => call(kind, "GET", `/product/${id}/sheet`),
  "code to sign": (kind, id) => call(kind, "POST", `/product/${id}/sign/code`, {}),
  sign: (kind, id) => call(kind, "POST", `/product/${id}/sign`, { otp: "1234" }),
  answer: (kind, id) =>
    call(kind, "POST", `/auction/answer/${id}`, { answer: "accepted", amount: 100 }),
  invitations: (kind, id) => call(kind, "GET", `/product/${id}/invitations`),
  invite: (kind, id) =>
    call(kind, "POST", `/product/${id}/invitations`, {
      companies: [{ pan: "AAACA0001A", name: "A" }],
    }),
};

const asOfNone = async (road: (typeof SINGLE)[string], kind: Kind): Promise<void> => {
  const hidden = await road(kind, lot.id, lot.url);
  const missing = await road(kind, MISSING, "no-such-lot");
  expect(hidden.status).toBe(404);
  expect(JSON.parse(hidden.text).code).toBe("lot_not_found");
  expect(hidden).toEqual(missing);
};

describe("every path of a lot that is for the invited alone", () => {
  const strangers = KINDS.filter((kind) => !SEES.has(kind));
  test.each(Object.keys(SINGLE).flatMap((path) => strangers.map((kind) => [path, kind] as const)))(
    "%s is 404 as for no lot, to: %s (F54)",
    async (path, kind) => {
      await asOfNone(SINGLE[path] as never, kind);
    },
  );
  test.each(
    Object.keys(OF_MEMBERS).flatMap((path) =>
      (["other", "otherSeller"] as const).map((kind) => [path, kind] as const),
    ),
  )("%s is 404 as for no lot, to a member: %s (F54)", async (path, kind) => {
    await asOfNone(OF_MEMBERS[path] as never, kind);
  });
  test.each(Object.keys(OF_BIDDERS))("%s is 404 as for no lot, to a bidder (F54)", (path) =>
    asOfNone(OF_BIDDERS[path] as never, "other"),
  );
  test.each(Object.keys(OF_SELLERS))("%s is 404 as for no lot, to another seller (F54)", (path) =>
    asOfNone(OF_SELLERS[path] as never, "otherSeller"),
  );

  test.each(Object.keys(SINGLE).flatMap((path) => [...SEES].map((kind) => [path, kind] as const)))(
    "%s is there for who may see the lot: %s (F54)",
    async (path, kind) => {
      expect((await SINGLE[path]?.(kind, lot.id, lot.url))?.status).toBe(200);
    },
  );
});

/** Every list and sum in which it might stand. */
const ROADS: Readonly<Record<string, (kind: Kind) => Promise<string>>> = {
  shop: (kind) => read(kind, "/product/shop?rows=500"),
  search: (kind) => read(kind, "/product/shop?q=zirconium"),
  "search by number": (kind) => read(kind, `/product/shop?q=${lot.id}`),
  "search by place": (kind) => read(kind, `/product/shop?q=${CITY}`),
  upcoming: (kind) => read(kind, "/product/shop?status=upcoming&rows=500"),
  live: (kind) => read(kind, "/product/live?rows=500"),
  category: async (kind) => {
    const { url } = await db
      .selectFrom("categories")
      .select("url")
      .where("id", "=", categoryId)
      .executeTakeFirstOrThrow();
    return read(kind, `/product/category/${url}?rows=500`);
  },
  suggestions: (kind) => read(kind, "/product/suggestions?q=zirco"),
  "suggested places": (kind) => read(kind, "/product/suggestions?q=zawara"),
  "suggestions by number": (kind) => read(kind, `/product/suggestions?q=${lot.id}`),
  "related lots of another": (kind) => read(kind, `/auction/related/${open.id}`),
  "price board": (kind) => read(kind, "/price-board?material=copper"),
  "price boards": (kind) => read(kind, "/price-board/materials"),
  events: (kind) => read(kind, "/event"),
};
async function read(kind: Kind, path: string): Promise<string> {
  const { status, text } = await call(kind, "GET", path);
  expect(status).toBe(200);
  // The question stands in the reply of a search.
  const { search: _, ...reply } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(reply);
}

test.each(Object.keys(ROADS).flatMap((road) => KINDS.map((kind) => [road, kind] as const)))(
  "no list shows it, to nobody: %s, %s (F54)",
  async (road, kind) => {
    const text = await ROADS[road]?.(kind);
    for (const trace of [TITLE, lot.url, CITY, `"_id":"${lot.id}","id"`])
      expect(text).not.toContain(trace);
  },
);

describe("what is counted", () => {
  test("is the same with it and without it, for everybody (F54)", async () => {
    const before = (await ask(listings.counts)).body.data;
    const category = async () =>
      (await ask(listings.categories)).body.data.find(({ _id }) => _id === String(categoryId));
    const one = await category();
    await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    market.deps.caches.invalidate("lots");
    expect((await ask(listings.counts)).body.data).toEqual(before);
    expect(await category()).toEqual(one);
    const { body } = await ask(listings.shop, { query: { rows: 1 } });
    expect(body).toMatchObject({ total: 1, totalpage: 1 });
  });

  test("by the office has it (F54)", async () => {
    const live = async () => (await ask(office.overview, { token: admin.token })).body.data.live;
    const before = await live();
    await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    expect(await live()).toBe(before + 1);
    const { body } = await ask(listings.adminLots, {
      token: admin.token,
      query: { status: "live", q: "Zirconium" },
    });
    expect(body.data.map(({ _id }) => _id)).toEqual([String(lot.id)]);
  });
});

test("an alert of a search that fits tells nobody (F54)", async () => {
  await ask(savedSearches.saveSearch, {
    token: other.token,
    body: { name: "All", query: { q: "zirconium" }, channels: ["app"] } as never,
  });
  await inviteOnlyLot(market, {
    ...{ seller, admin, categoryId, pans: [invited.pan] },
    draft: { title: "Zirconium second heap" },
  });
  expect(await db.selectFrom("waiting_alerts").selectAll().execute()).toEqual([]);
});

test("its price is in no stream of prices, asked for by whomever (F54)", async () => {
  for (const kind of KINDS) {
    const token = callers[kind]?.token;
    const stop = new AbortController();
    const reply = await fetch(`${base}/api/auction/prices?ids=${lot.id},${open.id}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal: stop.signal,
    });
    const reader = reply.body?.getReader();
    let text = "";
    while (!text.includes("event: price")) {
      const { value } = (await reader?.read()) ?? {};
      text += Buffer.from(value ?? []).toString();
    }
    stop.abort();
    expect([kind, text.includes(`"${lot.id}"`)]).toEqual([kind, false]);
    expect(text).toContain(`"${open.id}"`);
  }
});

test("who may see it watches it, finds it in the list of watched lots, and caps it (F54)", async () => {
  const { token } = invited;
  expect((await ask(watchlist.watch, { token, params: { product_id: lot.id } })).status).toBe(200);
  const watched = await ask(watchlist.watched, { token, query: {} });
  expect(watched.body.data.map(({ _id }) => _id)).toContain(String(lot.id));
  const all = { body: { product_ids: [lot.id, open.id] } };
  expect((await ask(watchlist.watchAll, { token: other.token, ...all })).body.data).toEqual([
    String(open.id),
  ]);
  const cap = (by: SignedIn, ids: number[]) =>
    ask(leadCaps.setLeadCap, {
      token: by.token,
      body: { kind: "lots", most: 1, product_ids: ids },
    });
  expect((await cap(invited, [lot.id, open.id])).status).toBe(200);
  const [hidden, missing] = [
    await cap(other, [lot.id, open.id]),
    await cap(other, [MISSING, open.id]),
  ];
  expect(hidden.body).toEqual(missing.body);
});

describe("whom a lot is shown to", () => {
  test("A is invited: sees it, bids, and finds it under Invited; B once B is invited (F54, F55)", async () => {
    const own = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    const bid = (by: SignedIn, amount: number) =>
      ask(auctions.placeBid, { token: by.token, body: { product_id: own.id, amount } });
    const listed = async (by: SignedIn) =>
      (await ask(audience.invitedLots, { token: by.token, query: {} })).body.data.map(
        ({ _id }) => _id,
      );
    expect((await bid(invited, 2000)).status).toBe(200);
    expect(await listed(invited)).toContain(String(own.id));
    expect(await bid(other, 3000)).toMatchObject({ status: 404, body: { code: "lot_not_found" } });
    expect(await listed(other)).toEqual([]);
    const { body } = await ask(audience.invite, {
      token: seller.token,
      params: { id: own.id },
      body: { companies: [{ pan: other.pan, name: "B" }] },
    });
    expect(body.data.map(({ pan }) => pan).sort()).toEqual([invited.pan, other.pan].sort());
    expect((await bid(other, 3000)).status).toBe(200);
    expect(await listed(other)).toEqual([String(own.id)]);
    const details = await ask(auctions.details, {
      token: other.token,
      params: { idname: own.url },
    });
    expect(details.body.data).toMatchObject({ invited_only: true, heightest: 3000 });
  });

  test("an invitation is taken back until somebody has bid, and their lot is gone with it (F56)", async () => {
    const own = await inviteOnlyLot(market, {
      ...{ seller, admin, categoryId, pans: [invited.pan, other.pan] },
    });
    const takeBack = (pan: string) =>
      ask(audience.uninvite, { token: seller.token, params: { id: own.id, pan } });
    const watching = { token: other.token, params: { product_id: own.id } };
    expect((await ask(watchlist.watch, watching)).status).toBe(200);
    expect((await takeBack(other.pan)).body.data.map(({ pan }) => pan)).toEqual([invited.pan]);
    expect((await takeBack(other.pan)).status).toBe(404);
    const { body } = await ask(watchlist.watched, { token: other.token, query: {} });
    expect(body.data.map(({ _id }) => _id)).not.toContain(String(own.id));
    expect((await ask(watchlist.watch, watching)).status).toBe(404);
    await ask(auctions.placeBid, {
      token: invited.token,
      body: { product_id: own.id, amount: 2000 },
    });
    expect(await takeBack(invited.pan)).toMatchObject({
      status: 409,
      body: { code: "bids_exist" },
    });
  });

  test("before its approval it is its seller's and the office's, after its end nobody is invited (F54)", async () => {
    const own = await inviteOnlyLot(market, {
      ...{ seller, admin, categoryId, pans: [invited.pan], approved: false },
    });
    const see = async (by: SignedIn) =>
      (await ask(auctions.details, { token: by.token, params: { idname: String(own.id) } })).status;
    expect([await see(invited), await see(seller), await see(admin)]).toEqual([404, 200, 200]);
    const listed = await ask(audience.invitedLots, { token: invited.token, query: {} });
    expect(listed.body.data.map(({ _id }) => _id)).not.toContain(String(own.id));
    const past = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    await db
      .updateTable("auctions")
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where("lot_id", "=", past.id)
      .execute();
    const more = { companies: [{ pan: other.pan, name: "B" }] };
    const late = { token: seller.token, params: { id: past.id }, body: more };
    expect((await ask(audience.invite, late)).body.code).toBe("lot_ended");
    const onOpen = { token: seller.token, params: { id: open.id }, body: more };
    expect((await ask(audience.invite, onOpen)).body.code).toBe("not_invite_only");
  });

  test("it is in no event (F54)", async () => {
    const own = await inviteOnlyLot(market, {
      ...{ seller, admin, categoryId, pans: [invited.pan], approved: false },
    });
    const body = {
      ...{ title: "Sale", start_at: new Date(Date.now() + 7_200_000).toISOString() },
      ...{ first_end_at: new Date(Date.now() + 14_400_000).toISOString() },
      product_ids: [own.id],
    };
    const asked = (by: SignedIn) => ask(events.create, { token: by.token, body });
    expect((await asked(seller)).body.code).toBe("lot_not_for_events");
    expect((await asked(otherSeller)).body.code).toBe("lot_not_found");
  });

  test("listed again, it is for the same companies (F54)", async () => {
    const own = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    await ask(auctions.withdraw, {
      token: admin.token,
      params: { id: own.id },
      body: { reason: "Rain" },
    });
    const again = await ask(listings.relistLot, { token: seller.token, params: { id: own.id } });
    expect(again.body.data).toMatchObject({ invited_only: true });
    const { body } = await ask(audience.invitations, {
      token: seller.token,
      params: { id: again.body.data._id },
    });
    expect(body.data.map(({ pan }) => pan)).toEqual([invited.pan]);
  });

  test("another company's list makes no lot (F57)", async () => {
    const list = await ask(audience.addList, {
      token: otherSeller.token,
      body: { name: "Theirs", companies: [{ pan: invited.pan, name: "A" }] },
    });
    const draft = aDraft(categoryId);
    const { status, body } = await ask(listings.createLots, {
      token: seller.token,
      body: { products: [{ ...draft, invite_list_id: list.body.data._id }] },
    });
    expect([status, body.errors[0]?.path]).toEqual([404, "products.0.invite_list_id"]);
    const { n } = await db
      .selectFrom("lots")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where("title", "=", draft.title)
      .executeTakeFirstOrThrow();
    expect(n).toBe(0);
  });

  test("who is invited is notified once, when the lot is approved or they are invited (F55)", async () => {
    const notices = async (by: SignedIn) =>
      (await ask(office.notifications, { token: by.token, query: {} })).body.data.filter(
        ({ title }) => title === "You are invited to a lot",
      ).length;
    const [first, second] = [await aKnownBuyer(market), await aKnownBuyer(market)];
    const own = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [first.pan] });
    expect([await notices(first), await notices(second)]).toEqual([1, 0]);
    for (const pan of [second.pan, second.pan])
      await ask(audience.invite, {
        token: seller.token,
        params: { id: own.id },
        body: { companies: [{ pan, name: "B" }] },
      });
    expect([await notices(first), await notices(second)]).toEqual([1, 1]);
  });

  test("who is invited anew after an invitation was taken back is not notified anew (F55, F56)", async () => {
    const company = await aKnownBuyer(market);
    const own = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
    const { token } = seller;
    for (let round = 0; round < 3; round++) {
      const body = { companies: [{ pan: company.pan, name: "B" }] };
      expect((await ask(audience.invite, { token, params: { id: own.id }, body })).status).toBe(
        200,
      );
      await ask(audience.uninvite, { token, params: { id: own.id, pan: company.pan } });
    }
    const told = await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", company.id)
      .execute();
    expect(told).toEqual([{ code: "invited_to_lot" }]);
  });
});

describe("a key of a bid", () => {
  test("that was used elsewhere tells nothing of a hidden lot (F54)", async () => {
    const key = { "idempotency-key": "guess-1" };
    const bid = (id: number) =>
      ask(auctions.placeBid, {
        token: other.token,
        body: { product_id: id, amount: 700 },
        headers: key,
      });
    expect((await bid(open.id)).status).toBe(200);
    const [hidden, missing] = [await bid(lot.id), await bid(MISSING)];
    expect(hidden.body).toEqual(missing.body);
    const fresh = { "idempotency-key": "guess-2" };
    const again = (id: number) =>
      ask(auctions.placeBid, {
        token: other.token,
        body: { product_id: id, amount: 800 },
        headers: fresh,
      });
    expect((await again(lot.id)).status).toBe(404);
    expect((await again(open.id)).status).toBe(200);
  });
});

describe("the lists' row of a hidden lot", () => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] }));
  });
  const rowIn = (table: "hidden_lots" | "listed_lots") =>
    db.selectFrom(table).select(["price", "closed_at"]).where("lot_id", "=", id).executeTakeFirst();

  test("stands apart, and follows its price and its end (F54)", async () => {
    expect(await rowIn("listed_lots")).toBeUndefined();
    expect(await rowIn("hidden_lots")).toMatchObject({ price: 100_000 });
    await ask(auctions.placeBid, {
      token: invited.token,
      body: { product_id: id, amount: 2500 },
    });
    await followAuctions(db, [id]);
    expect(await rowIn("hidden_lots")).toMatchObject({ price: 250_000 });
    expect(await rowIn("listed_lots")).toBeUndefined();
  });

  test("goes with its approval (F54)", async () => {
    await db.updateTable("lots").set({ approval: "pending" }).where("id", "=", id).execute();
    expect(await rowIn("hidden_lots")).toBeUndefined();
  });
});

test("the price board knows no sale of it (F54)", async () => {
  const before = (await ask(priceBoard.board, { query: { material: "copper" } })).body.data;
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "sold" })
    .where("lot_id", "=", lot.id)
    .execute();
  market.deps.caches.invalidate("lots");
  expect((await ask(priceBoard.board, { query: { material: "copper" } })).body.data).toEqual(
    before,
  );
});
