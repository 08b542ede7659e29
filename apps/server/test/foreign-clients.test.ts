import { accounts, auctions, content, listings, office } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "./app.ts";
import { aCategory, aLot } from "./builders.ts";

/** The expectations of a client written to section 7 of the specification alone. */

const market = await createMarket();
const { ask, db } = market;

const withHeader = (url: string, authorization: string) =>
  market.app.inject({ method: "GET", url, headers: { authorization } });

test.each(["Bearer null", "Bearer undefined", "Bearer ", "Bearer"])(
  "a client that stores no token and sends '%s' is a visitor (S6.5)",
  async (header) => {
    expect((await withHeader("/api/category", header)).statusCode).toBe(200);
    const members = await withHeader("/api/user/profile", header);
    expect(members.statusCode).toBe(401);
    expect(members.json()).toMatchObject({ is_success: 0, data: null });
  },
);

test("the scheme may be written in small letters (S6.5)", async () => {
  const { token } = await market.aBuyer();
  expect((await withHeader("/api/user/profile", `bearer ${token}`)).statusCode).toBe(200);
});

test("lists without rows are whole: live lots and a seller's own (S7.21, S7.28)", async () => {
  const seller = await market.aSeller();
  const categoryId = await aCategory(db);
  for (let i = 0; i < 30; i++) await aLot(db, { sellerId: seller.id, categoryId });
  const live = await ask(listings.live);
  expect(live.body.data).toHaveLength(30);
  const own = await ask(listings.myLots, { body: {}, token: seller.token });
  expect(own.body.data).toHaveLength(30);
  const bought = await market.aBuyer();
  for (const { _id } of live.body.data.slice(0, 12))
    await ask(auctions.placeBid, {
      body: { product_id: _id, amount: 2000 },
      token: bought.token,
    });
  const orders = await ask(auctions.myOrders, { token: bought.token });
  expect(orders.body.data, "S7.27").toHaveLength(12);
});

test("GET /blog carries each post's description (S3.2, S7.18)", async () => {
  const admin = await market.anAdmin();
  const post = {
    slug: "copper",
    title: "Copper",
    short_description: "Its price",
    description: "<p>What copper costs.</p>",
  };
  await ask(content.officeBlogs.add, { body: post, token: admin.token });
  const { body } = await ask(content.blogs);
  expect(body.data.at(-1)).toMatchObject({ slug: "copper", description: post.description });
});

test("lists stand in order of time, whatever their ids", async () => {
  const admin = await market.anAdmin();
  const seller = await market.aSeller();
  const ids: number[] = [];
  for (const days of [1, 3, 2]) {
    const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
    const created_at = new Date(Date.now() - days * DAY_MS);
    await db.updateTable("lots").set({ created_at }).where("id", "=", id).execute();
    ids.push(id);
    await db
      .insertInto("notifications")
      .values({
        audience: "one",
        user_id: seller.id,
        title: `${days} days`,
        description: "News",
        created_at,
      })
      .execute();
  }
  const [one, three, two] = ids.map(String);
  const { token } = admin;
  const pending = await ask(listings.adminLots, { query: { status: "pending" }, token });
  expect(pending.body.data.map((l) => l._id)).toEqual([three, two, one]);
  const own = await ask(listings.myLots, { body: {}, token: seller.token });
  expect(own.body.data.map((l) => l._id)).toEqual([one, two, three]);
  const news = await ask(office.notifications, { token: seller.token });
  expect(news.body.data.map((n) => n.title)).toEqual(["1 days", "2 days", "3 days"]);
  await db
    .updateTable("users")
    .set({ created_at: new Date(Date.now() + 60_000) })
    .where("id", "=", seller.id)
    .execute();
  const users = await ask(office.users, { token });
  expect(users.body.data[0]?._id).toBe(String(seller.id));
});

test("refusals are worded in the language that a caller accepts, in English for who says none", async () => {
  const refused = async (accepted?: string) => {
    const reply = await market.app.inject({
      method: "POST",
      url: "/api/user/login",
      headers: accepted ? { "accept-language": accepted } : {},
      payload: { email: "nobody@firm.example", password: "" },
    });
    const { code, errors } = reply.json();
    return [code, errors[0].msg];
  };
  expect(await refused()).toEqual(["invalid_input", "Password is required."]);
  expect(await refused("en-GB,en;q=0.9")).toEqual(["invalid_input", "Password is required."]);
  expect(await refused("hi-IN,hi;q=0.9,en;q=0.5")).toEqual([
    "invalid_input",
    "पासवर्ड लिखना ज़रूरी है।",
  ]);
});

test("a member's language is kept with the account and told at sign-in", async () => {
  const mobile = "9812345670";
  const { token } = await market.aBuyer({ contact: { mobile } });
  await ask(accounts.setLanguage, { body: { language: "hi" }, token });
  const { data } = (await ask(accounts.enterMobile, { body: { mobile } })).body;
  const signed = await ask(accounts.verifyOtp, { body: { mobile, otp: data.demo_otp ?? "" } });
  expect(signed.body.data?.language).toBe("hi");
});
