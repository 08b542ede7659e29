import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { contrastOver } from "./parts/contrast.ts";
import { aLiveLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen, sideways, toast, words } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Whoever cannot see, cannot use a mouse, has a small phone or wants less motion. */

const { api, visit, close } = await createStage();
afterAll(close);

describe("axe finds nothing, and 320 px do not scroll sideways,", () => {
  const looksAt = async (page: Page, paths: readonly string[]) => {
    const complaints: string[] = [];
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await scriptsReady(page);
      complaints.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
      await page.setViewportSize({ width: 320, height: 640 });
      const over = await sideways(page);
      if (over > 0) complaints.push(`${path} is ${over} px too wide for 320 px`);
    }
    return complaints;
  };

  test("on the way to a bid", async () => {
    const lot = await aLiveLot(api);
    const page = await visit("/login/buyer");
    expect(await looksAt(page, ["/", "/are-selling", `/auctiondetail/${lot.url}`])).toEqual([]);
  });

  test("on the desks of a seller and of the office", async () => {
    const seller = await visit("/sellnow", { as: await api.seller() });
    expect(await looksAt(seller, ["/dashboard"])).toEqual([]);
    const office = await visit("/admin", { as: await api.admin() });
    expect(await looksAt(office, ["/admin/products"])).toEqual([]);
  });
});

test("words over a banner's picture can be read, at every width", async () => {
  const page = await visit("/contactus");
  const pale: string[] = [];
  for (const path of ["/contactus", "/how_we_do_it", "/waste-management"])
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await scriptsReady(page);
      await page.waitForFunction(() => {
        const [first] = document.querySelectorAll<HTMLImageElement>("main section img");
        return first?.complete && first.naturalWidth > 0;
      });
      const contrast = await contrastOver(page.locator("main section p:visible").first());
      if (contrast < 4.5) pale.push(`${path} at ${width} px: ${contrast.toFixed(2)}`);
    }
  expect(pale).toEqual([]);
});

/** Tab after tab, until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press("Tab");
    const called = await page.evaluate(() => {
      const e = document.activeElement as HTMLInputElement | null;
      return [e?.getAttribute("aria-label"), e?.labels?.[0]?.textContent, e?.textContent]
        .filter(Boolean)
        .join(" / ");
    });
    if (name.test(called)) return;
  }
  throw new Error(`Not reached by keyboard: ${name}`);
}

describe("by keyboard alone", () => {
  test("the first Tab offers to skip to the content, and the focus is seen", async () => {
    const page = await visit("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((e) => e === document.activeElement)).toBe(true);
    await seen(skip);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
    ).not.toBe("none");
  });

  test("a buyer registers", async () => {
    const page = await visit("/buyer");
    await seen(page.getByRole("dialog", { name: "Verify your phone" }));
    await page.keyboard.type("9844400001");
    await page.keyboard.press("Enter");
    const code = (await words(page.getByText(/Your code is/))).replace(/\D/g, "");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Verify your phone" }).waitFor({ state: "hidden" });
    await tabTo(page, /^Name/);
    await page.keyboard.type("Keya Das");
    await page.keyboard.press("Enter");
    await tabTo(page, /^PAN \/|^PAN$|^PAN/);
    await page.keyboard.type("abcde1234f");
    await page.keyboard.press("Enter");
    await toast(page, "Buyer Create Succesfully");
    await arrivesAt(page, "/dashboard");
    await seen(heading(page, "Welcome, Keya Das"));
  });

  test("a lot is searched for, opened and bid on", async () => {
    const lot = await aLiveLot(api, 5);
    const page = await visit("/are-selling", { as: await api.buyer("9000000005") });
    await tabTo(page, /^Search/);
    await page.keyboard.type(lot.title);
    await arrivesAt(page, /[?&]q=/);
    await seen(page.locator("article").getByRole("link", { name: lot.title }));
    await expect.poll(() => page.locator("article").count()).toBeLessThan(3);
    await tabTo(page, new RegExp(`^${lot.title.replace(/[^\w ]/g, ".")}`));
    await page.keyboard.press("Enter");
    await arrivesAt(page, `/auctiondetail/${lot.url}`);
    await seen(page.getByText("Live, updates automatically"));
    await tabTo(page, /^Your bid for the whole lot/);
    await page.keyboard.press("Enter");
    await seen(page.getByRole("dialog", { name: "Confirm your bid" }));
    await page.keyboard.press("Enter");
    await seen(page.getByRole("region", { name: "Bidding" }).getByText("You are leading"));
  });

  test("menus close with Escape and give the focus back", async () => {
    const page = await visit("/");
    await tabTo(page, /^Login/);
    await page.keyboard.press("Enter");
    await seen(page.getByRole("link", { name: "Login as Seller" }));
    await page.keyboard.press("Escape");
    expect(
      await page.getByRole("banner").getByRole("link", { name: "Login as Seller" }).isVisible(),
    ).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Login",
    );
  });
});

test("who prefers less motion sees no autoplay, no sliding in and no counting", async () => {
  const page = await visit("/", { ready: false });
  await page.clock.install();
  await page.reload();
  await scriptsReady(page);
  const dots = page
    .locator("section[aria-labelledby='clients']")
    .getByRole("button", { name: /^Go to/ });
  await dots.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(7000);
  expect(await dots.first().getAttribute("aria-current")).toBe("true");
  expect(
    await page.getByRole("region", { name: "Rebale so far" }).locator("b").allTextContents(),
  ).toEqual(["25", "100", "50", "100"]);
  await page.goto("/waste-management");
  await scriptsReady(page);
  expect(await page.locator("[data-away]").count()).toBe(0);
});

test("a bid that arrives is announced politely", async () => {
  const lot = await aLiveLot(api, 6);
  const bidder = await api.buyer("9000000002");
  const page = await visit(`/auctiondetail/${lot.url}`);
  await seen(page.getByText("Live, updates automatically"));
  await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, bidder.token);
  const news = page.locator("[aria-live=polite]", {
    hasText: `Highest bid ₹${lot.next_bid.toLocaleString("en-IN")} by Bidder`,
  });
  await news.waitFor({ state: "attached" });
});

test("at 200 % zoom nothing scrolls sideways", async () => {
  const page = await visit("/", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const path of ["/", "/are-selling", `/auctiondetail/${(await aLiveLot(api)).url}`]) {
    await page.goto(path);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});
