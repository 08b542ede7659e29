import { afterAll, expect, inject, test } from "vitest";
import { launchBrowser } from "./browser.ts";

const browser = await launchBrowser();
afterAll(() => browser.close());

test("the market's first page comes up in a browser, without an error in its console", async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && errors.push(`${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(inject("sharedMarketUrl"));
  expect(await page.locator("h1, h2").first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
});
