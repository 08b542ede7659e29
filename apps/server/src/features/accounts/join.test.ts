import { accounts, auctions, companies, content, office, personalData } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot, aMobile } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
await market.openConnections();

const join = (token: string | undefined, over: object = {}) =>
  ask(accounts.join, {
    token,
    body: { name: "Farhan Sheikh", accepts_policies: true, ...over } as never,
  });
const countOf = async (mobile: string) =>
  (await db.selectFrom("users").select("id").where("mobile", "=", mobile).execute()).length;
const signIn = async (mobile: string) => {
  const { body } = await ask(accounts.enterMobile, { body: { mobile } });
  return ask(accounts.verifyOtp, { body: { mobile, otp: body.data.demo_otp ?? "" } });
};
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, "0");

test("a proven phone and a name make a buyer, who is signed in, owns a company and bids at once (S6.2)", async () => {
  const admin = await market.anAdmin();
  await ask(content.officePolicies.add, {
    token: admin.token,
    body: { title: "Terms", url: "terms", description: "<p>One</p>", needs_consent: true },
  });
  const mobile = aMobile();
  const proven = await signIn(mobile);
  expect(proven.body.data).toMatchObject({ registered: false, type: null });

  const joined = await join(proven.body.token);
  expect(joined).toMatchObject({
    status: 200,
    body: {
      message: "Register Succesfully",
      data: { registered: true, type: "buyer", name: "Farhan Sheikh", profile_image: null },
    },
  });
  const { token } = joined.body.data;
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
  const bid = { product_id: String(lot.id), amount: 1100 };
  expect((await ask(auctions.placeBid, { token, body: bid })).status).toBe(200);

  const profile = (await ask(accounts.readProfile, { token })).body.data;
  expect(profile).toMatchObject({
    name: "Farhan Sheikh",
    email: null,
    business_name: null,
    contact: { mobile },
    documents: { pancard: { number: null }, gst_certificate: { number: null } },
    login_type: { isBuyer: true, isSeller: false },
  });
  expect((await ask(companies.readCompany, { token })).body.data).toMatchObject({
    name: "Farhan Sheikh",
    pan: null,
    status: "unverified",
  });
  expect((await ask(personalData.consents, { token })).body.data).toMatchObject({
    agreed: [{ url: "terms", version: 1, given_at: "registration" }],
    asked: [],
  });
  expect((await signIn(mobile)).body.data).toMatchObject({ registered: true, type: "buyer" });
});

test("a profile with blanks is read, changed, exported, listed by the office and erased", async () => {
  const { token } = (await join((await signIn(aMobile())).body.token)).body.data;
  expect((await ask(accounts.buyerDashboard, { token })).body.data.total_bids).toBe(0);
  const saved = await ask(accounts.updateProfile, {
    token,
    body: { name: "Farhan A Sheikh", business_name: "", whatsapp: "", state: "" } as never,
  });
  expect(saved.body.data).toMatchObject({ name: "Farhan A Sheikh", business_name: null });
  expect((await ask(personalData.exportOwn, { token })).status).toBe(200);
  const admin = await market.anAdmin();
  const listed = await ask(office.users, { token: admin.token, query: { q: "Farhan A" } });
  expect(listed.body.data).toMatchObject([{ name: "Farhan A Sheikh", email: null }]);
  await ask(personalData.askErasure, { token, body: { note: "" } });
  const asked = await ask(personalData.erasures, { token: admin.token });
  const erased = await ask(personalData.decideErasure, {
    token: admin.token,
    params: { id: asked.body.data[0]?._id ?? "" },
    body: { decision: "erase", reason: null },
  });
  expect(erased.status).toBe(200);
});

test("no name, a name of 81 letters and missing acceptance are refused by their path, and the proof still counts", async () => {
  const mobile = aMobile();
  const { token } = (await signIn(mobile)).body;
  for (const [over, path] of [
    [{ name: "  " }, "name"],
    [{ name: "x".repeat(81) }, "name"],
    [{ name: undefined }, "name"],
    [{ accepts_policies: false }, "accepts_policies"],
    [{ accepts_policies: undefined }, "accepts_policies"],
    [{ accepts_policies: "true" }, "accepts_policies"],
  ] as const)
    expect(await join(token, over)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  expect(await countOf(mobile)).toBe(0);
  expect((await join(token)).status).toBe(200);
});

test("without a proof, with a wrong code, or with a proof of 31 minutes ago nobody joins", async () => {
  const mobile = aMobile();
  expect(await join(undefined)).toMatchObject({ status: 401, body: { code: "phone_not_proven" } });
  const sent = await ask(accounts.enterMobile, { body: { mobile } });
  const otp = wrongFor(sent.body.data.demo_otp ?? "");
  const wrong = await ask(accounts.verifyOtp, { body: { mobile, otp } });
  expect(wrong.body.code).toBe("otp_mismatch");
  await market.setTime(new Date("2026-11-21T10:00:00Z"));
  const { token } = (await signIn(mobile)).body;
  await market.setTime(new Date("2026-11-21T10:31:00Z"));
  expect((await join(token)).body.code).toBe("phone_not_proven");
  await market.setTime(null);
  expect(await countOf(mobile)).toBe(0);
});

test("a member's own session joins nothing: neither a buyer nor a seller is made twice", async () => {
  for (const { token } of [await market.aBuyer(), await market.aSeller()])
    expect((await join(token)).status).toBe(403);
});

test("a proof counts once: replayed it is refused, and of twenty at once one account is made", async () => {
  const mobile = aMobile();
  const { token } = (await signIn(mobile)).body;
  const answers = await Promise.all(Array.from({ length: 20 }, () => join(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect((await join(token)).body.code).toBe("phone_not_proven");
  expect(await countOf(mobile)).toBe(1);
});

test("of two proofs of one phone one makes the account; the other is told that it is there", async () => {
  const mobile = aMobile();
  const proofs = [await signIn(mobile), await signIn(mobile)];
  const answers = await Promise.all(proofs.map(({ body }) => join(body.token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.code).toBe("already_registered");
  expect(await countOf(mobile)).toBe(1);
});
