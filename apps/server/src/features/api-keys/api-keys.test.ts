import { createHash } from "node:crypto";
import {
  apiKeys,
  auctions,
  type BodyIn,
  companies,
  listings,
  office,
  wallet,
  watchlist,
} from "@rebale/contract";
import { addDays, indiaDay, indiaTime } from "@rebale/contract/values/calendar";
import { expect, onTestFinished, test } from "vitest";
import { createMarket, createMarketOn, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aCategory, aDraft, aLot } from "../../../test/builders.ts";
import { closeDueAuctions } from "../auctions/index.ts";
import { remindOfKeys } from "./remind-of-keys.ts";

const market = await createMarket();
const { ask, db, app, deps } = market;
const [seller, admin] = [await market.aSeller(), await market.anAdmin()];

type Asked = Partial<BodyIn<typeof apiKeys.make>>;
const make = (by: SignedIn, more: Asked = {}, on = market) =>
  on.ask(apiKeys.make, { token: by.token, body: { name: "ERP", scopes: ["read"], ...more } });
const keyFor = async (by: SignedIn, more: Asked = {}) => (await make(by, more)).body.data;
const own = (token: string, more: object = {}) => ask(apiKeys.own, { token, ...more });
const changeSeat = async (id: number, change: object) => {
  await db.updateTable("company_users").set(change).where("user_id", "=", id).execute();
  deps.bus.publish("session", { userId: id });
};

test("a key is shown once, stored as its hash, within its bounds, and says who it is (O52)", async () => {
  const asha = await market.aBuyer({ name: "Asha" });
  const { status, body } = await make(asha, { name: " ERP ", scopes: ["awards", "awards"] });
  expect(status).toBe(200);
  const { key, _id } = body.data;
  expect(key).toMatch(/^rbk_[\w-]{43}$/);
  expect(body.data).toMatchObject({ name: "ERP", side: "buyer", last4: key.slice(-4) });
  expect(body.data.scopes).toEqual(["read", "awards"]);
  const row = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("id", "=", Number(_id))
    .executeTakeFirstOrThrow();
  expect(row.key_hash.equals(createHash("sha256").update(key).digest())).toBe(true);
  expect(JSON.stringify(row)).not.toContain(key);
  expect(JSON.stringify((await ask(apiKeys.list, { token: asha.token })).body)).not.toContain(key);
  const whole = (await own(key)).body.data;
  expect(whole).toMatchObject({ name: "ERP", side: "buyer", bid_limit: null, demo: true });
  expect(whole.company).not.toBe("");
  for (const token of [asha.token, undefined])
    expect((await ask(apiKeys.own, { token })).status).toBe(401);

  const today = indiaDay(new Date());
  for (const [more, path] of [
    [{ expires_on: addDays(today, 367) }, "expires_on"],
    [{ expires_on: addDays(today, -1) }, "expires_on"],
    [{ scopes: ["bid"] }, "bid_limit"],
    [{ scopes: ["money"] as never }, "scopes.0"],
    [{ addresses: ["here"] }, "addresses.0"],
    [{ name: " " }, "name"],
  ] as [Asked, string][]) {
    const refused = await make(asha, more);
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, path]);
  }
  expect((await make(asha, { expires_on: addDays(today, 366) })).status).toBe(200);
  for (let made = 2; made < 20; made++) expect((await make(asha)).status).toBe(200);
  expect((await make(asha)).body.code).toBe("too_many_keys");
  await ask(apiKeys.end, { token: asha.token, params: { id: _id } });
  expect((await make(asha)).status).toBe(200);
});

test("an owner alone makes a key, a moment after a proof; all owners are told (O52)", async () => {
  const [asha, manager] = [await market.aBuyer(), await market.aBuyer()];
  const company_id = await companyOf(market, asha);
  await changeSeat(manager.id, { company_id, role: "manager" });
  expect((await make(manager)).body.code).toBe("owner_needed");
  await db
    .updateTable("sessions")
    .set({ created_at: new Date(Date.now() - 3_600_000), code_at: null })
    .where("user_id", "=", asha.id)
    .execute();
  deps.bus.publish("session", { userId: asha.id });
  expect((await make(asha)).body.code).toBe("proof_needed");
  await market.proveAgain(asha);
  expect((await make(asha)).status).toBe(200);
  const told = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", asha.id)
    .execute();
  expect(told.map(({ code }) => code)).toContain("key_made");
});

