import { auctions } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { beforeEach, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../../test/app.ts";
import { anAuthorisedBuyer, companyOf, setCompanyStatus } from "../../../../../test/authorised.ts";
import { aLot, type LotOverrides } from "../../../../../test/builders.ts";
import { closeDueAuctions } from "./close-auction.ts";
import { verifyLedgers } from "./verify-ledgers.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const market = await createMarket();
const { ask, db, deps } = market;
await market.setTime(noon);
const seller = await market.aSeller();
const admin = await market.anAdmin();
const hour = (n: number) => new Date(noon.getTime() + n * 3_600_000);
const at = (n: number) => market.setTime(hour(n));
beforeEach(() => at(0));

const bid = async (id: number, amount: number, by: SignedIn) =>
  expect(
    (await ask(auctions.placeBid, { body: { product_id: id, amount }, token: by.token })).status,
  ).toBe(200);
const offer = (id: number, amount: number) =>
  ask(auctions.counterOffer, {
    params: { id },
    body: { amount, until: indiaTime(hour(13)) },
    token: seller.token,
  });
const answer = (id: number, choice: "accepted" | "declined", by: SignedIn) =>
  ask(auctions.answerOffer, { params: { id }, body: { answer: choice }, token: by.token });
const decide = (id: number, choice: "accepted" | "declined", amount: number) =>
  ask(auctions.answerBid, {
    params: { id },
    body: { answer: choice, amount },
    token: seller.token,
  });
const voidBid = (id: number, seq: number) =>
  ask(auctions.voidBid, {
    params: { id },
    body: { seq, reason: "Did not pay for it" },
    token: admin.token,
  });
const ledgerOf = async (id: number) =>
  (await ask(auctions.ledger, { params: { idname: String(id) } })).body.data;
const details = async (id: number, by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(id) }, token: by?.token })).body.data;
const aLotOf = (overrides: Partial<LotOverrides> = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: hour(-1), endsAt: hour(1), ...overrides });
const close = async () => {
  await at(2);
  await closeDueAuctions(deps);
};
const suspend = (companyId: number) =>
  db.updateTable("companies").set({ status: "suspended" }).where("id", "=", companyId).execute();
const withdraw = (authorisationId: number) =>
  db
    .updateTable("authorisations")
    .set({ status: "withdrawn" })
    .where("id", "=", authorisationId)
    .execute();
async function moveInto(user: SignedIn, company_id: number, role = "bidder") {
  await db
    .updateTable("company_users")
    .set({ company_id, status: "active", role })
    .where("user_id", "=", user.id)
    .execute();
  deps.bus.publish("session", { userId: user.id });
}

