import { accounts, office } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { anEmail, PASSWORD } from "../../../../test/builders.ts";
import { officeRoutes } from "../../office/index.ts";
import { sendLink } from "../password-reset/send-link.ts";
import { hashToken } from "../sessions/create-session.ts";
import { inviteOwner } from "./invite.ts";

const market = await createMarket(marketOf(officeRoutes));
const { ask, db, deps } = market;
const NEW = "Bale-After-Bale-27";

const mailTo = async (recipient: string) =>
  (await db
    .selectFrom("messages")
    .select(["subject", "body", "secret"])
    .where("recipient", "=", recipient)
    .orderBy("id", "desc")
    .executeTakeFirst()) ?? { subject: "", body: "", secret: null };
/** As a link by mail does. */
const prove = ({ id }: SignedIn) =>
  db.updateTable("users").set({ email_verified_at: new Date() }).where("id", "=", id).execute();
const tokenIn = (text: string) => /#([\w-]{43})/.exec(text)?.[1] ?? "";
const invite = (owner: SignedIn, email: string, role: office.OfficeRole = "support") =>
  ask(office.inviteColleague, { token: owner.token, body: { email, role } });
const accept = (token: string, name = "Usha") =>
  ask(office.acceptInvitation, { body: { token, name, password: NEW } });
const signIn = (email: string, password = NEW) =>
  ask(accounts.adminLogin, { body: { email, password } });
const me = (token: string) => ask(office.officeMe, { token });
const setRole = (by: SignedIn, of: SignedIn, role: office.OfficeRole) =>
  ask(office.changeColleague, { token: by.token, params: { id: of.id }, body: { role } });
const remove = (by: SignedIn, of: SignedIn) =>
  ask(office.removeColleague, { token: by.token, params: { id: of.id } });
const team = async (owner: SignedIn) => (await ask(office.team, { token: owner.token })).body;
const audited = async (action: string) =>
  (await db.selectFrom("audit").selectAll().where("action", "=", action).execute()).length;
/** Nobody owns the office but whom the test makes. */
const withoutOwners = () => db.deleteFrom("office_users").where("role", "=", "owner").execute();

test("the first owner comes by a link that a command prints, once, and by no default password (W12)", async () => {
  const email = anEmail();
  const link = await inviteOwner(deps, email);
  const token = tokenIn(link);
  expect(link).toBe(`${deps.config.home}/admin/invitation#${token}`);
  const whom = await ask(office.readInvitation, { body: { token } });
  expect(whom.body.data).toEqual({ email, role: "owner" });
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token)).body.code).toBe("invitation_invalid");
  const { body } = await signIn(email);
  expect((await me(body.data ?? "")).body.data).toMatchObject({
    email,
    role: "owner",
    permissions: office.PERMISSIONS,
  });
  expect(market.logged.join("")).not.toContain(token);
});

test("the command lets an owner in again who lost the password, and takes no member's address (W12)", async () => {
  const owner = await market.anAdmin("content");
  await accept(tokenIn(await inviteOwner(deps, owner.email)));
  expect((await me(owner.token)).status).toBe(401);
  expect((await me((await signIn(owner.email)).body.data ?? "")).body.data.role).toBe("owner");
  const seller = await market.aSeller();
  await prove(seller);
  await expect(inviteOwner(deps, seller.email)).rejects.toMatchObject({ code: "email_taken" });
});

test("staff are invited by a mailed link: one use, hashed at rest, expiring; a newer one ends the older (W12)", async () => {
  const owner = await market.anAdmin();
  const email = anEmail();
  const start = new Date("2026-11-21T10:00:00Z");
  await market.setTime(start);
  const fresh = await market.anAdmin();
  expect((await invite(fresh, email)).status).toBe(200);
  const first = (await mailTo(email)).secret ?? "";
  await invite(fresh, email, "finance");
  const second = (await mailTo(email)).secret ?? "";
  expect((await accept(first)).body.code).toBe("invitation_invalid");
  const stored = await db
    .selectFrom("office_invitations")
    .select("token_hash")
    .where("email", "=", email)
    .execute();
  expect(stored).toEqual([{ token_hash: hashToken(second) }]);
  await market.setTime(new Date(start.getTime() + 7 * DAY_MS));
  expect((await accept(second)).body.code).toBe("invitation_invalid");
  await market.setTime(null);
  await invite(owner, email, "finance");
  const both = await Promise.all(
    [1, 2].map(async () => accept((await mailTo(email)).secret ?? "")),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await team(owner)).data).toContainEqual(
    expect.objectContaining({ email, role: "finance", name: "Usha" }),
  );
  expect([await audited("colleague invited"), await audited("invitation accepted")]).toEqual([
    3,
    expect.any(Number),
  ]);
});

