import { accounts, auctions, companies, listings } from "@rebale/contract";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import {
  aCategory,
  aDraft,
  aLot,
  aMobile,
  aPan,
  aSellerForm,
  PASSWORD,
} from "../../../test/builders.ts";

const market = await createMarket();
const { db } = market;
const admin = await market.anAdmin();

const withPan = (number: string | null) => ({ documents: { pancard: { number } } });
const companyOf = async ({ token }: SignedIn) =>
  (await market.ask(companies.readCompany, { token })).body;
const bid = (lotId: number, by: SignedIn, amount = 2000) =>
  market.ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });
const offer = async (by: SignedIn) =>
  market.ask(listings.createLots, {
    body: { products: [aDraft(await aCategory(db))] },
    token: by.token,
  });
const details = async (lotId: number, by: SignedIn) =>
  (await market.ask(auctions.details, { params: { idname: String(lotId) }, token: by.token })).body
    .data;
const change = (by: SignedIn, id: number, body: object) =>
  market.ask(companies.changeCompanyUser, { params: { id }, body, token: by.token });
const remove = (by: SignedIn, id: number) =>
  market.ask(companies.removeCompanyUser, { params: { id }, token: by.token });
const aLotOfAnother = async () => aLot(db, { sellerId: (await market.aSeller()).id });
const noticesOf = async (userId: number) =>
  (await db.selectFrom("notifications").select("code").where("user_id", "=", userId).execute()).map(
    ({ code }) => code,
  );

/** As the office does that has seen the company's papers. */
const acceptPan = (pan: string) =>
  db
    .updateTable("companies")
    .set({ pan_accepted_at: new Date() })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("companies")
        .select((e) => e.fn.min("id").as("id"))
        .where("pan", "=", pan),
    )
    .execute();

/** An owner, and a second account that asks to join their company. */
async function anAskedCompany() {
  const pan = aPan();
  const owner = await market.aSeller(withPan(pan));
  const joiner = await market.aBuyer(withPan(pan));
  return { pan, owner, joiner };
}

describe("who has a company", () => {
  test("a registration makes a user and a company, whose owner they are; without PAN one without PAN (W1)", async () => {
    const pan = aPan();
    const seller = await market.aSeller(withPan(pan));
    expect(await companyOf(seller)).toMatchObject({
      membership: "active",
      joining: null,
      data: {
        name: "Ravi Metals",
        pan,
        status: "unverified",
        role: "owner",
        users: [{ is_you: true }],
      },
    });
    const buyer = await market.aBuyer();
    expect((await companyOf(buyer)).data).toMatchObject({ name: "Asha Buyer", pan: null });
    expect((await bid((await aLotOfAnother()).id, buyer)).status).toBe(200);
  });

  test("a second account with a known PAN asks to join: it may look, not bid, and is told why (W1)", async () => {
    const { pan, owner, joiner } = await anAskedCompany();
    expect(await companyOf(joiner)).toMatchObject({
      data: null,
      membership: "asked",
      joining: { name: "Ravi Metals" },
    });
    const lot = await aLotOfAnother();
    expect(await details(lot.id, joiner)).toMatchObject({
      can_bid: false,
      why_not: "company_waiting",
    });
    expect(await bid(lot.id, joiner)).toMatchObject({
      status: 403,
      body: { code: "company_waiting" },
    });
    expect(await noticesOf(owner.id)).toEqual(["join_asked"]);
    expect((await companyOf(owner)).data?.users).toMatchObject([
      { name: "Asha Buyer", status: "asked", role: null, mobile: null },
      { status: "active", role: "owner" },
    ]);
    await acceptPan(pan);
    expect((await companyOf(owner)).data?.users[0]?.mobile).toBe(joiner.mobile);
  });

  test("a second seller with a known PAN may not list lots until the owner agrees (W1)", async () => {
    const pan = aPan();
    const owner = await market.aBuyer(withPan(pan));
    const joiner = await market.aSeller(withPan(pan));
    expect(await offer(joiner)).toMatchObject({ status: 403, body: { code: "company_waiting" } });
    expect((await change(owner, joiner.id, { status: "active" })).status).toBe(200);
    expect((await offer(joiner)).status).toBe(200);
  });

  test("of twenty that register with one new PAN at once one owns the company, the others ask (W1)", async () => {
    const pan = aPan();
    await market.openConnections();
    const all = await Promise.all(Array.from({ length: 20 }, () => market.aBuyer(withPan(pan))));
    const states = await Promise.all(all.map(companyOf));
    expect(states.filter((s) => s.membership === "active")).toHaveLength(1);
    expect(states.filter((s) => s.membership === "asked")).toHaveLength(19);
  });
});

