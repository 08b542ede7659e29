import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { seen } from "./parts/page.ts";
import { workerOf } from "./parts/phone.ts";
import { type BookedTruck, salesBetween } from "./parts/sales.ts";
import { createStage, marketUrl } from "./parts/stage.ts";

/** A gate's camera reads the code that a driver's page shows. */

const { api, visit, close } = await createStage();
afterAll(close);
const PHONE = { viewport: { width: 390, height: 844 } };

let sales: ReturnType<typeof salesBetween>;
beforeAll(async () => {
  const [buyer, seller] = await Promise.all([api.buyer("9000000003"), api.seller()]);
  sales = salesBetween(api, { buyer, seller });
});
let sale: Promise<string> | undefined;
/** A truck of the one sale that both tests share. */
async function aTruck(): Promise<BookedTruck> {
  sale ??= sales.aPaidSale();
  return sales.aTruck(await sale);
}

/** The code as it stands on the driver's phone, before a camera: light around it, a little askew. */
async function filmOf({ link, id }: BookedTruck): Promise<string> {
  const driver = await visit(link, PHONE);
  const code = await driver.locator("svg[role=img]").first().screenshot({ scale: "device" });
  const askew = await sharp(code).resize(420).rotate(4, { background: "#fff" }).toBuffer();
  const scene = {
    create: { width: 640, height: 480, channels: 3, background: "#9a958c" },
  } as const;
  const picture = await sharp(scene)
    .composite([{ input: askew }])
    .jpeg({ quality: 82 })
    .toBuffer();
  const film = join(tmpdir(), `rebale-pass-${id}-${process.pid}.mjpeg`);
  await writeFile(film, Buffer.concat(Array.from({ length: 10 }, () => picture)));
  onTestFinished(() => rm(film, { force: true }));
  return film;
}

/** A phone with a camera that sees this, in a browser of its own: cameras are the browser's. */
async function phoneThatSees(film: string, link: string) {
  const browser: Browser = await launchBrowser([
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${film}`,
  ]);
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ baseURL: marketUrl(), ...PHONE });
  await context.grantPermissions(["camera"]);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.goto(link);
  return { page, context };
}

/** Addresses that a page asked for and that are not the market's. */
function strangers(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(marketUrl()).origin)
      asked.push(request.url());
  });
  return asked;
}

const scan = (page: Page) => page.getByRole("button", { name: "Scan a pass" }).click();

test("a camera reads the pass of a driver's page, with the reader from the market's own address (G42)", async () => {
  const truck = await aTruck();
  const phone = await sales.aPhone(truck.site);
  const { page, context } = await phoneThatSees(await filmOf(truck), phone.link);
  const others = strangers(context);
  const reader = page.waitForResponse((response) => response.url().endsWith(".wasm"));
  await scan(page);
  // No Chromium of Linux has a reader of its own: ours is used.
  expect(await page.evaluate(() => "BarcodeDetector" in globalThis)).toBe(false);
  const { origin } = new URL((await reader).url());
  expect(origin).toBe(new URL(marketUrl()).origin);
  await seen(page.getByRole("alertdialog", { name: "IN" }).getByText(truck.vehicle));
  expect(others).toEqual([]);
});

test("the camera reads with the network off, too, and the market is told when it is back (G42)", async () => {
  const truck = await aTruck();
  const phone = await sales.aPhone(truck.site);
  const { page, context } = await phoneThatSees(await filmOf(truck), phone.link);
  await seen(page.getByText("Network is on"));
  await workerOf(page);
  const keeps = async (path: string) => {
    const page = await caches.match(path);
    const cache = await caches.open("rebale-gate-1");
    const kept = await cache.keys();
    return page !== undefined && kept.some(({ url }) => url.endsWith(".wasm"));
  };
  await expect
    .poll(() => page.evaluate(keeps, `/gate/${truck.site}`), { timeout: 30_000 })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await seen(page.getByText("No network").first());
  await scan(page);
  await seen(page.getByRole("alertdialog", { name: "IN" }).getByText(truck.vehicle));
  await page.getByRole("button", { name: "Next truck" }).click();
  await seen(page.getByText("Waiting for the network: 1"));
  await context.setOffline(false);
  await page.getByText("Waiting for the network: 1").waitFor({ state: "hidden" });
  const { body } = await api.get(
    `/trip/${truck.id}?${new URL(truck.link, marketUrl()).hash.slice(1)}`,
  );
  expect(body.data.state).toBe("arrived");
});
