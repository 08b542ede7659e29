import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { appCode } from "../apps/server/test/app-code.ts";
import { arrivesAt, field, heading, seen, sideways, words } from "./parts/page.ts";
import { createStage, marketUrl, scriptsReady } from "./parts/stage.ts";

/** Passkeys beside the code, by an authenticator of the browser's own. */

// No browser makes a passkey for an address of digits.
const { api, visit, close } = await createStage(marketUrl().replace("127.0.0.1", "localhost"));
afterAll(close);

/** A phone's lock that always opens. */
async function withLock(page: Page): Promise<Page> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return page;
}

async function setUpCode(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Set it up" }).click();
  const shown = await words(page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/));
  await page.getByLabel("6-digit code").fill(appCode(shown.replaceAll(" ", "")));
  await page.getByRole("button", { name: "Turn it on" }).click();
  const recovery = await words(page.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/).first());
  await page.getByRole("button", { name: "I have saved them" }).click();
  return recovery;
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name of the new passkey").fill(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await seen(page.getByRole("listitem").filter({ hasText: name }));
}

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a seller adds a passkey, logs in with it, renames it, removes it with itself as the proof, and has the code left (PK1, PK2, PK3, PK7)", async () => {
  const page = await withLock(
    await visit("/dashprofile", { as: await api.seller("seller3@rebale.example") }),
  );
  const recovery = await setUpCode(page);
  await addPasskey(page, "My phone");
  await seen(rowOf(page, "My phone").getByText("not used yet"));

  const logIn = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login/seller");
    await scriptsReady(page);
    await page.getByLabel("Email").fill("seller3@rebale.example");
    await field(page, "Password").fill("Sell-Scrap-2026");
    await page.getByRole("button", { name: "Login", exact: true }).click();
  };
  await logIn();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await arrivesAt(page, "/sellnow");
  await page.goto("/dashprofile");
  await seen(rowOf(page, "My phone").getByText(/used last/));
  await page.getByRole("button", { name: "Rename My phone" }).click();
  await page.getByLabel("New name").fill("Old phone");
  await page.getByRole("button", { name: "Save", exact: true }).last().click();
  await seen(rowOf(page, "Old phone"));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);

  // As after five minutes, once.
  const refusal = { is_success: 0, code: "code_needed", message: "", data: null, errors: [] };
  await page.route(
    /\/api\/user\/passkeys\/\d+$/,
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Remove Old phone" }).click();
  await page.getByRole("button", { name: "Yes, remove it Old phone" }).click();
  const asked = page.getByRole("dialog", { name: "Please confirm that it is you" });
  await seen(asked.getByLabel("6-digit code from your app"));
  await asked.getByRole("button", { name: "Use your passkey" }).click();
  await rowOf(page, "Old phone").waitFor({ state: "detached" });

  await logIn();
  await seen(page.getByLabel("6-digit code from your app"));
  expect(await page.getByRole("button", { name: "Use your passkey" }).count()).toBe(0);
  await page.getByRole("button", { name: "No phone at hand?" }).click();
  await page.getByLabel("Recovery code").fill(recovery);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await arrivesAt(page, "/sellnow");
  await page.goto("/dashprofile");
  // Other journeys log this seller in by the password alone; a passkey turns it off as well.
  await addPasskey(page, "My new phone");
  await page.getByRole("button", { name: "Turn it off" }).click();
  await page.getByRole("button", { name: "Use your passkey" }).click();
  await seen(page.getByRole("button", { name: "Set it up" }));
});

test("somebody of the office signs in with a passkey, and confirms with it (PK2, PK3)", async () => {
  onTestFinished(async () => {
    const { token } = await api.admin();
    const { body } = await api.get("/admin/team", token);
    const { _id } = body.data.find(({ email }: { email: string }) => email.startsWith("support@"));
    await api.call("DELETE", `/admin/team/${_id}/totp`, { token });
  });
  const office = await withLock(await visit("/admin/login?next=/admin/second-factor"));
  const signIn = async () => {
    await office.getByLabel("Email").fill("support@rebale.example");
    await field(office, "Password").fill("Admin-Rebale-2026");
    await office.getByRole("button", { name: "Sign in" }).click();
  };
  await signIn();
  await setUpCode(office);
  await addPasskey(office, "Key on the ring");
  await office.evaluate(() => localStorage.clear());
  await office.goto("/admin/login?next=/admin/second-factor");
  await signIn();
  await office.getByRole("button", { name: "Use your passkey" }).click();
  await seen(heading(office, "Second factor"));
  const refusal = { is_success: 0, code: "code_needed", message: "", data: null, errors: [] };
  await office.route(
    /\/api\/user\/passkeys\/options$/,
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  );
  await office.getByLabel("Name of the new passkey").fill("Second key");
  await office.getByRole("button", { name: "Add a passkey" }).click();
  const asked = office.getByRole("dialog", { name: "Confirm that it is you" });
  await asked.getByRole("button", { name: "Use your passkey" }).click();
  // The same device makes no second one.
  await seen(office.getByText("This device has a passkey for your account already"));
});
