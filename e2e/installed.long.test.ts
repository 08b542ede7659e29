import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenLot, openLot } from "./parts/lots.ts";
import { heading, seen } from "./parts/page.ts";
import {
  deliverPush,
  noticesIn,
  ownPushService,
  putTray,
  tapNotice,
  workerOf,
} from "./parts/phone.ts";
import { createStage, scriptsReady, type VisitOptions } from "./parts/stage.ts";

/** Rebale on a phone's home screen: installed, without a line, and told by push. */

const { api, url, visit, close } = await createStage();
afterAll(close);

let lot: OpenLot;
beforeAll(async () => {
  lot = await openLot(api, await api.seller(), { ends: 86_400 });
});

async function onPhone(path: string, options: VisitOptions = {}) {
  const page = await visit(path, { viewport: { width: 390, height: 844 }, ...options });
  return { page, worker: await workerOf(page) };
}

describe("without a line", () => {
  test("a reload shows the offline page in our look, and the page is back when the line is (S1.3)", async () => {
    const { page } = await onPhone("/aboutus");
    await page.context().setOffline(true);
    await page.reload();
    await seen(heading(page, "You are offline"));
    const drawn = await page.getByRole("button", { name: "Try again" }).evaluate((button) => ({
      colour: getComputedStyle(button).backgroundColor,
      brand: getComputedStyle(document.documentElement).getPropertyValue("--brand").trim(),
      font: getComputedStyle(document.body).fontFamily,
      fontCame: document.fonts.check("16px 'Manrope Variable'"),
    }));
    expect(drawn).toMatchObject({
      colour: "rgb(15, 68, 48)",
      brand: "#0f4430",
      font: expect.stringContaining("Manrope"),
      fontCame: true,
    });

    await page.getByRole("button", { name: "Try again" }).click();
    await seen(heading(page, "You are offline"));
    await page.context().setOffline(false);
    await expect.poll(() => page.title(), { timeout: 15_000 }).toMatch(/^About/);
    await seen(page.getByRole("main").getByRole("heading", { level: 1 }));
  });

  test("a lot's old price is never shown for the current one, nor an old answer of the API", async () => {
    const { page } = await onPhone(`/auctiondetail/${lot.url}`);
    await page.reload();
    await page.context().setOffline(true);
    await page.reload();
    await seen(heading(page, "You are offline"));
    expect(
      await page.evaluate(
        (path) =>
          fetch(path).then(
            (r) => r.status,
            () => "none",
          ),
        `/api/auction/details/${lot._id}`,
      ),
    ).toBe("none");
  });
});

/** The site's files that the service worker keeps: addresses without their origin. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((r) => new URL(r.url).pathname),
      ),
    );
    return all.flat();
  });

describe("pages and prices come from the server", () => {
  test("only files with hashed names and the offline page are kept; pages, their data and the API are not", async () => {
    const { page } = await onPhone("/");
    for (const path of ["/are-selling", `/auctiondetail/${lot.url}`, "/"]) {
      await page.goto(path);
      await scriptsReady(page);
    }
    const stored = await storedIn(page);
    expect(stored).toContain("/offline");
    await expect
      .poll(async () => (await storedIn(page)).filter((path) => path.endsWith(".js")).length)
      .toBeGreaterThan(3);
    expect(
      (await storedIn(page)).filter(
        (path) => !/^\/assets\/|^\/(offline|favicon\.svg|back-online\.js)$/.test(path),
      ),
    ).toEqual([]);
  });

  test("after a new version of the service worker a reload shows the newest bid, and the old version's offline page is gone", async () => {
    const { page } = await onPhone(`/auctiondetail/${lot.url}`);
    const source = await (await page.request.get("/sw.js")).text();
    // The browser looks for a newer /sw.js out of the DevTools' sight, so it comes under another
    // name.
    const body = source.replace(/const BUILD = "\w+"/, 'const BUILD = "next"');
    await page
      .context()
      .route("**/sw-next.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.evaluate(async () => {
      const changed = new Promise((done) =>
        navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }),
      );
      await navigator.serviceWorker.register("/sw-next.js");
      await changed;
    });
    const shells = async () =>
      (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith("rebale-shell-"));
    await expect.poll(shells, { timeout: 10_000 }).toEqual(["rebale-shell-next"]);

    // Not the next bid, which the page names before anybody makes it, nor an unusual one.
    const now: OpenLot = (await api.get(`/auction/details/${lot._id}`)).body.data;
    const amount = 2 * now.next_bid + 1300;
    const price = `₹${amount.toLocaleString("en-IN")}`;
    const document = async () => (await page.reload())?.text();
    expect(await document()).not.toContain(price);
    const bidder = await api.buyer("9000000002");
    expect((await api.post("/auction", { product_id: lot._id, amount }, bidder.token)).status).toBe(
      200,
    );
    // The page's own document: the live stream would put even an old one right.
    await expect.poll(document, { timeout: 10_000 }).toContain(price);
  });
});

