import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { openLot } from "./parts/lots.ts";
import { heading, seen, sideways } from "./parts/page.ts";
import { workerOf } from "./parts/phone.ts";
import { createStage } from "./parts/stage.ts";

/** A truck's way through a gate: by a phone's link, with the network and without. */

const { api, visit, close } = await createStage();
afterAll(close);
const PHONE = { viewport: { width: 390, height: 844 } };

let buyer: Session;
let seller: Session;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([api.buyer("9000000003"), api.seller()]);
});

interface Category {
  _id: string;
  sub_category: { _id: string; url: string }[];
}
/** With a rate of GST: an invoice names it. */
async function plastics() {
  const categories = (await api.get("/category")).body.data as Category[];
  const isPet = ({ url }: { url: string }) => url === "pet-bottles";
  const category = categories.find(({ sub_category }) => sub_category.some(isPet));
  return { category_id: category?._id, sub_category_id: category?.sub_category.find(isPet)?._id };
}

/** 1,200 kg at ₹10, paid through the market; a tenth more may leave. */
async function aPaidSale(): Promise<string> {
  const goods = await plastics();
  const terms = { payment_days: 7, lifting_days: 15, tolerance_percent: 10 };
  const lot = await openLot(api, seller, {
    ...{ ends: 10, market_value: 9, basis: "kg", terms, pay_through: "market", goods },
  });
  await api.post("/auction", { product_id: lot._id, amount: 10, terms_version: 1 }, buyer.token);
  const own = async () => {
    const { data } = (await api.get("/award?side=buyer&rows=100", buyer.token)).body;
    return data.find(({ title }: { title: string }) => title === lot.title);
  };
  await expect.poll(own, { timeout: 40_000 }).toMatchObject({ state: "payment_due" });
  const { _id, due } = await own();
  await pay(_id, due);
  await expect.poll(async () => (await own()).state, { timeout: 20_000 }).toBe("paid");
  return _id;
}

async function pay(award_id: string, amount: number): Promise<void> {
  const { body } = await api.post("/wallet/top-up", { amount, award_id }, buyer.token);
  const { status } = await api.post(`/payments/demo/${body.data.order_id}`, { outcome: "pay" });
  expect(status).toBe(200);
}

let vehicles = 0;
interface Booked {
  id: string;
  site: string;
  pass: string;
  vehicle: string;
  link: string;
  code: string;
}
async function aTruck(award: string): Promise<Booked> {
  const { body: slots } = await api.get(`/award/${award}/slots`, buyer.token);
  const { from } = slots.data.find(({ free }: { free: number }) => free > 0);
  const vehicle = `MH12GT${1000 + ++vehicles}`;
  const truck = { slot_from: from, vehicle_no: vehicle, driver_mobile: "9811111111" };
  const asked = { ...truck, driver_name: "Ramesh Yadav" };
  const { status, body } = await api.post(`/award/${award}/trips`, asked, buyer.token);
  expect([status, body.message]).toMatchObject([200, expect.anything()]);
  const { _id: id, site, driver_link: link, handover_code: code } = body.data;
  const { body: pass } = await api.get(`/trip/${id}/pass`, buyer.token);
  return { id, site: site._id, pass: pass.data.token, vehicle, link, code };
}

/** A phone that the owner made a link for. */
async function aPhone(site: string): Promise<{ link: string; end(): Promise<unknown> }> {
  const path = `/company/sites/${site}/gate-devices`;
  const { body: all } = await api.get(path, seller.token);
  // The first one of a gate is the one that works without network.
  for (const { _id } of all.data)
    await api.call("DELETE", `${path}/${_id}`, { token: seller.token });
  const { body } = await api.post(path, { name: "Gate" }, seller.token);
  const end = () =>
    api.call("DELETE", `${path}/${body.data._id}`, { token: seller.token, body: {} });
  return { link: body.data.link, end };
}

const paste = async (page: Page, code: string) => {
  await page.getByRole("button", { name: "Scan a pass" }).click();
  await page.getByLabel("Or paste the code").fill(code);
  await page.getByRole("button", { name: "Check", exact: true }).click();
};
const verdict = (page: Page, name: string) => page.getByRole("alertdialog", { name });

/** The page has kept itself. */
async function isKept(page: Page, site: string): Promise<void> {
  await workerOf(page);
  const keeps = (path: string) => caches.match(path).then((page) => page !== undefined);
  await expect.poll(() => page.evaluate(keeps, `/gate/${site}`), { timeout: 30_000 }).toBe(true);
}

async function weigh(page: Page, kg: number, slip: string): Promise<void> {
  const colour = { r: kg % 256, g: 120, b: slip.length };
  const picture = { width: 64, height: 48, channels: 3, background: colour } as const;
  const buffer = await sharp({ create: picture }).jpeg().toBuffer();
  await page.getByLabel("Weight, kg").fill(String(kg));
  await page.getByLabel("Slip number").fill(slip);
  await page.getByLabel("Weighbridge").fill("Yard bridge");
  await page
    .getByLabel(/photo/i)
    .setInputFiles({ name: "slip.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Save the weight" }).click();
}

