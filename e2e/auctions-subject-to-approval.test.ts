import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { type OpenLot, openLot } from "./parts/lots.ts";
import { seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/**
 * An auction ends below its reserve: the seller decides, and the highest bidder learns of it where
 * they stand.
 */

const { api, visit, close } = await createStage();
afterAll(close);

const [asha, seller] = await Promise.all([
  api.buyer("9000000001"),
  api.seller("seller1@rebale.example"),
]);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Ends in a moment with Asha's 60,000 below the reserve of 83,217. */
async function aLotBelowReserve(): Promise<OpenLot> {
  const lot = await openLot(api, seller, { ends: 12, market_value: 50_000, reserve_price: 83_217 });
  await api.post("/auction", { product_id: lot._id, amount: 60_000 }, asha.token);
  return lot;
}

const closed = (lot: OpenLot) =>
  expect
    .poll(async () => (await api.get(`/auction/details/${lot._id}`)).body.data.seller_answer, {
      timeout: 40_000,
      interval: 500,
    })
    .toBe("awaited");
const request = (page: Page, lot: OpenLot) => page.getByRole("article", { name: lot.title });

test("on a phone the seller accepts the highest bid, after a line that failed; the bidder sees it wait and then won, and the ledger fits (S2.45, S2.48, S2.49, S3.8)", async () => {
  const lot = await aLotBelowReserve();
  const bidder = await visit(`/auctiondetail/${lot.url}`, { as: asha });
  const panel = bidder.getByRole("region", { name: "Bidding" });
  await panel
    .getByText("Subject to the seller’s approval", { exact: true })
    .waitFor({ timeout: 40_000 });
  await seen(
    panel.getByText(
      /below the seller’s reserve. The highest bid is subject to the seller’s approval until/,
    ),
  );
  expect(await bidder.content()).not.toMatch(/83,?217/);
  const orders = await visit("/totalbid", { as: asha });
  await seen(
    orders.getByRole("row").filter({ hasText: lot.title }).getByText("Subject to approval"),
  );

  const desk = await visit("/dashboard", { as: seller, ...phone });
  await seen(request(desk, lot).getByText("₹83,217"));
  expect(await sideways(desk)).toBe(0);
  await request(desk, lot)
    .getByRole("button", { name: /^Accept/ })
    .click();
  const dialog = desk.getByRole("dialog", { name: "Sell at this price?" });
  await seen(dialog.getByText("₹23,217 below your reserve"));
  await desk.route("**/api/auction/answer/*", (route) => route.abort());
  await dialog.getByRole("button", { name: "Sell at this price" }).click();
  await seen(
    dialog.getByRole("alert").getByText("We don’t know yet whether your decision arrived."),
  );
  await desk.unroute("**/api/auction/answer/*");
  await dialog.getByRole("button", { name: "Sell at this price" }).click();
  await toast(desk, "Sold to the highest bidder");
  await request(desk, lot).waitFor({ state: "detached" });

  await panel.getByText("You won this lot").waitFor({ timeout: 5000 });
  await bidder.getByRole("button", { name: "Verify in my browser" }).click();
  await seen(bidder.getByText("1 bid verified."));
  await orders.goto("/purchase");
  await seen(orders.getByRole("row").filter({ hasText: lot.title }).getByText("Pending"));
  await desk.goto("/orderbidding");
  await seen(desk.getByRole("row").filter({ hasText: lot.title }).getByText("+91 9000000001"));
});

test("the seller declines from the product list: nobody wins, and the bidder is told", async () => {
  const lot = await aLotBelowReserve();
  await closed(lot);
  const desk = await visit("/dashproduct/expired", { as: seller });
  await desk.getByRole("button", { name: "Cards" }).click();
  const card = desk.getByRole("article").filter({ hasText: lot.title });
  await card.getByRole("button", { name: /^Decline/ }).click();
  await desk
    .getByRole("dialog", { name: "Decline this bid?" })
    .getByRole("button", { name: "Decline the bid" })
    .click();
  await toast(desk, "The highest bid is declined");
  await seen(card.getByText("you declined the highest bid"));

  const bidder = await visit("/dashnotifications", { as: asha });
  await seen(
    bidder
      .locator("article")
      .filter({ hasText: lot.title })
      .filter({ hasText: "The seller declined your bid" }),
  );
  await bidder.goto(`/auctiondetail/${lot.url}`);
  await seen(bidder.getByRole("region", { name: "Bidding" }).getByText("Nobody won this lot."));
});

test("who answers what was answered elsewhere meanwhile is told so, and sees the lot as it is", async () => {
  const lot = await aLotBelowReserve();
  await closed(lot);
  const desk = await visit("/orderbidding", { as: seller });
  await desk.getByRole("link", { name: `Answer: ${lot.title}` }).click();
  await request(desk, lot)
    .getByRole("button", { name: /^Accept/ })
    .click();
  await api.post(
    `/auction/answer/${lot._id}`,
    { answer: "declined", amount: 60_000 },
    seller.token,
  );
  await desk.getByRole("dialog").getByRole("button", { name: "Sell at this price" }).click();
  await toast(desk, "This was already decided");
  await request(desk, lot).waitFor({ state: "detached" });
});