test("a week before its end the owners are told, once (O52)", async () => {
  const asha = await market.aBuyer();
  await keyFor(asha, { expires_on: addDays(indiaDay(new Date()), 6) });
  for (let i = 0; i < 2; i++) await remindOfKeys(deps);
  const told = await db
    .selectFrom("notifications")
    .select("code")
    .where("user_id", "=", asha.id)
    .where("code", "=", "key_soon")
    .execute();
  expect(told).toHaveLength(1);
});

test("each scope opens what is its own, and none the money, people, keys or the office (O53)", async () => {
  const asha = await market.aBuyer();
  const all = ["read", "list", "bid", "awards", "papers"] as const;
  const [reads, whole] = [
    (await keyFor(asha)).key,
    (await keyFor(asha, { scopes: [...all], bid_limit: 5000 })).key,
  ];
  expect((await ask(wallet.wallet, { token: reads })).status).toBe(200);
  const refused = await app.inject({
    ...{ method: "POST", url: "/api/award/1/pay", payload: {} },
    headers: { authorization: `Bearer ${reads}` },
  });
  expect(refused.json()).toMatchObject({ code: "key_may_not", scope: "awards" });
  expect(refused.json().data).toEqual({ scope: "awards" });
  for (const [method, url] of [
    ["POST", "/wallet/move"],
    ["POST", "/wallet/withdrawals"],
    ["GET", "/wallet/withdrawals"],
    ["GET", "/company/bank-accounts"],
    ["POST", "/company/users"],
    ["POST", "/company/sites"],
    ["GET", "/company/api-keys"],
    ["POST", "/company/api-keys"],
    ["POST", "/user/totp"],
    ["GET", "/user/profile"],
    ["GET", "/user/export"],
    ["POST", "/user/logout"],
    ["POST", "/product/1/sign"],
    ["GET", "/admin/audit"],
    ["POST", "/user/login"],
  ] as const) {
    const headers = { authorization: `Bearer ${whole}` };
    const reply = await app.inject({ method, url: `/api${url}`, headers });
    expect([url, reply.statusCode, reply.json().scope]).toEqual([url, 403, null]);
    expect(reply.json().code).toBe("key_may_not");
  }
  const company = (await ask(companies.readCompany, { token: whole })).body.data;
  expect(company).toMatchObject({ users: [], invitations: [], papers: [] });
  expect(
    (await app.inject("/api/openapi.json")).json().paths["/award/{id}/pay"].post,
  ).toMatchObject({ "x-key-scope": "awards" });
});

test("a key counts in the header alone: neither in the address, nor in a cookie, nor across sites (O53)", async () => {
  const { key } = await keyFor(await market.aBuyer());
  const at = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  for (const name of ["key", "token", "api_key", "access_token"])
    expect((await at(`/api/wallet?${name}=${key}`)).statusCode).toBe(401);
  expect((await at("/api/wallet", { cookie: `key=${key}; session=${key}` })).statusCode).toBe(401);
  const origin = "https://evil.example";
  const across = await at("/api/wallet", { authorization: `Bearer ${key}`, origin });
  expect(across.headers["access-control-allow-origin"]).toBeUndefined();
  expect(market.logged.join()).not.toContain(key);
});

