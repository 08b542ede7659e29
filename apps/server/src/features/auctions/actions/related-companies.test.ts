import { accounts, auctions, companies } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot, aMobile, aPan } from "../../../../test/builders.ts";
import { splitPapers, writeAccountPapers } from "../../papers/index.ts";
import { flagRelatedBids } from "../store/flagged-bids.store.ts";

const market = await createMarket();
const { ask, db } = market;
const admin = await market.anAdmin();

const bid = (lotId: number, amount: number, { token }: { token: string }) =>
  ask(auctions.placeBid, { token, body: { product_id: lotId, amount } });
const companyIdOf = async ({ token }: SignedIn) =>
  Number((await ask(companies.readCompany, { token })).body.data?._id);
const flagsOf = async (lotId: number) =>
  (await ask(auctions.flaggedBids, { token: admin.token })).body.data.filter(
    (flag) => flag.product_id === String(lotId),
  );
const sweep = () => db.transaction().execute(flagRelatedBids);
const change = (who: SignedIn, columns: object) =>
  db.transaction().execute(async (tx) => {
    const { own, papers } = splitPapers(columns);
    if (Object.keys(own).length > 0)
      await tx.updateTable("users").set(own).where("id", "=", who.id).execute();
    await writeAccountPapers(tx, who.id, papers);
  });
/** Somebody who acts for the owner's company. */
async function aColleague(owner: SignedIn): Promise<SignedIn> {
  const mobile = aMobile();
  const { token } = owner;
  const { body } = await ask(companies.inviteUser, { token, body: { mobile, role: "manager" } });
  const colleague = await market.aBuyer({ contact: { mobile } });
  await ask(companies.answerInvitation, {
    token: colleague.token,
    params: { id: body.data._id },
    body: { answer: "accept" },
  });
  return colleague;
}
async function aLotOf(seller: SignedIn) {
  const { id } = await aLot(db, { sellerId: seller.id });
  await db
    .updateTable("lots")
    .set({ company_id: await companyIdOf(seller) })
    .where("id", "=", id)
    .execute();
  return id;
}
const refused = { status: 403, body: { code: "related_account" } };

test("who was removed from the seller's company a moment ago bids on none of its lots, a year later on each (finding M5)", async () => {
  const seller = await market.aSeller();
  const shill = await aColleague(seller);
  const lot = await aLotOf(seller);
  expect((await bid(lot, 2000, shill)).body.code).toBe("own_lot");
  await ask(companies.removeCompanyUser, { token: seller.token, params: { id: shill.id } });
  const token = await market.proveMobile(shill.mobile);
  await ask(companies.nameCompany, { token, body: { name: "Another Name", pan: aPan() } });
  expect(await bid(lot, 2000, { token })).toMatchObject(refused);
  await db
    .updateTable("past_seats")
    .set({ until: new Date(Date.now() - 366 * DAY_MS) })
    .where("user_id", "=", shill.id)
    .execute();
  market.deps.bus.publish("identity", {});
  expect((await bid(lot, 2000, { token })).status).toBe(200);
});

test.each([
  ["bank account", { account_no: "30211239999", ifsc: "SBIN0000456" }],
  ["phone", "whatsapp"],
  ["PAN", { pan_number: "ZZZPZ1234Z" }],
])(
  "what a bidder shares with a colleague of the seller refuses the bid: %s (finding M5)",
  async (what, shared) => {
    const owner = await market.aSeller();
    const colleague = await aColleague(owner);
    const lot = await aLotOf(owner);
    const shill = await market.aBuyer();
    if (shared === "whatsapp") await change(shill, { whatsapp: colleague.mobile });
    else for (const who of [colleague, shill]) await change(who, shared as object);
    expect([what, await bid(lot, 2000, shill)]).toMatchObject([what, refused]);
    await change(shill, { whatsapp: null, account_no: null, pan_number: null });
    await change(colleague, { account_no: null, pan_number: null });
  },
);

test("companies of one PAN are one, whoever acts for them (finding M5)", async () => {
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const { pan_number } = await db
    .selectFrom("account_papers")
    .select("pan_number")
    .where("user_id", "=", seller.id)
    .executeTakeFirstOrThrow();
  await ask(companies.nameCompany, {
    token: buyer.token,
    body: { name: "Twin", pan: pan_number },
  });
  expect(await bid(await aLotOf(seller), 2000, buyer)).toMatchObject(refused);
});

test("through a colleague of the bidder it is flagged for the office, and stands (finding M5)", async () => {
  const seller = await market.aSeller();
  const rival = await market.aBuyer();
  const second = await aColleague(rival);
  const lot = await aLotOf(seller);
  await change(second, { account_no: "40222240001", ifsc: "HDFC0000001" });
  await change(seller, { account_no: "40222240001", ifsc: "HDFC0000001" });
  expect((await bid(lot, 2000, rival)).status).toBe(200);
  await sweep();
  expect(await flagsOf(lot)).toMatchObject([
    { seq: 2, reasons: expect.arrayContaining(["same_bank_account", "through_colleague"]) },
  ]);
  await sweep();
  expect(await flagsOf(lot)).toHaveLength(1);
});

test("strangers' bids stand and are not flagged (finding M5)", async () => {
  const seller = await market.aSeller();
  await aColleague(seller);
  const buyer = await market.aBuyer();
  await aColleague(buyer);
  const lot = await aLotOf(seller);
  expect((await bid(lot, 2000, buyer)).status).toBe(200);
  await sweep();
  expect(await flagsOf(lot)).toEqual([]);
  expect((await ask(accounts.readProfile, { token: buyer.token })).status).toBe(200);
});
