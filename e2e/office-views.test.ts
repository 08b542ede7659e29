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
  const views = desk.getByLabel("Saved views");
  await expect.poll(() => views.locator("option:checked").textContent()).toBe("Ashas");

  const home = await visit("/admin/sellers", { as: admin });
  const old = JSON.stringify([{ name: "Ashas", search: "?q=balu" }]);
  await home.evaluate((stored) => localStorage.setItem("office-views:/admin/users", stored), old);
  await home.goto("/admin/users");
  const there = home.getByLabel("Saved views");
  await seen(there);
  expect(await there.locator("option").allTextContents()).toEqual([
    "Saved views",
    "Ashas",
    "Ashas 2",
  ]);
  await there.selectOption("Ashas 2");
  await arrivesAt(home, "/admin/users?q=balu");
  await home.getByRole("button", { name: "Rename this view" }).click();
  const again = home.getByRole("dialog", { name: "Rename this view" });
  await again.getByLabel("Name").fill("Ashas");
  await again.getByRole("button", { name: "Save" }).click();
  await seen(again.getByText("Another view has this name"));
  await again.getByLabel("Name").fill("Balus");
  await again.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => there.locator("option:checked").textContent()).toBe("Balus");

  await desk.reload();
  await views.selectOption("Balus");
  await arrivesAt(desk, "/admin/users?q=balu");
  await desk.getByRole("button", { name: "Delete this view" }).click();
  await expect.poll(() => views.locator("option").count()).toBe(2);
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
