import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test("a browser runs on this machine, draws text and keeps two visitors apart", async () => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const page = await first.newPage();
  await page.setContent("<h1>Scrap</h1><script>document.title = 'ran'</script>");
  expect(await page.title()).toBe("ran");
  expect((await page.screenshot()).byteLength).toBeGreaterThan(1_000);
  expect((await page.locator("h1").boundingBox())?.width).toBeGreaterThan(50);
  await second.newPage();
  expect(browser.contexts()).toHaveLength(2);
});
