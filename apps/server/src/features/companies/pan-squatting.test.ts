import { type BodyIn, companies } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aPan } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();

const withPan = (number: string) => ({ documents: { pancard: { number } } });
const companyOf = async ({ token }: Pick<SignedIn, "token">) =>
  (await ask(companies.readCompany, { token })).body;
const name = ({ token }: SignedIn, body: BodyIn<typeof companies.nameCompany>) =>
  ask(companies.nameCompany, { token, body });
const accept = (id: string) =>
  ask(companies.reviewCompany, {
    token: admin.token,
    params: { id },
    body: { decision: "accept" },
  });
const submit = (pan: string) =>
  db.updateTable("companies").set({ status: "submitted" }).where("pan", "=", pan).execute();

/** Somebody who typed a PAN first, and its true holder, who asks. */
async function aSquattedPan() {
  const pan = aPan();
  const squatter = await market.aBuyer({ ...withPan(pan), name: "Mallory" });
  const holder = await market.aSeller({ ...withPan(pan), name: "True Holder" });
  return { pan, squatter, holder };
}

test("who typed a PAN first sees neither phone nor address of who asks, asked or let in (finding M4)", async () => {
  const { squatter, holder } = await aSquattedPan();
  const seen = async () => (await companyOf(squatter)).data?.users.find(({ is_you }) => !is_you);
  expect(await seen()).toMatchObject({ name: "True Holder", mobile: null, email: null });
  const agreed = await ask(companies.changeCompanyUser, {
    token: squatter.token,
    params: { id: holder.id },
    body: { status: "active", role: "viewer" },
  });
  expect(agreed.body.data).toMatchObject({ status: "active", mobile: null, email: null });
  expect(await seen()).toMatchObject({ status: "active", mobile: null, email: null });
});

test.each(["asked", "declined", "agreed", "removed"] as const)(
  "the true holder is shut out by nobody: %s, they found their own company with their PAN (finding M4)",
  async (state) => {
    const { pan, squatter, holder } = await aSquattedPan();
    const at = { token: squatter.token, params: { id: holder.id } };
    if (state === "agreed" || state === "removed")
      await ask(companies.changeCompanyUser, { ...at, body: { status: "active", role: "viewer" } });
    if (state === "declined" || state === "removed") await ask(companies.removeCompanyUser, at);
    const own = { ...holder, token: await market.signInAgain(holder) };
    expect((await name(own, { name: "True Metals", pan })).body.data).toMatchObject({
      name: "True Metals",
      pan,
      role: "owner",
      pan_accepted: false,
    });
    expect((await companyOf(squatter)).data?.users).toHaveLength(1);
    // Whose papers the office accepts has the PAN.
    await submit(pan);
    const id = (await companyOf(own)).data?._id ?? "";
    expect((await accept(id)).status).toBe(200);
    expect((await companyOf(own)).data?.pan_accepted).toBe(true);
    const other = (await companyOf(squatter)).data?._id ?? "";
    expect((await accept(other)).body.code).toBe("pan_taken");
  },
);

test("the office gives a company to its holder: with a reason, in the audit, and the other is out (finding M4)", async () => {
  const { pan, squatter, holder } = await aSquattedPan();
  const { data } = await companyOf(squatter);
  const params = { id: data?._id ?? "", user_id: String(holder.id) };
  const give = (body: BodyIn<typeof companies.giveSeat>) =>
    ask(companies.giveSeat, { token: admin.token, params, body });
  expect((await give({ alone: true, reason: "" })).status).toBe(400);
  const given = await give({ alone: true, reason: "Their PAN card was seen" });
  expect(given.body.data.users).toMatchObject([{ name: "True Holder", role: "owner" }]);
  expect((await companyOf(holder)).data).toMatchObject({ pan, role: "owner" });
  expect((await ask(companies.readCompany, { token: squatter.token })).status).toBe(401);
  const entries = await db
    .selectFrom("audit")
    .select(["action", "user_id", "details"])
    .where("company_id", "=", Number(params.id))
    .orderBy("id")
    .execute();
  expect(entries.slice(-2)).toMatchObject([
    {
      action: "company seat given",
      user_id: holder.id,
      details: { reason: "Their PAN card was seen", after: { role: "owner" } },
    },
    { action: "company user removed by the office", user_id: squatter.id },
  ]);
  const support = await market.anAdmin("support");
  const refused = await ask(companies.giveSeat, {
    token: support.token,
    params,
    body: { reason: "No" },
  });
  expect(refused.body.code).toBe("office_role_may_not");
});

test("nobody is taken from a company whose last owner they are (finding M4)", async () => {
  const { squatter } = await aSquattedPan();
  const owner = await market.aBuyer();
  const invited = await market.aBuyer();
  await db
    .updateTable("company_users")
    .set({ company_id: Number((await companyOf(owner)).data?._id), role: "viewer" })
    .where("user_id", "=", invited.id)
    .execute();
  const refused = await ask(companies.giveSeat, {
    token: admin.token,
    params: { id: (await companyOf(squatter)).data?._id ?? "", user_id: String(owner.id) },
    body: { reason: "By mistake" },
  });
  expect(refused.body).toMatchObject({ code: "last_owner", errors: [{ path: "user_id" }] });
});
