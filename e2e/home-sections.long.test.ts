import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { abreast, arrivesAt, heading, seen, words } from "./parts/page.ts";
import { createStage, moving, scriptsReady, type VisitOptions } from "./parts/stage.ts";

/** The sections of Home, one after the other. */

const { api, visit, close } = await createStage();
afterAll(close);

/** Home with a clock that the test winds. */
async function woundHome(options: VisitOptions = {}) {
  const page = await visit("/", { ready: false, ...moving, ...options });
  await page.clock.install();
  await page.reload();
  await scriptsReady(page);
  return page;
}

/** From here on the test alone winds it: a slow machine's seconds would count, too. */
async function windOnly(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 100).catch((error: Error) => {
    // On a slow machine that moment has passed until it is asked for.
    if (!error.message.includes("to the past")) throw error;
    return windOnly(page);
  });
}

/**
 * Scrolled to, and looked at: autoplay begins when a section is in view and the mouse is elsewhere.
 */
async function lookAt(page: Page, selector: string) {
  await page.mouse.move(0, 0);
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.clock.runFor(300);
}

describe("the hero", () => {
  const slides = [
    "Buy, sell and contribute to a sustainable future",
    "Your partner for hassle-free EPR compliance",
    "Shop eco-friendly and sell recycled goods",
  ];
  const shown = (page: Page) =>
    words(page.locator("[aria-label='What Rebale does'] [data-on] :is(h1, h2)"));

  test("has three messages and moves on every 4 s, back to the first (S2.27, S9.5)", async () => {
    const page = await woundHome();
    await windOnly(page);
    await lookAt(page, "[aria-label='What Rebale does']");
    expect(await shown(page)).toBe(slides[0]);
    await page.clock.runFor(2000);
    expect(await shown(page)).toBe(slides[0]);
    for (const slide of [slides[1], slides[2], slides[0]]) {
      await page.clock.runFor(4000);
      await expect.poll(() => shown(page)).toBe(slide);
    }
  });

  test("goes to the slide whose dot is pressed (S2.27)", async () => {
    const page = await visit("/");
    const hero = page.getByRole("region", { name: "What Rebale does" });
    expect(await hero.getByRole("button", { name: /^Slide/ }).count()).toBe(3);
    await hero.getByRole("button", { name: /^Slide 3/ }).click();
    await expect.poll(() => shown(page)).toBe(slides[2]);
    await seen(hero.getByRole("link", { name: "Browse all lots" }));
  });

  test("stands still for who prefers less motion", async () => {
    const page = await woundHome({ reducedMotion: "reduce" });
    await lookAt(page, "[aria-label='What Rebale does']");
    await page.clock.runFor(9000);
    expect(await shown(page)).toBe(slides[0]);
  });
});

test("both Become banners lead to registration with their promises, and the four features stand below (S2.28, S1.2)", async () => {
  const page = await visit("/");
  const join = page.getByRole("region", { name: "Join the market" });
  await seen(join.getByText("The whole country bids, and the winner lifts at your gate."));
  expect(await join.getByRole("heading").allTextContents()).toEqual([
    "Become a Seller",
    "Become a Buyer",
  ]);
  for (const name of ["Buy & Sell Easily", "Secure Transaction", "Listing Control", "Compliances"])
    await seen(page.getByRole("heading", { name }));
  await join.getByRole("link", { name: "Start selling" }).click();
  await arrivesAt(page, "/seller");
});

test("every category is a tile with its icon, 70 px wide, and leads to its lots (S2.29, S3.1, S9.7)", async () => {
  const page = await visit("/");
  const tiles = page
    .getByRole("region", { name: "Discover Sustainable Categories Now!" })
    .getByRole("listitem")
    .getByRole("link");
  const categories = (await api.get("/category")).body.data;
  expect(await tiles.evaluateAll((links) => links.map((a) => a.getAttribute("href")))).toEqual(
    categories.map(({ url }: { url: string }) => `/categoryproduct/${url}`),
  );
  expect((await tiles.first().locator("img, svg").boundingBox())?.width).toBe(70);
  await tiles.first().click();
  await seen(page.getByRole("heading", { level: 1, name: categories[0].title }));
});

