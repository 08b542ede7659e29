import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { aLiveLot, openLot } from "./parts/lots.ts";
import { arrivesAt, field, heading, seen, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/**
 * Two buyers fight for a lot that ends within the minute; the seller, the winner and the loser each
 * learn what they must.
 */

const { api, visit, close } = await createStage();
afterAll(close);

let asha: Session;
let balu: Session;
let seller: Session;
beforeAll(async () => {
  [asha, balu, seller] = await Promise.all([
    api.buyer("9000000001"),
    api.buyer("9000000002"),
    api.seller("seller1@rebale.example"),
  ]);
});

const rupees = (n: number) => `₹${n.toLocaleString("en-IN")}`;

/** Whether all of its width can be seen and pressed without scrolling sideways. */
async function inSight(button: Locator): Promise<boolean> {
  await button.evaluate((b) => b.scrollIntoView({ block: "center", inline: "nearest" }));
  return button.evaluate((b) => {
    const { left, right, top, height } = b.getBoundingClientRect();
    const at = (x: number) => b.contains(document.elementFromPoint(x, top + height / 2));
    const frame = b.closest("table")?.parentElement;
    return at(left + 6) && at(right - 6) && (frame?.scrollLeft ?? 0) === 0;
  });
}

test("a bid must be above the minimum, which is shown to two decimals (S5.6, S8.4, S9.3)", async () => {
  const lot = await openLot(api, seller, { ends: 3600, market_value: 50_000 });
  const page = await visit(`/auctiondetail/${lot.url}`, { as: asha });
  await seen(page.getByText("Minimum bid ₹50,000.00"));
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill("50000");
  await panel.getByRole("button", { name: "Bid Now" }).click();
  await toast(page, "Bid amount should be greater than minimum bid amount");
  await panel.getByLabel("Your bid for the whole lot").fill("५१०००.५");
  expect(await panel.getByLabel("Your bid for the whole lot").inputValue()).toBe("51,000.5");
});

test("maximums duel between two browsers; only their owner sees one, and opens it after the close (A5, A6, A7)", async () => {
  const lot = await openLot(api, seller, { ends: 25, market_value: 100, bid_increment: 0.5 });
  const [first, second] = await Promise.all([
    visit(`/auctiondetail/${lot.url}`, { as: asha }),
    visit(`/auctiondetail/${lot.url}`, { as: balu }),
  ]);
  const [a, b] = [first, second].map((page) => page.getByRole("region", { name: "Bidding" }));
  if (!a || !b) throw new Error("two panels");

  await leave(first, "110");
  await toast(first, "Your maximum is set");
  await seen(a.getByText("Your maximum: ₹110"));
  await b.getByText("₹100.50").first().waitFor();
  expect(await b.getByText("₹110").count()).toBe(0);
  await leave(second, "112");
  await a.getByText("You were outbid").waitFor({ timeout: 1000 });
  await seen(b.getByText("You are leading"));
  await a.getByText("₹110.50").first().waitFor();
  await bid(first, "111");
  await toast(first, "Outbid at once by an earlier maximum");
  await b.getByText("₹111.50").first().waitFor();
  await seen(b.getByText("You are leading"));

  await b.getByText("You won this lot").waitFor({ timeout: 40_000 });
  const ledger = second.getByRole("region", { name: "Nobody can rewrite these bids" });
  await ledger.getByRole("button", { name: "Verify in my browser" }).click();
  await seen(ledger.getByText("All 4 bids verified."));
  await seen(ledger.getByText("Your own maximum of ₹112 matches the one that was sealed."));
});

test("bid, be outbid and know it within a second, raise, win when the clock ends; orders, notifications and messages follow (S2.48, S2.49, S3.7, S3.8, S6.2)", async () => {
  const lot = await openLot(api, seller, { ends: 20, market_value: 50_000, bid_increment: 1000 });
  const [first, second] = await Promise.all([
    visit(`/auctiondetail/${lot.url}`, { as: asha }),
    visit(`/auctiondetail/${lot.url}`, { as: balu }),
  ]);
  const [a, b] = [first, second].map((page) => page.getByRole("region", { name: "Bidding" }));
  if (!a || !b) throw new Error("two panels");

  await bid(first, "52000");
  await seen(a.getByText("You are leading"));
  await b.getByText("₹52,000").first().waitFor();
  await bid(second, "55000");
  await a.getByText("You were outbid").waitFor({ timeout: 1000 });
  await seen(b.getByText("You are leading"));
  await bid(first, "60000");
  await seen(a.getByText("You are leading"));

  await a.getByText("You won this lot").waitFor({ timeout: 40_000 });
  await seen(a.getByText("Sold for ₹60,000 after 3 bids."));
  await b.getByText("You did not win").waitFor();

  await first.goto("/totalbid");
  const standing = first.getByRole("row").filter({ hasText: lot.title });
  await seen(standing.getByText("Won", { exact: true }));
  await seen(standing.getByText(rupees(60_000)));
  await first.goto("/purchase");
  await seen(heading(first, "All Purchase"));
  await seen(first.getByRole("row").filter({ hasText: lot.title }).getByText("Pending"));
  await second.goto("/totalbid");
  await seen(second.getByRole("row").filter({ hasText: lot.title }).getByText("Lost"));

  const desk = await visit("/orderbidding", { as: seller });
  const order = desk.getByRole("row").filter({ hasText: lot.title }).filter({ hasText: "60,000" });
  await seen(order.getByText("+91 9000000001"));
  const done = order.getByRole("button", { name: /^Mark completed/ });
  for (const width of [1440, 1366, 1024, 390]) {
    await desk.setViewportSize({ width, height: 800 });
    await expect.poll(() => inSight(done), { timeout: 3000 }).toBe(true);
  }
  await done.click();
  await desk.getByRole("dialog").getByRole("button", { name: "Paid and lifted" }).click();
  await toast(desk, "Order marked as completed");
  await desk.goto("/ordercomplete");
  await seen(desk.getByRole("row").filter({ hasText: lot.title }).getByText("Completed"));

  for (const [page, words] of [
    [first, /won/i],
    [desk, /sold/i],
  ] as const) {
    await page.goto("/dashnotifications");
    await seen(page.locator("article").filter({ hasText: lot.title }).filter({ hasText: words }));
  }

  const office = await visit("/admin/outbox");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await arrivesAt(office, /^\/admin\/outbox/);
  const rows = office.getByRole("table", { name: "Outbox" }).getByRole("row");
  await seen(
    rows
      .filter({ hasText: `won "${lot.title.slice(0, 28)}…"` })
      .filter({ hasText: "SMS" })
      .filter({ hasText: "9000000001" })
      .first(),
  );
  await seen(
    rows
      .filter({ hasText: lot.title })
      .filter({ hasText: "Mail" })
      .filter({ hasText: "seller1@rebale.example" }),
  );
});

async function bid(page: Awaited<ReturnType<typeof visit>>, amount: string) {
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByLabel("Your bid for the whole lot").fill(amount);
  await panel.getByRole("button", { name: "Bid Now" }).click();
  await page
    .getByRole("dialog", { name: "Confirm your bid" })
    .getByRole("button", { name: /^Bid ₹/ })
    .click();
}

test("a late bid resets the clock where soft close is set", async () => {
  const lot = await openLot(api, seller, { ends: 40, soft_close_minutes: 2 });
  const page = await visit(`/auctiondetail/${lot.url}`, { as: asha });
  await bid(page, "51000");
  await seen(page.getByText("extended 1 time"));
  const { ends_at } = (await api.get(`/auction/details/${lot._id}`)).body.data;
  expect(Date.parse(ends_at) - Date.now()).toBeGreaterThan(100_000);
});

test("an upcoming lot shows no bid button, and opens by itself (S4.6, S4.7)", async () => {
  // On a slow machine the first has begun by the time its page shows.
  const panelBefore = async (starts: number): Promise<Locator> => {
    const lot = await openLot(api, seller, { starts, ends: 3600 });
    const page = await visit(`/auctiondetail/${lot.url}`, { as: asha });
    const panel = page.getByRole("region", { name: "Bidding" });
    const bidNow = panel.getByRole("button", { name: "Bid Now" });
    await seen(panel.getByText("Bidding has not started yet.").or(bidNow));
    return (await bidNow.count()) === 0 ? panel : panelBefore(starts * 3);
  };
  const panel = await panelBefore(6);
  // The last may be a minute from its start.
  await panel.getByRole("button", { name: "Bid Now" }).waitFor({ timeout: 240_000 });
});

describe("on a phone", () => {
  test("price, clock and Bid stay within reach, and the bid is placed from the sheet", async () => {
    const lot = await aLiveLot(api, 4);
    const page = await visit(`/auctiondetail/${lot.url}`, {
      as: balu,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Place a bid" });
    await sheet.getByRole("button", { name: "Bid Now" }).click();
    await page
      .getByRole("dialog", { name: "Confirm your bid" })
      .getByRole("button", { name: /^Bid ₹/ })
      .click();
    await seen(page.getByText("✓ You are leading"));
  });
});

/** Leaves a maximum in the panel, in as many steps as a person takes. */
async function leave(page: Awaited<ReturnType<typeof visit>>, amount: string): Promise<void> {
  const panel = page.getByRole("region", { name: "Bidding" });
  await panel.getByRole("radio", { name: "Maximum" }).check();
  await panel.getByLabel("Your maximum for the whole lot").fill(amount);
  await panel.getByRole("button", { name: "Set maximum" }).click();
  await page.getByRole("button", { name: `Set maximum of ₹${amount}` }).click();
}
