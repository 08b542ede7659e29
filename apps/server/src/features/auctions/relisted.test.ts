import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;
const [seller, other, buyer, admin] = [
  await market.aSeller(),
  await market.aSeller(),
  await market.aBuyer(),
  await market.anAdmin(),
];
const before = await aLot(db, { sellerId: seller.id });
const lot = await aLot(db, { sellerId: seller.id });
await db.updateTable("lots").set({ relist_of: before.id }).where("id", "=", lot.id).execute();
await ask(auctions.placeBid, {
  body: { product_id: lot.id, amount: 1100 },
  token: buyer.token,
});

const details = async (by?: SignedIn) =>
  (await ask(auctions.details, { params: { idname: String(lot.id) }, token: by?.token })).body.data;

test("the auction page and the orders name the earlier lot to its seller and the office, nobody else (A10)", async () => {
  for (const by of [seller, admin]) expect((await details(by)).relist_of).toBe(String(before.id));
  for (const by of [undefined, buyer, other]) expect((await details(by)).relist_of).toBeNull();
  const sold = await ask(auctions.sellerOrders, { token: seller.token });
  expect(sold.body.data.map((order) => order.product_id.relist_of)).toEqual([String(before.id)]);
  const mine = await ask(auctions.myOrders, { token: buyer.token });
  expect(mine.body.data.map((order) => order.product_id.relist_of)).toEqual([null]);
});
