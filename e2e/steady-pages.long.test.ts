import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { aLiveLot, openLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Nothing jumps while a page comes, and nothing stands alone in a row. */

const { api, visit, close } = await createStage();
afterAll(close);

const widths = [390, 768, 1440];
let lot = "";
beforeAll(async () => {
  lot = `/auctiondetail/${(await aLiveLot(api)).url}`;
});

/**
 * From the first paint on, how far what was seen has moved: cumulative layout shift, as browsers
 * count it.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

describe("less than 0.02 of the screen moves by itself", () => {
  const sameForAll = ["/login/buyer", "/blogs", "/epr"];
  test.each([
    ["a visitor", sameForAll, async () => undefined],
    ["a buyer", [], () => api.buyer()],
    ["a seller", [], () => api.seller()],
  ] as [string, string[], () => Promise<Session | undefined>][])(
    "for %s, at every width (S2.34)",
    async (_, more, who) => {
      const as = await who();
      const page = await visit("/aboutus", { ...(as && { as }), ready: false });
      await watchShifts(page);
      const moved: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ["/", "/buyer", "/seller", "/are-selling", lot, ...more]) {
          await page.goto(path);
          await scriptsReady(page);
          await sleep(300);
          const shift = await shiftOf(page);
          if (shift >= 0.02) moved.push(`${path} at ${width} px: ${shift.toFixed(3)}`);
        }
      }
      expect(moved).toEqual([]);
    },
  );

  test("next to nothing of it on Home and Live Listings, also where the font comes late", async ({
    skip,
  }) => {
    const page = await visit("/aboutus", { ready: false });
    await watchShifts(page);
    await page.route("**/manrope*.woff2", async (route) => {
      await sleep(1500);
      await route.continue();
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["/", "/are-selling"]) {
        await page.goto(path);
        await page.waitForFunction(() =>
          [...document.fonts].some(
            (f) => /Manrope Variable/.test(f.family) && f.status === "loaded",
          ),
        );
        const fontFound = await page.evaluate(() =>
          [...document.fonts].some((f) => /Fallback/.test(f.family) && f.status === "loaded"),
        );
        if (!fontFound) skip("this machine has none of the fonts that stand in for ours");
        await sleep(300);
        expect(await shiftOf(page), `${path} at ${width} px`).toBeLessThan(0.002);
      }
    }
  });
});

test("prices come in the page's one font: a second would have all laid out again", async () => {
  for (const path of ["/", "/are-selling", lot]) {
    const page = await visit(path);
    await seen(page.getByText(/₹\d/).first());
    const { files, sign } = await page.evaluate(async () => {
      await document.fonts.ready;
      const canvas = document.createElement("canvas").getContext("2d");
      if (canvas) canvas.font = '400 1000px "Manrope Variable", monospace';
      const faces = [...document.fonts].filter(
        ({ family, status }) => /Manrope Variable/.test(family) && status === "loaded",
      );
      return { files: faces.length, sign: canvas?.measureText("₹").width ?? 0 };
    });
    expect(files, path).toBe(1);
    // Manrope's own sign at this weight.
    expect(sign).toBeCloseTo(600.5, 0);
  }
});

