import { json } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { appCode } from "../apps/server/test/app-code.ts";
import { faults } from "./parts/axe.ts";
import { png } from "./parts/files.ts";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, heading, provePhone, seen, toast, words } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Strangers become members: a buyer at once, a seller after the office has looked. */

const { url, api, visit, close } = await createStage();
afterAll(close);

/** Registers a buyer behind the screens. */
async function join(phone: string, name: string, documents: object = {}) {
  const { token } = (await api.prove(phone)).body;
  const contact = { mobile: phone };
  const login_type = { isBuyer: true, isSeller: false };
  const made = await api.post("/user", { name, contact, documents, login_type }, token);
  return { token: made.body.data.token, type: "buyer" as const, name, phone };
}

describe("a buyer", () => {
  test("proves the phone, fills two tabs, sends documents and lands on the dashboard (S2.2, S2.34, S2.35, S3.14, S4.2, S4.3, W3)", async () => {
    const page = await visit("/buyer");
    const dialog = page.getByRole("dialog", { name: "Verify your phone" });
    await dialog.getByLabel("Mobile number").fill("98765");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await toast(page, "Please Fill Correct Phone Number");

    await dialog.getByLabel("Mobile number").fill("9876500001");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await toast(page, "OTP is Send to your Phone Number");
    const code = (await words(dialog.getByText(/Your code is/))).replace(/\D/g, "");
    await dialog.getByLabel("4-digit code").fill(code === "1111" ? "2222" : "1111");
    await toast(page, "Otp Mismatch");
    await dialog.getByLabel("4-digit code").fill(code);
    await dialog.waitFor({ state: "hidden" });

    await seen(heading(page, "Become Our Buyer"));
    const form = page.locator("form");
    const personal = form.getByRole("tabpanel", { name: "Personal Detail" });
    expect(await personal.getByLabel("Mobile number").inputValue()).toBe("9876500001");
    expect(await personal.getByLabel("Mobile number").getAttribute("readonly")).not.toBeNull();
    await field(personal, "Name").fill("Farida Sheikh");
    await personal.getByLabel("Business Name").fill("Sheikh Metal Mart");
    await personal.getByLabel("City").fill("Bhiwandi");
    await personal.getByLabel("State").selectOption("Maharashtra");
    await form.getByRole("button", { name: "Next" }).click();

    const documents = form.getByRole("tabpanel", { name: "Document" });
    await field(documents, "PAN").fill("abcde1234f");
    await seen(documents.getByText("The fourth letter of a PAN is one of"));
    await documents.getByLabel("IFSC").fill("HDFC0000001");
    await expect.poll(() => documents.getByLabel("Bank name").inputValue()).toBe("HDFC Bank");
    await documents.getByLabel("PAN card").setInputFiles(await png("pan.png"));
    await documents.getByLabel("Photo or logo").setInputFiles(await png("face.png"));
    await form.getByRole("button", { name: "Submit" }).click();
    await toast(page, "Buyer Create Succesfully");
    await arrivesAt(page, "/dashboard");
    await seen(heading(page, "Welcome, Farida Sheikh"));
    await seen(page.getByText("Buyer Dashboard"));

    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({
      loggedin: "true",
      type: "buyer",
      name: "Farida Sheikh",
      buyerphone: "9876500001",
    });
    const profile = (await api.get("/user/profile", stored.webtoken)).body.data;
    expect(profile.documents.pancard).toMatchObject({
      number: "ABCDE1234F",
      image: expect.stringMatching(/\.webp$/),
    });
    expect(
      (await fetch(`${url}/uploads/${profile.profile_image}?w=160`)).headers.get("content-type"),
    ).toBe("image/webp");
  });
});

describe("a second account of a company", () => {
  test("is told on the lot and on its page that it waits; the owner agrees with a role, and then it bids (W1, W2)", async () => {
    const documents = { pancard: { number: "AAACS9876P" } };
    const owner = await join("9876500031", "Sunita Rao", documents);
    const joiner = await join("9876500032", "Imran Khan", documents);
    const lot = await openLot(api, await api.seller(), { ends: 7200, market_value: 50_000 });

    const page = await visit(`/auctiondetail/${lot.url}`, { as: joiner });
    await seen(page.getByText("Your company has not yet confirmed that you act for it."));
    await page.getByRole("main").getByRole("link", { name: "your company" }).first().click();
    await arrivesAt(page, "/company");
    await seen(heading(page, "You asked to join Sunita Rao"));

    const own = await visit("/company", { as: owner });
    await seen(own.getByText("Asks to join"));
    await own.getByRole("button", { name: "Agree Imran Khan" }).click();
    const dialog = own.getByRole("dialog", { name: "Imran Khan may act for you as" });
    await dialog.getByLabel("Role").selectOption("bidder");
    await dialog.getByLabel("Limit per bid").fill("500000");
    await dialog.getByRole("button", { name: "Save" }).click();
    await toast(own, "Saved: Imran Khan");
    await seen(own.getByText("up to ₹5,00,000 a bid"));

    await page.goto(`/auctiondetail/${lot.url}`);
    await seen(page.getByRole("button", { name: "Bid Now" }));
  });
});

