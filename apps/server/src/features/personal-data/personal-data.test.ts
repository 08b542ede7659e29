import { accounts, auctions, content, office, personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, aMobile, anAward, aPan, completeSale, PASSWORD } from "../../../test/builders.ts";
import { deleteExpiredData } from "./retention/delete-expired-data.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();
const moderator = await market.anAdmin("moderator");

const askErasure = (member: SignedIn) =>
  ask(personalData.askErasure, { token: member.token, body: { note: "I have moved abroad" } });
const waiting = async (member: SignedIn) => {
  const { body } = await ask(personalData.erasures, { token: admin.token, query: { rows: "100" } });
  return body.data.find(({ account }) => account._id === String(member.id));
};
const decide = async (member: SignedIn, decision: "erase" | "refuse", reason?: string) =>
  ask(personalData.decideErasure, {
    token: moderator.token,
    params: { id: (await waiting(member))?._id ?? "0" },
    body: { decision, reason: reason ?? null },
  });
const textOf = async (table: string, id: number, column = "user_id") =>
  JSON.stringify(
    await db
      .selectFrom(table as "users")
      .selectAll()
      .where(column as "id", "=", id)
      .execute(),
  );

test("a member's export tells all that is held on them, with their documents, and no secret (W20)", async () => {
  const pan = aPan();
  const buyer = await market.aBuyer({ documents: { pancard: { number: pan } } });
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
  const body = { product_id: String(lot.id), amount: 1100 };
  await ask(auctions.placeBid, { token: buyer.token, body });
  await db
    .insertInto("documents")
    .values({ file: "my-pan.pdf", user_id: buyer.id, media_type: "application/pdf" })
    .execute();
  const { status, body: reply } = await ask(personalData.exportOwn, { token: buyer.token });
  expect(status).toBe(200);
  const { held, documents } = reply.data;
  expect(held.users).toEqual([
    expect.objectContaining({ name: buyer.name, mobile: buyer.mobile, pan_number: pan }),
  ]);
  expect(held.bid_orders).toEqual([expect.objectContaining({ lot_id: lot.id })]);
  expect(Object.keys(held)).toEqual(
    expect.arrayContaining(["sessions", "sign_ins", "companies", "company_users", "otp_codes"]),
  );
  expect(documents).toEqual([
    { file: "my-pan.pdf", media_type: "application/pdf", path: "/user/document/my-pan.pdf" },
  ]);
  expect(JSON.stringify(held)).not.toMatch(/hash|token|secret/);
});

test("an export never has another person's data (W20)", async () => {
  const [one, other] = [await market.aBuyer({ name: "One" }), await market.aSeller()];
  const { body } = await ask(personalData.exportOwn, { token: one.token });
  const text = JSON.stringify(body.data);
  expect(text).not.toContain(other.mobile);
  expect(text).not.toContain(other.email);
});

test("who is erased cannot sign in, is named nowhere, and their phone may register anew (W20)", async () => {
  const pan = aPan();
  const buyer = await market.aBuyer({ name: "Zubeida Q", documents: { pancard: { number: pan } } });
  expect((await askErasure(buyer)).body.data).toMatchObject({
    request: { status: "waiting" },
    blocking: [],
    stays: ["sign_ins", "audit"],
  });
  expect((await askErasure(buyer)).status).toBe(409);
  const request = await waiting(buyer);
  const days = Date.parse(request?.due_at ?? "") - Date.parse(request?.asked_at ?? "");
  expect(days / DAY_MS).toBe(30);
  expect((await decide(buyer, "erase")).body.data).toMatchObject({
    status: "done",
    account: { name: "Erased member" },
  });

  expect((await ask(accounts.readProfile, { token: buyer.token })).status).toBe(401);
  const left = await Promise.all([
    textOf("users", buyer.id, "id"),
    textOf("notifications", buyer.id),
    textOf("sessions", buyer.id),
    db.selectFrom("messages").selectAll().execute().then(JSON.stringify),
  ]);
  expect(left.join()).not.toMatch(new RegExp(`Zubeida|${buyer.mobile}|${pan}`));
  const companies = await db.selectFrom("companies").selectAll().where("pan", "=", pan).execute();
  expect(companies).toEqual([]);
  const again = await market.aBuyer({
    contact: { mobile: buyer.mobile },
    documents: { pancard: { number: pan } },
  });
  expect(again.id).not.toBe(buyer.id);
  const twice = await ask(personalData.decideErasure, {
    token: moderator.token,
    params: { id: request?._id ?? "" },
    body: { decision: "erase" },
  });
  expect([twice.status, twice.body]).toEqual([
    409,
    expect.objectContaining({ code: "erasure_decided" }),
  ]);
});