const notices = (link: string) => [
  { title: "You were outbid", body: `The highest bid on "Copper" is now ₹52,000.`, link },
  { title: "You won the auction", body: `Your bid of ₹52,000 won "Copper".`, link },
  { title: "Ending soon", body: `"Copper" ends in a few minutes. You are leading.`, link },
];

describe("a push message", () => {
  test("shows a notice for outbid, won and ending soon, and one that is no message of ours still says who it is from", async () => {
    const { page, worker } = await onPhone("/aboutus");
    await putTray(worker);
    const link = `/auctiondetail/${lot.url}`;
    for (const notice of notices(link)) await deliverPush(page, notice);
    await deliverPush(page, "just words");
    await expect.poll(() => noticesIn(worker)).toHaveLength(4);
    const shown = await noticesIn(worker);
    expect(shown.map(({ title, body, data }) => ({ title, body, link: data.link }))).toEqual([
      ...notices(link),
      { title: "Rebale", body: "just words", link: "/" },
    ]);
    const icon = await page.request.get((shown[0] as unknown as { icon: string }).icon);
    expect(icon.headers()["content-type"]).toBe("image/png");
  });

  test("when tapped leads to the lot: to its window if one is open there now, else to a new one", async () => {
    const path = `/auctiondetail/${lot.url}`;
    const { page, worker } = await onPhone(path);
    await putTray(worker);
    for (const notice of notices(path)) await deliverPush(page, notice);
    await expect.poll(() => noticesIn(worker)).toHaveLength(3);
    expect(await tapNotice(worker)).toEqual({
      opened: [],
      focused: [`${url}${path}`],
      closed: true,
    });

    // The window that began at the lot has walked on: whoever fills in a form there keeps it.
    await page.getByRole("link", { name: "Rebale, home" }).first().click();
    await seen(heading(page, "Buy, sell and contribute to a sustainable future"));
    expect(await tapNotice(worker)).toEqual({
      opened: [`${url}${path}`],
      focused: [],
      closed: true,
    });
    await page.goto(`${url}${path}`);
    await seen(heading(page, lot.title));
  });

  test("never leads away from the market", async () => {
    const { page, worker } = await onPhone("/aboutus");
    await putTray(worker);
    await deliverPush(page, { title: "Prize", body: "Tap", link: "https://elsewhere.example/" });
    await expect.poll(() => noticesIn(worker)).toHaveLength(1);
    expect((await tapNotice(worker)).opened).toEqual([url]);
  });
});

