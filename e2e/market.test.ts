import { afterAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { startMarket } from "./market.ts";

const [browser, market] = await Promise.all([launchBrowser(), startMarket()]);
afterAll(() => Promise.all([browser.close(), market.stop()]));

test("the market's first page comes up in a browser, without an error in its console", async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(market.url);
  expect(await page.locator("h1, h2").first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
