import { accounts, type BodyIn, companies, personalData } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aMobile, anEmail, aPan, PASSWORD } from "../../../../test/builders.ts";

const market = await createMarket();
const { db } = market;

type Invited = BodyIn<typeof companies.inviteUser>;
const invite = ({ token }: SignedIn, body: Invited, headers: Record<string, string> = {}) =>
  market.ask(companies.inviteUser, { token, body, headers });
const accept = ({ token }: SignedIn, link: string) =>
  market.ask(companies.acceptInvitation, { token, body: { token: link } });
const offeredTo = async ({ token }: { token: string }) =>
  (await market.ask(companies.offeredInvitations, { token })).body.data;
type Answer = BodyIn<typeof companies.answerInvitation>["answer"];
/** To the newest that is offered. */
const answer = async ({ token }: { token: string }, to: Answer) =>
  market.ask(companies.answerInvitation, {
    token,
    params: { id: (await offeredTo({ token }))[0]?._id ?? "1" },
    body: { answer: to },
  });
const withdraw = ({ token }: SignedIn, id: string) =>
  market.ask(companies.withdrawInvitation, { token, params: { id } });
const companyOf = async ({ token }: { token: string }) =>
  (await market.ask(companies.readCompany, { token })).body.data;
const messageTo = (recipient: string) =>
  db
    .selectFrom("messages")
    .selectAll()
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const linkOf = async (email: string) => (await messageTo(email)).secret ?? "";
const isProven = async (email: string) =>
  (await db.selectFrom("users").select("email_verified_at").where("email", "=", email).execute())
    .map(({ email_verified_at }) => email_verified_at !== null)
    .includes(true);
const prove = (email: string) =>
  db
    .updateTable("users")
    .set({ email_verified_at: new Date() })
    .where("email", "=", email)
    .execute();
/** Somebody who acts for no company any more. */
async function aFormer(member: SignedIn): Promise<SignedIn> {
  await db
    .updateTable("company_users")
    .set({ status: "removed", role: null })
    .where("user_id", "=", member.id)
    .execute();
  market.deps.bus.publish("session", { userId: member.id });
  return member;
}
const login = async ({ email }: SignedIn) =>
  (await market.ask(accounts.login, { body: { email, password: PASSWORD } })).body.data ?? "";