describe("no row is left with one", () => {
  const edges = (page: Page, list: string) =>
    page.locator(list).evaluate((ul) =>
      [...ul.children].map((li) => {
        const { top, left, right } = li.getBoundingClientRect();
        return { top: Math.round(top), left: Math.round(left), right: Math.round(right) };
      }),
    );

  test.each([768, 1440])(
    "of the posts at %i px: the last one has its row for itself (S2.32)",
    async (width) => {
      const page = await visit("/blogs", { viewport: { width, height: 900 } });
      const list = page.locator("section[aria-labelledby=news] > ul");
      // Another test may have written one more: seven leave one over in rows of three and of two.
      await list.evaluate((ul) => ul.replaceChildren(...[...ul.children].slice(-7)));
      const posts = await edges(page, "section[aria-labelledby=news] > ul");
      expect(posts.length).toBe(7);
      expect(posts[6]?.top).toBeGreaterThan(posts[5]?.top ?? 0);
      expect([posts[6]?.left, posts[6]?.right]).toEqual([
        posts[0]?.left,
        Math.max(...posts.map((p) => p.right)),
      ]);
    },
  );

  test("of cards, steps and figures, on tablets and small desks", async () => {
    const page = await visit("/aboutus");
    const alone: string[] = [];
    for (const path of [
      "/",
      "/seller",
      "/aboutus",
      "/epr",
      "/awarenessdrive",
      "/collection",
      "/compliance",
      "/waste-management",
    ]) {
      await page.goto(path);
      for (const width of [768, 912, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        for (const list of await page.evaluate(listsWithOneLeft))
          alone.push(`${path} at ${width} px: ${list}`);
      }
    }
    expect(alone).toEqual([]);
  });

  test("of Home's three claims and of the three lots of /buyer on a tablet (S1.4, S2.36)", async () => {
    const page = await visit("/", { viewport: { width: 768, height: 1024 } });
    expect(
      new Set((await edges(page, "section[aria-label='Rebale in figures'] > ul")).map((e) => e.top))
        .size,
    ).toBe(1);
    await page.goto("/buyer");
    expect(
      new Set((await edges(page, "section[aria-label='Live Auction'] > ul")).map((e) => e.top))
        .size,
    ).toBe(1);
  });
});

describe("a lot that has ended", () => {
  const phone = { viewport: { width: 390, height: 844 } };

  test("tells a phone its result and leads to open lots of the same kind (S4.6)", async () => {
    const { body } = await api.get("/product/shop?status=ended&rows=100");
    const sold = body.data.find((l: { outcome: string }) => l.outcome === "sold");
    const details = (await api.get(`/auction/details/${sold.url}`)).body.data;
    const page = await visit(`/auctiondetail/${sold.url}`, phone);
    await seen(page.getByText(`Sold · ${details.bid_count} bid`));
    const next = page
      .getByRole("link", { name: "See similar live lots" })
      .and(page.locator(":visible"));
    expect(await next.count()).toBe(1);
    await next.click();
    await arrivesAt(page, `/are-selling?category=${details.category.url}`);
    await seen(page.locator("article").getByText("Ends", { exact: true }));
  });

  test("leads its winner to the purchase (S2.49)", async () => {
    const winner = await api.buyer("9000000003");
    const won = await openLot(api, await api.seller(), { ends: 4, market_value: 1000 });
    const bid = await api.post(
      "/auction",
      { product_id: won._id, amount: won.next_bid },
      winner.token,
    );
    expect(bid.status).toBeLessThan(300);
    await expect
      .poll(async () => (await api.get(`/auction/details/${won._id}`)).body.data.outcome, {
        timeout: 20_000,
      })
      .toBe("sold");
    const page = await visit(`/auctiondetail/${won.url}`, { as: winner, ...phone });
    await seen(page.getByText("✓ You won this lot"));
    await page
      .getByRole("link", { name: "See your purchase" })
      .and(page.locator(":visible"))
      .click();
    await arrivesAt(page, "/purchase");
    await seen(heading(page, "All Purchase"));
  });
});

/**
 * Runs in the page: grids of three to nine whose last row has one that does not fill it; filled
 * forms and long lists are another matter.
 */
function listsWithOneLeft(): string[] {
  return [...document.querySelectorAll("main :is(ul, ol, dl, div)")].flatMap((list) => {
    const few = list.children.length >= 3 && list.children.length <= 9 && !list.closest("form");
    if (!few || getComputedStyle(list).display !== "grid") return [];
    const boxes = [...list.children]
      .map((child) => child.getBoundingClientRect())
      .filter((box) => box.width > 0);
    const inRow = (top: number) => boxes.filter((box) => Math.round(box.top) === top);
    const tops = boxes.map((box) => Math.round(box.top));
    const last = inRow(Math.max(...tops));
    const lonely =
      inRow(Math.min(...tops)).length > 1 &&
      last.length === 1 &&
      (last[0]?.width ?? 0) < list.clientWidth * 0.7;
    return lonely ? [`${list.textContent?.slice(0, 40)}…`] : [];
  });
}
