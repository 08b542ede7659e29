import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { holdBack } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/**
 * A slow line belongs to the first picture; then come the scripts, and nobody's tap is lost until
 * they are there.
 */

const { url, visit, close } = await createStage();
afterAll(close);

/** The one that ends last: it is live as long as the tests take. */
const liveLot = async () => {
  const { data } = (await (await fetch(`${url}/api/product/live?rows=100`)).json()) as {
    data: { url: string }[];
  };
  return `/auctiondetail/${data.at(-1)?.url}`;
};
const article = async () => {
  const { data } = (await (await fetch(`${url}/api/blog`)).json()) as { data: { slug: string }[] };
  return `/blogs-detail/${data[0]?.slug}`;
};
const holdScripts = (page: Page) => holdBack(page, "**/assets/*.js");

/** Kilobytes, compressed as they travel, of the scripts that a page's document asks for. */
async function firstScripts(path: string): Promise<number> {
  const names = new Set((await (await fetch(url + path)).text()).match(/\/assets\/[\w.~-]+\.js/g));
  const sizes = [...names].map(async (name) =>
    brotliCompressSync(await (await fetch(url + name)).arrayBuffer()),
  );
  return (await Promise.all(sizes)).reduce((sum, { length }) => sum + length, 0) / 1024;
}

// React, its DOM and the router are 91 KB, the names of all routes and their files another 12: each
// new screen, of the office too, makes every page a little heavier.
test.each([
  ["/", 131],
  // Its filters are more than other pages have: what they grew by since is not taken back.
  ["/are-selling", 134],
  ["an auction", 152],
  ["an article", 130],
  ["/aboutus", 134],
  ["/blogs", 134],
  ["/events", 131],
])("%s asks for at most %i KB of scripts", async (path, most) => {
  const address = path.startsWith("/") ? path : await (path === "an auction" ? liveLot : article)();
  const kilobytes = await firstScripts(address);
  expect(kilobytes).toBeGreaterThan(80);
  expect(kilobytes).toBeLessThanOrEqual(most);
});

describe.each(["/", "/are-selling", "an auction"])("%s", (path) => {
  test("asks for no script before its first paint", async () => {
    const page = await visit(path.startsWith("/") ? path : await liveLot());
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(scripts.length).toBeGreaterThan(3);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
  });
});

test("a phone asks for a card's picture in the width that it shows of it", async () => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 };
  const page = await visit("/are-selling", phone);
  const widths = await page.locator("main article img").evaluateAll((all) =>
    (all as HTMLImageElement[]).flatMap(({ currentSrc }) => {
      const asked = new URL(currentSrc || "about:blank").searchParams.get("w");
      return asked ? [Number(asked) / devicePixelRatio] : [];
    }),
  );
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(300);
});

test("a phone gets Home's first picture cut for it; where that fails, the whole one", async () => {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
  const shown = (page: Page) =>
    page
      .locator('img[fetchpriority="high"]')
      .evaluate((img: HTMLImageElement) => [img.currentSrc.split("/").at(-1), img.naturalWidth]);
  const page = await visit("/", phone);
  await expect.poll(() => shown(page)).toEqual(["hero-1-phone.webp", 480]);

  const other = await visit("about:blank", { ...phone, ready: false });
  await other.route("**/*-phone.webp", (route) => route.abort());
  await other.goto("/");
  await expect.poll(() => shown(other)).toEqual(["hero-1.webp", 1600]);
});

test("a picture that does not come holds the scripts back for half a second", async () => {
  const page = await visit("/aboutus", { ready: false });
  await page.route("**/pictures/banners/*", () => undefined);
  await page.goto(`${url}/`, { waitUntil: "commit" });
  await page.waitForRequest("**/assets/entry.client*", { timeout: 5000 });
});

test("Bid, tapped before the scripts came, asks the visitor to log in when they are there", async () => {
  const page = await visit("/aboutus", { ready: false });
  const free = await holdScripts(page);
  await page.goto(url + (await liveLot()), { waitUntil: "commit" });
  const bid = page.getByRole("button", { name: "Bid Now" });
  await bid.click();
  const there = page.url();
  free();
  await page.getByRole("dialog").getByText("log in", { exact: false }).first().waitFor();
  expect(page.url()).toBe(there);
});

test("a form that works by itself does so before the scripts come", async () => {
  const page = await visit("/aboutus", { ready: false });
  await holdScripts(page);
  await page.goto(`${url}/are-selling`, { waitUntil: "commit" });
  await page.evaluate(() =>
    document
      .querySelector<HTMLButtonElement>('form[action="/are-selling"] button[type="submit"]')
      ?.click(),
  );
  await page.waitForURL("**/are-selling?*", { waitUntil: "commit" });
});

test("what is typed before the scripts come stays, and goes with the form", async () => {
  const page = await visit("/aboutus", { ready: false });
  const free = await holdScripts(page);
  await page.goto(`${url}/login/buyer`, { waitUntil: "commit" });
  await page.getByLabel("Mobile number").fill("9000000001");
  await page.getByRole("button", { name: "Send code" }).click();
  free();
  await page.getByText(/Your code is/).waitFor();
});

test("a sort order chosen before the scripts come is the list's when they are there", async () => {
  const page = await visit("/aboutus", { ready: false });
  const free = await holdScripts(page);
  await page.goto(`${url}/are-selling`, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Sort" }).selectOption("price_high");
  free();
  await page.waitForURL("**/are-selling?sort=price_high");
});

test("scripts that do not come are asked for again when the line is back (S8.11)", async () => {
  const page = await visit("/aboutus", { ready: false });
  let isAway = true;
  await page.route("**/assets/entry.client*.js", (route) =>
    isAway ? route.abort("internetdisconnected") : route.continue(),
  );
  const lost = page.waitForEvent("requestfailed");
  await page.goto(url + (await liveLot()), { waitUntil: "commit" });
  await lost;
  // Longer than the page waits before it tries again.
  await page.waitForTimeout(1500);
  isAway = false;
  await scriptsReady(page);
});

test("a script that comes broken has the page loaded again ever more seldom (S8.11)", async () => {
  const page = await visit("/aboutus", { ready: false });
  await page.route("**/assets/entry.client*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'import { none } from "./framework.js"',
    }),
  );
  await page.route("**/assets/framework.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export {}" }),
  );
  const waits: string[] = [];
  page.on("console", (message) => message.text().endsWith(" ms") && waits.push(message.text()));
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((then: () => void, ms = 0) => {
      // How long it waits for the scripts themselves is no wait between two tries.
      if (ms === 10_000) return wait(then, ms);
      if (ms >= 1000) console.log(`${ms} ms`);
      return wait(then, ms / 50);
    }) as typeof setTimeout;
  });
  await page.goto(url + (await liveLot()), { waitUntil: "commit" });
  await expect.poll(() => waits, { timeout: 60_000 }).toContain("60000 ms");
  expect(waits).toEqual(["1000 ms", "15000 ms", "30000 ms", "60000 ms"]);
});
