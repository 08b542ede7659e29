import { accounts, auctions, companies, listings } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot, aPan, PASSWORD } from "../../../test/builders.ts";
import { closeAuction } from "../auctions/index.ts";

const market = await createMarket();
const { ask, db, deps } = market;

const HOUR = 3_600_000;
const noon = new Date("2026-11-25T06:30:00.000Z");

/** Somebody who lists lots for a company, and its owner. */
async function aSellerOfAnother() {
  const documents = { pancard: { number: aPan() } };
  const owner = await market.aSeller({ documents });
  const lister = await market.aSeller({ documents });
  await ask(companies.changeCompanyUser, {
    ...{ params: { id: lister.id }, token: owner.token },
    body: { status: "active" },
  });
  return { owner, lister };
}
/** Ended with a bid below its reserve, which its seller is to answer. */
async function anAwaitedLot(lister: SignedIn) {
  const times = { startsAt: new Date(noon.getTime() - HOUR), endsAt: noon };
  await market.setTime(new Date(noon.getTime() - HOUR / 2));
  const lot = await aLot(db, { ...times, sellerId: lister.id, reservePrice: 9000 });
  const body = { product_id: lot.id, amount: 1500 };
  const { token } = await market.aBuyer();
  const bid = await ask(auctions.placeBid, { token, body });
  expect(bid.status, JSON.stringify(bid.body)).toBe(200);
  await market.setTime(noon);
  await closeAuction(deps, lot.id);
  return lot;
}
const accept = (id: number, token: string) =>
  ask(auctions.answerBid, { params: { id }, token, body: { answer: "accepted", amount: 1500 } });
/** Signed in anew, with a company of their own. */
async function removedAndBack(owner: SignedIn, lister: SignedIn) {
  await ask(companies.removeCompanyUser, { params: { id: lister.id }, token: owner.token });
  const body = { email: lister.email, password: PASSWORD };
  const token = (await ask(accounts.login, { body })).body.data ?? "";
  const named = { name: "A company of their own", pan: aPan() };
  expect((await ask(companies.nameCompany, { body: named, token })).status).toBe(200);
  return token;
}

test("who was removed from a company decides nothing of its lots any more, whatever company they have since (W2, U29)", async () => {
  const { owner, lister } = await aSellerOfAnother();
  const lot = await anAwaitedLot(lister);
  const waiting = await aLot(db, { sellerId: lister.id, approval: "pending" });
  const token = await removedAndBack(owner, lister);
  expect((await accept(lot.id, token)).body.code).toBe("not_your_lot");
  const own = await ask(listings.viewLot, { params: { id: String(waiting.id) }, token });
  expect(own.status).toBe(404);
  const details = await ask(auctions.details, { params: { idname: lot.url }, token });
  expect(details.body.data.for_seller).toBeNull();
});

test("who is asked to be agreed to still answers for what they listed, and so does who stays (W1, W2)", async () => {
  const { lister } = await aSellerOfAnother();
  const lot = await anAwaitedLot(lister);
  expect((await accept(lot.id, lister.token)).body.data).toMatchObject({ outcome: "sold" });
});
