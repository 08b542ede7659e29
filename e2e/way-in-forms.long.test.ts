import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, seen, sideways, toast, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The way in, where something is in its way. */

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

const wayIn = (page: Page) => page.getByRole("dialog", { name: "Log in to bid" });
const bidSheet = (page: Page) => page.getByRole("dialog", { name: "Place a bid" });
const aNewNumber = () => `98${String(Date.now()).slice(-8)}`;
const sendCode = async (page: Page, mobile: string) => {
  await wayIn(page).getByLabel("Mobile number").fill(mobile);
  await wayIn(page).getByRole("button", { name: "Send code" }).click();
};
const giveName = async (page: Page, name = "Farhan Sheikh") => {
  await wayIn(page).getByLabel("Your name").fill(name);
  await wayIn(page).getByRole("button", { name: "Go on" }).click();
};

/** Each address, and each dialog by its first label, that a person sees from now on. */
const _noteScreens = (page: Page) =>
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
const _screensOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { screens: string[] }).screens);

describe("a new number", () => {
  test.each([
    ["with a storage", false],
    ["with storage forbidden", true],
  ] as const)(
    "is typed once, over the bid sheet, whose amount it finds again, %s (TA5, S2.41, S5.6)",
    async (_, isForbidden) => {
      const lot = await aLot();
      const page = await visit("/aboutus", { viewport: phone });
      if (isForbidden) await forbidStorage(page);
      await page.goto(`/auctiondetail/${lot.url}`);
      await seen(page.getByText("Live, updates automatically"));
      await page.getByRole("button", { name: "Log in to bid" }).click();
      await page.getByRole("button", { name: "First look at amount and costs" }).click();
      const sheet = bidSheet(page);
      await sheet.getByLabel("Your bid for the whole lot").fill("66000");
      await sheet.getByRole("button", { name: "Bid Now" }).click();
      await seen(wayIn(page).getByText("Your bid of ₹66,000 waits here for you."));
      await sendCode(page, aNewNumber());
      await typeCode(page);
      await giveName(page);
      await wayIn(page).waitFor({ state: "hidden" });
      expect(await page.getByText("User Not Exists").count()).toBe(0);
      expect(await sheet.getByLabel("Your bid for the whole lot").inputValue()).toBe("66,000");
      await sheet.getByRole("button", { name: "Bid Now · ₹66,000" }).click();
      await page.getByRole("button", { name: "Bid ₹66,000" }).click();
      await seen(page.getByText("✓ You are leading"));
      await arrivesAt(page, `/auctiondetail/${lot.url}`);
    },
  );

  test("is told what is wrong beside the field, and is proven still when the page was loaded anew", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, { viewport: phone });
    await page.getByRole("button", { name: "Log in to bid" }).click();
    await sendCode(page, "98765");
    await seen(wayIn(page).getByText("Please Fill 10 Digit Number"));
    await sendCode(page, aNewNumber());
    const code = (await words(page.getByText(/Your code is/))).replace(/\D/g, "");
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, "0");
    await page.getByLabel("4-digit code").fill(wrong);
    await seen(wayIn(page).getByText("Otp Mismatch"));
    await page.getByLabel("4-digit code").fill(code);
    await giveName(page, " ");
    await seen(wayIn(page).getByText("Name is required."));
    await page.reload();
    await page.getByRole("button", { name: "Log in to bid" }).click();
    await giveName(page);
    await seen(bidSheet(page));
  });

  test("whose last answer is lost on the line verifies once more, and is a member without a second name", async () => {
    const lot = await aLot();
    const page = await visit(`/auctiondetail/${lot.url}`, { viewport: phone });
    await page.getByRole("button", { name: "Log in to bid" }).click();
    const mobile = aNewNumber();
    await sendCode(page, mobile);
    await typeCode(page);
    // It reaches the market; the answer does not come back.
    await page.route("**/api/user/join", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await giveName(page);
    await seen(wayIn(page).getByText(/could not be reached|connection/i));
    await page.unroute("**/api/user/join");
    await wayIn(page).getByRole("button", { name: "Go on" }).click();
    await seen(wayIn(page).getByText(/^Please verify your number once more/));
    expect(await wayIn(page).getByLabel("Mobile number").inputValue()).toBe(mobile);
    await wayIn(page).getByRole("button", { name: "Send code" }).click();
    await typeCode(page);
    await seen(bidSheet(page));
    expect(await page.evaluate(() => localStorage.getItem("name"))).toBe("Farhan Sheikh");
  });
});

describe("a known number", () => {
  test("typed at the registration keeps where it was going, and so does a new one at the login (TA5, S8.3)", async () => {
    const lot = await aLot();
    const next = encodeURIComponent(`/auctiondetail/${lot.url}?bid=65000`);
    const page = await visit(`/buyer?next=${next}`);
    const dialog = page.getByRole("dialog", { name: "Verify your phone" });
    await dialog.getByLabel("Mobile number").fill("9000000003");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await toast(page, "You are already registered.");
    await arrivesAt(page, /^\/login\/buyer\?next=/);
    await typeCode(page);
    await arrivesAt(page, `/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    const amount = panel.getByLabel("Your bid for the whole lot");
    await expect.poll(() => amount.inputValue()).toBe("65,000");
    await expect.poll(() => amount.evaluate((e) => e === document.activeElement)).toBe(true);

    const other = await visit(`/login/buyer?next=${next}`);
    const mobile = aNewNumber();
    await other.getByLabel("Mobile number").fill(mobile);
    await other.getByRole("button", { name: "Send code" }).click();
    await toast(other, "User Not Exists");
    await toast(other, "This number is new here. Enter its code to register.");
    await arrivesAt(other, /^\/buyer\?next=/);
    await seen(other.getByRole("dialog", { name: "Verify your phone" }).getByText(mobile));
    await typeCode(other);
    await other.getByRole("dialog").waitFor({ state: "hidden" });
    await field(other, "Name").fill("Farhan Sheikh");
    await other.getByRole("button", { name: "Register and go back" }).click();
    await toast(other, "Buyer Create Succesfully");
    await arrivesAt(other, `/auctiondetail/${lot.url}`);
  });
});

test("who joined by a name alone reads on a phone what is not given yet, and gives an email there", async () => {
  const page = await visit(`/auctiondetail/${(await aLot()).url}`, { viewport: phone });
  await page.getByRole("button", { name: "Log in to bid" }).click();
  await sendCode(page, aNewNumber());
  await typeCode(page);
  await giveName(page);
  await seen(bidSheet(page));
  await page.goto("/dashprofile");
  const missing = page.getByRole("region", { name: "Not given yet" }).getByRole("link");
  await seen(missing);
  expect(await missing.allTextContents()).toEqual(["Email", "Address", "PAN", "GST number"]);
  expect(await sideways(page)).toBe(0);
  await page.getByLabel("Email").fill("farhan@rebale.example");
  await page.getByRole("button", { name: "Add email" }).click();
  await seen(page.getByText("This email is not confirmed yet."));
  expect(await missing.allTextContents()).toEqual(["Address", "PAN", "GST number"]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await toast(page, "User Updated Successfully");
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
    const line = page.getByText(/^By going on you accept/);
    expect(await words(line)).toBe(
      "By going on you accept the terms and conditions and the privacy policy.",
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
  expect(await verify.getAttribute("data-loading")).toBe("true");
  await verify.click({ force: true });
  await verify.click({ force: true });
  expect(await verify.getAttribute("data-loading")).toBe("true");
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
