import { accounts, auctions, type Paise } from "@rebale/contract";
import type { QueryConfig } from "pg";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aLot, aMobile, aPan, completeSale, PASSWORD } from "../../../../test/builders.ts";
import { localBus } from "../../../platform/bus/events.ts";
import type { TxClient } from "../../../platform/db/db.ts";
import { splitPapers, writeAccountPapers } from "../../papers/index.ts";
import { createRelatedBidders } from "../bid-queue/related-bidders.ts";
import { createAuctions } from "../create-auctions.ts";
import { flagRelatedBids } from "../store/flagged-bids.store.ts";
import { closeAuction } from "./close/close-auction.ts";
import { notifyFlaggedBids } from "./notify/notify-flagged-bids.ts";

const market = await createMarket();
const { db, deps } = market;
const admin = await market.anAdmin();
const stranger = await market.aBuyer();

const bid = (lotId: number, amount: number, by: SignedIn) =>
  market.ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });
const details = async (lotId: number, by: SignedIn) =>
  (await market.ask(auctions.details, { params: { idname: String(lotId) }, token: by.token })).body
    .data;
const flagsOf = async (lotId: number) =>
  (await market.ask(auctions.flaggedBids, { token: admin.token })).body.data.filter(
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

const bank = { bank_name: "State Bank", branch_name: "Pune", account_no: "30211234567" };
const withBank = (ifsc: string) => ({ documents: { bank: { ...bank, ifsc } } });
const pan = aPan();
const phone = aMobile();
/** The buyer's registration, and what the seller has besides. */
const shared = {
  same_pan: [{ documents: { pancard: { number: pan } } }, { pan_number: pan }],
  same_bank_account: [
    withBank("SBIN0000456"),
    { account_no: bank.account_no, ifsc: "SBIN0000999" },
  ],
  same_phone: [{ contact: { mobile: phone } }, { whatsapp: phone }],
} as const;

test.each(Object.entries(shared))(
  "a buyer with the %s as the seller is refused on the seller's lots, told so before, and free elsewhere (T11)",
  async (_reason, [registration, columns]) => {
    const seller = await market.aSeller();
    await change(seller, columns);
    const second = await market.aBuyer(registration);
    const lot = await aLot(db, { sellerId: seller.id });
    expect(await details(lot.id, second)).toMatchObject({
      can_bid: false,
      why_not: "related_account",
    });
    expect(await bid(lot.id, 2000, second)).toMatchObject({
      status: 403,
      body: {
        code: "related_account",
        message:
          "You share a PAN, bank account, phone, email or company with this lot's seller. You cannot bid on it",
      },
    });
    expect((await bid(lot.id, 2000, stranger)).status).toBe(200);
    const elsewhere = await aLot(db, { sellerId: (await market.aSeller()).id });
    expect((await bid(elsewhere.id, 2000, second)).status).toBe(200);
    await change(seller, { pan_number: aPan(), account_no: null, whatsapp: null });
    await change(second, { pan_number: null, account_no: null });
  },
);

test("the same account number at another bank is another account (T11)", async () => {
  const seller = await market.aSeller();
  await change(seller, { account_no: bank.account_no, ifsc: "HDFC0000123" });
  const buyer = await market.aBuyer(withBank("SBIN0000456"));
  const lot = await aLot(db, { sellerId: seller.id });
  expect((await bid(lot.id, 2000, buyer)).status).toBe(200);
  await sweep();
  expect(await flagsOf(lot.id)).toEqual([]);
});

test("one browser signed in to both: the bid stands, and the office sees it with the reason, once (T11)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  const lot = await aLot(db, { sellerId: seller.id, title: "Brass, from one browser" });
  const sent = await market.ask(accounts.enterMobile, { body: { mobile: buyer.mobile } });
  const proven = await market.ask(accounts.verifyOtp, {
    body: { mobile: buyer.mobile, otp: sent.body.data.demo_otp ?? "" },
  });
  const [cookie = ""] = String(proven.headers["set-cookie"]).split(";");
  await market.ask(accounts.login, {
    body: { email: seller.email, password: PASSWORD },
    headers: { cookie },
  });
  expect((await bid(lot.id, 2000, stranger)).status).toBe(200);
  expect((await bid(lot.id, 3000, buyer)).status).toBe(200);
  await sweep();
  expect(await flagsOf(lot.id)).toMatchObject([
    { seq: 3, amount: 3000, beaten: 2000, reasons: ["same_device"] },
  ]);
  await notifyFlaggedBids(deps);
  const mails = await db
    .selectFrom("messages")
    .select("body")
    .where("recipient", "=", admin.email)
    .where("subject", "like", "Bid by a related account: ₹3,000%")
    .execute();
  expect(mails).toMatchObject([{ body: expect.stringContaining("shares the seller's device") }]);

  await market.ask(auctions.dismissFlaggedBid, {
    params: { id: lot.id },
    body: { seq: 3 },
    token: admin.token,
  });
  await bid(lot.id, 4000, buyer);
  await sweep();
  expect(await flagsOf(lot.id)).toEqual([]);
});

