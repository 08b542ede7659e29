import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { barFitsAt320 } from "./parts/bid-bar.ts";
import { type OpenLot, openLot } from "./parts/lots.ts";
import { arrivesAt, holdBack, seen, sideways, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The screens that a trader works in all day: one lot, many lots, one's own bids. */

const { api, visit, close } = await createStage();
afterAll(close);

const phone = { viewport: { width: 390, height: 844 } };
const seller = await api.seller();
const aLot = (): Promise<OpenLot> => openLot(api, seller, { ends: 7200, market_value: 60_000 });
const bid = async (by: string, lot: OpenLot, amount: number) =>
  api.post("/auction", { product_id: lot._id, amount }, (await api.buyer(by)).token);

const signIn = async (page: Page, mobile: string) => {
  await page.getByLabel("Mobile number").fill(mobile);
  await page.getByRole("button", { name: "Send code" }).click();
  const codeText = await words(page.getByText(/Your code is/));
  await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
};

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) as { y: number; height: number };

describe("one lot", () => {
  test("Bid Now is in sight at 1366 by 657 without scrolling, also for who was outbid", async () => {
    const lot = await aLot();
    await bid("9000000001", lot, 61_000);
    await bid("9000000002", lot, 62_000);
    const page = await visit(`/auctiondetail/${lot.url}`, {
      as: await api.buyer("9000000001"),
      viewport: { width: 1366, height: 657 },
    });
    await seen(page.getByRole("region", { name: "Bidding" }).getByText("You were outbid"));
    const button = page.getByRole("button", { name: "Bid Now" });
    const box = await button.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(657);
    expect(
      await button.evaluate((b) => {
        const { x, y, width, height } = b.getBoundingClientRect();
        return b.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    ).toBe(true);
  });

  test("at 320 px the bar shows its price and all of its clock beside the button, to visitor, leader and who was outbid (S4.6)", () =>
    barFitsAt320(
      { api, visit },
      { lang: "en", place: "Bid", raise: "Raise", logIn: "Log in to bid" },
    ));

  test("on a lot by the kg the form, its steps, its words and the desk speak the rate, with what the lot costs beside it (A1)", async () => {
    const lot = await openLot(api, seller, {
      ends: 7200,
      basis: "kg",
      market_value: 107,
      bid_increment: 0.5,
    });
    const as = await api.buyer("9000000004");
    const page = await visit(`/auctiondetail/${lot.url}`, { as });
    const panel = page.getByRole("region", { name: "Bidding" });
    await seen(panel.getByText("₹1,28,400 for the lot").first());
    await seen(panel.getByText("One Hundred Seven Rupees And Fifty Paise per kg"));
    await panel.getByRole("button", { name: "₹108.50/kg" }).click();
    await panel.getByRole("button", { name: "Bid Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
    await seen(dialog.getByText("₹1,30,200 for the lot"));
    await dialog.getByRole("button", { name: /^Bid ₹/ }).click();
    await seen(panel.getByText("You are leading"));
    await page.goto("/totalbid");
    const row = page.getByRole("row").filter({ hasText: lot.title });
    await seen(row.getByText("₹108.50/kg").first());
    await seen(row.getByText("₹1,30,200 for the lot").first());
  });

  test("a visitor's phone looks at the form first, logs in over it, and the sheet has the amount, also after a reload (S2.41)", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, phone);
    await page.getByRole("button", { name: "Log in to bid" }).click();
    await page.getByRole("button", { name: "First look at amount and costs" }).click();
    const sheet = page.getByRole("dialog", { name: "Place a bid" });
    await sheet.getByLabel("Your bid for the whole lot").fill("66000");
    await sheet.getByRole("button", { name: "Bid Now" }).click();
    await seen(page.getByText("Please log in first, then you can place a bid"));
    await signIn(page, "9000000003");
    await page.getByRole("dialog", { name: "Log in to bid" }).waitFor({ state: "hidden" });
    const amount = sheet.getByLabel("Your bid for the whole lot");
    await expect.poll(() => amount.inputValue()).toBe("66,000");
    await seen(sheet.getByRole("button", { name: "Bid Now · ₹66,000" }));
    await page.reload();
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    await expect.poll(() => amount.inputValue()).toBe("66,000");
  });

  test("sheet and confirmation keep price, clock, line and leader in sight; outbid meanwhile, one tap bids again", async () => {
    const lot = await aLot();
    await bid("9000000002", lot, 61_000);
    const page = await visit(`/auctiondetail/${lot.url}`, {
      ...phone,
      as: await api.buyer("9000000001"),
    });
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Place a bid" });
    const amount = sheet.getByLabel("Your bid for the whole lot");
    await expect.poll(() => amount.evaluate((e) => e === document.activeElement)).toBe(true);
    for (const area of [sheet, page.getByRole("dialog", { name: "Confirm your bid" })]) {
      await seen(area.getByText("₹61,000", { exact: true }));
      await seen(area.getByRole("timer"));
      await seen(area.getByText("Live, updates automatically"));
      await seen(area.getByText(/Bidder \d leads/));
      if (area === sheet) {
        await amount.fill("62000");
        await sheet.getByRole("button", { name: "Bid Now" }).click();
      }
    }
    await bid("9000000002", lot, 63_000);
    const instead = page.getByRole("button", { name: /^Bid ₹[\d,.]+ instead$/ });
    await instead.click();
    await seen(page.getByText("✓ You are leading"));
    expect(await page.getByRole("dialog", { name: "Place a bid" }).isVisible()).toBe(false);
  });

  test("with half of the phone's screen left by the keyboard, price and clock stay in sight, below a message", async () => {
    const lot = await aLot();
    const as = await api.buyer("9000000001");
    const viewport = { width: 390, height: 480 };
    const page = await visit(`/auctiondetail/${lot.url}`, { ...phone, viewport, as });
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Place a bid" });
    await page.route("**/api/auction", (route) => route.abort());
    await sheet.getByRole("button", { name: "Bid Now" }).click();
    await page.getByRole("button", { name: /^Bid ₹/ }).click();
    const message = sheet.getByRole("status").getByRole("button", { name: "Close message" });
    const box = await boxOf(message.locator(".."));
    await sheet.evaluate((e) => e.scrollTo(0, e.scrollHeight));
    const clock = await boxOf(sheet.getByRole("timer"));
    expect(clock.y).toBeGreaterThanOrEqual(box.y + box.height);
    expect(clock.y + clock.height).toBeLessThan(viewport.height / 2);
  });

  test("a phone without a network does not say that it is live; with one it is, at the price of now", async () => {
    const lot = await aLot();
    const as = await api.buyer("9000000001");
    const page = await visit(`/auctiondetail/${lot.url}`, { ...phone, as });
    await page.getByRole("button", { name: "Bid", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Place a bid" });
    await seen(sheet.getByText("Live, updates automatically"));
    await page.context().setOffline(true);
    await sheet.getByText(/^Connection lost/).waitFor({ timeout: 5000 });
    await bid("9000000002", lot, 61_000);
    await page.context().setOffline(false);
    await seen(sheet.getByText("Live, updates automatically"));
    await seen(sheet.getByText("₹61,000", { exact: true }));
  });

  test("the price per kilogram stands beside the price, and under what is typed", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, {
      as: await api.buyer(),
      viewport: { width: 1366, height: 900 },
    });
    const panel = page.getByRole("region", { name: "Bidding" });
    await seen(panel.getByText("₹50/kg", { exact: true }));
    await panel.getByLabel("Your bid for the whole lot").fill("66000");
    await seen(panel.getByText("₹55/kg", { exact: true }));
    await panel.getByRole("button", { name: "Bid Now" }).click();
    await seen(page.getByRole("dialog", { name: "Confirm your bid" }).getByText("₹55/kg"));
  });

  test("the chart has axes with times and rupees, and the market value as a labelled line", async () => {
    const lot = await aLot();
    for (const amount of [61_000, 62_000, 63_000]) await bid("9000000002", lot, amount);
    const page = await visit(`/auctiondetail/${lot.url}`);
    const chart = page.getByRole("figure", { name: "Price over time" });
    await chart.scrollIntoViewIfNeeded();
    await seen(chart.getByText("Market value ₹60,000"));
    await seen(chart.getByText(/^\d{2}:\d{2} [ap]m$/));
    await seen(chart.getByText("₹63,000").first());
  });

  test("a part that fails to load and is not needed is no alarm; a page that fails is one, above all else", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, { ...phone, as: await api.buyer() });
    await page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    await page.waitForTimeout(300);
    expect(await page.getByText("Loading chunk failed").count()).toBe(0);
    await page.route("**/*.data*", () => undefined);
    await page
      .locator("a[href='/are-selling']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await seen(page.getByRole("progressbar", { name: "Loading page" }));
    await page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    const notice = page.getByRole("alert").filter({ hasText: "Loading chunk failed" });
    await seen(notice);
    const box = await notice.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(140);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await notice.waitFor({ state: "detached" });
    await page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
    await notice.getByRole("button", { name: "Close" }).click();
    await notice.waitFor({ state: "detached" });
  });
});

describe("many lots", () => {
  test("as a table: the first of 25 rows begins within 200 px of the top at 1440 by 900, they sort, and the choice is remembered (trader c)", async () => {
    const page = await visit("/are-selling", { viewport: { width: 1440, height: 900 } });
    await page
      .getByRole("navigation", { name: "View" })
      .getByRole("link", { name: "Table" })
      .click();
    const table = page.getByRole("table", { name: "Lots" });
    await seen(table);
    const rows = table.locator("tbody tr");
    await expect.poll(async () => (await boxOf(rows.first())).y).toBeLessThan(200);
    const last = await boxOf(rows.nth(24));
    expect(last.y + last.height).toBeLessThanOrEqual(900);
    expect((await boxOf(table.locator("tbody a").first())).height).toBeLessThan(24);
    const heads = ["Material", "Quantity", "Place", "Rate", "Lot value", "Deposit", "Bids"];
    for (const name of heads) await seen(table.getByRole("columnheader", { name }));
    const titles = () => table.locator("tbody a").allTextContents();
    const before = await titles();
    await table.getByRole("button", { name: "Lot value" }).click();
    await expect.poll(titles).not.toEqual(before);
    expect(
      await table.getByRole("columnheader", { name: "Lot value" }).getAttribute("aria-sort"),
    ).toBe("ascending");
    await page.reload();
    await seen(page.getByRole("table", { name: "Lots" }));
    expect(await page.getByRole("combobox", { name: "Sort" }).inputValue()).toBe("price_low");
    const { total } = (await api.get("/product/shop?rows=1")).body;
    const shown = await page.getByRole("table", { name: "Lots" }).locator("tbody tr").count();
    // One or two may have ended in between.
    expect(Math.abs(shown - total)).toBeLessThanOrEqual(2);
  });

  test("a table's order stands in its address: Back and reload keep it, and Sort says the same (trader 15)", async () => {
    const page = await visit("/are-selling?view=table", { viewport: { width: 1366, height: 768 } });
    const table = page.getByRole("table", { name: "Lots" });
    const bids = table.getByRole("columnheader", { name: "Bids" });
    await bids.getByRole("button").click();
    await arrivesAt(page, /by=bids/);
    await seen(page.locator("th[aria-sort=ascending]"));
    await bids.getByRole("button").click();
    await arrivesAt(page, /by=-bids/);
    const sort = page.getByRole("combobox", { name: "Sort" });
    const chosen = () => sort.evaluate((s: HTMLSelectElement) => s.selectedOptions[0]?.text);
    await expect.poll(chosen).toBe("Bids ↓");
    await table.locator("tbody a").first().click();
    await arrivesAt(page, /auctiondetail/);
    await page.goBack();
    await seen(page.locator("th[aria-sort=descending]"));
    await page.reload();
    await seen(page.locator("th[aria-sort=descending]"));
    await sort.selectOption("newest");
    await arrivesAt(page, /sort=newest/);
    expect(page.url()).not.toContain("by=");
    await expect.poll(() => page.locator("th[aria-sort]").count()).toBe(0);
  });

  test("the title of a lot that was bid on stays to be read in the table at 390, 768 and 1440 px (trader 4)", async () => {
    const lot = await aLot();
    await bid("9000000006", lot, 61_000);
    for (const [width, least, height] of [
      [390, 90, 44],
      [768, 150, 44],
      [1440, 200, 29],
    ] as const) {
      const page = await visit(`/are-selling?q=${encodeURIComponent(lot.title)}&view=table`, {
        as: await api.buyer("9000000006"),
        viewport: { width, height: 844 },
      });
      const row = page.locator("tbody tr", { hasText: lot.title });
      await seen(row.getByText("Leading"));
      const box = await row.getByRole("link", { name: lot.title }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(least);
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(height + 1);
    }
  });

  test("filters come as a drawer of 320 px over the table, of the whole width on a phone, and go with 'Show lots' or Escape (trader 14)", async () => {
    for (const [width, drawn] of [
      [1440, 320],
      [390, 390],
    ] as const) {
      const page = await visit("/are-selling?view=table", { viewport: { width, height: 844 } });
      const open = page.getByRole("button", { name: "Filters", exact: true });
      const drawer = page.getByRole("complementary", { name: "Filters" });
      await open.click();
      await seen(drawer);
      expect((await drawer.boundingBox())?.width).toBe(drawn);
      await drawer.getByText("Plastics", { exact: true }).click();
      await arrivesAt(page, /category=plastics/);
      await drawer.getByRole("button", { name: /^Show \d+ lots?$/ }).click();
      await drawer.waitFor({ state: "hidden" });
      await open.click();
      await seen(drawer);
      await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "hidden" });
      expect(await open.evaluate((b) => b === document.activeElement)).toBe(true);
    }
  });

  test("as a table stay in sight while its script is on its way, whatever is chosen meanwhile", async () => {
    const page = await visit("/aboutus", { viewport: { width: 1440, height: 900 } });
    const free = await holdBack(page, "**/assets/with-table-*.js");
    const asked = page.waitForRequest("**/assets/with-table-*.js");
    await page.goto("/are-selling?view=table", { waitUntil: "commit" });
    await asked;
    await page.evaluate(() => {
      const table = document.querySelector("main table");
      new MutationObserver(() => {
        if (!table?.checkVisibility()) document.documentElement.dataset.vanished = "";
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await page.getByRole("combobox", { name: "Sort" }).selectOption("price_high");
    // As long as the list of this order would take.
    await page.waitForTimeout(1500);
    free();
    await arrivesAt(page, /sort=price_high/);
    await page.getByRole("columnheader", { name: "Lot value" }).getByRole("button").click();
    await seen(page.locator("th[aria-sort=ascending]"));
    expect(await page.evaluate(() => document.documentElement.dataset.vanished)).toBe(undefined);
  });

  test("on a phone two cards stand in sight below the search, and chips name the filters", async () => {
    const page = await visit("/are-selling?category=plastics&state=", phone);
    const search = page.getByRole("combobox", { name: "Search" });
    await seen(search);
    expect((await search.boundingBox())?.y).toBeLessThan(220);
    const second = await page.locator("main article").nth(1).boundingBox();
    expect((second?.y ?? 9999) + (second?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(await sideways(page)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect((await search.boundingBox())?.y).toBeLessThan(120);
    await page.evaluate(() => scrollTo(0, 0));
    const chips = page.getByRole("list", { name: "Filters in use" });
    await chips.getByRole("link", { name: "Remove Plastics" }).click();
    await arrivesAt(page, /^\/are-selling\??$/);
  });
});

describe("one's own bids", () => {
  test("are sorted by what they need, carry price and rate, and one tap bids again", async () => {
    const lot = await aLot();
    await bid("9000000004", lot, 61_000);
    await bid("9000000002", lot, 66_000);
    const page = await visit("/totalbid?show=outbid", { as: await api.buyer("9000000004") });
    const row = page.locator("[data-row]", { hasText: lot.title });
    await seen(row);
    await seen(row.getByText("₹66,000"));
    await seen(row.getByText("₹55/kg"));
    await seen(row.getByRole("timer"));
    await row.getByRole("button", { name: /^Bid ₹/ }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
    await dialog.getByRole("button", { name: /^Bid ₹/ }).click();
    await row.waitFor({ state: "detached" });
    const tabs = page.getByRole("navigation", { name: "Show" });
    await tabs.getByRole("link", { name: /^Leading/ }).click();
    await seen(page.locator("[data-row]", { hasText: lot.title }).getByText("Leading"));
    for (const name of ["All", "Outbid", "Leading", "To pay", "To lift", "Won", "Lost"])
      await seen(tabs.getByRole("link", { name: new RegExp(`^${name}`) }));
    await seen(
      page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Total Bid" }),
    );
  });

  test("move by themselves: an order goes from Leading to Outbid with the new price", async () => {
    const lot = await aLot();
    await bid("9000000005", lot, 61_000);
    const page = await visit("/totalbid", { as: await api.buyer("9000000005") });
    const row = page.locator("[data-row]", { hasText: lot.title });
    await seen(row.getByText("Leading"));
    await bid("9000000002", lot, 67_000);
    await row.getByText("Outbid").waitFor({ timeout: 8000 });
    await seen(row.getByText("₹67,000"));

    // Somebody is faster while the bid is being confirmed: one tap bids what it takes now.
    await row.getByRole("button", { name: /^Bid ₹/ }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
    await bid("9000000002", lot, 70_000);
    await dialog.getByRole("alert").waitFor({ timeout: 8000 });
    await dialog.getByRole("button", { name: /^Bid ₹.* instead$/ }).click();
    await row.getByText("Leading").waitFor({ timeout: 8000 });
  });
});

describe("a list in sight", () => {
  test.each(["cards", "table"])(
    "moves by itself over one connection and is not read again: %s",
    async (view) => {
      const lot = await aLot();
      await bid("9000000006", lot, 61_000);
      const page = await visit("/aboutus", { as: await api.buyer("9000000006") });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(`/are-selling?q=${encodeURIComponent(lot.title)}&view=${view}`);
      const row = page.locator(view === "table" ? "tbody tr" : "article", { hasText: lot.title });
      await seen(row.getByText("Leading"));
      await expect
        .poll(() => asked.filter((url) => url.includes("/prices?")).length, { timeout: 10_000 })
        .toBe(1);
      asked.length = 0;
      await bid("9000000002", lot, 67_000);
      await row.getByText("₹67,000").waitFor({ timeout: 8000 });
      await seen(row.getByText("Outbid"));
      expect(asked.filter((url) => /are-selling|shop|prices/.test(url))).toEqual([]);
    },
  );

  test("is read again where the stream cannot be had", async () => {
    const lot = await aLot();
    const page = await visit("/aboutus");
    await page.route("**/api/auction/prices*", (route) => route.abort());
    await page.clock.install();
    await page.goto(`/are-selling?q=${encodeURIComponent(lot.title)}`);
    const card = page.locator("article", { hasText: lot.title });
    await seen(card);
    await bid("9000000002", lot, 67_000);
    // The page's own clock stands still until its scripts have come, however slow they are.
    const shows = async () => {
      await page.clock.runFor(5_000);
      return card.getByText("₹67,000").isVisible();
    };
    await expect.poll(shows, { timeout: 30_000, interval: 250 }).toBe(true);
  });
});

describe("what is watched and looked for (A13)", () => {
  test("a visitor's heart leads to the login and back; the lot is on the watchlist, and comes off it (A13)", async () => {
    const lot = await aLot();
    const page = await visit(`/are-selling?sort=newest`, phone);
    await page.getByRole("button", { name: `Watch ${lot.title}` }).click();
    await arrivesAt(page, /^\/login\/buyer/);
    await page.getByLabel("Mobile number").fill("9000000004");
    await page.getByRole("button", { name: "Send code" }).click();
    const codeText = await words(page.getByText(/Your code is/));
    await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
    await arrivesAt(page, `/auctiondetail/${lot.url}`);
    const heart = page.getByRole("button", { name: `Watch ${lot.title}` });
    // The heart is filled before the market has answered.
    await seen(page.getByRole("status").getByText("Added to your watchlist"));
    expect(await heart.getAttribute("aria-pressed")).toBe("true");
    await page.goto("/watchlist");
    await seen(page.getByRole("link", { name: lot.title }));
    expect(await sideways(page)).toBe(0);
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await page.route("**/api/watch/*", (route) => route.abort());
    await heart.click();
    await seen(page.getByRole("status").getByText(/could not be reached|connection/i));
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
    await page.unroute("**/api/watch/*");
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("false");
    await page.reload();
    await expect.poll(() => page.getByRole("link", { name: lot.title }).count()).toBe(0);
  });

  test("a search is saved with its channels, changed and deleted on its own page (A13)", async () => {
    const page = await visit("/are-selling?q=copper&state=Gujarat", {
      as: await api.buyer("9000000004"),
    });
    await page.getByRole("button", { name: "Save this search" }).click();
    const dialog = page.getByRole("dialog", { name: "Save this search" });
    await dialog.getByLabel("Name").fill("Copper near me");
    await dialog.getByLabel("Email").check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await seen(page.getByRole("status").getByText("Your search is saved"));
    await page.goto("/saved-searches");
    const row = page.getByRole("article").filter({ hasText: "Copper near me" });
    await seen(row.getByText("“copper” · Gujarat"));
    expect(await row.getByLabel("Email").isChecked()).toBe(true);
    await row.getByRole("button", { name: "Delete Copper near me" }).click();
    await expect.poll(() => row.count()).toBe(0);
  });
});
