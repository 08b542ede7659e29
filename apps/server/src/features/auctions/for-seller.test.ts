import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;

test("how a lot does is told to its seller alone: reserve, bidders, watchers, views (TB9)", async () => {
  const [seller, other, buyer] = [
    await market.aSeller(),
    await market.aSeller(),
    await market.aBuyer(),
  ];
  const lot = await aLot(db, { sellerId: seller.id, reservePrice: 60_000 });
  await ask(auctions.placeBid, {
    body: { product_id: lot.id, amount: 1100 },
    token: buyer.token,
  });
  await db.insertInto("watches").values({ lot_id: lot.id, user_id: buyer.id }).execute();
  for (const [day, views] of [
    ["2026-11-24", 3],
    ["2026-11-25", 4],
  ] as const)
    await db.insertInto("lot_views").values({ lot_id: lot.id, day, views }).execute();
  const told = async (token?: string) =>
    (await ask(auctions.details, { params: { idname: String(lot.id) }, ...(token && { token }) }))
      .body.data.for_seller;
  expect(await told(seller.token)).toEqual({
    ...{ reserve: 60_000, bidders: 1, watchers: 1, views: 7 },
  });
  for (const token of [undefined, other.token, buyer.token]) expect(await told(token)).toBeNull();
});
