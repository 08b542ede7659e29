import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, sideways, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/**
 * The office pauses, resumes, extends and withdraws a live auction while a bidder watches; below
 * the reserve a seller names a price of their own.
 */

const { api, visit, close } = await createStage();
afterAll(close);

const [asha, balu, seller] = await Promise.all([
  api.buyer("9000000001"),
  api.buyer("9000000002"),
  api.seller("seller1@rebale.example"),
]);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function inOffice(path: string): Promise<Page> {
  const office = await visit(path);
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(office, new RegExp(`^${path.split("?")[0]}`));
  return office;
}

const titles = {
  Pause: "Pause the bidding?",
  Resume: "Resume the bidding?",
  Extend: "Extend the auction?",
  Withdraw: "Withdraw the lot?",
};
async function intervene(office: Page, what: keyof typeof titles, reason: string, end?: string) {
  await office.getByRole("button", { name: what, exact: true }).click();
  const dialog = office.getByRole("dialog", { name: titles[what] });
  await dialog.getByLabel("Reason").fill(reason);
  if (end) await dialog.getByLabel("New end (IST)").fill(end);
  await dialog.getByRole("button", { name: what, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

test("who watches sees a pause, its end, more time and a withdrawal at once, each with its reason (A9)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  await api.post("/auction", { product_id: lot._id, amount: 60_000 }, asha.token);
  const page = await visit(`/auctiondetail/${lot.url}`, { as: balu });
  const panel = page.getByRole("region", { name: "Bidding" });
  await seen(panel.getByRole("button", { name: "Bid Now" }));

  const office = await inOffice(`/admin/lot/${lot._id}`);
  await intervene(office, "Pause", "The scale is being repaired");
  await seen(panel.getByText("Bidding is paused."));
  await seen(panel.getByText("The scale is being repaired"));
  expect(await panel.getByRole("button", { name: "Bid Now" }).count()).toBe(0);
  const left = await panel.getByRole("timer").getAttribute("aria-label");
  await page.waitForTimeout(2100);
  expect(await panel.getByRole("timer").getAttribute("aria-label")).toBe(left);

  await intervene(office, "Resume", "It weighs again");
  await seen(panel.getByRole("button", { name: "Bid Now" }));
  const later = new Date(Date.now() + (5.5 + 30) * 3_600_000).toISOString().slice(0, 16);
  await intervene(office, "Extend", "The scale was being repaired", later);
  await expect
    .poll(() => panel.getByRole("timer").getAttribute("aria-label"))
    .toMatch(/^1 days 5 hours/);

  await intervene(office, "Withdraw", "The goods were damaged by rain");
  await seen(panel.getByText("This lot was withdrawn: The goods were damaged by rain."));
  await page.getByRole("button", { name: "Verify in my browser" }).click();
  await seen(page.getByText(/verified/));
  await office.goto(`/admin/products?status=withdrawn`);
  await seen(office.getByRole("row").filter({ hasText: lot.title }));

  const bidder = await visit("/dashnotifications", { as: asha });
  // A lot's older notifications are folded away.
  const ofLot = bidder.getByRole("main").locator("li").filter({ hasText: lot.title }).first();
  await ofLot.locator("summary").click();
  for (const words of [
    "Bidding is paused",
    "Bidding has resumed",
    "More time to bid",
    "Lot withdrawn",
  ])
    await seen(
      bidder.locator("article").filter({ hasText: lot.title }).filter({ hasText: words }).first(),
    );
});

test("below the reserve the seller names a price; on a phone the second bidder buys at it (A9)", async () => {
  const lot = await openLot(api, seller, { ends: 12, market_value: 50_000, reserve_price: 83_217 });
  await api.post("/auction", { product_id: lot._id, amount: 60_000 }, balu.token);
  await api.post("/auction", { product_id: lot._id, amount: 65_000 }, asha.token);
  const answer = async () =>
    (await api.get(`/auction/details/${lot._id}`)).body.data.seller_answer as string;
  await expect.poll(answer, { timeout: 40_000, interval: 500 }).toBe("awaited");

  const desk = await visit("/dashboard", { as: seller, ...phone });
  const request = desk.getByRole("article", { name: lot.title });
  await request.getByRole("button", { name: /^Name your price/ }).click();
  const dialog = desk.getByRole("dialog", { name: "Name your price" });
  await dialog.getByLabel("Your price").fill("90000");
  await dialog.getByRole("button", { name: "Offer this price" }).click();
  await seen(dialog.getByText("Enter a price above the highest bid, at most your reserve"));
  await dialog.getByLabel("Your price").fill("75000");
  expect(await sideways(desk)).toBe(0);
  await dialog.getByRole("button", { name: "Offer this price" }).click();
  await toast(desk, "Your price is offered");
  await seen(request.getByText(/Your price of ₹75,000 is offered to a bidder/));

  const first = await visit("/totalbid?show=offered", { as: asha });
  const row = first.getByRole("row").filter({ hasText: lot.title });
  await row.getByRole("button", { name: /^Decline/ }).click();
  await first.getByRole("dialog").getByRole("button", { name: "Decline the lot" }).click();
  await toast(first, "You declined the lot");

  const second = await visit(`/auctiondetail/${lot.url}`, { as: balu, ...phone });
  await seen(second.getByText("This lot is offered to you").first());
  const orders = await visit("/totalbid?show=offered", { as: balu, ...phone });
  await orders.getByRole("button", { name: new RegExp(`^Accept ₹75,000: ${lot.title}`) }).click();
  const buys = orders.getByRole("dialog", { name: "Buy at this price?" });
  await seen(buys.getByText("Seventy Five Thousand Rupees Only"));
  expect(await sideways(orders)).toBe(0);
  await buys.getByRole("button", { name: "Buy at this price" }).click();
  await toast(orders, "The lot is yours");
  await orders.goto("/purchase");
  await seen(orders.getByText("₹75,000").first());
});