test("what law keeps stays: bids, orders and the ledger's chain, under no name (W20)", async () => {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer({ name: "Won Once" })];
  const lot = await aLot(db, { sellerId: seller.id });
  const body = { product_id: String(lot.id), amount: 1100 };
  await ask(auctions.placeBid, { token: buyer.token, body });
  await askErasure(buyer);
  const leading = await decide(buyer, "erase");
  expect([leading.status, leading.body]).toEqual([
    409,
    expect.objectContaining({ code: "erasure_blocked" }),
  ]);
  expect((await waiting(buyer))?.blocking).toEqual([{ what: "leading_bids", count: 1 }]);

  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "sold" })
    .where("lot_id", "=", lot.id)
    .execute();
  await anAward(db, { lotId: lot.id, bidderId: buyer.id });
  expect((await waiting(buyer))?.blocking).toEqual([{ what: "unsettled_orders", count: 1 }]);
  await completeSale(db, lot.id);
  expect((await waiting(buyer))?.stays).toEqual(
    expect.arrayContaining(["trade", "ledger", "company"]),
  );
  const before = await textOf("ledger_entries", lot.id, "lot_id");
  expect((await decide(buyer, "erase")).status).toBe(200);
  expect(await textOf("ledger_entries", lot.id, "lot_id")).toBe(before);
  const order = await db
    .selectFrom("bid_orders")
    .innerJoin("users", "users.id", "bidder_id")
    .select(["users.name", "users.mobile"])
    .where("lot_id", "=", lot.id)
    .executeTakeFirst();
  expect(order).toEqual({ name: "Erased member", mobile: null });
});

test("a seller with open lots is refused with the reason, which reaches them (W20)", async () => {
  const seller = await market.aSeller();
  await aLot(db, { sellerId: seller.id });
  await askErasure(seller);
  expect((await decide(seller, "erase")).status).toBe(409);
  expect((await decide(seller, "refuse")).status).toBe(400);
  expect((await decide(seller, "refuse", "A lot of yours is still open")).status).toBe(200);
  const { body } = await ask(personalData.readErasure, { token: seller.token });
  expect(body.data.request).toMatchObject({
    status: "refused",
    reason: "A lot of yours is still open",
  });
  expect(await textOf("notifications", seller.id)).toContain("A lot of yours is still open");
  // Asked again, and taken back.
  expect((await askErasure(seller)).status).toBe(200);
  const back = await ask(personalData.withdrawErasure, { token: seller.token });
  expect(back.body.data.request?.status).toBe("withdrawn");
  expect((await ask(personalData.withdrawErasure, { token: seller.token })).status).toBe(404);
});

test("an erased seller's login is impossible, and the audit names no one (W20)", async () => {
  const seller = await market.aSeller({ name: "Gopal Gone" });
  const body = { is_active: false, reason: "Asked for it" };
  await ask(office.reviewSeller, {
    token: admin.token,
    params: { id: String(seller.id) },
    body,
  });
  await ask(office.reviewSeller, {
    token: admin.token,
    params: { id: String(seller.id) },
    body: { is_active: true },
  });
  const signedIn = await ask(accounts.login, {
    body: { email: seller.email, password: PASSWORD },
  });
  await askErasure({ ...seller, token: String(signedIn.body.data) });
  expect((await decide(seller, "erase")).status).toBe(200);
  const again = await ask(accounts.login, { body: { email: seller.email, password: PASSWORD } });
  expect(again.status).toBe(401);
  const audit = await ask(office.audit, { token: admin.token, query: { rows: "100" } });
  expect(JSON.stringify(audit.body.data)).not.toContain("Gopal");
  expect(JSON.stringify(audit.body.data)).toContain(`Erased member (${seller.id})`);
});