test("a gate takes a pass with the network off and tells it later; a second use is refused, and an ended phone says so (G42)", async () => {
  const award = await aPaidSale();
  const [truck, next] = [await aTruck(award), await aTruck(award)];
  const phone = await aPhone(truck.site);
  const page = await visit(phone.link, PHONE);
  await seen(page.getByText("Network is on"));
  expect(page.url()).not.toContain("gate_");
  await isKept(page, truck.site);

  await page.context().setOffline(true);
  await page.reload();
  await seen(page.getByText("No network").first());
  await paste(page, truck.pass);
  const taken = verdict(page, "IN");
  await seen(taken.getByText(truck.vehicle));
  await taken.getByRole("button", { name: "Next truck" }).click();
  await seen(page.getByText("Waiting for the network: 1"));
  await paste(page, truck.pass);
  await seen(verdict(page, "Used already").getByText(/^First used at/));
  await page.getByRole("button", { name: "All trucks" }).click();
  await paste(page, `${truck.pass}x`);
  await seen(verdict(page, "No gate pass"));
  await page.getByRole("button", { name: "All trucks" }).click();
  expect((await api.get(`/trip/${truck.id}`, buyer.token)).body.data.state).toBe("booked");

  await page.context().setOffline(false);
  await page.getByText("Waiting for the network: 1").waitFor({ state: "hidden" });
  expect((await api.get(`/trip/${truck.id}`, buyer.token)).body.data.state).toBe("arrived");

  // Another phone's use stands before what this one took meanwhile.
  await page.context().setOffline(true);
  await seen(page.getByText("No network").first());
  const scanned = { token: next.pass, site_id: next.site };
  expect((await api.post("/gate/scan", scanned, seller.token)).status).toBe(200);
  await paste(page, next.pass);
  await verdict(page, "IN").getByRole("button", { name: "Next truck" }).click();
  await page.context().setOffline(false);
  const collision = page.getByRole("alert").filter({ hasText: "The market refused" });
  await seen(collision.getByText(next.vehicle));
  await collision.getByRole("button", { name: "I have read it" }).click();
  await collision.waitFor({ state: "hidden" });

  await phone.end();
  await page.reload();
  await seen(heading(page, "This phone's link has ended"));
});

test("a truck is weighed empty and loaded, waits for its money and leaves with the buyer's code; its driver reads each step (G43, G44, G45)", async () => {
  const award = await aPaidSale();
  const truck = await aTruck(award);
  const driver = await visit(truck.link, PHONE);
  // Hindi first, where the site is built in both languages.
  await seen(
    driver.getByRole("heading", { name: /गेट पर यह कोड दिखाइए|Show this code at the gate/ }),
  );
  expect(await sideways(driver)).toBe(0);
  const english = driver.getByRole("link", { name: "English" }).first();
  if (await english.isVisible()) await english.click();
  await seen(heading(driver, "Show this code at the gate"));

  const phone = await aPhone(truck.site);
  const page = await visit(phone.link, PHONE);
  await paste(page, truck.pass);
  await verdict(page, "IN").getByRole("button", { name: "Weigh it empty" }).click();
  const slip = `S-${Date.now()}`;
  await weigh(page, 4000, slip);
  await seen(heading(page, "Weigh it loaded"));
  await weigh(page, 4000, `${slip}-2`);
  await seen(page.getByText("The loaded truck must weigh more than the empty one"));
  await weigh(page, 5250, slip);
  await seen(page.getByText("This slip number was entered already"));
  await page.getByLabel("Slip number").fill(`${slip}-2`);
  await page.getByRole("button", { name: "Save the weight" }).click();
  await seen(page.getByText("1,250 kg").or(page.getByText("1,250", { exact: true })));

  // 1,200 kg were paid for.
  await seen(page.getByText(/^Wait: ₹601\.80 due$/));
  await page.getByRole("button", { name: "Correct: Loaded" }).click();
  await page.getByLabel("Why is it corrected?").fill("A man stood on the bridge");
  await weigh(page, 5260, `${slip}-3`);
  await seen(page.getByText(/^Wait: ₹722\.16 due$/));
  await page.getByLabel("Buyer's 4-digit code").fill(truck.code);
  await page.getByRole("button", { name: "Ask for the way out" }).click();
  await seen(page.getByText("The buyer is told. This changes by itself when the money comes."));
  await driver.reload();
  await seen(heading(driver, "Weighed: please wait"));

  await pay(award, 722.16);
  const wrong = truck.code === "0000" ? "1111" : "0000";
  await seen(page.getByRole("button", { name: "Let it out" }));
  await page.getByLabel("Buyer's 4-digit code").fill(wrong);
  await page.getByRole("button", { name: "Let it out" }).click();
  await seen(page.getByText("This is not the buyer's code. Ask the buyer again"));
  await page.getByLabel("Buyer's 4-digit code").fill(truck.code);
  await page.getByRole("button", { name: "Let it out" }).click();
  await seen(verdict(page, "OUT").getByText(/^Invoice RB/));
  await driver.reload();
  await seen(heading(driver, "You may leave"));

  const stranger = await visit(`/trip/${truck.id}`, PHONE);
  await seen(heading(stranger, "यहाँ कुछ नहीं है").or(heading(stranger, "There is nothing here")));
});
