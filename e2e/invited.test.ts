import { afterAll, expect, test } from "vitest";
import { indiaTime, submitLot } from "./parts/lots.ts";
import { seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A lot that only the invited see, on an invited buyer's phone. */

const { api, visit, close } = await createStage();
afterAll(close);
const [buyer, seller, admin] = await Promise.all([api.buyer(), api.seller(), api.admin()]);

test("F54 an invited buyer hears the lot live, seals a tender and finds it in My bids without a price", async () => {
  const { pan, name } = (await api.get("/company", buyer.token)).body.data;
  const companies = [{ pan, name }];
  const list = await api.post(
    "/company/lists",
    { name: `Invited ${Date.now()}`, companies },
    seller.token,
  );
  const lot = await submitLot(api, seller, { invite_list_id: list.body.data._id });
  const approval = {
    ...{ is_approved: true, market_value: 50_000, format: { kind: "tender" } },
    ...{ start_at: indiaTime(-60), end_at: indiaTime(3600), soft_close_minutes: 0 },
  };
  const { token } = admin;
  await api.call("PATCH", `/admin/products/${lot.id}`, { token, body: approval });
  const page = await visit("/invited", { as: buyer, viewport: { width: 390, height: 844 } });
  const stream = page.waitForResponse(/\/auction\/stream\//);
  await page.getByRole("link", { name: lot.title }).first().click();
  expect((await stream).status()).toBe(200);
  await seen(page.getByText("Sealed tender").first());
  const body = { amount: 61_000, confirm_unusual: true };
  const path = `/auction/tender/${lot.id}`;
  const sealed = await api.call("PUT", path, { token: buyer.token, body });
  expect(sealed.status, JSON.stringify(sealed.body)).toBe(200);
  await page.goto("/totalbid");
  const row = page
    .getByRole("row")
    .or(page.getByRole("listitem"))
    .filter({ hasText: `Lot ${lot.id}` });
  await seen(row.getByText("Sealed").first());
  expect(await row.first().textContent()).not.toContain("₹0");
  await seen(row.getByRole("link", { name: "See the lot" }));
});
