import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { pdf, text } from "./parts/files.ts";
import { arrivesAt, field, heading, provePhone, seen, toast, words } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Forms of who joins, signs in and leaves: refused, forgotten, by keyboard. */

const { api, visit, close } = await createStage();
afterAll(close);

/** Registers a buyer behind the screens. */
async function _join(phone: string, name: string, documents: object = {}) {
  const { token } = (await api.prove(phone)).body;
  const contact = { mobile: phone };
  const login_type = { isBuyer: true, isSeller: false };
  const made = await api.post("/user", { name, contact, documents, login_type }, token);
  return { token: made.body.data.token, type: "buyer" as const, name, phone };
}

describe("a buyer", () => {
  test("who is registered already is sent to the login after a second (S8.3)", async () => {
    const page = await visit("/buyer");
    const dialog = page.getByRole("dialog", { name: "Verify your phone" });
    await dialog.getByLabel("Mobile number").fill("9000000001");
    await dialog.getByRole("button", { name: "Send code" }).click();
    await toast(page, "You are already registered.");
    await arrivesAt(page, "/login/buyer");
  });

  test("signs in by phone and code and lands on the dashboard; an unknown phone is sent to register (S2.4, S2.43, S4.5)", async () => {
    const page = await visit("/login/buyer");
    const form = page.locator("form");
    await form.getByLabel("Mobile number").fill("900");
    await form.getByRole("button", { name: "Send code" }).click();
    await toast(page, "Please Fill 10 Digit Number");

    await form.getByLabel("Mobile number").fill("9876500099");
    await form.getByRole("button", { name: "Send code" }).click();
    await toast(page, "User Not Exists");
    await arrivesAt(page, "/buyer");

    await page.goto("/login/buyer");
    await page.locator("form").getByLabel("Mobile number").fill("9000000002");
    await page.locator("form").getByRole("button", { name: "Send code" }).click();
    await toast(page, "OTP sent to your mobile number");
    const codeText = await words(page.getByText(/Your code is/));
    await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
    await arrivesAt(page, "/dashboard");
    await seen(page.getByText("Buyer Dashboard"));
  });

  test("may leave every field empty but the phone and the name: the form itself complains of nothing (S5.4)", async () => {
    const page = await visit("/buyer");
    await provePhone(page, "9876500002");
    await field(page, "Name").fill("Ravi");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Submit" }).click();
    await arrivesAt(page, "/dashboard");
  });

  test("hears when the server refuses, and when there is no line, and keeps what was typed (S8.2)", async () => {
    const page = await visit("/buyer");
    await provePhone(page, "9876500003");
    const form = page.locator("form");
    await form.getByRole("button", { name: "Next" }).click();
    await form.getByRole("button", { name: "Submit" }).click();
    await toast(page, "Data Submission Failed");
    await seen(form.getByText("Name is required."));

    await field(form, "Name").fill("Meena");
    await form.getByRole("button", { name: "Next" }).click();
    await page.route("**/api/user", (route) => route.abort());
    await form.getByRole("button", { name: "Submit" }).click();
    await toast(page, "An error occurred during data submission");
    await form.getByRole("tab", { name: "Personal Detail" }).click();
    expect(await field(form, "Name").inputValue()).toBe("Meena");
  });
});

