import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, seen, sideways, words } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** How a trader finds lots: from any page, by filters, and where there is nothing yet. */

const { api, visit, close } = await createStage();
afterAll(close);
const seller = await api.seller();

test("at 1440 px: / goes to the search of a working page; filters stand side by side as chips, near me asks the browser, Clear all ends them (trader f6)", async () => {
  const lot = await openLot(api, seller, { ends: 7200, market_value: 60_000 });
  const page = await visit("/totalbid", {
    as: await api.buyer("9000000003"),
    viewport: { width: 1440, height: 900 },
    geolocation: { latitude: 18.52, longitude: 73.86 },
    permissions: ["geolocation"],
  });
  await scriptsReady(page);
  await page.keyboard.press("/");
  await page.keyboard.type(`Lot ${lot._id}`);
  await page.keyboard.press("Enter");
  await arrivesAt(page, /are-selling\?q=/);
  await seen(page.locator("article").first().getByRole("link", { name: lot.title }));

  await page.goto("/are-selling?view=table");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const drawer = page.getByRole("complementary", { name: "Filters" });
  for (const name of ["Plastics", "Batteries"])
    await drawer.getByRole("checkbox", { name: new RegExp(`^${name}`) }).check();
  await arrivesAt(page, /category=plastics%2Cbatteries/);
  await drawer.getByRole("checkbox", { name: "Lots I may bid on" }).check();
  await arrivesAt(page, /may_bid=/);
  await drawer.getByRole("button", { name: "Near me" }).click();
  await arrivesAt(page, /near=18.5%2C73.9&within=100/);
  await drawer.getByLabel("From where you are, in a straight line").selectOption("500");
  await arrivesAt(page, /within=500/);
  await drawer.getByRole("button", { name: /^Show / }).click();
  await seen(
    page
      .locator("tbody tr")
      .first()
      .getByText(/\d km$/),
  );
  const chips = page.getByRole("list", { name: "Filters in use" });
  await chips.getByRole("link", { name: "Remove Plastics" }).click();
  await arrivesAt(page, /category=batteries/);
  await chips.getByRole("link", { name: "Clear all" }).click();
  await arrivesAt(page, "/are-selling?view=table");
});

test("at 390 px: the header's sign opens the search; what is not there says so, shows the nearest and offers an alert; ended lots say what became of them (trader b3)", async () => {
  const page = await visit("/aboutus", { viewport: { width: 390, height: 844 } });
  await scriptsReady(page);
  await page.locator("summary[aria-label='Search lots']").click();
  await page.getByRole("searchbox", { name: "Search lots" }).last().fill("near panaji");
  await page.keyboard.press("Enter");
  await arrivesAt(page, /are-selling\?q=near/);
  await seen(page.getByRole("heading", { name: "No lot matches these words" }));
  const nearest = page.getByRole("region", { name: "The nearest lots" });
  await seen(nearest.getByText(/about \d+ km/).first());
  expect(await nearest.locator("article").count()).toBe(3);
  expect(await sideways(page)).toBe(0);
  await page.getByRole("button", { name: "Tell me when there is one" }).click();
  await arrivesAt(page, /^\/login\/buyer/);

  await page.goto("/are-selling?status=ended");
  const result = page.locator("article").getByText(/^(Sold ₹[\d,.]+|Not sold|The seller decides)$/);
  expect(await words(result)).not.toBe("");
  await seen(page.locator("article").getByText("Expired").first());
});