describe("a phone that is invited", () => {
  test("belongs to the company once its holder accepts, with role and limit (W2, X02)", async () => {
    const owner = await market.aBuyer({ documents: { pancard: { number: aPan() } } });
    const mobile = aMobile();
    const { body } = await invite(owner, { mobile, role: "bidder", bid_limit: 50_000 });
    expect(body.data).toMatchObject({ mobile, email: null, role: "bidder", bid_limit: 50_000 });
    expect((await companyOf(owner))?.invitations).toEqual([body.data]);
    const sent = await messageTo(mobile);
    expect(sent).toMatchObject({ channel: "sms", template: "invited.en" });
    expect(sent.body).toContain("Asha Buyer invites you to act for Asha Buyer");
    const joined = await market.aBuyer({ contact: { mobile }, name: "Bilal" });
    expect(await companyOf(joined)).toMatchObject({ name: "Bilal", role: "owner" });
    expect((await answer(joined, "accept")).status).toBe(200);
    expect(await companyOf(joined)).toMatchObject({
      _id: (await companyOf(owner))?._id,
      role: "bidder",
      users: [{ is_you: false }, { is_you: true, name: "Bilal", bid_limit: 50_000 }],
      invitations: [],
    });
    expect((await companyOf(owner))?.invitations).toEqual([]);
    const notices = await db
      .selectFrom("notifications")
      .select(["code", "params"])
      .where("user_id", "=", owner.id)
      .execute();
    expect(notices).toMatchObject([{ code: "invitation_accepted", params: { name: "Bilal" } }]);
    // The audit shows which phone it was, and does not store it.
    const entries = await db.selectFrom("audit").select("subject").execute();
    const subjects = entries.map(({ subject }) => subject).join("\n");
    expect(subjects).toContain(`Asha Buyer, •••${mobile.slice(-4)}`);
    expect(subjects).not.toContain(mobile);
  });

  test("of a member whose company has ended is offered at the next code, and never taken for them (W2, X02)", async () => {
    const owner = await market.aBuyer();
    const former = await aFormer(await market.aBuyer());
    await invite(owner, { mobile: former.mobile, role: "manager" });
    expect(await companyOf(former)).toBeNull();
    const token = await market.proveMobile(former.mobile);
    expect(await companyOf({ token })).toBeNull();
    await answer({ token }, "accept");
    expect(await companyOf({ token })).toMatchObject({ role: "manager" });
  });

  test("is written to in the inviter's language, and counts once for whoever asked this company (W2)", async () => {
    const pan = aPan();
    const owner = await market.aBuyer({ documents: { pancard: { number: pan } } });
    const mobile = aMobile();
    await invite(owner, { mobile, role: "viewer" }, { "accept-language": "hi" });
    expect((await messageTo(mobile)).template).toBe("invited.hi");
    const asks = await market.aBuyer({ documents: { pancard: { number: pan } } });
    expect(await companyOf(asks)).toBeNull();
    await invite(owner, { mobile: asks.mobile, role: "manager" });
    const token = await market.proveMobile(asks.mobile);
    await answer({ token }, "accept");
    expect(await companyOf({ token })).toMatchObject({ pan, role: "manager" });
  });

  const ROLES = ["viewer", "bidder", "manager", "owner"] as const;
  test.each(ROLES)(
    "as %s, who registers with a company of their own has it (X02)",
    async (role) => {
      const stranger = await market.aBuyer({ name: "Stranger" });
      const [mobile, pan] = [aMobile(), aPan()];
      await invite(stranger, { mobile, role });
      const own = { business_name: "My Own Traders", documents: { pancard: { number: pan } } };
      const newcomer = await market.aBuyer({ contact: { mobile }, ...own });
      const mine = { name: "My Own Traders", pan, role: "owner", users: [{ is_you: true }] };
      expect(await companyOf(newcomer)).toMatchObject(mine);
      expect(await offeredTo(newcomer)).toMatchObject([
        { company: { name: "Stranger", pan_end: null, pan_accepted: false }, role, by: "Stranger" },
      ]);
      expect(await answer(newcomer, "accept")).toMatchObject({ status: 409 });
      const token = await market.proveMobile(mobile);
      expect(await companyOf({ token })).toMatchObject(mine);
      expect((await companyOf(stranger))?.users).toHaveLength(1);
    },
  );

  test("declines, and is asked no more; a stranger's is not theirs to answer (X02)", async () => {
    const [owner, other] = [await market.aBuyer(), await market.aBuyer()];
    const mobile = aMobile();
    const { body } = await invite(owner, { mobile, role: "owner" });
    const invited = await market.aBuyer({ contact: { mobile } });
    const id = body.data._id;
    const byOther = { token: other.token, params: { id }, body: { answer: "accept" } } as const;
    expect((await market.ask(companies.answerInvitation, byOther)).status).toBe(400);
    expect((await answer(invited, "decline")).status).toBe(200);
    expect(await offeredTo(invited)).toEqual([]);
    expect((await companyOf(owner))?.invitations).toEqual([]);
    const late = { ...byOther, token: invited.token };
    expect((await market.ask(companies.answerInvitation, late)).status).toBe(400);
  });

  test("reported by three, a company that we do not know invites no more strangers (X02)", async () => {
    const owner = await market.aBuyer();
    for (let n = 0; n < 3; n++) {
      const mobile = aMobile();
      expect((await invite(owner, { mobile, role: "viewer" })).status).toBe(200);
      await answer(await market.aBuyer({ contact: { mobile } }), "report");
    }
    expect((await invite(owner, { mobile: aMobile(), role: "viewer" })).status).toBe(429);
    const entries = db.selectFrom("audit").select("id").where("action", "=", "invitation reported");
    expect(await entries.execute()).toHaveLength(3);
  });

  test("a company that holds anything is not left by accepting another (X02)", async () => {
    const owner = await market.aBuyer();
    const mobile = aMobile();
    await invite(owner, { mobile, role: "viewer" });
    const invited = await market.aBuyer({ contact: { mobile } });
    const companyId = Number((await companyOf(invited))?._id);
    await db.insertInto("accounts").values({ company_id: companyId, kind: "deposit" }).execute();
    expect(await answer(invited, "accept")).toMatchObject({ body: { code: "member_elsewhere" } });
  });
});