describe("a seller", () => {
  test("who forgot the password sets a new one through the link in the mail, once", async () => {
    const page = await visit("/login/seller");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await arrivesAt(page, "/login/seller/forgot");
    // The page before has a field of this name, too.
    await seen(page.getByRole("button", { name: "Send link" }));
    await page.getByLabel("Email").fill("seller5@rebale.example");
    await page.getByRole("button", { name: "Send link" }).click();
    await seen(page.getByRole("status").getByText("a link to set a new password is on its way"));

    const { token } = await api.admin();
    let link = "";
    await expect
      .poll(async () => {
        const outbox = await api.get("/admin/outbox?q=seller5@rebale.example", token);
        link = /\/login\/seller\/reset#[\w-]{43}/.exec(outbox.body.data[0]?.body ?? "")?.[0] ?? "";
        return link;
      })
      .not.toBe("");
    await page.goto(link);
    await scriptsReady(page);
    await arrivesAt(page, "/login/seller/reset");
    await field(page, "New password").fill("Bale-After-Bale-27");
    await page.getByRole("button", { name: "Set password" }).click();
    await toast(page, "Your new password is set. Please log in with it");
    await arrivesAt(page, "/login/seller");
    await login(page, "seller5@rebale.example", "Bale-After-Bale-27");
    await arrivesAt(page, "/sellnow");

    const late = await visit(link);
    await field(late, "New password").fill("Another-One-28");
    await late.getByRole("button", { name: "Set password" }).click();
    await seen(late.getByRole("alert").getByText("This link is no longer valid"));
  });

  test("may look at the password that is being typed, and go Back to the home page (S2.43)", async () => {
    const page = await visit("/login/seller");
    const password = field(page, "Password");
    await password.fill("secret");
    expect(await password.getAttribute("type")).toBe("password");
    await page.getByRole("button", { name: "Show or hide password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("link", { name: "Back" }).click();
    await arrivesAt(page, "/");
  });
});

test("an owner adds a site, sends a paper and invites a colleague; Sell Now offers the site (W2, W4)", async () => {
  const page = await visit("/company", { as: await api.seller("seller2@rebale.example") });
  await page.getByRole("button", { name: "Add a site" }).click();
  const site = page.getByRole("dialog", { name: "Add a site" });
  await field(site, "Name of the site").fill("Bhiwandi yard");
  await field(site, "Address").fill("Plot 7, MIDC");
  await field(site, "City").fill("Bhiwandi");
  await field(site, "Pincode").fill("421302");
  await field(site, "State").selectOption("Maharashtra");
  await site.getByLabel("GST number").fill("24AAPFU0939F1ZV");
  await seen(site.getByText("This GST number belongs to the PAN AAPFU0939F"));
  await site.getByLabel("GST number").fill("");
  expect(await faults(page)).toEqual([]);
  await site.getByRole("button", { name: "Save" }).click();
  await toast(page, "Saved: Bhiwandi yard");

  await page.getByRole("button", { name: "Send Bank proof" }).click();
  const paper = page.getByRole("dialog", { name: "Bank proof" });
  await field(paper, "Account number").fill("123456789012");
  await paper.getByLabel("Photo or PDF").setInputFiles(text("cheque.pdf"));
  await seen(paper.getByText("This file is neither a PDF nor a picture"));
  await paper.getByLabel("Photo or PDF").setInputFiles(pdf("cheque.pdf"));
  await paper.getByRole("button", { name: "Send" }).click();
  await toast(page, "Sent: Bank proof");
  await seen(page.getByText("Sent, being checked"));

  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const invite = page.getByRole("dialog", { name: "Invite a colleague" });
  await field(invite, "Mobile number or email").fill("98765");
  await invite.getByRole("button", { name: "Invite" }).click();
  await seen(invite.getByText("Please Fill Correct Phone Number"));
  await field(invite, "Mobile number or email").fill("+91 98765 00041");
  await invite.getByRole("button", { name: "Invite" }).click();
  await seen(page.getByText("+91 9876500041"));
  expect(await faults(page)).toEqual([]);

  await page.goto("/sellnow");
  await page.getByLabel("Site").selectOption("Bhiwandi yard, Bhiwandi");
  await seen(page.getByText("Bhiwandi, Maharashtra 421302"));
  expect(await page.getByLabel("Pincode").count()).toBe(0);
});

async function login(page: Page, email: string, password: string, button = "Login") {
  await scriptsReady(page);
  await page.getByLabel("Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: button, exact: true }).click();
}

describe("a form that is refused", () => {
  const wrongField = (page: Page) =>
    page.evaluate(
      () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ?? "none",
    );

  test("by the server puts the focus on the first wrong field, and keeps what was typed (S5.7, S8.4)", async () => {
    const page = await visit("/contactus");
    await page.getByLabel("Name").fill("Asha");
    await page.getByLabel("Email").fill("asha@");
    await page.getByLabel("Message", { exact: true }).fill("When do you lift?");
    await page.getByRole("button", { name: "Send message" }).press("Enter");
    await seen(page.getByRole("main").getByText("Please enter a valid email address"));
    await expect.poll(() => wrongField(page)).toBe("Email");
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
      "When do you lift?",
    );
  });

  test("by the form itself does the same, the password's field included (S2.43, S8.1)", async () => {
    const page = await visit("/login/seller");
    await page.getByLabel("Email").fill("seller1@rebale.example");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await toast(page, "Password is required.");
    await expect.poll(() => wrongField(page)).toBe("Password");
  });

  test("for want of a line gives the focus back to its button", async () => {
    const page = await visit("/login/seller");
    await page.getByLabel("Email").fill("seller1@rebale.example");
    await page.getByLabel("Password", { exact: true }).fill("Sell-Scrap-2026");
    await page.route("**/api/user/login", (route) => route.abort());
    const login = page.getByRole("button", { name: "Login", exact: true });
    await login.press("Enter");
    await toast(page, "We could not reach the market. Check your connection and try again.");
    await expect.poll(() => login.evaluate((e) => e === document.activeElement)).toBe(true);
  });
});

test("an owner invites a colleague by mail, who sets a password and sees only what their role does (W12)", async () => {
  const owner = await visit("/admin/login");
  await owner.getByLabel("Email").fill("admin@rebale.example");
  await field(owner, "Password").fill("Admin-Rebale-2026");
  await owner.getByRole("button", { name: "Sign in" }).click();
  await owner.getByRole("link", { name: "Team" }).click();
  await owner.getByRole("link", { name: "Invite a colleague" }).click();
  const dialog = owner.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Email").fill("usha@rebale.example");
  await dialog.getByLabel("Role").selectOption("content");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await seen(owner.getByRole("table", { name: "Invited" }).getByText("usha@rebale.example"));

  const { token } = await api.admin();
  const outbox = await api.get("/admin/outbox?q=usha@rebale.example", token);
  const link = /\/admin\/invitation#[\w-]{43}/.exec(outbox.body.data[0]?.body ?? "")?.[0] ?? "";
  const page = await visit(link);
  await page.getByLabel("Your name").fill("Usha Content");
  await field(page, "New password").fill("Bale-After-Bale-27");
  await page.getByRole("button", { name: "Set password" }).click();
  await arrivesAt(page, "/admin/login");
  await page.getByLabel("Email").fill("usha@rebale.example");
  await field(page, "Password").fill("Bale-After-Bale-27");
  await page.getByRole("button", { name: "Sign in" }).click();
  await seen(page.getByRole("link", { name: "Blog posts" }));
  expect(await page.getByRole("link", { name: "Sellers" }).count()).toBe(0);
  await page.goto("/admin/sellers");
  await seen(page.getByText("This screen is not part of your role"));
});

test("in the queue of authorisations a decision is undone, another taken, and the next one follows, by keyboard alone (W14)", async () => {
  const admin = await api.admin();
  const waiting = await api.get("/admin/authorisations?status=waiting", admin.token);
  const [first, second] = waiting.body.data;
  const office = await visit("/admin/authorisations", { as: admin });
  const { keyboard } = office;
  const arrives = async ({ _id, company }: typeof first) => {
    await arrivesAt(office, `/admin/authorisations/${_id}`);
    await seen(heading(office, company.name));
    await seen(office.getByText("Assigned to you."));
  };
  await seen(office.getByText(`${waiting.body.data.length} waiting`));
  await keyboard.press("n");
  await arrives(first);
  await keyboard.press("r");
  const reason = field(office, "Reason for refusing");
  await expect.poll(() => reason.evaluate((one) => one === document.activeElement)).toBe(true);
  await keyboard.type("The second page is missing");
  await keyboard.press("Escape");
  await keyboard.press("r");
  await arrives(second);
  await toast(office, `${first.number}: refused. We notify them in a minute.`);
  await keyboard.press("u");
  await arrives(first);
  expect(await reason.inputValue(), "undone, the reason is there again").toBe(
    "The second page is missing",
  );
  await keyboard.press("a");
  await arrives(second);
  // It is carried out when the minute is over in which it can be undone.
  const now = async () =>
    (await api.get(`/admin/authorisations/${first._id}`, admin.token)).body.data;
  expect(await now()).toMatchObject({ status: "waiting", held: { decision: "accept" } });
  await expect
    .poll(now, { timeout: 100_000, interval: 1000 })
    .toMatchObject({ status: "accepted", reason: null, held: null });
});

test("the finder is typed into at once, time after time; what it opens is walked by key, and a closed drawer gives the focus back (W14)", async () => {
  const office = await visit("/admin", { as: await api.admin() });
  const { keyboard } = office;
  const focused = () => office.evaluate(() => document.activeElement?.textContent);
  await keyboard.press("Shift+?");
  await seen(office.getByRole("dialog", { name: "Keys" }).getByText("Ctrl K"));
  await keyboard.press("Escape");
  for (const [word, path] of [
    ["Authorisations", "/admin/authorisations"],
    ["Audit", "/admin/audit"],
    ["Lots", "/admin/products"],
  ] as const) {
    await keyboard.press("Control+k");
    await keyboard.type(word);
    const found = office.getByRole("dialog").getByRole("link", { name: word, exact: true });
    await seen(found);
    await office.getByRole("dialog").getByRole("region", { name: "Pages" }).waitFor();
    await keyboard.press("Enter");
    await arrivesAt(office, path);
  }
  await office.goto("/admin/sellers?status=active");
  await seen(office.getByRole("table", { name: "Sellers" }).getByText("active"));
  await keyboard.press("j");
  const title = await focused();
  expect(title).toBeTruthy();
  await keyboard.press("Enter");
  await seen(office.getByRole("dialog", { name: title as string }));
  await keyboard.press("Escape");
  await expect.poll(focused).toBe(title);
});
