import { afterAll, expect, test } from "vitest";
import { find } from "./parts/office-task.ts";
import { arrivesAt, seen, toast } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The telephone rings: what support answers with, and in how many keys (office.md, section 2). */

const { api, visit, close } = await createStage();
afterAll(close);
const owner = await api.admin();
const support = await api.admin("support@rebale.example");

interface Sale {
  _id: string;
  product_id: string;
  title: string;
  state: string;
  buyer: string;
  buyer_company_id: string | null;
}
interface Truck {
  _id: string;
  vehicle_no: string;
  state: string;
}
const sales = ((await api.get("/admin/awards?rows=100", owner.token)).body as { data: Sale[] })
  .data;
const saleOf = (fits: (sale: Sale) => boolean): Sale => {
  const found = sales.find(fits);
  if (!found) throw new Error("The demo has no such sale");
  return found;
};

test("'my driver has no code' is answered in three keys, the link sent again by a fourth (V6)", async () => {
  const { id, truck } = await aBookedTruck();
  const page = await visit("/admin", { as: support });
  const plate = truck.vehicle_no.toLowerCase().replace(/^(..)(..)/, "$1 $2 ");
  const keys = await find(page, plate);
  await arrivesAt(page, `/admin/award/${id}?part=goods`);
  const row = page.locator("details", { hasText: truck.vehicle_no.slice(-4) }).first();
  if (!(await row.getAttribute("open").catch(() => null)) && !(await row.evaluate(isOpen)))
    await row.locator("summary").click();
  await seen(row.getByText("Driver’s link"));
  await seen(row.getByText(/\+91 \d\d••••\d{4}/));
  await row.getByRole("button", { name: "Send the link again" }).click();
  await toast(page, "The link is on its way to the driver");
  expect(keys.count() + 1).toBe(4);
});
const isOpen = (element: unknown) => (element as { open: boolean }).open;

async function aBookedTruck(): Promise<{ id: string; truck: Truck }> {
  for (const { _id: id } of sales) {
    const { trips } = (await api.get(`/award/${id}`, owner.token)).body.data as {
      trips: Truck[];
    };
    const truck = trips.find(({ state }) => state === "booked" || state === "tared");
    if (truck) return { id, truck };
  }
  throw new Error("The demo has no truck that is on its way");
}

test("'why may I not bid' is answered in three keys, with what lifts it (V8)", async () => {
  const { buyer_company_id: id } = saleOf((one) => one.buyer_company_id !== null);
  const { pan } = (await api.get(`/admin/companies/${id}`, owner.token)).body.data;
  await api.post(`/admin/companies/${id}/bars`, { reason: "Two bounced cheques" }, owner.token);
  try {
    const page = await visit("/admin", { as: support });
    const keys = await find(page, pan);
    await seen(page.getByText(/May not bid: barred .* by .*: Two bounced cheques\. Lifting/));
    expect(keys.count()).toBe(3);
  } finally {
    await api.call("DELETE", `/admin/companies/${id}/bars`, { token: owner.token });
  }
});
