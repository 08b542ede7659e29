import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { openStage } from "./parts/stage.ts";

/** A member learns on the page that is open of what has come, and what was read elsewhere. */

const { api, visit, close } = await openStage();
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
  const page = await visit("/aboutus", { as: asha });
  await page.waitForResponse(/notifications\/stream/);
  const bid = (token: string, amount: number) =>
    api.post("/auction", { product_id: lot._id, amount }, token);
  expect((await bid(asha.token, 52_000)).status).toBe(200);
  expect((await bid(balu.token, 55_000)).status).toBe(200);
  expect(await badge(page)).toBe("1");

  const tab = await page.context().newPage();
  await tab.goto("/dashnotifications");
  await tab.getByText(lot.title).first().waitFor();
  await page.bringToFront();
  await expect.poll(() => badges(page), { timeout: 15_000 }).toBe(0);
});