describe("What Client Say", () => {
  const section = "section[aria-labelledby='clients']";
  const cards = `${section} li:not([aria-hidden]) figure`;

  test("shows six reviews cut at 100 characters; Read More opens one at a time, Read Less closes it (S2.30, S4.9, S9.6)", async () => {
    const page = await visit("/");
    const reviews = (await api.get("/testimonial")).body.data;
    expect(reviews).toHaveLength(6);
    expect(await page.locator(cards).count()).toBe(6);
    const first = page.locator(cards).nth(0);
    const second = page.locator(cards).nth(1);
    const quote = (card: typeof first) => words(card.locator("blockquote"));
    expect(await quote(first)).toBe(`${reviews[0].review.slice(0, 100)}… Read More`);

    await first.getByRole("button", { name: "Read More" }).click();
    expect(await quote(first)).toBe(`${reviews[0].review} Read Less`);
    await second.getByRole("button", { name: "Read More" }).click();
    expect(await quote(second)).toBe(`${reviews[1].review} Read Less`);
    expect(await quote(first)).toBe(`${reviews[0].review.slice(0, 100)}… Read More`);
    await second.getByRole("button", { name: "Read Less" }).click();
    expect(await page.locator(cards).getByRole("button", { name: "Read Less" }).count()).toBe(0);
  });

  test("stands three abreast, two below 1024 px and one below 768 px (S2.30, S9.7)", async () => {
    const page = await visit("/");
    for (const [width, count] of [
      [1280, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => abreast(page.locator(`${section} ul`))).toBe(count);
    }
  });

  test("moves on every 2 s within 500 ms, loops, and has a dot for each (S2.30, S9.5)", async () => {
    const page = await woundHome();
    await lookAt(page, section);
    const dots = page.locator(section).getByRole("button", { name: /^Go to/ });
    const current = () =>
      dots.evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute("aria-current")));
    expect(await dots.count()).toBe(6);
    // Pressed and read in one breath: half a second later the cards stand still.
    const duration = await dots.nth(1).evaluate((dot: HTMLElement, cards) => {
      dot.click();
      return document.querySelector(cards)?.getAnimations()[0]?.effect?.getTiming().duration;
    }, `${section} li`);
    expect(duration).toBe(500);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(0, 0);
    await windOnly(page);
    const begin = await current();
    // The clock is wound in small steps: the row starts to move only after the page has noticed
    // that it is in view.
    const afterSteps = async () => {
      await page.clock.runFor(250);
      return current();
    };
    await expect.poll(afterSteps).toBe(begin + 1);
    await page.clock.runFor(1500);
    expect(await current()).toBe(begin + 1);
    await expect.poll(afterSteps).toBe(begin + 2);
    await dots.nth(5).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await lookAt(page, `${section} h2`);
    await expect.poll(afterSteps).toBe(0);
  });
});

test("the counters climb for 5 s to 25, 100, 50 and 100 (S2.31, S9.5)", async () => {
  const page = await woundHome();
  const strip = page.getByRole("region", { name: "Rebale so far" });
  const figures = () => strip.locator("b").allTextContents();
  await lookAt(page, "[aria-label='Rebale so far']");
  await page.clock.runFor(500);
  await expect.poll(async () => Number((await figures())[1])).toBeLessThan(95);
  await page.clock.runFor(5000);
  await expect.poll(figures).toEqual(["25", "100", "50", "100"]);
  expect(await strip.locator("li > span").allTextContents()).toEqual([
    "Authorized Recycles and Refurbishes",
    "Trusted Esteemed Clients",
    "Successful Transactions",
    "App Downloads",
  ]);
});

describe("Our Recent News", () => {
  test("on Home has the two newest posts, two in a row, and View ALL (S2.32, S3.2, S9.3, S9.6)", async () => {
    const page = await visit("/");
    const news = page.getByRole("region", { name: "Our Recent News" });
    const posts = (await api.get("/blog")).body.data;
    expect(await news.locator("article h3").allTextContents()).toEqual([
      posts.at(-1).title,
      posts.at(-2).title,
    ]);
    expect(await words(news.locator("time"))).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await seen(news.getByText(posts.at(-1).short_description));
    const boxes = await Promise.all(
      [0, 1].map((i) => news.locator("article").nth(i).boundingBox()),
    );
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    expect((await news.locator("article img").first().boundingBox())?.height).toBe(300);
    await news.getByRole("link", { name: "View ALL" }).click();
    await arrivesAt(page, "/blogs");
    await seen(heading(page, "Our Recent News"));
  });

  test("shows the logo where a picture does not load, and lots their drawing (S2.32, S2.37, S8.9)", async () => {
    const page = await visit("/are-selling", { ready: false });
    await page.route("**/uploads/**", (route) => route.abort());
    await page.goto("/");
    const card = page.getByRole("region", { name: "Our Recent News" }).locator("article").first();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator("img").count()).toBe(0);
    expect(await card.locator("svg").count()).toBe(1);
    const lot = page.locator("article", { hasText: "Place a Bid" }).first();
    await lot.scrollIntoViewIfNeeded();
    await expect.poll(() => lot.locator("img").count()).toBe(0);
    expect((await lot.locator("svg").first().boundingBox())?.width).toBeGreaterThan(150);
  });
});

test("the app for Android and iOS is installed from the download section (S1.3)", async () => {
  const page = await visit("/");
  await page.getByRole("button", { name: "Get it on iOS" }).click();
  await seen(
    page
      .getByRole("dialog", { name: "Install Rebale on iOS" })
      .getByText("Tap Add to Home Screen, then Add"),
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Get it on Android" }).click();
  await seen(
    page.getByRole("dialog", { name: "Install Rebale on Android" }).getByText("Add to Home screen"),
  );
  const manifest = await page.request.get("/manifest.webmanifest");
  expect(await manifest.json()).toMatchObject({
    name: expect.stringContaining("Rebale"),
    display: "standalone",
    icons: expect.any(Array),
  });
});