test("a phone that was sent five texts in a day by drivers' bookings is invited by nobody (X12)", async () => {
  const [owner, mobile] = [await market.aBuyer(), aMobile()];
  const text = { channel: "sms", recipient: mobile, subject: "Pass", body: "Pass" };
  const five = Array.from({ length: 5 }, () => ({ ...text, template: "driver_booked.hi" }));
  await db.insertInto("messages").values(five).execute();
  const { status, body } = await invite(owner, { mobile, role: "viewer" });
  expect([status, body.code]).toEqual([429, "too_many_invitations"]);
});

test("a company's name with an address in it is refused where it is typed (X12)", async () => {
  const name = "Prize at evil.example/win";
  const owner = await market.aBuyer();
  const { status, body } = await market.ask(accounts.updateProfile, {
    token: owner.token,
    body: { name } as never,
  });
  expect(status).toBe(400);
  expect(body.errors).toContainEqual({
    path: "name",
    msg: "Name may have no web or mail address; put a blank after a dot",
  });
});

test("a link's offer is read before it is taken, and typed words found an own company (X02)", async () => {
  const owner = await market.aBuyer({ documents: { pancard: { number: aPan() } } });
  const email = anEmail();
  await invite(owner, { email, role: "owner" });
  const token = await linkOf(email);
  const { body } = await market.ask(companies.readInvitation, { body: { token } });
  const { pan, name } = (await companyOf(owner)) ?? {};
  expect(body.data.company).toMatchObject({ name, pan_end: pan?.slice(-4), pan_accepted: false });
  const typed = { business_name: "Typed Traders", documents: { pancard: { number: aPan() } } };
  const newcomer = await market.aBuyer({ invitation: token, ...typed });
  expect(await companyOf(newcomer)).toMatchObject({ name: "Typed Traders", role: "owner" });
});