describe("a seller", () => {
  test("registers in two steps, waits, is activated by the office and signs in by email and password (S2.3, S2.38, S2.43, S4.4)", async () => {
    const page = await visit("/seller");
    await provePhone(page, "9876500011");
    const form = page.locator("form");
    await seen(form.getByText("Fill Your Details"));
    await form.getByRole("button", { name: "Next" }).click();
    for (const text of [
      "Name is required.",
      "Business Name is required.",
      "Email is required.",
      "Password is required.",
    ])
      await toast(page, text);

    await field(form, "Name").fill("Gurpreet Singh");
    await form.getByLabel("Business Name").fill("Singh Cables");
    await form.getByLabel("Email").fill("gurpreet@singh-cables.example");
    await field(form, "Password").fill("Copper-And-Tin-1");
    await form.getByRole("button", { name: "Next" }).click();
    await seen(form.getByText("Document Details"));

    await field(form, "PAN").fill("ABC123");
    await form.getByRole("button", { name: "Submit" }).click();
    await toast(page, "Invalid PAN Number");
    await field(form, "PAN").fill("pqrst6789z");
    await form.getByLabel("PAN card").setInputFiles(await png("pan.png"));
    await form.getByRole("button", { name: "Submit" }).click();
    await seen(page.getByRole("dialog").getByText("activated by an admin"));
    await page.getByRole("dialog").getByRole("button", { name: "Go to Homepage" }).click();
    await arrivesAt(page, "/");

    await page.goto("/login/seller");
    await login(page, "gurpreet@singh-cables.example", "Copper-And-Tin-1");
    await seen(page.getByText("Your account is waiting for activation by our team.").first());

    const office = await visit("/admin/sellers?status=waiting", { as: undefined });
    await office.getByLabel("Email").fill("admin@rebale.example");
    await field(office, "Password").fill("Admin-Rebale-2026");
    await office.getByRole("button", { name: "Sign in" }).click();
    await office.getByRole("link", { name: "Singh Cables" }).click();
    const account = office.getByRole("dialog", { name: "Singh Cables" });
    await seen(account.getByText("PQRST6789Z"));
    await account.getByRole("button", { name: "Activate" }).click();
    await office
      .getByRole("dialog", { name: "Activate Singh Cables?" })
      .getByRole("button", { name: "Activate" })
      .click();
    await toast(office, "Singh Cables is active");

    await page.reload();
    await login(page, "gurpreet@singh-cables.example", "wrong password");
    await toast(page, "Email or password is wrong");
    await login(page, "gurpreet@singh-cables.example", "Copper-And-Tin-1");
    await arrivesAt(page, "/sellnow");
    await seen(heading(page, "Upload Product"));
  });
});

test("a waiting seller sees what is missing and sends it; the office reviews it by keyboard, and they log in (W4, W5)", async () => {
  const page = await visit("/login/seller");
  await login(page, "waiting@rebale.example", "Sell-Scrap-2026");
  await arrivesAt(page, "/application");
  await seen(heading(page, "Your account is waiting for activation"));
  await seen(page.getByText("Still missing: PAN card, GST certificate, Bank proof"));
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Send PAN card" }).click();
  const paper = page.getByRole("dialog", { name: "PAN card" });
  await paper.getByLabel("Photo or PDF").setInputFiles(await png("pan.png"));
  await paper.getByRole("button", { name: "Send" }).click();
  await toast(page, "Sent: PAN card");
  await seen(page.getByText("Still missing: GST certificate, Bank proof"));

  const office = await visit("/admin/companies");
  await office.getByLabel("Email").fill("admin@rebale.example");
  await field(office, "Password").fill("Admin-Rebale-2026");
  await office.getByRole("button", { name: "Sign in" }).click();
  await office.getByRole("link", { name: "Vaigai Bank Scrap House" }).click();
  await seen(office.getByRole("img", { name: "PAN card of Vaigai Bank Scrap House" }));
  await office.keyboard.press("c");
  await seen(office.getByText("First say what is wrong"));
  await office.getByLabel("Ask for a correction of the PAN card").fill("The number is cut off");
  await office.getByRole("heading", { name: "Papers", exact: true }).click();
  await office.keyboard.press("c");
  await toast(
    office,
    "Vaigai Bank Scrap House: asked for a correction. We notify them in a minute.",
  );

  // Each decision is carried out when the minute is over in which it can be undone.
  const signIn = async () => {
    await page.goto("/login/seller");
    await login(page, "waiting@rebale.example", "Sell-Scrap-2026");
  };
  const corrected = heading(page, "Please correct your papers");
  await expect
    .poll(
      async () => {
        await signIn();
        await arrivesAt(page, "/application");
        return corrected.isVisible();
      },
      { timeout: 100_000, interval: 5000 },
    )
    .toBe(true);
  await seen(page.getByText("The number is cut off"));
  await page.getByRole("button", { name: "Send again" }).click();
  await arrivesAt(page, "/login/seller");

  await office.goto("/admin/companies");
  await office.getByRole("link", { name: "Vaigai Bank Scrap House" }).click();
  await seen(office.getByRole("img", { name: "PAN card of Vaigai Bank Scrap House" }));
  await office.keyboard.press("a");
  await toast(office, "Vaigai Bank Scrap House: accepted. We notify them in a minute.");
  const { token } = await api.admin();
  const status = async () =>
    (await api.get("/admin/companies?q=Vaigai+Bank+Scrap+House", token)).body.data[0]?.status;
  await expect.poll(status, { timeout: 100_000, interval: 1000 }).toBe("verified");
  await signIn();
  await arrivesAt(page, "/sellnow");
});