describe("the owner answers", () => {
  test("agreed, the joiner bids at once, and never on the company's own lots (W1)", async () => {
    const { owner, joiner } = await anAskedCompany();
    const own = await aLot(db, { sellerId: owner.id });
    const lot = await aLotOfAnother();
    expect((await bid(lot.id, joiner)).status).toBe(403);
    expect(await change(owner, joiner.id, { status: "active" })).toMatchObject({
      status: 200,
      body: { data: { status: "active", role: "manager" } },
    });
    expect(await noticesOf(joiner.id)).toEqual(["join_agreed"]);
    expect((await bid(lot.id, joiner)).status).toBe(200);
    await db.deleteFrom("account_papers").where("user_id", "=", joiner.id).execute();
    expect(await details(own.id, joiner)).toMatchObject({ can_bid: false, why_not: "own_lot" });
    expect(await bid(own.id, joiner)).toMatchObject({ status: 403, body: { code: "own_lot" } });
  });

  test("declined, the joiner may look, cannot ask that company again, and may name their own (W1)", async () => {
    const { pan, owner, joiner } = await anAskedCompany();
    await acceptPan(pan);
    expect((await remove(owner, joiner.id)).status).toBe(200);
    expect(await companyOf(joiner)).toMatchObject({ data: null, membership: "declined" });
    expect(await noticesOf(joiner.id)).toEqual(["join_declined"]);
    const lot = await aLotOfAnother();
    expect(await bid(lot.id, joiner)).toMatchObject({
      status: 403,
      body: { code: "company_needed" },
    });
    const name = (body: { name: string; pan: string | null }) =>
      market.ask(companies.nameCompany, { body, token: joiner.token });
    expect(await name({ name: "Ravi Metals", pan })).toMatchObject({
      status: 403,
      body: { code: "join_declined" },
    });
    const fresh = aPan();
    expect((await name({ name: "Asha Trading", pan: fresh })).status).toBe(200);
    expect((await companyOf(joiner)).data).toMatchObject({ name: "Asha Trading", pan: fresh });
    expect((await bid(lot.id, joiner)).status).toBe(200);
  });

  test("nobody else agrees: the joiner, a stranger, a manager are refused, and so is a wrong id (W1)", async () => {
    const { owner, joiner } = await anAskedCompany();
    const yes = { status: "active" };
    expect((await change(joiner, joiner.id, yes)).body).toMatchObject({ code: "company_waiting" });
    expect(await change(await market.aSeller(), joiner.id, yes)).toMatchObject({ status: 404 });
    expect((await remove(await market.aSeller(), joiner.id)).status).toBe(404);
    expect((await change(owner, 999_999_999, yes)).status).toBe(404);
    expect((await change(owner, joiner.id, { role: "viewer" })).body).toMatchObject({
      code: "join_unanswered",
    });
    await change(owner, joiner.id, yes);
    expect(await change(joiner, owner.id, { role: "viewer" })).toMatchObject({
      status: 403,
      body: { code: "owner_needed" },
    });
  });

  test("the office answers in the owner's place, once, and it is in the audit (W1)", async () => {
    const { owner, joiner } = await anAskedCompany();
    const answer = (answer: "agree" | "decline") =>
      market.ask(companies.answerJoinRequest, {
        params: { id: joiner.id },
        body: { answer, role: "bidder" },
        token: admin.token,
      });
    const { body } = await market.ask(companies.joinRequests, {
      query: { rows: 500 },
      token: admin.token,
    });
    expect(body.data.find((r) => r._id === String(joiner.id))).toMatchObject({
      company: { name: "Ravi Metals" },
      owner: { name: owner.name, status: "active" },
    });
    const answers = await Promise.all([answer("agree"), answer("decline"), answer("decline")]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    const entries = await db
      .selectFrom("audit")
      .select("action")
      .where("subject", "like", `%(${joiner.id}), company%`)
      .execute();
    expect(entries).toHaveLength(1);
  });
});

describe("roles", () => {
  test("a viewer looks, a bidder bids up to the limit, inclusive, and both are told beforehand (W2)", async () => {
    const { owner, joiner } = await anAskedCompany();
    await change(owner, joiner.id, { status: "active", role: "bidder", bid_limit: 3000 });
    const lot = await aLotOfAnother();
    expect((await bid(lot.id, joiner, 3000)).status).toBe(200);
    expect(await bid(lot.id, joiner, 3000.01)).toMatchObject({
      status: 403,
      body: { code: "bid_limit_exceeded", errors: [{ path: "amount" }] },
    });
    expect((await change(owner, joiner.id, { bid_limit: null })).status).toBe(200);
    expect((await bid(lot.id, joiner, 4000)).status).toBe(200);
    await change(owner, joiner.id, { role: "viewer" });
    expect(await bid(lot.id, joiner, 5000)).toMatchObject({
      status: 403,
      body: { code: "role_may_not_bid" },
    });
    expect((await details(lot.id, joiner)).why_not).toBe("role_may_not_bid");
    const { data } = await companyOf(joiner);
    expect(data?.users.find((u) => u._id === String(owner.id))).toMatchObject({
      mobile: null,
      email: null,
    });
  });

  test("removed, a user's sessions end at once (W2)", async () => {
    const { owner, joiner } = await anAskedCompany();
    await change(owner, joiner.id, { status: "active" });
    expect((await companyOf(joiner)).membership).toBe("active");
    await remove(owner, joiner.id);
    expect((await market.ask(companies.readCompany, { token: joiner.token })).status).toBe(401);
  });

  test("the last owner stays: neither removed nor made less, also when two go at once (W2)", async () => {
    const { owner, joiner } = await anAskedCompany();
    expect((await remove(owner, owner.id)).body).toMatchObject({ code: "last_owner" });
    expect((await change(owner, owner.id, { role: "viewer" })).body).toMatchObject({
      code: "last_owner",
    });
    await change(owner, joiner.id, { status: "active", role: "owner" });
    await market.openConnections();
    const both = await Promise.all([remove(owner, joiner.id), remove(joiner, owner.id)]);
    expect(both.filter((b) => b.status === 200)).toHaveLength(1);
    const owners = await db
      .selectFrom("company_users")
      .select("user_id")
      .where("user_id", "in", [owner.id, joiner.id])
      .where("role", "=", "owner")
      .execute();
    expect(owners).toHaveLength(1);
  });
});

describe("the company's name and PAN", () => {
  const name = (by: SignedIn, body: { name: string; pan?: string | null }) =>
    market.ask(companies.nameCompany, { body, token: by.token });

  test("an owner adds the PAN that was not given, once; with it large bids count the company's (W1)", async () => {
    const buyer = await market.aBuyer();
    const pan = aPan();
    expect((await name(buyer, { name: "Asha Trading", pan })).status).toBe(200);
    expect((await companyOf(buyer)).data).toMatchObject({ name: "Asha Trading", pan });
    expect((await name(buyer, { name: "Asha Trading", pan: aPan() })).body).toMatchObject({
      code: "pan_fixed",
      errors: [{ path: "pan" }],
    });
    expect((await name(buyer, { name: "Asha & Co" })).status).toBe(200);
    expect((await companyOf(buyer)).data).toMatchObject({ name: "Asha & Co", pan });
  });

  test("a PAN that the office has accepted of another company is refused, one that was only typed is not (W1, finding M4)", async () => {
    const [a, b, c] = [await market.aBuyer(), await market.aBuyer(), await market.aBuyer()];
    const pan = aPan();
    expect((await name(a, { name: "First", pan })).status).toBe(200);
    expect((await name(b, { name: "Second", pan })).status).toBe(200);
    await acceptPan(pan);
    expect(await name(c, { name: "Third", pan })).toMatchObject({
      status: 409,
      body: { code: "pan_taken", errors: [{ path: "pan" }] },
    });
  });

  test("the kind of company has to agree with the PAN's fourth letter, given now or before (W3)", async () => {
    const pan = aPan();
    const seller = await market.aSeller(withPan(pan));
    const say = (entity: string | null, more: object = {}) =>
      market.ask(companies.nameCompany, {
        body: { name: "Ravi Metals", pan, entity: entity as "firm", ...more },
        token: seller.token,
      });
    const no = {
      status: 400,
      body: {
        errors: [{ path: "entity", msg: "The fourth letter of the PAN means: a trust" }],
      },
    };
    expect(await say("company")).toMatchObject(no);
    expect(await say("company", { pan: null })).toMatchObject(no);
    expect((await say("trust", { pan: null })).body.data).toMatchObject({
      entity: "trust",
      pan,
    });
    expect((await say(null)).body.data).toMatchObject({ entity: "trust" });
    const odd = await market.aBuyer(withPan("ABCDE1299F"));
    expect((await companyOf(odd)).data).toMatchObject({ pan: "ABCDE1299F", entity: null });
    expect(
      await market.ask(companies.nameCompany, {
        body: { name: "Odd", pan: "ABCDE1299F", entity: "firm" },
        token: odd.token,
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: "pan" }] } });
  });

  test("a waiting seller's company is theirs, and their sign-in stays the specification's (W1, S4.4)", async () => {
    const mobile = aMobile();
    const form = aSellerForm(mobile);
    await market.aWaitingSeller({ ...form, contact: { mobile } });
    expect(
      await market.ask(accounts.login, {
        body: { email: form.email ?? "", password: PASSWORD },
      }),
    ).toMatchObject({ status: 403, body: { code: "waiting_for_activation" } });
  });
});
