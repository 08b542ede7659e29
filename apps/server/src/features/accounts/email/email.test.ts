import { accounts, office, personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aMobile, anEmail, aSellerForm, PASSWORD } from "../../../../test/builders.ts";
import { accountDeps } from "../account-deps.ts";
import { sendLink } from "../password-reset/send-link.ts";

const market = await createMarket();
const { ask, db } = market;
const deps = accountDeps(market.deps);
const OTHER = "Not-The-Same-2026";

const lettersTo = (email: string) =>
  db.selectFrom("messages").selectAll().where("recipient", "=", email).orderBy("id").execute();
const lastSecret = async (email: string) => (await lettersTo(email)).at(-1)?.secret ?? "";
const confirm = (token: string) => ask(accounts.confirmEmail, { body: { token } });
const login = (email: string, password: string) =>
  ask(accounts.login, { body: { email, password } });
const proven = async (id: number) =>
  (
    await db
      .selectFrom("users")
      .select("email_verified_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).email_verified_at !== null;
const register = async (email: string, password: string) => {
  const mobile = aMobile();
  return ask(accounts.register, {
    token: await market.proveMobile(mobile),
    body: { ...aSellerForm(mobile), email, password },
  });
};

test("a link proves an address, once; what carries it keeps no token in its text (C2, finding M3)", async () => {
  const seller = await market.aSeller();
  const [letter] = await lettersTo(seller.email);
  expect(letter?.body).toContain("/confirm-email#••••");
  expect(letter?.body).not.toContain(letter?.secret);
  expect(await proven(seller.id)).toBe(false);
  expect((await confirm(letter?.secret ?? "")).status).toBe(200);
  expect(await proven(seller.id)).toBe(true);
  expect((await confirm(letter?.secret ?? "")).body.code).toBe("reset_invalid");
  expect((await confirm("A".repeat(43))).body.code).toBe("reset_invalid");
});

test("the link is sent once more to who has not proven the address, and is over after a week (C2)", async () => {
  const buyer = await market.aBuyer({ email: anEmail() });
  const start = new Date("2026-12-01T06:30:00Z");
  await market.setTime(start);
  const { token } = { token: await market.proveMobile(buyer.mobile) };
  expect((await ask(accounts.sendEmailLink, { token })).status).toBe(200);
  const late = await lastSecret(buyer.email);
  await market.setTime(new Date(start.getTime() + 7 * DAY_MS));
  expect((await confirm(late)).body.code).toBe("reset_invalid");
  await market.setTime(null);
});

test("an address that somebody typed keeps its holder out of nothing: both sign in, and who proves it has it (C2)", async () => {
  const email = anEmail();
  const squatter = await market.aSeller({ email, password: OTHER });
  expect((await register(email, PASSWORD)).status).toBe(200);
  const link = await lastSecret(email);
  expect((await login(email, PASSWORD)).body.code).toBe("waiting_for_activation");
  expect((await login(email, OTHER)).status).toBe(200);
  expect((await confirm(link)).status).toBe(200);
  expect(await proven(squatter.id)).toBe(false);
  const [first] = await lettersTo(email);
  expect((await confirm(first?.secret ?? "")).body.code).toBe("email_taken");
  expect((await register(email, "A-Third-One-2026")).body).toMatchObject({
    code: "email_taken",
    errors: [{ path: "email" }],
  });
});

test("the same address with the same password is the same person once more (S5.5, C2)", async () => {
  const seller = await market.aSeller();
  expect((await register(seller.email, PASSWORD)).body).toMatchObject({
    code: "email_taken",
    errors: [{ path: "email" }],
  });
});

test("a squatter, buyer or seller, does not keep an invited colleague out of the office (C2)", async () => {
  const owner = await market.anAdmin();
  for (const squat of [market.aBuyer, market.aSeller]) {
    const email = anEmail();
    const squatter = await squat({ email });
    const invited = await ask(office.inviteColleague, {
      token: owner.token,
      body: { email, role: "support" },
    });
    expect(invited.status).toBe(200);
    const link = await lastSecret(email);
    const { body } = await ask(personalData.exportOwn, { token: squatter.token });
    expect(JSON.stringify(body)).not.toContain(link);
    expect(JSON.stringify(body.data.held.messages ?? [])).not.toContain("invites you");
    expect(body.data.held.office_invitations).toBeUndefined();
    const accepted = { token: link, name: "Usha", password: OTHER };
    expect((await ask(office.acceptInvitation, { body: accepted })).status).toBe(200);
    const signed = await ask(accounts.adminLogin, { body: { email, password: OTHER } });
    expect(signed.status).toBe(200);
  }
});

test("an own export shows no code and no link, waiting or shown (finding M3)", async () => {
  const seller = await market.aSeller();
  await sendLink(deps, seller.email);
  const link = await lastSecret(seller.email);
  await ask(accounts.enterMobile, { body: { mobile: seller.mobile } });
  const code = await lastSecret(seller.mobile);
  const { body } = await ask(personalData.exportOwn, { token: seller.token });
  const letters = (body.data.held.messages ?? []).map((row) => String(row.body));
  expect(letters.some((text) => text.includes("/login/seller/reset#••••"))).toBe(true);
  expect(letters.join()).not.toContain(link);
  expect(letters.some((text) => text.startsWith("•••• is your Rebale code"))).toBe(true);
  expect(letters.some((text) => text.startsWith(code))).toBe(false);
});

test("questions that were sent with an address are nobody's who only typed it (C2)", async () => {
  const email = anEmail();
  await db
    .insertInto("contact_queries")
    .values({ name: "Real Holder", email, mobile: aMobile(), message: "Private words" })
    .execute();
  const stranger = await market.aBuyer({ email });
  const held = async () =>
    JSON.stringify((await ask(personalData.exportOwn, { token: stranger.token })).body);
  expect(await held()).not.toContain("Private words");
  await confirm(await lastSecret(email));
  expect(await held()).toContain("Private words");
});

test("who has no address gives one, once; a link proves it, and one that another has proven is taken (C2)", async () => {
  const email = anEmail();
  const give = ({ token }: { token: string }, address: string) =>
    ask(accounts.giveEmail, { token, body: { email: address } });
  const member = await market.aBuyer();
  expect((await give(member, "nowhere")).body.errors[0]?.path).toBe("email");
  expect((await give(member, email)).status).toBe(200);
  expect(await proven(member.id)).toBe(false);
  expect(await give(member, anEmail())).toMatchObject({
    status: 409,
    body: { code: "email_given", errors: [{ path: "email" }] },
  });
  expect((await confirm(await lastSecret(email))).status).toBe(200);
  expect(await proven(member.id)).toBe(true);
  const other = await market.aBuyer();
  expect((await give(other, email.toUpperCase())).body.code).toBe("email_taken");
  const own = anEmail();
  const answers = await Promise.all([give(other, own), give(other, own), give(other, own)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
