import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { arrivesAt, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Lists of the office under a name, wherever one works. */

const { api, visit, close } = await createStage();
afterAll(close);

test("a filtered list that is kept under a name stands on every device of who kept it; what a browser kept before comes along once (A17)", async () => {
  const admin = await api.admin();
  const desk = await visit("/admin/users?q=asha", { as: admin });
  await desk.getByRole("button", { name: "Save this view" }).click();
  const ask = desk.getByRole("dialog", { name: "Save this view" });
  await ask.getByLabel("Name").fill("Ashas");
  await ask.getByRole("button", { name: "Save" }).click();
  const viewsOf = (page: Page) => page.getByRole("navigation", { name: "Saved views" });
  const shownOn = (page: Page) => viewsOf(page).locator("[aria-current]").textContent();
  await expect.poll(() => shownOn(desk)).toBe("Ashas");

  const home = await visit("/admin/sellers", { as: admin });
  const old = JSON.stringify([{ name: "Ashas", search: "?q=balu" }]);
  await home.evaluate((stored) => localStorage.setItem("office-views:/admin/users", stored), old);
  await home.goto("/admin/users");
  await seen(viewsOf(home));
  expect(await viewsOf(home).getByRole("link").allTextContents()).toEqual(["Ashas", "Ashas 2"]);
  await viewsOf(home).getByRole("link", { name: "Ashas 2" }).click();
  await arrivesAt(home, "/admin/users?q=balu");
  await home.getByRole("button", { name: "Rename this view" }).click();
  const again = home.getByRole("dialog", { name: "Rename this view" });
  await again.getByLabel("Name").fill("Ashas");
  await again.getByRole("button", { name: "Save" }).click();
  await seen(again.getByText("Another view has this name"));
  await again.getByLabel("Name").fill("Balus");
  await again.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => shownOn(home)).toBe("Balus");

  await desk.reload();
  await viewsOf(desk).getByRole("link", { name: "Balus" }).click();
  await arrivesAt(desk, "/admin/users?q=balu");
  await desk.getByRole("button", { name: "Delete this view" }).click();
  await expect.poll(() => viewsOf(desk).getByRole("link").count()).toBe(1);
});

test("views that could not be loaded say so beside their list, and are there at the next try (A17)", async () => {
  const page = await visit("/admin/users", { as: await api.admin() });
  const views = /\/api\/admin\/views/;
  await page.route(views, (route) => route.abort());
  await page.reload();
  const failure = page.getByRole("alert").filter({ hasText: "saved views could not be loaded" });
  await seen(failure);
  await seen(page.getByRole("row").nth(1));
  expect(await sideways(page)).toBe(0);
  await page.unroute(views);
  await failure.getByRole("button", { name: "Try again" }).click();
  await failure.waitFor({ state: "hidden" });
});