test("a relation that becomes known later flags the newest standing bid, and the next one once that is voided (T11)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  const lot = await aLot(db, { sellerId: seller.id });
  await bid(lot.id, 2000, buyer);
  await bid(lot.id, 3000, buyer);
  await sweep();
  expect(await flagsOf(lot.id)).toEqual([]);
  const sellers = await db
    .selectFrom("account_papers")
    .select("pan_number")
    .where("user_id", "=", seller.id)
    .executeTakeFirstOrThrow();
  await change(buyer, sellers);
  await sweep();
  expect(await flagsOf(lot.id)).toMatchObject([{ seq: 3, reasons: ["same_pan"] }]);
  await market.ask(auctions.voidBid, {
    params: { id: lot.id },
    body: { seq: 3, reason: "The seller's own account" },
    token: admin.token,
  });
  await sweep();
  expect(await flagsOf(lot.id)).toMatchObject([{ seq: 2, reasons: ["same_pan"] }]);
});

test("a relation that becomes known after the close flags the winning bid until the order is completed (T11)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  const [lot, done] = [
    await aLot(db, { sellerId: seller.id }),
    await aLot(db, { sellerId: seller.id }),
  ];
  for (const { id } of [lot, done]) {
    await bid(id, 2000, buyer);
    await db
      .updateTable("auctions")
      .set({ ends_at: new Date(Date.now() - 1000) })
      .where("lot_id", "=", id)
      .execute();
    await closeAuction(deps, id);
  }
  await completeSale(db, done.id);
  await change(seller, { whatsapp: buyer.mobile });
  await sweep();
  expect(await flagsOf(lot.id)).toMatchObject([{ seq: 2, reasons: ["same_phone"] }]);
  expect(await flagsOf(done.id)).toEqual([]);
});

test("only a bidder's first bid on a seller's lots asks the database for relations (T11)", async () => {
  const seller = await market.aSeller();
  const lot = await aLot(db, { sellerId: seller.id });
  const second = await aLot(db, { sellerId: seller.id });
  const first = { lotId: lot.id, bidderId: stranger.id, amount: 200_000 as Paise };
  const related = createRelatedBidders(deps);
  const client = await deps.database.pool.connect();
  let asked = 0;
  const query = (text: QueryConfig) => {
    asked++;
    return client.query(text);
  };
  const counted = { query } as TxClient;
  await related.mark(counted, [first]);
  await related.mark(counted, [first, { ...first, amount: 300_000 as Paise }]);
  expect(asked).toBe(1);
  // Whose lot it is has to be learned, once.
  for (const bidderId of [stranger.id, stranger.id])
    await related.mark(counted, [{ ...first, lotId: second.id, bidderId }]);
  expect(asked).toBe(2);
  const other = await market.aBuyer();
  for (const { id: lotId } of [lot, second])
    await related.mark(counted, [{ ...first, lotId, bidderId: other.id }]);
  expect(asked).toBe(3);
  deps.bus.publish("identity", {});
  await related.mark(counted, [first]);
  expect(asked).toBe(4);
  client.release();
  related.close();
});

test("a phone that becomes the seller's by a change of profile is refused from then on (T11)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  const lot = await aLot(db, { sellerId: seller.id });
  expect((await bid(lot.id, 2000, buyer)).status).toBe(200);
  const profile = { name: "Asha", whatsapp: seller.mobile };
  await market.ask(accounts.updateProfile, { body: profile, token: buyer.token });
  expect((await bid(lot.id, 3000, buyer)).body.code).toBe("related_account");
});

test("an account whose PAN changes while it bids on two nodes: each of its bids is refused or flagged (T11)", async () => {
  const seller = await market.aSeller();
  const buyer = await market.aBuyer();
  const lots = await Promise.all([1, 2, 3, 4].map(() => aLot(db, { sellerId: seller.id })));
  const { pan_number } = await db
    .selectFrom("account_papers")
    .select("pan_number")
    .where("user_id", "=", seller.id)
    .executeTakeFirstOrThrow();
  // No word of the change reaches them: they have buses of their own.
  const buses = [localBus(), localBus()];
  const nodes = buses.map((bus) => createAuctions({ ...deps, bus }, { timed: false }));
  const place = (i: number) =>
    nodes[i % 2]?.bids.enqueue({
      lotId: lots[i % 4]?.id ?? 0,
      bidderId: buyer.id,
      amount: (200_000 + i * 100) as Paise,
    });
  for (const first of await Promise.all([0, 1, 2, 3].map(place)))
    expect(first?.accepted).toBe(true);
  const results = [];
  let changed: Promise<unknown> = Promise.resolve();
  for (let i = 4; i < 200; i++) {
    results.push(place(i));
    if (i === 100) changed = change(buyer, { pan_number });
    await new Promise((r) => setTimeout(r, 1));
  }
  await Promise.all([...results, changed]);
  // A lot that neither node has seen the buyer on: the change is known at the bid.
  const fresh = await aLot(db, { sellerId: seller.id });
  const refused = await nodes[0]?.bids.enqueue({
    lotId: fresh.id,
    bidderId: buyer.id,
    amount: 200_000 as Paise,
  });
  expect(refused).toMatchObject({ accepted: false, because: "related_account" });
  await Promise.all(nodes.map((node) => node.close()));
  await Promise.all(buses.map((bus) => bus.close()));
  await sweep();
  for (const lot of lots) expect(await flagsOf(lot.id)).toMatchObject([{ reasons: ["same_pan"] }]);
});
