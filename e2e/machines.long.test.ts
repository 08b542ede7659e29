import { afterAll, expect, test } from "vitest";
import { seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Keys of a company's own programs. */

const { api, url, visit, close } = await createStage();
afterAll(close);

test("an owner makes a key, which is shown once and opens what its scope opens, and ends it (O52, O53, O54)", async () => {
  const page = await visit("/company/machines", { as: await api.seller() });
  await seen(page.getByText("No key acts for your company."));
  await page.getByLabel("Name of the key").fill("ERP");
  await page.getByLabel("Papers and books").check();
  await page.getByRole("button", { name: "Make the key" }).click();
  const shown = page.locator("code");
  await seen(shown);
  const key = (await shown.textContent()) ?? "";
  expect(key).toMatch(/^rbk_/);
  const ask = (path: string) =>
    fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask("/books/ledgers")).status).toBe(200);
  expect((await ask("/company/api-keys")).status).toBe(403);
  await page.getByRole("button", { name: "I have it" }).click();
  await page.reload();
  await seen(page.getByText("ERP").first());
  expect(await page.getByText(key).count()).toBe(0);
  expect(await sideways(page)).toBe(0);
  await page.getByRole("button", { name: /^End ERP/ }).click();
  await page.getByRole("button", { name: /^Yes, end it/ }).click();
  await expect.poll(async () => (await ask("/books/ledgers")).status).toBe(401);
});
