import { afterAll, expect, test } from "vitest";
import { indiaTime, submitLot } from "./parts/lots.ts";
import { arrivesAt, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** An event's page: what is withdrawn, all lots watched at once, and the desk where it is made. */

const { api, visit, close } = await createStage();
afterAll(close);

const [seller, admin] = [await api.seller(), await api.admin()];

async function anEvent() {
  const lots = [];
  for (const name of ["Lathe", "Press", "Racks"])
    lots.push(await submitLot(api, seller, { title: `${name} of the yard ${Date.now()}` }));
  const made = await api.post(
    "/event",
    {
      title: "Yard that closes",
      product_ids: lots.map(({ id }) => id),
      start_at: indiaTime(-5),
      first_end_at: indiaTime(5400),
      interval_seconds: 60,
    },
    seller.token,
  );
  for (const { id } of lots)
    await api.call("PATCH", `/admin/products/${id}`, {
      token: admin.token,
      body: {
        is_approved: true,
        market_value: 10_000,
        start_at: indiaTime(0),
        end_at: indiaTime(86_400),
      },
    });
  return { url: made.body.data.url as string, lots };
}

test("a withdrawn lot stays in its place, marked; all others are watched in one press (A8)", async () => {
  const { url, lots } = await anEvent();
  const reason = { reason: "Sold with the building" };
  await api.post(`/admin/auctions/${lots[1]?.id}/withdraw`, reason, admin.token);
  const buyer = await api.buyer("9000000003");
  const page = await visit(`/event/${url}`, { as: buyer, viewport: { width: 320, height: 700 } });
  const row = page.getByRole("listitem").filter({ hasText: lots[1]?.title });
  await seen(row.getByText("Withdrawn"));
  expect(await row.getByRole("timer").count()).toBe(0);
  await page.getByRole("button", { name: "Watch all lots" }).click();
  await seen(page.getByRole("link", { name: "Watching all lots" }));
  expect(await sideways(page)).toBe(0);
  const { body } = await api.get("/watch/ids", buyer.token);
  const [first, withdrawn, last] = lots.map(({ id }) => id);
  expect(body.data).toEqual(expect.arrayContaining([first, last]));
  expect(body.data).not.toContain(withdrawn);

  await page.goto(`/event/${url}/board`);
  await seen(page.locator(`tr[data-lot="${withdrawn}"]`).getByText("Withdrawn"));
});

test("a visitor who wants all lots signs in first and comes back to the event (A8)", async () => {
  const { url } = await anEvent();
  const page = await visit(`/event/${url}`);
  await page.getByRole("link", { name: "Watch all lots" }).click();
  await arrivesAt(page, `/login/buyer?next=${encodeURIComponent(`/event/${url}`)}`);
});

test("without a lot the form says what is missing, and the desk lists what was made (A8)", async () => {
  await anEvent();
  const page = await visit("/my-events", { as: seller });
  await seen(page.getByText("3 of 3 lots approved"));
  await page.getByRole("button", { name: "New event" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Nothing in it");
  await page.getByLabel("Start (IST)").fill("2030-01-01T10:00");
  await page.getByLabel("First lot closes (IST)").fill("2030-01-02T10:00");
  await page.getByRole("button", { name: "Create event" }).click();
  await seen(page.getByRole("alert").getByText("Choose at least one lot."));
});
