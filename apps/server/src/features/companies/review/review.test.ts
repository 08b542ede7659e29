import { accounts, auctions, type BodyIn, companies, listings } from "@rebale/contract";
import type { OfficeRole } from "@rebale/contract/office/permissions";
import { Gstin } from "@rebale/contract/values/gstin";
import { describe, expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot, aPan, PASSWORD } from "../../../../test/builders.ts";
import { buyerOf } from "../../landed-cost/taxes.store.ts";

const market = await createMarket();
const { db } = market;
const admin = await market.anAdmin();

const pdf = aPdf();
const withPan = (number: string) => ({ documents: { pancard: { number } } });
const sendPaper = ({ token }: SignedIn, kind = "bank", number = "123456789") =>
  market.send(companies.sendPaper, token, [{ field: "document", bytes: pdf }], { kind, number });
const companyOf = async ({ token }: SignedIn) =>
  (await market.ask(companies.readCompany, { token })).body.data;
const idOf = async (who: SignedIn) => (await companyOf(who))?._id ?? "";
const review = (id: string, body: BodyIn<typeof companies.reviewCompany>) =>
  market.ask(companies.reviewCompany, { params: { id }, body, token: admin.token });
const list = async (query: object) =>
  (await market.ask(companies.officeCompanies, { query, token: admin.token })).body;
const login = ({ email }: SignedIn) =>
  market.ask(accounts.login, { body: { email, password: PASSWORD } });
