import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { openLot, submitLot } from "./parts/lots.ts";
import { field, heading, seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A day in the office: decisions, slips of the keyboard, a session that ends. */

const { api, visit, close } = await createStage();
afterAll(close);
const seller = await api.seller();

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });

async function signInAgain(page: Page): Promise<void> {
  const again = page.getByRole("dialog", { name: "Please sign in again" });
  await seen(again);
  await again.getByLabel("Email").fill("admin@rebale.example");
  await field(page, "Password").fill("Admin-Rebale-2026");
  await again.getByRole("button", { name: "Sign in" }).click();
  await again.waitFor({ state: "detached" });
}

test("a lot that is refused leaves the list, and a seller's row changes, without a reload (office 1)", async () => {
  const name = `Gear shafts ${Date.now()}`;
  const lots = [
    await submitLot(api, seller, { title: `${name}, first pallet` }),
    await submitLot(api, seller, { title: `${name}, second pallet` }),
  ];
  const list = `/admin/products?q=${encodeURIComponent(name)}`;
  const page = await visit(list, { as: await api.admin() });
  for (const { title } of lots) {
    await page.getByRole("link", { name: title }).click();
    await page.getByLabel("Anything else, or why it is sent back").fill("No weight slip");
    await page.getByRole("button", { name: "Send back" }).click();
    await seen(page.getByText(`${title}: sent back`));
    await page.goto(list);
    await seen(page.getByRole("heading", { level: 1, name: "Lots" }));
    await page.getByRole("table").getByText(title).waitFor({ state: "detached" });
  }
});

test("Escape in a panel's field asks before typing goes, once and again, and the page lives on (office 2)", async () => {
  const name = `Second Gear ${Date.now()}`;
  await api.post("/admin/contact-query", {
    ...{ name, email: "gear@example.org", mobile: "9812345678" },
    message: "Do you take gear boxes?",
  });
  const page = await visit("/admin/contact-queries", { as: await api.admin() });
  await page.getByRole("link", { name }).first().click();
  const panel = page.getByRole("dialog", { name: `Question from ${name}` });
  const text = panel.getByLabel("Text", { exact: true });
  for (const _ of [1, 2]) {
    await text.fill("We do.");
    await text.press("Escape");
    await seen(question(page));
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await question(page).waitFor({ state: "detached" });
    expect(await text.inputValue()).toBe("We do.");
  }
  // A panel that a browser closes although it was told not to stands again, with its question.
  await panel.evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await seen(question(page));
  await question(page).getByRole("button", { name: "Leave" }).click();
  await panel.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Sellers" }).first().click();
  await page.waitForURL(/admin\/sellers/);
});

test("what is typed when the session ends is there after signing in again: an approval, a reply, a reason (office 3)", async () => {
  const { _id } = await openLot(api, seller, { starts: 86_400, ends: 172_800 });
  const admin = await api.admin();
  const page = await visit(`/admin/lot/${_id}`, { as: admin });
  const value = page.getByLabel(/^Market value/);
  await value.fill("84000");
  // Another part of the page is another place: what is typed is asked about first.
  await page.getByRole("link", { name: "Goods", exact: true }).click();
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Send back" }).click();
  const why = page.getByRole("dialog", { name: "Send this lot back?" });
  await why.getByLabel("Reason").fill("The weight slip is missing");
  expect((await api.post("/user/logout", {}, admin.token)).status).toBe(200);
  // The page may have noticed by itself, and asks already.
  await why.getByRole("button", { name: "Send back" }).dispatchEvent("click");
  await signInAgain(page);
  expect(await why.getByLabel("Reason").inputValue()).toBe("The weight slip is missing");
  expect(await value.inputValue()).toMatch(/84,?000/);
});

test("who approves on a page out of date reads who was first, in sight of the button (office 4)", async () => {
  const { id } = await submitLot(api, seller);
  const admin = await api.admin();
  const phone = { width: 390, height: 844 };
  const page = await visit(`/admin/lot/${id}`, { as: admin, viewport: phone });
  await page.getByLabel(/^Market value/).fill("84000");
  const body = { is_approved: false, reason: "No weight slip" };
  await api.call("PATCH", `/admin/products/${id}`, { token: admin.token, body });
  await page.getByRole("button", { name: "Approve" }).click();
  const notices = page.getByText(/^You have refused it on [\d-]+, [\d:]+ [ap]m IST/);
  await seen(notices);
  const isInSight = (words: Element) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => notices.evaluate(isInSight)).toBe(true);
});

test("a reply outlives a session that ended in another window (office 3)", async () => {
  await api.post("/admin/contact-query", {
    name: "Third Gear",
    email: "gear@example.org",
    mobile: "9812345678",
    message: "Do you take gear boxes?",
  });
  const page = await visit("/admin/contact-queries", { as: await api.admin() });
  await page
    .getByRole("link", { name: /Third Gear/ })
    .first()
    .click();
  const text = page.getByRole("dialog").getByLabel("Text", { exact: true });
  await text.fill("We do, from 500 kg on.");
  const other = await page.context().newPage();
  await other.goto("/admin");
  await seen(heading(other, "Needs attention"));
  await other.getByRole("navigation", { name: "Office" }).locator("summary").first().click();
  await other.getByRole("button", { name: "Sign out" }).first().click();
  await other.waitForURL(/admin\/login/);
  await signInAgain(page);
  expect(await text.inputValue()).toBe("We do, from 500 kg on.");
});
