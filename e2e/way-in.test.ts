import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { seen, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** From a lot to the first bid of somebody who was never here before. */

const { api, visit, close } = await createStage();
afterAll(close);

const seller = await api.seller();
const aLot = () => openLot(api, seller, { ends: 7200, market_value: 60_000 });
const phone = { width: 390, height: 844 };

const typeCode = async (page: Page) => {
  const codeText = await words(page.getByText(/Your code is/));
  await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
};

/** Neither kind of storage may be used, as some browsers have it for their users. */
const _forbidStorage = (page: Page) =>
  page.context().addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  });

const wayIn = (page: Page) => page.getByRole("dialog", { name: "Log in to bid" });
const bidSheet = (page: Page) => page.getByRole("dialog", { name: "Place a bid" });
const aNewNumber = () => `98${String(Date.now()).slice(-8)}`;
const sendCode = async (page: Page, mobile: string) => {
  await wayIn(page).getByLabel("Mobile number").fill(mobile);
  await wayIn(page).getByRole("button", { name: "Send code" }).click();
};
const _giveName = async (page: Page, name = "Farhan Sheikh") => {
  await wayIn(page).getByLabel("Your name").fill(name);
  await wayIn(page).getByRole("button", { name: "Go on" }).click();
};

/** Each address, and each dialog by its first label, that a person sees from now on. */
const noteScreens = (page: Page) =>
  page.evaluate(() => {
    const screens: string[] = [];
    const look = () => {
      const top = [...document.querySelectorAll("dialog[open]")].at(-1);
      if (!top) return;
      const what = top.querySelector("label")?.textContent;
      const screen = `${location.pathname}: ${top.ariaLabel}, ${what}`;
      if (what && !screens.includes(screen)) screens.push(screen);
    };
    new MutationObserver(look).observe(document.body, {
      ...{ subtree: true, childList: true, attributes: true },
    });
    Object.assign(window, { screens });
  });
const screensOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { screens: string[] }).screens);

describe("a new number", () => {
  test("is bidding within four screens and a minute of 'Log in to bid', at a phone's width and a person's pace (S2.41, S4.2)", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, { viewport: phone });
    await noteScreens(page);
    const begun = Date.now();
    const pace = { delay: 150 };
    await page.getByRole("button", { name: "Log in to bid" }).click();
    await wayIn(page).getByLabel("Mobile number").pressSequentially(aNewNumber(), pace);
    await wayIn(page).getByRole("button", { name: "Send code" }).click();
    const code = (await words(page.getByText(/Your code is/))).replace(/\D/g, "");
    const codeField = page.getByLabel("4-digit code");
    expect(await codeField.getAttribute("autocomplete")).toBe("one-time-code");
    await codeField.pressSequentially(code, pace);
    const name = wayIn(page).getByLabel("Your name");
    await expect.poll(() => name.evaluate((e) => e === document.activeElement)).toBe(true);
    await name.pressSequentially("Farhan Sheikh", pace);
    await seen(wayIn(page).getByText(/^By going on you accept the terms/));
    await wayIn(page).getByRole("button", { name: "Go on" }).click();
    await bidSheet(page)
      .getByRole("button", { name: /^Bid Now/ })
      .click();
    await page
      .getByRole("dialog", { name: "Confirm your bid" })
      .getByRole("button", { name: /^Bid ₹/ })
      .click();
    await seen(page.getByText("✓ You are leading"));
    const seconds = (Date.now() - begun) / 1000;
    const here = `/auctiondetail/${lot.url}`;
    const all = await screensOf(page);
    // The question that every bid is asked comes after them.
    const screens = all.slice(
      0,
      all.findIndex((screen) => screen.includes("Confirm your bid")),
    );
    console.log(`from 'Log in to bid' to the bid: ${seconds.toFixed(1)} s, ${screens.join(" | ")}`);
    expect(seconds).toBeLessThan(60);
    expect(screens).toEqual([
      `${here}: Log in to bid, Mobile number`,
      `${here}: Log in to bid, 4-digit code`,
      `${here}: Log in to bid, Your name`,
      `${here}: Place a bid, One bid`,
    ]);
  });
});

describe("a known number", () => {
  test("skips the name, on a desk beside the form, and finds the amount under its fingers (TA5, S2.43)", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    const amount = panel.getByLabel("Your bid for the whole lot");
    await amount.fill("65000");
    await panel.getByRole("button", { name: "log in with your phone" }).click();
    await sendCode(page, "9000000003");
    await typeCode(page);
    await wayIn(page).waitFor({ state: "hidden" });
    expect(await amount.inputValue()).toBe("65,000");
    await expect.poll(() => amount.evaluate((e) => e === document.activeElement)).toBe(true);
    await panel.getByRole("button", { name: "Bid Now · ₹65,000" }).click();
    await seen(page.getByRole("dialog", { name: "Confirm your bid" }));
  });
});