test("what is no key that acts is 401, also where everybody may read, on each node at once (O54)", async () => {
  const asha = await market.aBuyer();
  const other = await createMarketOn(market.url);
  market.deps.bus.on("key", (ended) => other.deps.bus.publish("key", ended));
  const { key, _id } = await keyFor(asha);
  const shop = (token: string, on = market) => on.ask(listings.shop, { token });
  for (const on of [market, other]) expect((await shop(key, on)).status).toBe(200);
  for (const unknown of [`rbk_${"a".repeat(43)}`, "rbk_short", `${key}x`, key.slice(0, -1)])
    expect((await shop(unknown)).body.code).toBe("key_invalid");
  expect((await ask(apiKeys.end, { token: asha.token, params: { id: _id } })).status).toBe(200);
  for (const on of [market, other]) {
    expect((await shop(key, on)).body.code).toBe("key_invalid");
    expect((await on.ask(wallet.wallet, { token: key })).status).toBe(401);
  }
  expect((await ask(apiKeys.end, { token: asha.token, params: { id: _id } })).status).toBe(404);
  const { key: lapsing, _id: id } = await keyFor(asha);
  const expires_at = new Date(Date.now() - 1000);
  await db.updateTable("api_keys").set({ expires_at }).where("id", "=", Number(id)).execute();
  expect((await own(lapsing)).body.code).toBe("key_invalid");
});

test("a stream that a key opened ends with the key (O54)", async () => {
  const asha = await market.aBuyer();
  const { id } = await aLot(db, { sellerId: seller.id });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  for (const path of [`/auction/stream/${id}`, "/user/notifications/stream"]) {
    const { key, _id } = await keyFor(asha);
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const headers = { authorization: `Bearer ${key}` };
    const reply = await fetch(`${base}/api${path}`, { headers, signal: stop.signal });
    expect(reply.status).toBe(200);
    let hasEnded = false;
    const read = async () => {
      for await (const _ of reply.body ?? []);
      hasEnded = true;
    };
    void read();
    await new Promise((done) => setTimeout(done, 200));
    expect(hasEnded).toBe(false);
    await ask(apiKeys.end, { token: asha.token, params: { id: _id } });
    await expect.poll(() => hasEnded).toBe(true);
  }
});

test("a key follows its maker's role, and ends with their seat, also when they come back (O54)", async () => {
  const asha = await market.aBuyer();
  const { key } = await keyFor(asha, { scopes: ["bid"], bid_limit: 5000 });
  const { id: product_id } = await aLot(db, { sellerId: seller.id });
  const bid = () => ask(auctions.placeBid, { token: key, body: { product_id, amount: 1100 } });
  await changeSeat(asha.id, { role: "viewer" });
  expect((await bid()).body.code).toBe("role_may_not_bid");
  await changeSeat(asha.id, { role: "owner" });
  expect((await bid()).status).toBe(200);
  await changeSeat(asha.id, { status: "removed", role: null });
  expect((await own(key)).body.code).toBe("key_invalid");
  await changeSeat(asha.id, { status: "active", role: "owner", since: new Date() });
  expect((await own(key)).body.code).toBe("key_invalid");
  const bilal = await market.aBuyer();
  const { key: theirs } = await keyFor(bilal);
  await db.updateTable("users").set({ status: "refused" }).where("id", "=", bilal.id).execute();
  deps.bus.publish("session", { userId: bilal.id });
  expect((await own(theirs)).body.code).toBe("key_invalid");
});

test("a key may be kept to networks (O54)", async () => {
  const addresses = ["203.0.113.7/24", "2001:db8::/32"];
  const made = await keyFor(await market.aBuyer(), { addresses });
  expect(made.addresses).toEqual(["203.0.113.0/24", "2001:db8::/32"]);
  for (const [address, status] of [
    ["203.0.113.200", 200],
    ["::ffff:203.0.113.9", 200],
    ["2001:db8::1", 200],
    ["203.0.114.1", 403],
  ] as const)
    expect([address, (await own(made.key, { address })).status]).toEqual([address, status]);
  expect((await own(made.key, { address: "8.8.8.8" })).body.code).toBe("key_not_from_here");
});

