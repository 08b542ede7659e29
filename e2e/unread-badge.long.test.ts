import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A member learns on the page that is open of what has come, and what was read elsewhere. */

const { api, visit, close } = await createStage();
afterAll(close);

const badge = (page: Page) =>
  page.locator("header [data-unread]").first().getAttribute("data-unread", { timeout: 15_000 });
const badges = (page: Page) => page.locator("header [data-unread]").count();

test("the badge of an open page rises when its member is outbid, and goes when another tab has shown what came (A16)", async () => {
  const [asha, balu, seller] = await Promise.all([
    api.buyer("9000000001"),
    api.buyer("9000000002"),
    api.seller("seller1@rebale.example"),
  ]);
  await api.post("/user/notifications/read", {}, asha.token);
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  const page = await visit("/aboutus", { as: asha, hears: true });
  const bid = (token: string, amount: number) =>
    api.post("/auction", { product_id: lot._id, amount }, token);
  expect((await bid(asha.token, 52_000)).status).toBe(200);
  expect((await bid(balu.token, 55_000)).status).toBe(200);
  await expect.poll(() => badge(page)).toMatch(/^[1-9]/);

  const tab = await page.context().newPage();
  await tab.goto("/dashnotifications");
  await tab.getByText(lot.title).first().waitFor();
  await page.bringToFront();
  await expect.poll(() => badges(page), { timeout: 15_000 }).toBe(0);
});

test("what comes while the notifications are open is shown there, without a reload (S2.47)", async () => {
  const [divya, balu, seller] = await Promise.all([
    api.buyer("9000000004"),
    api.buyer("9000000002"),
    api.seller("seller1@rebale.example"),
  ]);
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  const page = await visit("/dashnotifications", { as: divya, hears: true });
  expect(await page.getByText(lot.title).count()).toBe(0);
  for (const [{ token }, amount] of [
    [divya, 52_000],
    [balu, 55_000],
  ] as const)
    await api.post("/auction", { product_id: lot._id, amount }, token);
  await seen(page.getByText(lot.title).first());
  await expect.poll(() => badges(page)).toBe(0);
});

test("who is logged out while a page is open reads so there and on the next, and comes back after the login (S2.20)", async () => {
  const chitra = await api.buyer("9000000003");
  const page = await visit("/watchlist", { as: chitra, hears: true });
  await api.post("/user/logout", {}, chitra.token);
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++) dispatchEvent(new Event("online"));
  });
  const notice = page.getByRole("alert").filter({ hasText: "You are logged out" });
  await notice.filter({ visible: true }).waitFor({ timeout: 20_000 });
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("link", { name: "Purchase" }).click();
  await arrivesAt(page, "/purchase");
  await seen(heading(page, "You are logged out"));
  await page.getByRole("main").getByRole("link", { name: "Login as Buyer" }).click();
  await arrivesAt(page, "/login/buyer?next=%2Fpurchase");
});