/** With its check sign. */
const gstinOf = (state: string, pan: string) =>
  [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    .map((sign) => `${state}${pan}1Z${sign}`)
    .find((number) => Gstin.safeParse(number).success) ?? "";
const noticesOf = (userId: number) =>
  db.selectFrom("notifications").select(["code", "params"]).where("user_id", "=", userId).execute();
const auditOf = (id: string) =>
  db.selectFrom("audit").select("action").where("subject", "like", `Company ${id}:%`).execute();
/** A buyer whose company is submitted. */
async function aSubmitted() {
  const buyer = await market.aBuyer(withPan(aPan()));
  await sendPaper(buyer);
  return { buyer, id: await idOf(buyer) };
}
const blurred = [{ path: "bank", msg: "The photo is blurred" }];

describe("the office's list of companies", () => {
  test("who waits longest stands first, is counted by pages and found by name or PAN (W4)", async () => {
    const pan = aPan();
    const [first, second] = [await aSubmitted(), await aSubmitted()];
    await market.ask(companies.nameCompany, {
      token: second.buyer.token,
      body: { name: "Zebra 100% Metals" },
    });
    const third = await market.aBuyer(withPan(pan));
    const waiting = await list({ status: "submitted", rows: 500 });
    const ids = waiting.data.map(({ _id }) => _id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(ids).not.toContain(await idOf(third));
    expect((await list({ q: "100%" })).data.map(({ _id }) => _id)).toEqual([second.id]);
    expect((await list({ q: pan })).data).toMatchObject([
      { _id: await idOf(third), status: "unverified", owner: { mobile: third.mobile } },
    ]);
    expect((await list({ rows: 1 })).totalpage).toBeGreaterThan(2);
  });

  test("a bank account is whole for who may open the bank's proof of it, else its last digits (W3, W12)", async () => {
    const { id } = await aSubmitted();
    const bankNumber = async (role: OfficeRole) => {
      const { token } = await market.anAdmin(role);
      const { data } = (await market.ask(companies.officeCompany, { params: { id }, token })).body;
      return data.papers.find(({ kind }) => kind === "bank")?.number;
    };
    expect(await bankNumber("moderator")).toBe("123456789");
    expect(await bankNumber("support")).toBe("••••6789");
  });
});

describe("a decision", () => {
  test("accept verifies the company and its papers, and tells its owner (W4)", async () => {
    const { buyer, id } = await aSubmitted();
    const { body } = await review(id, { decision: "accept" });
    expect(body.data).toMatchObject({ status: "verified", papers: [{ status: "accepted" }] });
    expect(await companyOf(buyer)).toMatchObject({ status: "verified", reasons: [] });
    expect((await noticesOf(buyer.id)).map(({ code }) => code)).toEqual(["company_accepted"]);
    expect(await auditOf(id)).toContainEqual({ action: "company accepted" });
    expect(await review(id, { decision: "accept" })).toMatchObject({
      status: 409,
      body: { code: "decision_not_possible" },
    });
  });

  test("an accepted GST certificate registers the company in its state (screens U1)", async () => {
    const pan = aPan();
    const buyer = await market.aBuyer(withPan(pan));
    await db
      .updateTable("users")
      .set({ address: "4 Ring Road", city: "Surat", pincode: "395001", state: "Gujarat" })
      .where("id", "=", buyer.id)
      .execute();
    const gstin = gstinOf("24", pan);
    await sendPaper(buyer, "gst", gstin);
    const id = await idOf(buyer);
    expect((await companyOf(buyer))?.sites).toEqual([]);
    await review(id, { decision: "accept" });
    expect((await companyOf(buyer))?.sites).toMatchObject([
      { gstin, state: "Gujarat", address: "4 Ring Road", city: "Surat", pincode: "395001" },
    ]);
    const taxed = await buyerOf(db, { userId: buyer.id, companyId: Number(id) }, "Goa");
    expect(taxed).toMatchObject({ state: "Gujarat", from: "site", registered: true });
  });

  test("nothing is accepted that was not submitted (W4)", async () => {
    const id = await idOf(await market.aBuyer());
    expect((await review(id, { decision: "accept" })).status).toBe(409);
    expect((await review("999999", { decision: "accept" })).status).toBe(404);
  });

  test("a correction is asked beside the paper; a newer one answers it, and the company waits again (W4, W5)", async () => {
    const { buyer, id } = await aSubmitted();
    expect((await review(id, { decision: "correct" })).body).toMatchObject({
      code: "invalid_input",
      errors: [{ path: "reasons" }],
    });
    await review(id, { decision: "correct", reasons: blurred });
    expect(await companyOf(buyer)).toMatchObject({
      status: "correction_asked",
      reasons: blurred,
      papers: [{ kind: "bank", status: "correction_asked", reason: "The photo is blurred" }],
    });
    expect(await noticesOf(buyer.id)).toMatchObject([
      { code: "company_correction", params: { reasons: blurred } },
    ]);
    await sendPaper(buyer, "incorporation", "U12345");
    expect((await companyOf(buyer))?.status).toBe("correction_asked");
    await sendPaper(buyer);
    expect(await companyOf(buyer)).toMatchObject({ status: "submitted", reasons: [] });
    await review(id, { decision: "correct", reasons: blurred });
    expect((await review(id, { decision: "accept" })).body.data.status).toBe("verified");
  });

  test("a verified company stays so while a newer paper waits, which can be accepted (W4)", async () => {
    const { buyer, id } = await aSubmitted();
    await review(id, { decision: "accept" });
    await sendPaper(buyer);
    expect(await companyOf(buyer)).toMatchObject({
      status: "verified",
      papers: [{ status: "sent" }],
    });
    const { body } = await review(id, { decision: "accept" });
    expect(body.data).toMatchObject({ status: "verified", papers: [{ status: "accepted" }] });
  });

  test("of two at once one counts (W4)", async () => {
    const { id } = await aSubmitted();
    await market.openConnections();
    const both = await Promise.all([1, 2].map(() => review(id, { decision: "accept" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("what stays a secret of the company is shown to the office alone (W4)", async () => {
    const { id, buyer } = await aSubmitted();
    for (const { token } of [buyer, await market.aSeller()])
      expect((await market.ask(companies.officeCompany, { params: { id }, token })).status).toBe(
        403,
      );
  });
});

describe("the login of a waiting seller", () => {
  test("is activated when the company is accepted; activating a login does not verify the company (W4)", async () => {
    const seller = await market.aWaitingSeller();
    await sendPaper(seller);
    expect((await login(seller)).status).toBe(403);
    const id = await idOf(seller);
    await review(id, { decision: "accept" });
    const { status, body } = await login(seller);
    expect(status).toBe(200);
    expect((await noticesOf(seller.id)).map(({ code }) => code).sort()).toEqual([
      "account_active",
      "company_accepted",
    ]);
    expect((await companyOf({ ...seller, token: body.data ?? "" }))?.status).toBe("verified");
    expect((await companyOf(await market.aSeller()))?.status).toBe("unverified");
  });

  test("is refused when the company is refused, and its token opens the application no more (W4)", async () => {
    const seller = await market.aWaitingSeller();
    await sendPaper(seller);
    await review(await idOf(seller), { decision: "refuse", reasons: blurred });
    expect((await login(seller)).status).toBe(403);
    expect((await market.ask(companies.readPapers, { token: seller.token })).status).toBe(401);
    const row = await db
      .selectFrom("users")
      .select(["status", "status_reason"])
      .where("id", "=", seller.id)
      .executeTakeFirst();
    expect(row).toEqual({ status: "refused", status_reason: "The photo is blurred" });
  });
});

test("a suspended company may neither bid nor list, and is told why; asked to correct, it may (W4)", async () => {
  const { buyer, id } = await aSubmitted();
  const seller = await market.aSeller();
  const lot = await aLot(db, { sellerId: (await market.aSeller()).id });
  const why = [{ path: "", msg: "Two lots were not paid" }];
  const bid = () =>
    market.ask(auctions.placeBid, {
      body: { product_id: lot.id, amount: 2000 },
      token: buyer.token,
    });
  const offer = async () =>
    market.ask(listings.createLots, {
      body: { products: [aDraft(await aCategory(db))] },
      token: seller.token,
    });
  await review(id, { decision: "suspend", reasons: why });
  await review(await idOf(seller), { decision: "suspend", reasons: why });
  expect(await bid()).toMatchObject({ status: 403, body: { code: "company_suspended" } });
  expect(await offer()).toMatchObject({ status: 403, body: { code: "company_suspended" } });
  const details = await market.ask(auctions.details, {
    params: { idname: String(lot.id) },
    token: buyer.token,
  });
  expect(details.body.data).toMatchObject({ can_bid: false, why_not: "company_suspended" });
  expect(await companyOf(buyer)).toMatchObject({ status: "suspended", reasons: why });
  expect((await review(id, { decision: "accept" })).status).toBe(409);
  await review(id, { decision: "correct", reasons: blurred });
  expect((await bid()).status).toBe(200);
});