test("calls from elsewhere use up a visitor's share of calls, and none of the key's (O54)", async () => {
  const { key } = await keyFor(await market.aBuyer(), { addresses: ["203.0.113.0/24"] });
  const shares = { RATE_MEMBER_PER_MINUTE: "3", RATE_VISITOR_PER_MINUTE: "5" };
  const tight = await createMarketOn(market.url, undefined, shares);
  const from = async (address: string) =>
    (await tight.ask(apiKeys.own, { token: key, address })).body.code;
  for (let i = 0; i < 5; i++) expect(await from("8.8.8.8")).toBe("key_not_from_here");
  expect(await from("8.8.8.8")).toBe("too_many_requests");
  for (let i = 0; i < 3; i++) expect(await from("203.0.113.7")).toBeUndefined();
  expect(await from("203.0.113.7")).toBe("too_many_requests");
});

test("a machine bids up to its limit, names the terms, and nothing unusual (O55)", async () => {
  const asha = await market.aBuyer();
  const { key } = await keyFor(asha, { scopes: ["bid"], bid_limit: 1500 });
  const bid = (product_id: number, amount: number, more: object = {}) =>
    ask(auctions.placeBid, { token: key, body: { product_id, amount, ...more } });
  const { id } = await aLot(db, { sellerId: seller.id });
  expect((await bid(id, 1600)).body.code).toBe("bid_limit_exceeded");
  const maximum = { token: key, params: { product_id: id }, body: { maximum: 1600 } };
  expect((await ask(auctions.setMaximum, maximum)).body.code).toBe("bid_limit_exceeded");
  expect((await bid(id, 1100)).status).toBe(200);
  const { key: rich } = await keyFor(asha, { scopes: ["bid"], bid_limit: 10_000_000 });
  const far = { product_id: id, amount: 900_000, confirm_unusual: true };
  const unusual = await ask(auctions.placeBid, { token: rich, body: far });
  expect([unusual.status, unusual.body.code]).toEqual([409, "confirm_unusual"]);
  await changeSeat(asha.id, { bid_limit: 120_000 });
  expect(
    (await ask(auctions.placeBid, { token: rich, body: { ...far, amount: 1300 } })).body.code,
  ).toBe("bid_limit_exceeded");
  await changeSeat(asha.id, { bid_limit: null });

  const on = await aLot(db, { sellerId: seller.id, approval: "pending" });
  const terms = { payment_days: 3, lifting_days: 7, deductions: [], documents: [] };
  const none = { inspection_days: null, inspection_contact: null, tolerance_percent: null };
  const others = { ground_rent_per_day: null, loading_by: null };
  const [from, to] = [-1, 1].map((h) => indiaTime(new Date(Date.now() + h * 3_600_000)));
  const approval = { is_approved: true, market_value: 100, start_at: from, end_at: to } as const;
  const approved = await ask(listings.reviewLot, {
    ...{ token: admin.token, params: { id: on.id } },
    body: { ...approval, terms: { ...none, ...others, ...terms } } as never,
  });
  expect(approved.status).toBe(200);
  const unnamed = await bid(on.id, 101);
  expect([unnamed.status, unnamed.body.errors[0]?.path]).toEqual([400, "terms_version"]);
  expect((await bid(on.id, 101, { terms_version: 9 })).body.code).toBe("terms_changed");
});

test("a machine accepts no offer above its limit (O55)", async () => {
  onTestFinished(() => market.setTime(null));
  const asha = await market.aBuyer();
  const { key } = await keyFor(asha, { scopes: ["bid"], bid_limit: 1500 });
  const hour = (n: number) => new Date(Date.now() + n * 3_600_000);
  const { id } = await aLot(db, { sellerId: seller.id, reservePrice: 2000, endsAt: hour(1) });
  const bid = { token: key, body: { product_id: id, amount: 1100 } };
  expect((await ask(auctions.placeBid, bid)).status).toBe(200);
  const until = indiaTime(hour(14));
  await market.setTime(hour(1));
  await closeDueAuctions(deps);
  const params = { id: String(id) };
  const offered = { token: seller.token, params, body: { amount: 1900, until } };
  expect((await ask(auctions.counterOffer, offered)).status).toBe(200);
  const answer = (choice: "accepted" | "declined") =>
    ask(auctions.answerOffer, { token: key, params, body: { answer: choice } });
  expect((await answer("accepted")).body.code).toBe("bid_limit_exceeded");
  expect((await answer("declined")).status).toBe(200);
});

