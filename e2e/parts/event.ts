import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Api } from "./api.ts";
import { indiaTime } from "./lots.ts";

/** Lots of one seller in an event, approved after it was made; they close a second apart. */
export async function anEvent(
  api: Api,
  firstEndsIn: number,
  { lots, terms }: { lots: number; terms?: object },
): Promise<{ url: string; ids: string[] }> {
  const [seller, admin] = [await api.seller(), await api.admin()];
  const { body: categories } = await api.get("/category");
  const products = Array.from({ length: lots }, (_, n) => ({
    category_id: categories.data[0]._id,
    title: `Machine ${n + 1} of the plant`,
    quantity: 1200,
    unit: "kg",
    description: "Taken down and stored under a roof. Weighed at the gate.",
    state: "Maharashtra",
    city: "Pune",
    pincode: "411001",
  }));
  const ids: string[] = [];
  for (let from = 0; from < lots; from += 10) {
    const batch = { products: products.slice(from, from + 10) };
    const { body: listed } = await api.post("/product", batch, seller.token);
    ids.push(...listed.batch.products.map((p: { _id: string }) => p._id));
  }
  const made = await api.post(
    "/event",
    {
      title: "Plant of fifty machines",
      product_ids: ids,
      start_at: indiaTime(-5),
      first_end_at: indiaTime(firstEndsIn),
      interval_seconds: 1,
    },
    seller.token,
  );
  expect(made.status).toBe(200);
  for (const id of ids) {
    const body = {
      is_approved: true,
      market_value: 10_000,
      bid_increment: 100,
      start_at: indiaTime(0),
      end_at: indiaTime(86_400),
      terms,
    };
    const path = `/admin/products/${id}`;
    expect((await api.call("PATCH", path, { body, token: admin.token })).status).toBe(200);
  }
  return { url: made.body.data.url, ids };
}

export const rowOf = (page: Page, id: string) => page.locator(`tr[data-lot="${id}"]`);
