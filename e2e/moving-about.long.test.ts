import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { arrivesAt, heading, seen } from "./parts/page.ts";
import { createStage, moving, scriptsReady } from "./parts/stage.ts";

/**
 * How moving about feels: scrolling, messages, what stands in a page's head, and what happens when
 * something does not arrive.
 */

const { url, visit, close } = await createStage();
afterAll(close);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
test("a new page scrolls smoothly to its top, and back returns to the place left (S2.20)", async () => {
  const page = await visit("/", moving);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: "instant" }));
  // Not by the mouse: it may move the page a little to reach the link.
  await mainMenu(page)
    .getByRole("link", { name: "How we do it" })
    .evaluate((link: HTMLElement) => link.click());
  await seen(heading(page, "Seven steps"));
  expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe("smooth");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await arrivesAt(page, "/");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200);
});

test("on a phone, back to a long list finds the same lot at the same place (S2.20)", async () => {
  // Newest first: what ends meanwhile moves no other lot.
  const list = "/are-selling?sort=newest";
  const page = await visit(list, { viewport: { width: 320, height: 640 } });
  const inSight = () =>
    page.evaluate(() => {
      const card = document.elementFromPoint(160, 320)?.closest("article");
      const title = card?.querySelector("a")?.textContent;
      return { title, top: card?.getBoundingClientRect().top ?? 9999 };
    });
  // As a thumb does: what comes near is laid out in the frames after.
  for (let top = 300; top <= 1800; top += 300) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await page.waitForTimeout(100);
  }
  const before = await inSight();
  await page.evaluate(() => {
    document.elementFromPoint(160, 320)?.closest("article")?.querySelector("a")?.click();
  });
  await arrivesAt(page, /\/auctiondetail\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await arrivesAt(page, list);
  await expect.poll(async () => (await inSight()).title).toBe(before.title);
  await expect
    .poll(async () => Math.abs((await inSight()).top - before.top))
    .toBeLessThanOrEqual(2);
});

test("web-vitals are reported from the start on (S2.20)", async () => {
  const page = await visit("/aboutus");
  await page.waitForRequest("**/api/vitals");
  await expect
    .poll(async () => (await fetch(`${url}/api/metrics`)).text())
    .toMatch(/rebale_web_vitals_seconds_count\{name="(FCP|TTFB)",page="aboutus"\} [1-9]/);
});

test("messages stand top right and go after 5 s (S8.10, S9.5)", async () => {
  const page = await visit("/login/buyer", { ready: false });
  await page.clock.install();
  await page.reload();
  await page.getByLabel("Mobile number").fill("12");
  const pageTime = () => page.evaluate(() => Date.now());
  let clickedAt = 0;
  await expect
    .poll(async () => {
      clickedAt = await pageTime();
      await page.getByRole("button", { name: "Send code" }).click();
      return page.getByRole("status").getByText("Please Fill 10 Digit Number").count();
    })
    .toBe(1);
  const seenAt = await pageTime();
  const message = page.getByRole("status").getByText("Please Fill 10 Digit Number");
  const box = await message.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(200);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 120);
  await page.clock.pauseAt(clickedAt + 4900);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(seenAt - clickedAt + 200);
  await expect.poll(() => message.count()).toBe(0);
});

test.each([
  "/",
  "/buyer",
  "/seller",
  "/login/seller",
  "/login/buyer",
  "/are-selling",
  "/viewallproduct",
  "/aboutus",
  "/contactus",
  "/how_we_do_it",
  "/awarenessdrive",
  "/epr",
  "/compliance",
  "/collection",
  "/waste-management",
  "/blogs",
])("%s has a title, a description, robots and its canonical address (S2.20)", async (path) => {
  const html = await (await fetch(url + path)).text();
  expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{30,170}"/);
  expect(html).toContain('<meta name="robots" content="index, follow"');
  expect(html).toContain(`<link rel="canonical" href="${url}${path}"`);
});

test("search engines are kept from the office, and given a map of what everybody may see", async () => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /admin\n");
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(map).toContain(`<loc>${url}/are-selling</loc>`);
  expect(map).not.toContain("/admin");
});

describe("a part of the site that does not arrive", () => {
  test("is told after 120 s: Loading chunk failed, with a way to reload (S8.11, S9.5)", async () => {
    const page = await visit("/blogs", { ready: false });
    await page.clock.install();
    await page.reload();
    await scriptsReady(page);
    await page.route("**/*.data*", () => undefined);
    await page.route("**/assets/**", () => undefined);
    await mainMenu(page).getByRole("link", { name: "Contact" }).click();
    await seen(page.getByRole("progressbar", { name: "Loading page" }));
    await page.clock.runFor(119_000);
    expect(await page.getByText("Loading chunk failed").count()).toBe(0);
    await page.clock.runFor(2000);
    await seen(page.getByRole("alert").getByText("Loading chunk failed"));
    await seen(page.getByRole("alert").getByRole("button", { name: "Reload" }));
  });

  test("a page whose data fails says Unexpected Application Error! and offers to try again (S8.11)", async () => {
    const page = await visit("/aboutus");
    await page.route("**/are-selling.data*", (route) =>
      route.fulfill({ status: 500, body: "broken" }),
    );
    await mainMenu(page).getByRole("link", { name: "Live Listings" }).click();
    await seen(heading(page, "Unexpected Application Error!"));
    await page.unroute("**/are-selling.data*");
    await page.getByRole("link", { name: "Try again" }).click();
    await seen(heading(page, "Live Listings"));
  });
});

test("an answer may take ten minutes, and any 2xx is a success (S9.8)", async () => {
  const page = await visit("/contactus", { ready: false });
  await page.clock.install();
  await page.reload();
  let answer = () => undefined as unknown;
  await page.route("**/api/admin/contact-query", (route) => {
    answer = () =>
      route.fulfill({
        status: 202,
        json: { is_success: 1, message: "", data: null, errors: [] },
      });
  });
  await page.getByLabel("Message").fill("Do you take car batteries?");
  const sent = page.waitForRequest("**/api/admin/contact-query");
  await page.getByRole("button", { name: "Send message" }).click();
  await sent;
  await page.clock.runFor(600_000);
  expect(await page.getByLabel("Message").inputValue()).toBe("Do you take car batteries?");
  await answer();
  await seen(page.getByRole("status").getByText("Thank you for contacting us."));
});