test("what a machine lists is its maker's; the audit names key and person, and the last use is kept (O56)", async () => {
  const asha = await market.aSeller({ name: "Asha" });
  const made = await keyFor(asha, { scopes: ["list"] });
  const before = new Date();
  const lot = aDraft(await aCategory(db));
  const reply = await ask(listings.createLots, {
    token: made.key,
    body: { products: [lot] } as never,
  });
  expect(reply.status).toBe(200);
  const rows = await db
    .selectFrom("lots")
    .select("seller_id")
    .where("title", "=", lot.title)
    .execute();
  expect(rows).toEqual([{ seller_id: asha.id }]);
  const { body } = await ask(office.audit, { token: admin.token, query: { q: "POST /product" } });
  expect(body.data[0]).toMatchObject({ who: "ERP, key of Asha", action: "by key" });
  expect(body.data[0]?.subject).toContain("POST /product");
  const listed = async () => (await ask(apiKeys.list, { token: asha.token })).body.data[0];
  await expect.poll(async () => (await listed())?.last_used_at).not.toBeNull();
  const used = (await listed())?.last_used_at ?? "";
  expect(new Date(used).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000);
  await own(made.key);
  expect((await listed())?.last_used_at).toBe(used);
  const id = await companyOf(market, asha);
  const machines = await ask(apiKeys.machines, { token: admin.token, params: { id } });
  expect(machines.body.data.keys[0]).toMatchObject({ name: "ERP", made_by: "Asha" });
  expect(JSON.stringify(machines.body)).not.toContain(made.key);
  const params = { id, key: made._id };
  expect((await ask(apiKeys.endByOffice, { token: admin.token, params })).status).toBe(200);
  expect((await own(made.key)).status).toBe(401);
  const ended = await ask(office.audit, { token: admin.token, query: { action: "key ended" } });
  expect(ended.body.data[0]).toMatchObject({ who: "Office", company_id: String(id) });
});

test("a key reads and ends nothing of another company (O56)", async () => {
  const [asha, bilal] = [await market.aSeller(), await market.aSeller()];
  const [theirs, { key }] = [await keyFor(bilal), await keyFor(asha, { scopes: ["list"] })];
  const lot = await aLot(db, { sellerId: bilal.id, approval: "pending" });
  const edit = { token: key, params: { id: lot.id }, body: { title: "Mine now" } as never };
  expect((await ask(listings.editLot, edit)).status).toBeGreaterThanOrEqual(400);
  const end = { token: asha.token, params: { id: theirs._id } };
  expect((await ask(apiKeys.end, end)).status).toBe(404);
  expect((await own(theirs.key)).status).toBe(200);
});

test("an Idempotency-Key is the key's own, and so is its share of calls (O57)", async () => {
  const asha = await market.aBuyer();
  const scopes = { scopes: ["bid" as const], bid_limit: 50_000 };
  const [one, other] = [(await keyFor(asha, scopes)).key, (await keyFor(asha, scopes)).key];
  const { id: product_id } = await aLot(db, { sellerId: seller.id });
  const headers = { "idempotency-key": "order-7" };
  const bid = (token: string, amount: number) =>
    ask(auctions.placeBid, { token, headers, body: { product_id, amount } });
  const first = await bid(one, 1100);
  expect(first.status).toBe(200);
  expect((await bid(one, 1100)).body.data).toEqual(first.body.data);
  expect((await bid(one, 1200)).body.code).toBe("idempotency_key_reused");
  expect((await bid(other, 1200)).status).toBe(200);
  expect((await bid(asha.token, 1300)).status).toBe(200);

  const tight = await createMarketOn(market.url, undefined, { RATE_MEMBER_PER_MINUTE: "5" });
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await tight.ask(apiKeys.own, { token: one })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await tight.ask(apiKeys.own, { token: other })).status).toBe(200);
  expect((await tight.ask(watchlist.watchedIds, { token: asha.token })).status).toBe(200);
});
