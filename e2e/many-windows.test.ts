import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";
import { seen } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** A trader with a window for each lot: over HTTP/1.1 they share six connections. */

const { api, visit, close } = await createStage();
afterAll(close);

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([
    api.buyer("9000000001"),
    api.seller("seller1@rebale.example"),
  ]);
});

const bidIn = async (page: Page, amount: string) => {
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill(amount);
  await panel.getByRole("button", { name: "Bid Now" }).click();
  await page
    .getByRole("dialog", { name: "Confirm your bid" })
    .getByRole("button", { name: /^Bid ₹/ })
    .click();
};

test("with six windows in sight a bid in any of them is answered, and the window that is used is live (U10)", async () => {
  const lots = [];
  for (let n = 0; n < 6; n++)
    lots.push(await openLot(api, seller, { ends: 3600, market_value: 1000 }));
  const [first, ...others] = lots;
  const page = await visit("/", { as: buyer });
  // One of several windows has the focus; the tests' browser gives it to all of them.
  await page.context().addInitScript(() => {
    document.hasFocus = () => false;
  });
  await page.goto(`/auctiondetail/${first?.url}`);
  await scriptsReady(page);
  const windows = [page];
  for (const { url } of others) {
    const next = await page.context().newPage();
    next.setDefaultTimeout(45_000);
    await next.goto(`/auctiondetail/${url}`);
    await scriptsReady(next);
    windows.push(next);
  }
  for (const [n, window] of [...windows.entries()].reverse()) {
    await bidIn(window, String(1100 + n));
    await seen(window.getByRole("region", { name: "Bidding" }).getByText("You are leading"));
    await expect.poll(() => window.getByText("Not live").count(), { timeout: 30_000 }).toBe(0);
  }
});
