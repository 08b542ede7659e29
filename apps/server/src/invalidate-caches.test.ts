import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket } from "../test/app.ts";
import { aLot } from "../test/builders.ts";
import { lotTag } from "./features/listings/index.ts";

const market = await createMarket();
const [seller, buyer, admin] = await Promise.all([
  market.aSeller(),
  market.aBuyer(),
  market.anAdmin(),
]);

/** Whether a page that shows the lot is cached, after it was rendered. */
async function aPageOf(lotId: number) {
  const pages = market.deps.caches.open<{ tags: string[] }>({
    ttl: 60_000,
    max: 10,
    tags: "common",
    tagsOf: ({ tags }) => tags,
  });
  const render = () => pages.fetch("page", async () => ({ tags: [lotTag(lotId)] }));
  await render();
  return { render, isShown: () => pages.has("page") };
}

const token = admin.token;
const reason = "The office found a mistake";
const openLot = () => aLot(market.db, { sellerId: seller.id, bidIncrement: 10 });
const bid = async (lotId: number) => {
  const { status } = await market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount: 1100, confirm_unusual: true },
    token: buyer.token,
  });
  expect(status).toBe(200);
};

test("a bid ends the page of its lot and of no other, and so does the bid's end", async () => {
  const lot = await openLot();
  const [page, other] = [await aPageOf(lot.id), await aPageOf(lot.id + 1_000)];
  expect(page.isShown()).toBe(true);
  await bid(lot.id);
  expect([page.isShown(), other.isShown()]).toEqual([false, true]);
  await page.render();
  const { status } = await market.ask(auctions.voidBid, {
    params: { id: lot.id },
    body: { seq: 2, reason },
    token,
  });
  expect(status).toBe(200);
  expect(page.isShown()).toBe(false);
});

test("no page shows a lot that was taken out", async () => {
  const lot = await openLot();
  const page = await aPageOf(lot.id);
  const { status } = await market.ask(auctions.withdraw, {
    params: { id: lot.id },
    body: { reason },
    token,
  });
  expect(status).toBe(200);
  expect(page.isShown()).toBe(false);
});
