import { accounts } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { aMobile, anEmail, aSellerForm, PASSWORD } from "../../../test/builders.ts";

const market = await createMarket(marketOf());
await market.openConnections();
const aBuyerForm = (mobile: string) => ({
  name: "Asha",
  contact: { mobile },
  login_type: { isBuyer: true, isSeller: false },
});
const countOf = async (mobile: string) =>
  (await market.db.selectFrom("users").select("id").where("mobile", "=", mobile).execute()).length;

test("a new phone is proven, registers as a buyer and is signed in at once (S4.2, S4.3, S7.6, S7.7, S7.8)", async () => {
  const mobile = aMobile();
  const sent = await market.ask(accounts.enterMobile, { body: { mobile } });
  expect(sent.body.message).toBe("User Not Exists");
  const verified = await market.ask(accounts.verifyOtp, {
    body: { mobile, otp: sent.body.data.demo_otp ?? "" },
  });
  expect(verified.body).toMatchObject({
    is_success: "1",
    token: verified.body.data?.token,
    data: { registered: false, type: null },
  });

  const registered = await market.ask(accounts.register, {
    token: verified.body.token,
    body: aBuyerForm(mobile),
  });
  expect(registered.body).toMatchObject({ is_success: 1, message: "Register Succesfully" });
  const profile = await market.ask(accounts.readProfile, { token: registered.body.data.token });
  expect(profile.body.data).toMatchObject({
    name: "Asha",
    contact: { country_code: "+91", mobile },
    login_type: { isBuyer: true, isSeller: false },
  });
});

test("a registered buyer signs in by phone and code (S2.43, S4.5, S6.2)", async () => {
  const buyer = await market.aBuyer();
  const sent = await market.ask(accounts.enterMobile, { body: { mobile: buyer.mobile } });
  expect(sent.body).toMatchObject({
    message: "User Exists",
    data: { registered: true, expires_in: 300 },
  });
  const { body } = await market.ask(accounts.verifyOtp, {
    body: { mobile: buyer.mobile, otp: sent.body.data.demo_otp ?? "" },
  });
  expect(body.data).toMatchObject({ registered: true, type: "buyer", name: buyer.name });
  expect((await market.ask(accounts.buyerDashboard, { token: body.token })).body.data).toEqual({
    total_bids: 0,
    leading: 0,
    won: 0,
    completed: 0,
  });
});

test("a seller waits for activation, then signs in by email and password (S2.38, S4.4, S6.3, S7.10)", async () => {
  const waiting = await market.aWaitingSeller();
  const refused = await market.ask(accounts.login, {
    body: { email: waiting.email, password: PASSWORD },
  });
  expect(refused).toMatchObject({ status: 403, body: { code: "waiting_for_activation" } });
  const mail = await market.db
    .selectFrom("messages")
    .select("subject")
    .where("recipient", "=", waiting.email)
    .execute();
  expect(mail).toEqual([{ subject: "Your seller account awaits activation" }]);

  await market.db
    .updateTable("users")
    .set({ status: "active" })
    .where("id", "=", waiting.id)
    .execute();
  const signedIn = await market.ask(accounts.login, {
    body: { email: waiting.email.toUpperCase(), password: PASSWORD },
  });
  expect(signedIn.body.user).toMatchObject({ type: "seller", name: waiting.name });
  expect(
    (await market.ask(accounts.sellerDashboard, { token: signedIn.body.data ?? "" })).body.data
      .total_products,
  ).toBe(0);
});

test("a waiting seller's phone, though proven, is not let in", async () => {
  const { mobile } = await market.aWaitingSeller();
  const sent = await market.ask(accounts.enterMobile, { body: { mobile } });
  const answer = await market.ask(accounts.verifyOtp, {
    body: { mobile, otp: sent.body.data.demo_otp ?? "" },
  });
  expect(answer).toMatchObject({ status: 403, body: { code: "waiting_for_activation" } });
});

test("a wrong password and an unknown email get the same answer; that an account waits is told after the right password only", async () => {
  const waiting = await market.aWaitingSeller();
  const wrong = await market.ask(accounts.login, {
    body: { email: waiting.email, password: "not-the-password" },
  });
  const unknown = await market.ask(accounts.login, {
    body: { email: anEmail(), password: PASSWORD },
  });
  expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_password" } });
  expect(unknown.body).toEqual(wrong.body);
});

