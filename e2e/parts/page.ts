import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until a message of these very words stands in the corner. */
export async function toast(page: Page, text: string): Promise<void> {
  await page.getByRole("status").getByText(text, { exact: true }).first().waitFor();
}

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { name }).first();

export async function seen(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: "visible" });
}

/** Waits for the address without its origin. */
export async function arrivesAt(
  page: Page,
  path: string | RegExp,
  timeout = 15_000,
): Promise<void> {
  const here = () => page.url().replace(/^https?:\/\/[^/]+/, "");
  if (typeof path === "string") await expect.poll(here, { timeout }).toBe(path);
  else await expect.poll(here, { timeout }).toMatch(path);
}

/** These files do not arrive until the function that is given back is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let free = () => {};
  const held = new Promise<void>((resolve) => (free = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return free;
}

/** The text of the page as a visitor reads it without scripts or styles. */
export const textOf = (html: string) =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

/** How many px the page is too wide, once it has settled. */
export async function sideways(page: Page): Promise<number> {
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  await page.waitForFunction(fits, null, { timeout: 2000 }).catch(() => undefined);
  return page.evaluate(tooWide);
}

/** Types a number into the dialog, asks for the code, and types the code that the demo shows. */
export async function provePhone(page: Page, phone: string): Promise<void> {
  const area = page.getByRole("dialog", { name: "Verify your phone" });
  await area.getByLabel("Mobile number").fill(phone);
  await area.getByRole("button", { name: "Send code" }).click();
  const codeText = await words(area.getByText(/Your code is/));
  await area.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
  await area.waitFor({ state: "hidden" });
}

/** A field by its label, with or without the asterisk of a required one. */
export const field = (area: Page | Locator, label: string) =>
  area.getByLabel(new RegExp(`^${label}( \\*)?$`));

export const words = async (locator: Locator) => (await locator.first().textContent()) ?? "";

/** How many cards of a sliding row stand wholly inside its window. */
export const abreast = (row: Locator) =>
  row.evaluate((ul) => {
    const window = (ul.parentElement as HTMLElement).getBoundingClientRect();
    return [...ul.children].filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= window.left - 1 && right <= window.right + 1;
    }).length;
  });