test("an invitation can be taken back, and goes neither to a member nor to who works here already (W12)", async () => {
  const owner = await market.anAdmin();
  const email = anEmail();
  const { body } = await invite(owner, email);
  expect((await team(owner)).invitations).toContainEqual(body.data);
  const withdraw = () =>
    ask(office.withdrawInvitation, { token: owner.token, params: { id: body.data._id } });
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
  expect((await accept((await mailTo(email)).secret ?? "")).status).toBe(400);
  const [seller, colleague] = [await market.aSeller(), await market.anAdmin("content")];
  await prove(seller);
  expect((await invite(owner, seller.email)).body.code).toBe("email_taken");
  expect((await invite(owner, colleague.email)).body.code).toBe("in_team_already");
});

test.each([
  { email: "no address", role: "support" },
  { email: "a@example.org", role: "admin" },
  { email: "a@example.org" },
])("an odd invitation is refused: %j (W12)", async (body) => {
  const { token } = await market.anAdmin();
  expect((await ask(office.inviteColleague, { token, body: body as never })).status).toBe(400);
});

test.each(["", "x", "A".repeat(43), "A".repeat(44)])(
  "a forged link opens nothing (%s) (W12)",
  async (token) => {
    expect((await accept(token)).status).toBe(400);
    expect((await ask(office.readInvitation, { body: { token } })).status).toBe(400);
  },
);

test("another role and a removal end the colleague's sessions at once, and are mailed and audited (W12)", async () => {
  const [owner, colleague] = [await market.anAdmin(), await market.anAdmin("moderator")];
  expect((await me(colleague.token)).status).toBe(200);
  expect((await setRole(owner, colleague, "content")).body.data.role).toBe("content");
  expect((await me(colleague.token)).status).toBe(401);
  expect((await mailTo(colleague.email)).body).toContain("content");
  const { body } = await signIn(colleague.email, PASSWORD);
  expect((await ask(office.sellers, { token: body.data ?? "" })).body.code).toBe(
    "office_role_may_not",
  );
  expect((await remove(owner, colleague)).status).toBe(200);
  expect((await me(body.data ?? "")).status).toBe(401);
  expect((await signIn(colleague.email, PASSWORD)).body.code).toBe("deactivated");
  expect((await remove(owner, colleague)).status).toBe(404);
  expect(await audited("colleague removed")).toBe(1);
});

test("who was removed may be invited again (W12)", async () => {
  const [owner, colleague] = [await market.anAdmin(), await market.anAdmin("moderator")];
  await remove(owner, colleague);
  await invite(owner, colleague.email, "support");
  await accept((await mailTo(colleague.email)).secret ?? "");
  const { body } = await signIn(colleague.email);
  expect((await me(body.data ?? "")).body.data.role).toBe("support");
});

test("the last owner can be neither removed nor made something else, and nobody of another role manages the team (W12)", async () => {
  await withoutOwners();
  const [owner, other] = [await market.anAdmin(), await market.anAdmin("moderator")];
  expect((await remove(owner, owner)).body.code).toBe("last_office_owner");
  expect((await setRole(owner, owner, "support")).body.code).toBe("last_office_owner");
  expect((await remove(other, owner)).body.code).toBe("office_role_may_not");
  expect((await setRole(owner, other, "owner")).status).toBe(200);
  expect((await remove(owner, owner)).status).toBe(200);
});

test("of two owners who remove each other at once, one stays (W12)", async () => {
  await market.openConnections();
  for (let i = 0; i < 5; i++) {
    await withoutOwners();
    const [a, b] = [await market.anAdmin(), await market.anAdmin()];
    const done = await Promise.all([remove(a, b), remove(b, a)]);
    expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = db.selectFrom("office_users").select("user_id").where("role", "=", "owner");
    expect(await owners.execute()).toHaveLength(1);
  }
});

test("somebody of the office sets a forgotten password through a mailed link of the office (W12)", async () => {
  const colleague = await market.anAdmin("support");
  await sendLink(deps, colleague.email);
  const { body, secret } = await mailTo(colleague.email);
  expect(body).toContain(`${deps.config.home}/admin/reset#••••`);
  const set = { token: secret ?? "", password: NEW };
  expect((await ask(accounts.resetPassword, { body: set })).status).toBe(200);
  expect((await me(colleague.token)).status).toBe(401);
  expect((await signIn(colleague.email)).status).toBe(200);
});

test("a password that is guessed at once opens no office login, by an invitation or a mailed link (office 20)", async () => {
  const owner = await market.anAdmin();
  const email = anEmail();
  await invite(owner, email);
  const tokenOf = async () => (await mailTo(email)).secret ?? "";
  const token = await tokenOf();
  const take = (password: string) =>
    ask(office.acceptInvitation, { body: { token, name: "Usha", password } });
  for (const password of ["password", "passwordpassword", "Rebale@2026!"]) {
    const { status, body } = await take(password);
    expect([password, status, body.errors[0]?.path]).toEqual([password, 400, "password"]);
  }
  expect((await take(NEW)).status).toBe(200);
  await sendLink(deps, email);
  const set = { token: await tokenOf(), password: "password" };
  const refused = await ask(accounts.resetPassword, { body: set });
  expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, "password"]);
  const reset = await ask(accounts.resetPassword, { body: { ...set, password: `${NEW}-x` } });
  expect(reset.status, "the link is good still").toBe(200);
});