async function login(page: Page, email: string, password: string, button = "Login") {
  await scriptsReady(page);
  await page.getByLabel("Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: button, exact: true }).click();
}

test("a second factor is set up with an app and asked for at the next login, in the office and of a seller; a recovery code does once (W13)", async () => {
  const setUp = async (page: Page): Promise<string> => {
    await page.getByRole("button", { name: "Set it up" }).click();
    await seen(page.getByRole("img", { name: "Code to scan with your app" }));
    const shown = await words(page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/));
    await page.getByLabel("6-digit code").fill(appCode(shown.replaceAll(" ", "")));
    await page.getByRole("button", { name: "Turn it on" }).click();
    const code = await words(page.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/).first());
    await page.getByRole("button", { name: "I have saved them" }).click();
    await seen(page.getByText("It is on: each login asks for a code."));
    return code;
  };
  const enter = async (page: Page, code: string, yes: string) => {
    await page.getByRole("button", { name: "No phone at hand?" }).click();
    await page.getByLabel("Recovery code").fill(code);
    await page.getByRole("button", { name: yes }).click();
  };
  const signIn = async (page: Page) => {
    await page.getByLabel("Email").fill("support@rebale.example");
    await field(page, "Password").fill("Admin-Rebale-2026");
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  // Other journeys sign in as this colleague by the password alone.
  onTestFinished(async () => {
    const { token } = await api.admin();
    const { body } = await api.get("/admin/team", token);
    const { _id } = body.data.find(({ email }: { email: string }) => email.startsWith("support@"));
    await api.call("DELETE", `/admin/team/${_id}/totp`, { token });
  });
  const office = await visit("/admin/login?next=/admin/second-factor");
  await signIn(office);
  const recovery = await setUp(office);
  await office.getByRole("navigation", { name: "Office" }).locator("summary").first().click();
  await office.getByRole("button", { name: "Sign out" }).click();
  await signIn(office);
  await seen(office.getByLabel("6-digit code"));
  await enter(office, recovery, "Sign in");
  await seen(heading(office, "Overview"));

  const page = await visit("/dashprofile", { as: await api.seller("seller4@rebale.example") });
  const once = await setUp(page);
  const again = await visit("/login/seller");
  await login(again, "seller4@rebale.example", "Sell-Scrap-2026");
  await enter(again, once, "Login");
  await arrivesAt(again, "/sellnow");
});

test("a member takes their data along and asks to be erased; the office does it, and finds them no more (W20)", async () => {
  const member = await join("9876500041", "Zarina Leaves");
  const page = await visit("/dashprofile", { as: member });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("rebale-my-data.json");
  expect(await json(await file.createReadStream())).toMatchObject({
    held: { users: [{ name: member.name, mobile: member.phone }] },
  });

  await page.getByRole("button", { name: "Ask to erase my account" }).click();
  const ask = page.getByRole("dialog", { name: "Ask to erase your account?" });
  await ask.getByLabel("Anything we should know? (optional)").fill("I have sold the yard");
  await ask.getByRole("button", { name: "Send my request" }).click();
  await toast(page, "Your request has reached us");
  await seen(page.getByRole("button", { name: "Withdraw my request" }));

  const office = await visit("/admin/personal-data");
  await login(office, "moderator@rebale.example", "Admin-Rebale-2026", "Sign in");
  await office.getByRole("link", { name: member.name }).click();
  const request = office.getByRole("dialog", { name: member.name });
  await seen(request.getByText("I have sold the yard"));
  await request.getByRole("button", { name: "Erase" }).click();
  const sure = office.getByRole("dialog", { name: `Erase ${member.name}?` });
  await sure.getByRole("button", { name: "Erase" }).click();
  await toast(office, "The account is erased");
  for (const screen of ["users", "companies", "personal-data", "audit"]) {
    await office.goto(`/admin/${screen}?q=${encodeURIComponent(member.name)}`);
    await scriptsReady(office);
    const found = office.getByRole("main").getByRole("row").filter({ hasText: member.name });
    expect([screen, await found.count()]).toEqual([screen, 0]);
  }
  // The session that was open is at its end: the page says so, or has noticed and leads home.
  await page.goto("/dashprofile");
  const isOut = async () =>
    new URL(page.url()).pathname === "/" || (await heading(page, "You are logged out").count()) > 0;
  await expect.poll(isOut).toBe(true);
});