describe("an address that is invited", () => {
  test("of a seller belongs to the company once its link proves it, and no login does (W2, C2)", async () => {
    const [owner, former] = [await market.aSeller(), await aFormer(await market.aSeller())];
    await invite(owner, { email: former.email.toUpperCase(), role: "manager" });
    const token = await login(former);
    expect(await companyOf({ token })).toBeNull();
    expect((await accept({ ...former, token }, await linkOf(former.email))).status).toBe(200);
    expect(await companyOf({ token })).toMatchObject({ role: "manager" });
    expect(await isProven(former.email)).toBe(true);
  });

  test("typed by a stranger it opens neither letters nor companies, whichever way it is typed (C2, finding M3)", async () => {
    const owner = await market.aBuyer();
    const email = anEmail();
    await invite(owner, { email, role: "owner" });
    const token = await linkOf(email);
    for (const stranger of [await market.aBuyer({ email }), await market.aSeller({ email })]) {
      const { body } = await market.ask(personalData.exportOwn, { token: stranger.token });
      const held = JSON.stringify(body.data.held);
      expect(held).not.toContain(token);
      expect(held).not.toContain("invites you");
      expect(body.data.held.company_invitations).toBeUndefined();
      expect((await companyOf(stranger))?._id).not.toBe((await companyOf(owner))?._id);
    }
    // Nor do they keep out who is meant.
    const meant = await market.aBuyer({ email, invitation: token });
    expect(await companyOf(meant)).toMatchObject({ role: "owner" });
    expect(await isProven(email)).toBe(true);
  });

  test("of a member elsewhere who only typed it hinders no invitation (C2)", async () => {
    const [owner, squatter] = [await market.aBuyer(), await market.aSeller()];
    const invited = await invite(owner, { email: squatter.email, role: "viewer" });
    expect(invited.status).toBe(200);
    await prove(squatter.email);
    const again = await invite(owner, { email: squatter.email, role: "viewer" });
    expect(again.body.code).toBe("member_elsewhere");
  });

  test("is proven by its link when a buyer registers with it, or who has no company accepts it (W2)", async () => {
    const owner = await market.aBuyer();
    const [first, second] = [anEmail(), anEmail()];
    await invite(owner, { email: first, role: "bidder" });
    await invite(owner, { email: second, role: "viewer" });
    const joined = await market.aBuyer({ invitation: await linkOf(first) });
    expect(await companyOf(joined)).toMatchObject({ role: "bidder" });
    const former = await aFormer(await market.aBuyer());
    expect((await accept(former, await linkOf(second))).status).toBe(200);
    expect(await companyOf(former)).toMatchObject({ role: "viewer" });
  });

  test("a forged, used, withdrawn or replaced link is refused, and nobody is registered by it (W2)", async () => {
    const owner = await market.aBuyer();
    const former = await aFormer(await market.aBuyer());
    const refused = { status: 400, body: { code: "invitation_invalid" } };
    const email = anEmail();
    await invite(owner, { email, role: "viewer" });
    const replaced = await linkOf(email);
    const { body } = await invite(owner, { email, role: "viewer" });
    const withdrawn = await linkOf(email);
    await withdraw(owner, body.data._id);
    await invite(owner, { email, role: "viewer" });
    const used = await linkOf(email);
    await market.aBuyer({ invitation: used });
    for (const link of ["A".repeat(43), replaced, withdrawn, used]) {
      expect(await accept(former, link)).toMatchObject(refused);
      const mobile = aMobile();
      const registered = await market.ask(accounts.register, {
        token: await market.proveMobile(mobile),
        body: {
          name: "Mallory",
          contact: { mobile },
          login_type: { isBuyer: true, isSeller: false },
          invitation: link,
        },
      });
      expect(registered).toMatchObject(refused);
      const found = await db
        .selectFrom("users")
        .select("id")
        .where("mobile", "=", mobile)
        .executeTakeFirst();
      expect(found).toBeUndefined();
    }
    expect((await accept(former, "short")).status).toBe(400);
    expect(await companyOf(former)).toBeNull();
  });
});

test("an invitation lasts 14 days, to the second (W2)", async () => {
  const at = new Date("2026-12-01T06:30:00Z");
  await market.setTime(at);
  const owner = await market.aBuyer();
  const [early, late] = [aMobile(), aMobile()];
  await invite(owner, { mobile: early, role: "viewer" });
  await invite(owner, { mobile: late, role: "viewer" });
  await market.setTime(new Date(at.getTime() + 14 * DAY_MS - 1000));
  const own = (await companyOf(owner))?._id;
  const inTime = await market.aBuyer({ contact: { mobile: early } });
  await answer(inTime, "accept");
  expect((await companyOf(inTime))?._id).toBe(own);
  await market.setTime(new Date(at.getTime() + 14 * DAY_MS));
  expect((await companyOf(owner))?.invitations).toEqual([]);
  const tooLate = await market.aBuyer({ contact: { mobile: late } });
  expect(await offeredTo(tooLate)).toEqual([]);
  expect((await answer(tooLate, "accept")).status).toBe(400);
  await market.setTime(null);
});

