import { auctions } from "@rebale/contract";
import { expect, test } from "vitest";
import { openMarket } from "../test/app.ts";
import { aLot } from "../test/builders.ts";
import { lotTag } from "./features/listings/index.ts";

const market = await openMarket();
const [seller, buyer, admin] = await Promise.all([
  market.aSeller(),
  market.aBuyer(),
  market.anAdmin(),
]);

/** A page that shows the lot, and whether it is cached or may be shown late. */
async function aPageOf(lotId: number) {
  const pages = market.deps.caches.open<{ tags: string[] }>({
    ttl: 60_000,
    late: 60_000,
    max: 10,
    tags: "common",
    tagsOf: ({ tags }) => tags,
  });
  const render = () => pages.fetch("page", async () => ({ tags: [lotTag(lotId)] }));
  await render();
  const shown = () =>
    pages.get("page") ? "as new" : pages.late("page") ? "late at most" : "not at all";
  return { render, shown };
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

test("a page may be shown without the newest bid, and not once that bid is voided", async () => {
  const lot = await openLot();
  const page = await aPageOf(lot.id);
  expect(page.shown()).toBe("as new");
  await bid(lot.id);
  expect(page.shown()).toBe("late at most");
  await page.render();
  const { status } = await market.ask(auctions.voidBid, {
    params: { id: lot.id },
    body: { seq: 2, reason },
    token,
  });
  expect(status).toBe(200);
  expect(page.shown()).toBe("not at all");
});

test("no page shows a lot that was taken out, not even one that a bid outdated before", async () => {
  const lot = await openLot();
  const page = await aPageOf(lot.id);
  await bid(lot.id);
  const { status } = await market.ask(auctions.withdraw, {
    params: { id: lot.id },
    body: { reason },
    token,
  });
  expect(status).toBe(200);
  expect(page.shown()).toBe("not at all");
});