describe("on the yard's shared phone", () => {
  async function switchedOn(phone: string) {
    const { page } = await onPhone("/aboutus", { as: await api.buyer(phone) });
    await page.addInitScript(ownPushService);
    await page.goto("/dashnotifications");
    await page.getByRole("button", { name: "Turn on" }).click();
    await seen(heading(page, "Instant alerts are on for this device"));
    return page;
  }
  const subscribed = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem("test-subscription"));

  test("who logs out is told nothing more there, leaves no notice behind, and the next member is asked anew (S2.25)", async () => {
    const page = await switchedOn("9000000003");
    expect(await subscribed(page)).not.toBeNull();
    await page.evaluate(() => sessionStorage.setItem("test-notices", '["You were outbid"]'));
    await page.reload();
    await seen(heading(page, "Instant alerts are on for this device"));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("button", { name: "Logout" })
      .click();
    await page.waitForURL(`${url}/`);
    expect(await subscribed(page)).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("test-notices"))).toBe("[]");
  });

  test("an iPhone, which has push only for what is installed, is told so (S1.3)", async () => {
    const userAgent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
    const { page } = await onPhone("/aboutus", { as: await api.buyer("9000000005"), userAgent });
    await page.addInitScript(
      () => delete (window as Partial<Window & { PushManager: unknown }>).PushManager,
    );
    await page.goto("/dashnotifications");
    await seen(page.getByText("Tap Share, then Add to Home Screen"));
    expect(await page.getByRole("button", { name: "Turn on" }).count()).toBe(0);
  });

  test("a session that ended elsewhere ends the messages too", async () => {
    const page = await switchedOn("9000000004");
    const token = (await page.evaluate(() => localStorage.getItem("webtoken"))) ?? "";
    await api.post("/user/logout", {}, token);
    await page.goto("/dashnotifications");
    await expect.poll(() => subscribed(page), { timeout: 20_000 }).toBeNull();
  });

  test("a browser that the market lost, or that is bound to other keys, is put right when its member comes back", async () => {
    const page = await switchedOn("9000000005");
    const announced = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/user/push"),
    );
    await page.goto("/dashnotifications");
    expect((await (await announced).response())?.status()).toBe(200);
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem("test-subscription") ?? "{}");
      sessionStorage.setItem(
        "test-subscription",
        JSON.stringify({ ...stored, applicationServerKey: stored.keys.p256dh }),
      );
    });
    await page.goto("/dashnotifications");
    await seen(page.getByRole("button", { name: "Turn on" }));
    expect(await subscribed(page)).toBeNull();
  });
});

describe("the download section", () => {
  test("Chromium finds nothing against installing, and the icons are what the manifest says (S1.3)", async () => {
    const { page } = await onPhone("/");
    const devTools = await page.context().newCDPSession(page);
    expect((await devTools.send("Page.getInstallabilityErrors")).installabilityErrors).toEqual([]);
    const { errors, data } = await devTools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "{}");
    expect(manifest).toMatchObject({
      id: "/",
      short_name: "Rebale",
      scope: "/",
      display: "standalone",
      theme_color: "#0f4430",
      background_color: "#faf7f0",
    });
    expect((await page.request.get(manifest.start_url)).status()).toBe(200);
    const sizes = [];
    for (const { src, sizes: declared, purpose, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()["content-type"]).toContain(type);
      if (declared === "any") continue;
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(declared);
      sizes.push(`${declared} ${purpose}`);
    }
    expect(sizes).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
    const apple = await page.request.get(
      (await page.locator("link[rel=apple-touch-icon]").getAttribute("href")) ?? "",
    );
    expect(await sharp(await apple.body()).metadata()).toMatchObject({
      width: 180,
      height: 180,
      hasAlpha: false,
    });
  });

  /** Chromium's offer, made by the test: a browser without windows never makes it. */
  const offer = (page: Page) =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(event, {
        prompt: async () => {
          document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
          return { outcome: "accepted" };
        },
      });
      return !dispatchEvent(event);
    });
  const asked = (page: Page) => page.evaluate(() => document.body.dataset.asked);

  test("offers a computer to install only when its browser does, once (S1.3)", async () => {
    const { page } = await onPhone("/", { viewport: { width: 1440, height: 900 } });
    const button = page.getByRole("button", { name: "Install on this computer" });
    expect(await button.count()).toBe(0);
    expect(await offer(page)).toBe(true);
    await button.click();
    expect(await asked(page)).toBe("1");
    await expect.poll(() => button.count()).toBe(0);
  });

  test("asks an Android phone itself, and tells the steps where the browser offers nothing, as on an iPhone (S1.3)", async () => {
    const { page } = await onPhone("/", {
      userAgent:
        "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/153.0 Mobile Safari/537.36",
    });
    await offer(page);
    expect(await page.getByRole("button", { name: /^Install/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Get it on Android" }).click();
    expect(await asked(page)).toBe("1");
    await page.getByRole("button", { name: "Get it on Android" }).click();
    await seen(
      page
        .getByRole("dialog", { name: "Install Rebale on Android" })
        .getByText("Add to Home screen"),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Get it on iOS" }).click();
    await seen(
      page.getByRole("dialog", { name: "Install Rebale on iOS" }).getByText("Tap the Share button"),
    );
  });
});
