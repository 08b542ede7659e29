import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, toast, words } from "./parts/page.ts";
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
const forbidStorage = (page: Page) =>
  page.context().addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
  });

describe("a new number", () => {
  test.each([
    ["with a storage", false],
    ["with storage forbidden", true],
  ] as const)(
    "is typed once, and leads through code and name back to the bid sheet with the amount, %s (TA5, S2.41, S8.3)",
    async (_, isForbidden) => {
      const lot = await aLot();
      const mobile = `98${String(Date.now()).slice(-8)}`;
      const page = await visit("/aboutus", { viewport: phone });
      if (isForbidden) await forbidStorage(page);
      await page.goto(`/auctiondetail/${lot.url}`);
      await seen(page.getByText("Live, updates automatically"));
      await page.getByRole("button", { name: "Bid", exact: true }).click();
      const sheet = page.getByRole("dialog", { name: "Place a bid" });
      await sheet.getByLabel("Your bid for the whole lot").fill("66000");
      await sheet.getByRole("button", { name: "Bid Now" }).click();
      await arrivesAt(page, /^\/login\/buyer/);

      await page.getByLabel("Mobile number").fill(mobile);
      await page.getByRole("button", { name: "Send code" }).click();
      await toast(page, "User Not Exists");
      await arrivesAt(page, /^\/buyer\?next=/);
      await seen(page.getByRole("dialog", { name: "Verify your phone" }).getByText(mobile));
      await typeCode(page);

      const name = field(page, "Name");
      await expect.poll(() => name.evaluate((e) => e === document.activeElement)).toBe(true);
      await name.fill("Farhan Sheikh");
      await seen(page.getByText(/^By registering you accept/));
      await page.getByRole("button", { name: "Register and go back" }).click();
      await toast(page, "Buyer Create Succesfully");
      await arrivesAt(page, `/auctiondetail/${lot.url}`);
      await expect
        .poll(() => sheet.getByLabel("Your bid for the whole lot").inputValue())
        .toBe("66,000");
      await sheet.getByRole("button", { name: "Bid Now · ₹66,000" }).click();
      await page.getByRole("button", { name: "Bid ₹66,000" }).click();
      await seen(page.getByText("✓ You are leading"));
    },
  );

  test("and a known one, typed at the wrong door, keep where they were going (TA5, S8.3)", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    await panel.getByLabel("Your bid for the whole lot").fill("65000");
    await panel.getByRole("link", { name: "register by phone" }).click();
    const dialog = page.getByRole("dialog", { name: "Verify your phone" });
    await dialog.getByLabel("Mobile number").fill("9000000003");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await toast(page, "You are already registered.");
    await arrivesAt(page, /^\/login\/buyer\?next=/);
    await typeCode(page);
    await arrivesAt(page, `/auctiondetail/${lot.url}`);
    const amount = panel.getByLabel("Your bid for the whole lot");
    await expect.poll(() => amount.inputValue()).toBe("65,000");
    await expect.poll(() => amount.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});

test("from the login to the registration by its link, and back, the lot is not forgotten (TA5)", async () => {
  const lot = await aLot();
  const page = await visit(`/login/buyer?next=%2Fauctiondetail%2F${lot.url}%3Fbid%3D65000`);
  await page.getByRole("main").getByRole("link", { name: "Become a Buyer" }).click();
  await arrivesAt(page, /^\/buyer\?next=.*65000$/);
  const dialog = page.getByRole("dialog", { name: "Verify your phone" });
  await seen(dialog);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("main").getByRole("link", { name: "Login as Buyer" }).click();
  await arrivesAt(page, /^\/login\/buyer\?next=.*65000$/);
});

test.each(["/buyer", "/seller"])(
  "the form of %s names what is accepted with it, in one line with both links (TA6)",
  async (path) => {
    const page = await visit(path);
    await page.keyboard.press("Escape");
    const line = page.getByText(/^By registering you accept/);
    expect(await words(line)).toBe(
      "By registering you accept the terms and conditions and the privacy policy.",
    );
    const links = await line
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(links).toEqual(["/terms-and-conditions", "/privacy-policy"]);
  },
);

test("after a good code a second press sends nothing, and nothing is told to be wrong (TA12)", async () => {
  const lot = await aLot();
  const page = await visit(`/login/buyer?next=%2Fauctiondetail%2F${lot.url}`);
  await page.getByLabel("Mobile number").fill("9000000005");
  await page.getByRole("button", { name: "Send code" }).click();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/verify-otp")) sent.push(request.url());
  });
  // A slow line: the page that follows is under way for a while.
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/auctiondetail.*\.data|assets\/.*auction/, async (route) => {
    await held;
    await route.continue();
  });
  await typeCode(page);
  const verify = page.getByRole("button", { name: "Verify" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("webtoken"))).toBeTruthy();
  await verify.click({ force: true });
  await verify.click({ force: true });
  go();
  await arrivesAt(page, `/auctiondetail/${lot.url}`);
  expect(sent).toHaveLength(1);
  expect(await page.getByText("Otp Mismatch").count()).toBe(0);
});

test("on a phone a message stands below the header (TA28)", async () => {
  const page = await visit("/contactus", { viewport: phone });
  await page.route("**/api/admin/contact-query", (route) => route.abort());
  await field(page, "Name").fill("Ravi");
  await field(page, "Email").fill("ravi@rebale.example");
  await page
    .getByLabel(/^(Phone|Mobile number)/)
    .first()
    .fill("9876500077");
  await page.getByLabel(/^Message/).fill("Where is the yard?");
  await page.getByRole("button", { name: /^(Send|Submit)/ }).click();
  const message = page.getByRole("status").getByRole("button", { name: "Close message" });
  await seen(message);
  const header = await page.getByRole("banner").boundingBox();
  const box = await message.locator("..").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