test("a seller's password does not open the office, nor an admin's the seller's door", async () => {
  const [seller, admin] = await Promise.all([market.aSeller(), market.anAdmin()]);
  expect(
    (await market.ask(accounts.adminLogin, { body: { email: seller.email, password: PASSWORD } }))
      .body.code,
  ).toBe("wrong_password");
  expect(
    (await market.ask(accounts.login, { body: { email: admin.email, password: PASSWORD } })).body
      .code,
  ).toBe("wrong_password");
});

test("passwords are kept as argon2id, and a buyer's is not kept at all (S3.9)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer({ password: "Fixed@123", core_password: "Fixed@123" });
  const hashOf = async (id: number) =>
    (
      await market.db
        .selectFrom("users")
        .select("password_hash")
        .where("id", "=", id)
        .executeTakeFirstOrThrow()
    ).password_hash;
  expect(await hashOf(seller.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashOf(buyer.id)).toBeNull();
});

test("of twenty registrations with one proven phone at once, one account is made", async () => {
  const mobile = aMobile();
  const token = await market.proveMobile(mobile);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      market.ask(accounts.register, { token, body: aBuyerForm(mobile) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await countOf(mobile)).toBe(1);
});

test("two proofs of one phone register it once; the other is told so, with the path (S8.3)", async () => {
  const mobile = aMobile();
  const tokens = [await market.proveMobile(mobile), await market.proveMobile(mobile)];
  const answers = await Promise.all(
    tokens.map((token) => market.ask(accounts.register, { token, body: aBuyerForm(mobile) })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([
    {
      status: 409,
      body: {
        code: "already_registered",
        errors: [{ path: "contact.mobile", msg: "You are already registered." }],
      },
    },
  ]);
  expect(await countOf(mobile)).toBe(1);
});

test("two sellers who want one email at once: one gets it, the other keeps their proven phone and takes another (S5.5)", async () => {
  const email = anEmail();
  const mobiles = [aMobile(), aMobile()];
  const tokens = await Promise.all(mobiles.map(market.proveMobile));
  const answers = await Promise.all(
    mobiles.map((mobile, i) =>
      market.ask(accounts.register, { token: tokens[i], body: { ...aSellerForm(mobile), email } }),
    ),
  );
  const loser = answers.findIndex(({ status }) => status !== 200);
  expect(answers[loser]).toMatchObject({
    status: 409,
    body: { code: "email_taken", errors: [{ path: "email" }] },
  });
  const again = await market.ask(accounts.register, {
    token: tokens[loser],
    body: aSellerForm(mobiles[loser] ?? ""),
  });
  expect(again.status).toBe(200);
});

test("a phone is proven, not claimed: another's number, or no token, is refused", async () => {
  const token = await market.proveMobile(aMobile());
  const claimed = await market.ask(accounts.register, { token, body: aBuyerForm(aMobile()) });
  expect(claimed).toMatchObject({
    status: 401,
    body: { code: "phone_not_proven", errors: [{ path: "contact.mobile" }] },
  });
  expect((await market.ask(accounts.register, { body: aBuyerForm(aMobile()) })).body.code).toBe(
    "phone_not_proven",
  );
});

test("a seller without business name, email, password or with a wrong PAN hears of each by its path (S5.2, S5.3, S5.5)", async () => {
  const mobile = aMobile();
  const token = await market.proveMobile(mobile);
  const body = {
    ...aSellerForm(mobile),
    business_name: "",
    email: "",
    password: "",
    documents: { pancard: { number: "abc" } },
  };
  const wrongPan = await market.ask(accounts.register, { token, body });
  expect(wrongPan.body.errors).toContainEqual({
    path: "documents.pancard.number",
    msg: "Invalid PAN Number",
  });
  const missing = await market.ask(accounts.register, {
    token,
    body: { ...body, documents: { pancard: { number: "abcde1234f" } } },
  });
  expect(missing.body.errors).toEqual([
    { path: "business_name", msg: "Business Name is required." },
    { path: "email", msg: "Email is required." },
    { path: "password", msg: "Password is required." },
  ]);
});

test("states and union territories are listed for everybody (S3.10, S7.4)", async () => {
  const { body } = await market.ask(accounts.states);
  expect(body.data).toHaveLength(36);
  expect(body.data).toContainEqual({ state: "Maharashtra" });
});
