import { afterAll, expect, test } from "vitest";
import { arrivesAt, field, seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A session that ends while its member is at work. */

const { api, visit, close } = await createStage();
afterAll(close);

test("a seller whose session ends while they type reads so, logs in, and goes on with it on the same page (S2.20, A12)", async () => {
  const email = "seller3@rebale.example";
  const seller = await api.seller(email);
  const page = await visit("/sellnow", { as: seller });
  await field(page, "Title").fill("Brass turnings");
  await seen(page.getByText("Draft saved"));

  await api.post("/user/logout", {}, seller.token);
  await field(page, "Title").fill("Brass turnings, dry");
  const notice = page.getByRole("alert").filter({ hasText: "You are logged out" });
  await seen(notice);
  expect(await field(page, "Title").inputValue()).toBe("Brass turnings, dry");

  await notice.getByRole("link", { name: "Login as Seller" }).click();
  await arrivesAt(page, "/login/seller?next=%2Fsellnow");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill("Sell-Scrap-2026");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await arrivesAt(page, "/sellnow");
  await expect.poll(() => field(page, "Title").inputValue()).toBe("Brass turnings, dry");
  await seen(page.getByText("Draft saved"));
});

test("a buyer whose session has ended when they open a list comes back to it by the phone's code (S2.20)", async () => {
  const buyer = await api.buyer("9000000004");
  await api.post("/user/logout", {}, buyer.token);
  const page = await visit("/totalbid", { as: buyer });
  await page.getByRole("main").getByRole("link", { name: "Login as Buyer" }).click();
  await arrivesAt(page, "/login/buyer?next=%2Ftotalbid");
  await page.getByLabel("Mobile number").fill("9000000004");
  await page.getByRole("button", { name: "Send code" }).click();
  const codeText = (await page.getByText(/Your code is/).textContent()) ?? "";
  await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
  await arrivesAt(page, "/totalbid");
});

test("who is not signed in and opens a sale's link lands on Home, is asked to log in, and goes on to the sale's page (S2.20, screens U9)", async () => {
  const page = await visit("/award/189");
  await arrivesAt(page, "/");
  const dialog = page.getByRole("dialog", { name: "Log in to open this page" });
  await seen(dialog.getByText("The page you opened belongs to a member."));
  await dialog.getByRole("link", { name: "Login as Buyer" }).click();
  await arrivesAt(page, "/login/buyer?next=%2Faward%2F189");
  await page.getByLabel("Mobile number").fill("9000000003");
  await page.getByRole("button", { name: "Send code" }).click();
  const codeText = (await page.getByText(/Your code is/).textContent()) ?? "";
  await page.getByLabel("4-digit code").fill(codeText.replace(/\D/g, ""));
  await arrivesAt(page, "/award/189");
});
