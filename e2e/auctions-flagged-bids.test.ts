import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, sideways } from "./parts/page.ts";
import { openStage } from "./parts/stage.ts";

/** A bid of many times the price: its bidder is asked, the office sees it and voids it. */

const { api, visit, close } = await openStage();
afterAll(close);

const [asha, seller] = await Promise.all([
  api.buyer("9000000001"),
  api.seller("seller1@rebale.example"),
]);

const bids = async (id: string) =>
  (await api.get(`/auction/details/${id}`)).body.data.bid_count as number;

async function type(page: Page, amount: string) {
  await page.getByRole("button", { name: "Bid", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Place a bid" });
  await sheet.getByLabel("Your bid for the whole lot").fill(amount);
  await sheet.getByRole("button", { name: "Bid Now" }).click();
  return sheet;
}

test("five times the price to beat is asked about in figures and words; changed, the typing stays; confirmed, it counts, and the office voids it", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  const page = await visit(`/auctiondetail/${lot.url}`, {
    as: asha,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const sheet = await type(page, "10000000000");
  const question = page.getByRole("dialog", { name: "Is this amount right?" });
  await seen(question.getByText("₹10,00,00,00,000"));
  await seen(question.getByText("One Thousand Crore Rupees Only"));
  await seen(question.getByText("2,00,000 times"));
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "hidden" });
  expect(await sheet.getByLabel("Your bid for the whole lot").inputValue()).toBe("10,00,00,00,000");
  expect(await bids(lot._id)).toBe(0);

  await sheet.getByLabel("Your bid for the whole lot").fill("249999");
  await sheet.getByRole("button", { name: "Bid Now" }).click();
  const plain = page.getByRole("dialog", { name: "Confirm your bid" });
  await plain.getByRole("button", { name: "Change" }).click();
  await sheet.getByLabel("Your bid for the whole lot").fill("250000");
  await sheet.getByRole("button", { name: "Bid Now" }).click();
  await question.getByRole("button", { name: "Yes, bid ₹2,50,000" }).click();
  await seen(page.getByText("✓ You are leading"));

  const office = await visit("/admin/unusual-bids");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(office, /^\/admin\/unusual-bids/);
  await office
    .getByRole("table", { name: "Unusual bids" })
    .getByRole("link", { name: lot.title })
    .click();
  await office.getByRole("button", { name: "Void bid 1 of ₹2,50,000" }).click();
  const reason = office.getByRole("dialog", { name: "Void the bid of ₹2,50,000?" });
  await reason.getByRole("textbox").fill("A zero too many, agreed by telephone");
  await reason.getByRole("button", { name: "Void the bid" }).click();
  await seen(office.getByText("The bid of ₹2,50,000 by Bidder 1 is voided."));
  expect(await bids(lot._id)).toBe(0);
  await office.goto("/admin/unusual-bids");
  await seen(office.getByText("No unusual bids"));
});
