import { indiaTime } from "@rebale/contract/values/calendar";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";
import { seen, sideways } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** Goods are seen before the bid: booked on the lot's page, let in at the gate. */

const { api, visit, close } = await createStage();
afterAll(close);
const PHONE = { viewport: { width: 390, height: 844 } };
const DAY = 86_400;

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([api.buyer("9000000003"), api.seller()]);
});

/** The only slot of a day: it has begun, and does not end while the test runs. */
function slotOfNow() {
  const now = indiaTime(new Date());
  const begun = Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16)) - 20;
  const from = Math.max(0, begun);
  const to = Math.min(24 * 60 - 1, from + 240);
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":");
  return { from: clock(from), to: clock(to), minutes: to - from };
}

/** A lot at a yard that shows its goods now. */
async function aShownLot() {
  const { token } = seller;
  const place = { city: "Pune", state: "Maharashtra", pincode: "411026" };
  const yard = { name: `Yard ${Date.now()}`, address: "Plot 12, MIDC", ...place };
  const site = (await api.post("/company/sites", yard, token)).body.data._id as string;
  const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, places: 1, ...slotOfNow() },
  }));
  await api.call("PUT", `/company/sites/${site}/inspection-hours`, { token, body: { days } });
  return { site, lot: await openLot(api, seller, { ends: 3 * DAY, goods: { site_id: site } }) };
}
const paste = async (page: Page, code: string) => {
  await page.getByRole("button", { name: "Scan a pass" }).click();
  await page.getByLabel("Or type the short code beside it").fill(code);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
const verdict = (page: Page, name: string) => page.getByRole("alertdialog", { name });

test("a buyer books a visit on the lot's page, and the gate lets them in once (F50, F51)", async () => {
  const { site, lot } = await aShownLot();
  const page = await visit(`/auctiondetail/${lot.url}#inspection`, { ...PHONE, as: buyer });
  await page.getByRole("group", { name: "Time" }).locator("label").first().click();
  await page.getByLabel("Visitor’s name").fill("A. Patil");
  await page.getByLabel("Mobile number").fill("9876543210");
  await page.getByRole("button", { name: "Book the visit" }).click();
  await seen(page.getByText("Show this pass at the gate"));
  expect(await sideways(page)).toBe(0);
  const { yours } = (await api.get(`/auction/inspections/${lot._id}`, buyer.token)).body.data;

  const gate = await visit(`/gate/${site}`, { ...PHONE, as: seller });
  await seen(gate.getByText("1 person, A. Patil"));
  await paste(gate, yours.pass.code);
  const green = verdict(gate, "Visit");
  await seen(green.getByText("1 person, A. Patil"));
  await green.getByRole("button", { name: "Next" }).click();
  await paste(gate, yours.pass.token);
  await seen(verdict(gate, "Used already"));
  expect((await api.get(`/inspection/${yours._id}`, buyer.token)).body.data.state).toBe("came");
  await page.reload();
  await seen(page.getByText(/^You were let in at/));
});

test("a visit stands on both dashboards: the buyer's with the way to its pass, the seller's with who comes (F51, F52)", async () => {
  const { site, lot } = await aShownLot();
  const path = `/auction/inspections/${lot._id}`;
  const { slots } = (await api.get(path, buyer.token)).body.data;
  const visitors = [{ name: "R. Shaikh", mobile: "9876543210" }];
  await api.post(path, { from: slots[0].from, visitors }, buyer.token);
  const page = await visit("/dashboard", { ...PHONE, as: buyer });
  const own = page.getByRole("region", { name: "Your visits" }).getByRole("listitem");
  await own.filter({ hasText: lot.title }).getByRole("link", { name: "Show the pass" }).click();
  await seen(page.getByText("Show this pass at the gate"));

  const sellers = await visit("/dashboard", { ...PHONE, as: seller });
  const today = sellers.getByRole("region", { name: "Visitors today" }).getByRole("listitem");
  await seen(today.filter({ hasText: lot.title }).getByRole("link", { name: "R. Shaikh" }));
  expect(await sideways(sellers)).toBe(0);
  await sellers.goto("/dashnotifications");
  await sellers
    .getByRole("link", { name: /A visit is booked/ })
    .first()
    .click();
  const visits = sellers.getByRole("dialog", { name: /^Visits at Yard/ });
  await seen(visits.getByText("R. Shaikh"));
  expect(new URL(sellers.url()).searchParams.get("visits")).toBe(site);
});

test("a phone without network lets visitors in, and tells it when the network is back (F51)", async () => {
  const { site, lot } = await aShownLot();
  const path = `/auction/inspections/${lot._id}`;
  const { slots } = (await api.get(path, buyer.token)).body.data;
  const visitors = [{ name: "A. Patil", mobile: "9876543210" }];
  const booked = await api.post(path, { from: slots[0].from, visitors }, buyer.token);
  const { _id: id, pass } = booked.body.data;
  const phones = `/company/sites/${site}/gate-devices`;
  const { link } = (await api.post(phones, { name: "Gate" }, seller.token)).body.data;
  const page = await visit(link, PHONE);
  await seen(page.getByText("Network is on"));
  await seen(page.getByText("1 person, A. Patil"));

  await page.context().setOffline(true);
  await seen(page.getByText("No network").first());
  await paste(page, pass.token);
  const green = verdict(page, "Visit");
  await seen(green.getByText("Without network"));
  await green.getByRole("button", { name: "Next" }).click();
  await paste(page, pass.token);
  await seen(verdict(page, "Used already"));
  await page.getByRole("button", { name: "All trucks" }).click();
  expect((await api.get(`/inspection/${id}`, buyer.token)).body.data.state).toBe("booked");

  await page.context().setOffline(false);
  await page.getByText("Waiting for the network: 1").waitFor({ state: "hidden" });
  expect((await api.get(`/inspection/${id}`, buyer.token)).body.data.state).toBe("came");
});