test("a registration agrees to the texts as they stand; a new version asks at the next login and holds up no bid (W20)", async () => {
  const policy = { title: "Privacy", url: "privacy", description: "<p>One</p>" };
  const added = await ask(content.officePolicies.add, {
    token: admin.token,
    body: { ...policy, needs_consent: true },
  });
  const mobile = aMobile();
  const buyer = await market.aBuyer({ contact: { mobile } });
  const read = async (token: string) => (await ask(personalData.consents, { token })).body.data;
  expect(await read(buyer.token)).toMatchObject({
    agreed: [{ url: "privacy", version: 1, given_at: "registration" }],
    asked: [],
  });
  await ask(content.officePolicies.change, {
    token: admin.token,
    params: { id: added.body.data._id },
    body: { ...policy, description: "<p>Two</p>" },
  });
  // The session that is open is left alone, and bids.
  expect((await read(buyer.token)).asked).toEqual([]);
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
  const token = await market.proveMobile(mobile);
  const { asked } = await read(token);
  expect(asked).toMatchObject([{ url: "privacy", version: 2 }]);
  const bid = { product_id: String(lot.id), amount: 1100 };
  expect((await ask(auctions.placeBid, { token, body: bid })).status).toBe(200);
  const agree = (versions: string[]) => ask(personalData.agree, { token, body: { versions } });
  expect((await agree(["999999"])).status).toBe(404);
  expect((await agree(asked.map(({ _id }) => _id))).status).toBe(200);
  expect(await read(token)).toMatchObject({
    agreed: [
      { version: 2, given_at: "sign-in" },
      { version: 1, given_at: "registration" },
    ],
    asked: [],
  });
});

test("what is older than the retention table says is removed, and a row that cannot be is passed over (W20)", async () => {
  const buyer = await market.aBuyer();
  const start = Date.now();
  const days = (n: number) => new Date(start + n * DAY_MS);
  const message = { channel: "mail", recipient: "x@example.org", subject: "", body: "" };
  await db
    .insertInto("messages")
    .values([
      { ...message, status: "sent", created_at: days(-370), subject: "old" },
      { ...message, status: "sent", created_at: days(-360), subject: "young" },
      { ...message, status: "waiting", created_at: days(-370), subject: "not sent yet" },
    ])
    .execute();
  const stuck = await db
    .insertInto("contact_queries")
    .values(
      ["held", "goes"].map((name, i) => ({
        name,
        email: "x@example.org",
        mobile: "9800000000",
        message: "",
        created_at: days(-1100 - i),
      })),
    )
    .returning("id")
    .execute();

  await sql`create table holds (id bigint references contact_queries)`.execute(db);
  await sql`insert into holds values (${stuck[0]?.id})`.execute(db);
  const messages = async () =>
    (
      await db
        .selectFrom("messages")
        .select("subject")
        .where("recipient", "=", "x@example.org")
        .orderBy("id")
        .execute()
    ).map(({ subject }) => subject);
  try {
    await deleteExpiredData(market.deps);
    expect(await messages()).toEqual(["young", "not sent yet"]);
    const queries = await db.selectFrom("contact_queries").select("name").execute();
    expect(queries).toEqual([{ name: "held" }]);
    expect(market.logged.some((line) => line.includes("could not be removed"))).toBe(true);
    await market.setTime(days(10));
    await deleteExpiredData(market.deps);
    expect(await messages()).toEqual(["not sent yet"]);
    expect(await textOf("sign_ins", buyer.id)).not.toBe("[]");
    await market.setTime(days(366));
    await deleteExpiredData(market.deps);
    expect(await textOf("sign_ins", buyer.id)).toBe("[]");
  } finally {
    await market.setTime(null);
  }
});