test("a company that is suspended while it leads does not win: the next bid is asked about", async () => {
  const [asha, bilal] = [await market.aBuyer(), await market.aBuyer()];
  const lot = await aLotOf();
  await bid(lot.id, 1200, bilal);
  await bid(lot.id, 1300, asha);
  await suspend(await companyOf(market, asha));
  await close();
  expect(await details(lot.id, bilal)).toMatchObject({ standing: "subject", heightest: 1200 });
  expect(await details(lot.id, asha)).toMatchObject({ standing: "voided" });
  expect((await decide(lot.id, "accepted", 1200)).body.data.outcome).toBe("sold");
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("below the reserve the seller cannot accept a company that may no longer have the lot", async () => {
  const [first, second] = [await anAuthorisedBuyer(market), await anAuthorisedBuyer(market)];
  for (const [who, lose] of [
    [first, () => withdraw(first.authorisationId)],
    [second, () => suspend(second.companyId)],
  ] as const) {
    await at(0);
    const lot = await aLotOf({ reservePrice: 2000, requires: "batteries" });
    await bid(lot.id, 1300, who);
    await close();
    await lose();
    expect(await decide(lot.id, "accepted", 1300)).toMatchObject({
      status: 409,
      body: { code: "bidder_may_not_win" },
    });
    expect((await decide(lot.id, "declined", 1300)).status).toBe(200);
  }
});

test("who has left the company answers no offer for it", async () => {
  const asha = await market.aBuyer();
  const former = await companyOf(market, asha);
  const lot = await aLotOf({ reservePrice: 2000 });
  await bid(lot.id, 1300, asha);
  await close();
  await offer(lot.id, 1700);
  await moveInto(asha, await companyOf(market, await market.aBuyer()));
  for (const choice of ["accepted", "declined"] as const)
    expect(await answer(lot.id, choice, asha)).toMatchObject({
      status: 403,
      body: { code: "role_may_not_bid" },
    });
  await moveInto(asha, former);
  expect((await answer(lot.id, "accepted", asha)).body.data.outcome).toBe("sold");
});

test("the seller's price is held to what an unverified company may bid", async () => {
  const asha = await market.aBuyer();
  const lot = await aLotOf({ marketValue: 9_000_000, reservePrice: 30_000_000 });
  await bid(lot.id, 9_500_000, asha);
  await close();
  await offer(lot.id, 25_000_000);
  expect((await answer(lot.id, "accepted", asha)).body.code).toBe("verify_first");
  await setCompanyStatus(market, await companyOf(market, asha), "verified");
  expect((await answer(lot.id, "accepted", asha)).body.data.outcome).toBe("sold");
});

test("a counter-offer goes on to another company, and to one that may have the lot", async () => {
  const [one, two, three] = [await market.aBuyer(), await market.aBuyer(), await market.aBuyer()];
  const gone = await market.aBuyer();
  await moveInto(two, await companyOf(market, one));
  const lot = await aLotOf({ reservePrice: 2000 });
  await bid(lot.id, 1050, two);
  await bid(lot.id, 1100, three);
  await bid(lot.id, 1150, gone);
  await bid(lot.id, 1300, one);
  await close();
  await suspend(await companyOf(market, gone));
  await offer(lot.id, 1700);
  await answer(lot.id, "declined", one);
  expect(await details(lot.id, three)).toMatchObject({ offer: { amount: 1700 } });
  expect(await details(lot.id, two)).toMatchObject({ offer: null });
});

test("with a voided sale all bids of its company go, and the next who may have the lot is asked", async () => {
  const [asha, colleague, bilal, gone] = [
    await market.aBuyer(),
    await market.aBuyer(),
    await market.aBuyer(),
    await market.aBuyer(),
  ];
  await moveInto(colleague, await companyOf(market, asha));
  const lot = await aLotOf();
  await bid(lot.id, 1050, colleague);
  await bid(lot.id, 1100, bilal);
  await bid(lot.id, 1150, gone);
  await bid(lot.id, 1300, asha);
  await bid(lot.id, 1400, asha);
  await close();
  await suspend(await companyOf(market, gone));
  const winning = (await ledgerOf(lot.id)).findLast(({ kind }) => kind === "bid")?.seq ?? 0;
  expect((await voidBid(lot.id, winning)).body.data).toMatchObject({ heightest: 1100 });
  expect(await details(lot.id, bilal)).toMatchObject({ standing: "offered", heightest: 1100 });
  for (const other of [asha, colleague, gone])
    expect(await details(lot.id, other)).toMatchObject({ standing: "voided", offer: null });
  expect(
    (await ledgerOf(lot.id)).filter(({ kind }) => kind === "void").map(({ note }) => note),
  ).toEqual([...Array(3).fill("Did not pay for it"), "bidder_may_not_win"]);
  expect((await answer(lot.id, "accepted", bilal)).body.data.outcome).toBe("sold");
  expect((await verifyLedgers(db)).broken).toBeNull();
});

test("of auctions that close together, what ended first takes the capacity first", async () => {
  const asha = await anAuthorisedBuyer(market, { kilograms: 1000 });
  const overrides = { requires: "batteries", kilograms: 500 };
  const later = await aLotOf({ ...overrides, endsAt: hour(1.5) });
  const earlier = await aLotOf(overrides);
  await bid(later.id, 1100, asha);
  await bid(earlier.id, 1100, asha);
  await db
    .updateTable("authorisations")
    .set({ capacity_grams: 600_000 })
    .where("id", "=", asha.authorisationId)
    .execute();
  await close();
  expect((await details(earlier.id)).outcome).toBe("sold");
  expect((await details(later.id)).outcome).toBe("no_bids");
});

test("a lot counts in the financial year of its end, however late its close comes", async () => {
  const midnight = new Date("2027-03-31T18:30:00.000Z");
  const before = (ms: number) => new Date(midnight.getTime() - ms);
  await market.setTime(before(3_600_000));
  const asha = await anAuthorisedBuyer(market, { kilograms: 500 });
  const overrides = { requires: "batteries", kilograms: 500 };
  const lot = await aLotOf({ ...overrides, startsAt: before(7_200_000), endsAt: before(100) });
  await bid(lot.id, 1100, asha);
  await market.setTime(before(-100));
  await closeDueAuctions(deps);
  expect((await details(lot.id)).outcome).toBe("sold");
  await bid(
    (await aLotOf({ ...overrides, startsAt: midnight, endsAt: before(-7_200_000) })).id,
    1100,
    asha,
  );
});

test("a close that bars many companies writes as often as one that bars one", async () => {
  const statements: number[] = [];
  let sent = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      sent++;
      return result;
    },
  });
  for (const companies of [1, 6]) {
    await at(0);
    const lot = await aLotOf({ requires: "batteries" });
    const buyers = [];
    for (let i = 0; i < companies; i++) buyers.push(await anAuthorisedBuyer(market));
    for (const [i, by] of [...buyers, ...buyers].entries()) await bid(lot.id, 1100 + i * 10, by);
    for (const { authorisationId } of buyers) await withdraw(authorisationId);
    sent = 0;
    await at(2);
    await closeDueAuctions({ ...deps, db: counted });
    statements.push(sent);
    expect(await details(lot.id)).toMatchObject({ outcome: "no_bids", bid_count: 0 });
  }
  expect(statements[1]).toBe(statements[0]);
});
