import { auctions, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { companyOf, setCompanyStatus } from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { notifyFlaggedBids } from "./notify/notify-flagged-bids.ts";

const market = await createMarket();
const { db, deps } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const [asha, bilal] = [await market.aBuyer(), await market.aBuyer()];

// Verified companies may bid any amount.
for (const one of [asha, bilal])
  await setCompanyStatus(market, await companyOf(market, one), "verified");

const bid = (lotId: number, amount: number, by = asha, headers = {}) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, confirm_unusual: true },
    token: by.token,
    headers,
  });
const toLookAt = async (lotId: number) =>
  (await market.ask(auctions.flaggedBids, { token: admin.token })).body.data.filter(
    (u) => u.product_id === String(lotId),
  );
const waiting = async () =>
  (await market.ask(office.overview, { token: admin.token })).body.data.flagged_bids;
const mails = () =>
  db
    .selectFrom("messages")
    .select(["recipient", "body"])
    .where("subject", "like", "Unusual bid%")
    .where("recipient", "=", admin.email)
    .execute();

test("a bid of five times the price it beats is accepted, and the office sees it at once; an ordinary one leaves no trace", async () => {
  const lot = await aLot(db, { sellerId: seller.id });
  await bid(lot.id, 4999);
  expect(await toLookAt(lot.id)).toEqual([]);
  const before = await waiting();
  expect((await bid(lot.id, 10_000_000_000, bilal)).body.data).toMatchObject({
    heightest: 10_000_000_000,
  });
  expect(await toLookAt(lot.id)).toMatchObject([
    { seq: 3, bidder: "Bidder 2", amount: 10_000_000_000, beaten: 4999 },
  ]);
  expect(await waiting()).toBe(before + 1);
});

test("the first bid is held against the market value, and a retry of it is not seen twice", async () => {
  const lot = await aLot(db, { sellerId: seller.id, marketValue: 1000 });
  const once = () => bid(lot.id, 5000, asha, { "idempotency-key": `unusual-${lot.id}` });
  expect((await once()).body.data).toEqual((await once()).body.data);
  expect(await toLookAt(lot.id)).toMatchObject([{ amount: 5000, beaten: 1000 }]);
});

test("once voided, or dismissed, or when its auction is over, it waits no more", async () => {
  const [voided, standing, over] = [
    await aLot(db, { sellerId: seller.id }),
    await aLot(db, { sellerId: seller.id }),
    await aLot(db, { sellerId: seller.id }),
  ];
  for (const { id } of [voided, standing, over]) await bid(id, 90_000);
  await market.ask(auctions.voidBid, {
    params: { id: voided.id },
    body: { seq: 2, reason: "Typing mistake" },
    token: admin.token,
  });
  const pass = (seq: number) =>
    market.ask(auctions.dismissFlaggedBid, {
      params: { id: standing.id },
      body: { seq },
      token: admin.token,
    });
  expect([(await pass(2)).status, (await pass(2)).status, (await pass(3)).body.code]).toEqual([
    200,
    200,
    "bid_not_found",
  ]);
  await db
    .updateTable("timetables")
    .set({ closed_at: new Date(), outcome: "sold" })
    .where("lot_id", "=", over.id)
    .execute();
  for (const { id } of [voided, standing, over]) expect(await toLookAt(id)).toEqual([]);
  const deeds = await db
    .selectFrom("audit")
    .select("action")
    .where("admin_id", "=", admin.id)
    .where("action", "=", "flagged bid dismissed")
    .execute();
  expect(deeds).toHaveLength(1);
  // Bids that were let stand can be looked up, and by whom.
  const past = await market.ask(auctions.dismissedBids, { token: admin.token });
  const { name } = await db
    .selectFrom("users")
    .select("name")
    .where("id", "=", admin.id)
    .executeTakeFirstOrThrow();
  expect(past.body.data.filter((one) => one.product_id === String(standing.id))).toMatchObject([
    { seq: 2, amount: 90_000, dismissed_by: name },
  ]);
});

test("the office is written to, once, with the way to the lot", async () => {
  const lot = await aLot(db, { sellerId: seller.id, title: "Copper, far too dear" });
  await bid(lot.id, 1_000_000);
  await Promise.all([notifyFlaggedBids(deps), notifyFlaggedBids(deps)]);
  await notifyFlaggedBids(deps);
  const about = (await mails()).filter((m) => m.body.includes("Copper, far too dear"));
  expect(about).toHaveLength(1);
  expect(about[0]?.body).toMatch(
    new RegExp(`here: https?://\\S+/admin/products\\?status=all&open=${lot.id}\n`),
  );
  expect(about[0]?.body).toContain("1000 times");
});
