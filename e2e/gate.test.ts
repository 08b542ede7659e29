import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { heading, seen, sideways } from "./parts/page.ts";
import { workerOf } from "./parts/phone.ts";
import { salesBetween } from "./parts/sales.ts";
import { createStage } from "./parts/stage.ts";

/** A truck's way through a gate: by a phone's link, with the network and without. */

const { api, visit, close } = await createStage();
afterAll(close);
const PHONE = { viewport: { width: 390, height: 844 } };

let buyer: Session;
let seller: Session;
let sales: ReturnType<typeof salesBetween>;
beforeAll(async () => {
  [buyer, seller] = await Promise.all([api.buyer("9000000003"), api.seller()]);
  sales = salesBetween(api, { buyer, seller });
});

const paste = async (page: Page, code: string) => {
  await page.getByRole("button", { name: "Scan a pass" }).click();
  await page.getByLabel("Or type the short code beside it").fill(code);
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
  const award = await sales.aPaidSale();
  const [truck, next] = [await sales.aTruck(award), await sales.aTruck(award)];
  const phone = await sales.aPhone(truck.site);
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
  const collision = page.getByRole("alert").filter({ hasText: "Not accepted" });
  await seen(collision.getByText(next.vehicle));
  await collision.getByRole("button", { name: "I have read it" }).click();
  await collision.waitFor({ state: "hidden" });

  await phone.end();
  await page.reload();
  await seen(heading(page, "This phone's link has ended"));
});

test("a truck is weighed empty and loaded, waits for its money and leaves with the buyer's code; its driver reads each step (G43, G44, G45)", async () => {
  const award = await sales.aPaidSale();
  const truck = await sales.aTruck(award);
  const driver = await visit(truck.link, PHONE);
  // Hindi first, where the site is built in both languages.
  await seen(
    driver.getByRole("heading", { name: /गेट पर यह पास दिखाइए|Show this pass at the gate/ }),
  );
  expect(await sideways(driver)).toBe(0);
  const english = driver.getByRole("link", { name: "English" }).first();
  if (await english.isVisible()) await english.click();
  await seen(heading(driver, "Show this pass at the gate"));

  const phone = await sales.aPhone(truck.site);
  const page = await visit(phone.link, PHONE);
  await paste(page, truck.pass);
  await verdict(page, "IN").getByRole("button", { name: "Weigh it empty" }).click();
  const slip = `S-${Date.now()}`;
  await weigh(page, 4000, slip);
  await seen(heading(page, "Weigh it loaded"));
  await weigh(page, 4000, `${slip}-2`);
  await seen(page.getByText("The loaded truck must weigh more than the empty one"));
  // One ticket carries both weighings.
  await weigh(page, 5250, slip);
  await seen(page.getByText("1,250 kg").or(page.getByText("1,250", { exact: true })));

  // 1,200 kg were paid for.
  await seen(page.getByText("Wait: more is to be paid"));
  await page.getByRole("button", { name: "Correct: Loaded" }).click();
  await page.getByLabel("Why is it corrected?").fill("A man stood on the bridge");
  await weigh(page, 5260, `${slip}-3`);
  await seen(page.getByText("Wait: more is to be paid"));
  await page.getByLabel("Buyer's release code (4 digits)").fill(truck.code);
  await page.getByRole("button", { name: "Request exit" }).click();
  await seen(page.getByText("The buyer is told. This changes by itself when the money comes."));
  await driver.reload();
  await seen(heading(driver, "Weighed: please wait"));

  await sales.pay(award, 722.16);
  const wrong = truck.code === "0000" ? "1111" : "0000";
  await seen(page.getByRole("button", { name: "Let it out" }));
  await page.getByLabel("Buyer's release code (4 digits)").fill(wrong);
  await page.getByRole("button", { name: "Let it out" }).click();
  await seen(page.getByText("This is not the buyer's code. Ask the buyer again"));
  await page.getByLabel("Buyer's release code (4 digits)").fill(truck.code);
  await page.getByRole("button", { name: "Let it out" }).click();
  await seen(verdict(page, "OUT").getByText(/^Invoice RB/));
  await driver.reload();
  await seen(heading(driver, "You may leave"));

  const stranger = await visit(`/trip/${truck.id}`, PHONE);
  await seen(heading(stranger, "यहाँ कुछ नहीं है").or(heading(stranger, "There is nothing here")));
});
