import { afterAll, expect, test } from "vitest";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A trader's one desk: from the header to a row, and from the row to the next step. */

const { api, visit, close } = await createStage();
afterAll(close);

const seller = await api.seller();
const bid = async (by: string, lot: { _id: string }, amount: number) =>
  api.post("/auction", { product_id: lot._id, amount }, (await api.buyer(by)).token);

test.each([
  [390, "9000000004", "9000000002"],
  [1440, "9000000005", "9000000003"],
])(
  "at %s px a trader goes from outbid to leading, won and to pay on the desk's rows (S2.16, S2.48)",
  async (width, own, other) => {
    const lot = await openLot(api, seller, { ends: 45, market_value: 60_000 });
    await bid(own, lot, 61_000);
    await bid(other, lot, 66_000);
    const page = await visit("/are-selling", {
      ...{ as: await api.buyer(own), viewport: { width, height: 900 } },
    });
    const name = width < 901 ? "Work" : "Main";
    await page
      .getByRole("navigation", { name, exact: true })
      .getByRole("link", { name: "My bids" })
      .click();
    await arrivesAt(page, "/totalbid");
    const tabs = page.getByRole("navigation", { name: "Show" });
    const tab = (title: string) => tabs.getByRole("link", { name: new RegExp(`^${title} `) });
    const row = page.locator("[data-row]", { hasText: lot.title });
    const head = page.getByRole("list", { name: "In money" });

    await head.getByRole("link", { name: /outbid/ }).click();
    await arrivesAt(page, "/totalbid?show=outbid");
    await seen(row.getByText(`Lot ${lot._id}`));
    await row.getByRole("button", { name: /^Bid ₹/ }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
    await dialog.getByRole("button", { name: /^Bid ₹/ }).click();
    await row.waitFor({ state: "detached" });

    await head.getByRole("link", { name: /leading on/ }).click();
    await row.getByRole("button", { name: /^Set a maximum/ }).click();
    const maximum = page.getByRole("dialog", { name: "Set a maximum" });
    await maximum.getByLabel("Your maximum").fill("90000");
    await maximum.getByRole("button", { name: "Set maximum · ₹90,000" }).click();
    await maximum.waitFor({ state: "hidden" });
    await seen(row.locator("[data-column='Your maximum']").getByText("₹90,000"));
    if (width > 900) expect((await row.boundingBox())?.height).toBeLessThan(56);
    expect(await sideways(page)).toBe(0);

    await row.waitFor({ state: "detached", timeout: 60_000 });
    await tab("Won").click();
    await seen(row.getByText("Won", { exact: true }));
    await tab("To pay").click();
    await row.getByRole("link", { name: /^How to pay/ }).click();
    await arrivesAt(page, /^\/award\/\d+$/);
  },
);

test("on a lot the bar of its bids stands alone, and the work is one tap away (S2.21)", async () => {
  const lot = await openLot(api, seller, { ends: 7200, market_value: 60_000 });
  const page = await visit(`/auctiondetail/${lot.url}`, {
    ...{ as: await api.buyer("9000000004"), viewport: { width: 390, height: 844 } },
  });
  await seen(page.getByRole("button", { name: "Bid", exact: true }));
  expect(await page.getByRole("navigation", { name: "Work", exact: true }).count()).toBe(0);
  await page.getByRole("banner").getByLabel("Menu", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Dashboard, small screen" })
    .getByRole("link", { name: "Total Bid" })
    .click();
  await arrivesAt(page, "/totalbid");
});

test("the desk's rows are saved as they are seen, and a newcomer reads what to do first", async () => {
  const lot = await openLot(api, seller, { ends: 7200, market_value: 60_000 });
  await bid("9000000006", lot, 61_000);
  const page = await visit("/totalbid?show=leading", { as: await api.buyer("9000000006") });
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as Excel" }).click();
  expect((await saved).suggestedFilename()).toBe("rebale-bids.xlsx");

  const phone = "9833300077";
  const login_type = { isBuyer: true, isSeller: false };
  const proof = (await api.prove(phone)).body.token;
  await api.post("/user", { name: "New Trader", contact: { mobile: phone }, login_type }, proof);
  const fresh = await visit("/dashboard", { as: await api.buyer(phone) });
  const list = fresh.getByRole("region", { name: "Ready to buy" });
  expect(
    await list.getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href"))),
  ).toEqual(["/company#papers", "/company#authorisations", "/wallet", "/are-selling"]);
  expect(await fresh.getByRole("heading", { name: "Your figures" }).count()).toBe(0);
  await bid(phone, lot, 70_000);
  await fresh.reload();
  await seen(fresh.getByRole("region", { name: "Still to do for some lots" }));
  await seen(fresh.getByRole("heading", { name: "Your figures" }));
});
