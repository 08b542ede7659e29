import type { Browser, Page } from "playwright-core";
import type { Trader } from "./people.ts";
import type { Sale } from "./trading.ts";

/** A part of the day by hand: what a member presses in a browser. */

const MAX = 90_000;

/** The site's cookies of a trader who has signed in. */
const kept = ({ token }: Trader, type: "buyer" | "seller") =>
  Object.entries({ webtoken: token, loggedin: "true", type, name: "Day", profileimage: "" }).map(
    ([name, value]) => ({ name, value }),
  );

async function open(browser: Browser, home: string, by: Trader, type: "buyer" | "seller") {
  const storageState = { cookies: [], origins: [{ origin: home, localStorage: kept(by, type) }] };
  const context = await browser.newContext({ baseURL: home, storageState });
  const page = await context.newPage();
  page.setDefaultTimeout(MAX);
  return page;
}

/** Both sides of a sale press that they accept its weight, each on the sale's own page. */
export async function acceptByHand(browser: Browser, home: string, sale: Sale): Promise<void> {
  for (const [by, type] of [
    [sale.lot.seller, "seller"],
    [sale.buyer, "buyer"],
  ] as const) {
    const page = await open(browser, home, by, type);
    await page.goto(`/award/${sale.id}`);
    // A trader who has never signed in is asked to agree to the market's texts first.
    await press(page, /^I agree$/);
    await press(page, /^Accept [\d,.]+\s*kg/);
    await page.context().close();
  }
}

/** A button that has been pressed is gone. */
async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
  await button.click();
  await button.waitFor({ state: "hidden" });
}