test("a member of another company is not pulled in, not by an older invitation either (W2)", async () => {
  const [owner, other] = [await market.aBuyer(), await market.aBuyer()];
  expect(await invite(owner, { mobile: other.mobile, role: "manager" })).toMatchObject({
    status: 409,
    body: { code: "member_elsewhere", errors: [{ path: "mobile" }] },
  });
  const former = await aFormer(await market.aBuyer());
  await invite(owner, { mobile: former.mobile, role: "manager" });
  const named = { name: "My own", pan: aPan() };
  await market.ask(companies.nameCompany, { token: former.token, body: named });
  const token = await market.proveMobile(former.mobile);
  expect((await answer({ token }, "accept")).body.code).toBe("member_elsewhere");
  expect(await companyOf({ token })).toMatchObject({ name: "My own", role: "owner" });
  const email = anEmail();
  await invite(owner, { email, role: "viewer" });
  await market.ask(companies.nameCompany, {
    token: other.token,
    body: { name: "Theirs", pan: aPan() },
  });
  expect(await accept(other, await linkOf(email))).toMatchObject({
    status: 409,
    body: { code: "member_elsewhere" },
  });
});

test("of two who use one link at once, one is seated (W2)", async () => {
  const owner = await market.aBuyer();
  const email = anEmail();
  await invite(owner, { email, role: "viewer" });
  const link = await linkOf(email);
  const two = [await aFormer(await market.aBuyer()), await aFormer(await market.aBuyer())];
  await market.openConnections();
  const both = await Promise.all(two.map((who) => accept(who, link)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

describe("who may invite", () => {
  test("an owner alone; a colleague of theirs and a stranger's invitation are refused (W2)", async () => {
    const owner = await market.aBuyer();
    const mobile = aMobile();
    await invite(owner, { mobile, role: "manager" });
    const manager = await market.aBuyer({ contact: { mobile } });
    await answer(manager, "accept");
    expect(await invite(manager, { mobile: aMobile(), role: "viewer" })).toMatchObject({
      status: 403,
      body: { code: "owner_needed" },
    });
    expect(await invite(owner, { mobile, role: "viewer" })).toMatchObject({
      status: 409,
      body: { code: "already_in_company" },
    });
    const { body } = await invite(owner, { mobile: aMobile(), role: "viewer" });
    const stranger = await market.aBuyer();
    expect((await withdraw(stranger, body.data._id)).status).toBe(404);
    expect((await withdraw(owner, body.data._id)).status).toBe(200);
    expect((await withdraw(owner, body.data._id)).status).toBe(404);
  });

  test("not more than twenty a day, six of them to strangers until its papers are accepted (W2, L8)", async () => {
    const owner = await market.aBuyer({ documents: { pancard: { number: aPan() } } });
    const refused = { status: 429, body: { code: "too_many_invitations" } };
    const inviteMany = async (count: number) => {
      for (let n = 0; n < count; n++)
        expect((await invite(owner, { mobile: aMobile(), role: "viewer" })).status).toBe(200);
    };
    await inviteMany(6);
    expect(await invite(owner, { mobile: aMobile(), role: "viewer" })).toMatchObject(refused);
    await db
      .updateTable("companies")
      .set({ pan_accepted_at: new Date() })
      .where("id", "=", Number((await companyOf(owner))?._id))
      .execute();
    await inviteMany(14);
    expect(await invite(owner, { mobile: aMobile(), role: "viewer" })).toMatchObject(refused);
  });

  test("nobody is written to more than three times a day, from whichever companies (L8)", async () => {
    const mobile = aMobile();
    const answers = [];
    for (let n = 0; n < 4; n++)
      answers.push(await invite(await market.aBuyer(), { mobile, role: "viewer" }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  });

  test.each([
    ["neither phone nor address", { role: "viewer" }, "mobile"],
    ["both", { mobile: "9800000000", email: "a@example.org", role: "viewer" }, "mobile"],
    ["a phone that is none", { mobile: "12345", role: "viewer" }, "mobile"],
    ["a role that there is not", { mobile: "9800000000", role: "king" }, "role"],
    ["a limit of nothing", { mobile: "9800000000", role: "bidder", bid_limit: 0 }, "bid_limit"],
  ])("%s is refused (W2)", async (_what, body, path) => {
    const owner = await market.aBuyer();
    expect(await invite(owner, body as Invited)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });
});
