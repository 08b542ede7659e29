import { afterAll, expect, test } from "vitest";
import { barFitsAt320 } from "./parts/bid-bar.ts";
import { indiaTime, submitLot } from "./parts/lots.ts";
import { heading, seen, sideways } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** The market in Hindi: found, chosen, remembered. */

const { api, visit, close } = await createStage();
afterAll(close);

const alternates = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map((link) => [
    link.hreflang,
    link.getAttribute("href")?.replace(/^https?:\/\/[^/]+/, ""),
  ]);

test("an English page says where its Hindi is, and asks for no Devanagari letters", async () => {
  const page = await visit("/are-selling");
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (/devanagari/i.test(request.url())) fonts.push(request.url());
  });
  await page.reload();
  await scriptsReady(page);
  // Prices stream in: the network is never idle. What a page writes in is loaded by then.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en-IN");
  expect(await page.evaluate(alternates)).toEqual([
    ["en-IN", "/are-selling"],
    ["hi-IN", "/are-selling?lang=hi"],
    ["x-default", "/are-selling"],
  ]);
  expect(fonts).toEqual([]);
});

test("one tap in the header turns the page to Hindi, and the next visit remembers it", async () => {
  const page = await visit("/");
  await page.getByRole("banner").getByRole("link", { name: "हिन्दी" }).click();
  await page.waitForURL(/\?lang=hi$/);
  await seen(page.getByRole("heading", { name: "लाइव नीलामी" }));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("hi-IN");
  const canonical = page.locator('link[rel="canonical"]');
  expect(await canonical.getAttribute("href")).toMatch(/\/\?lang=hi$/);

  await page.goto(new URL("/login/seller", page.url()).href);
  await page.getByRole("button", { name: "लॉगिन", exact: true }).click();
  await seen(page.getByText("ईमेल लिखना ज़रूरी है।"));

  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await seen(page.getByRole("button", { name: "Login", exact: true }));
});

test("a lot in Hindi fits into 320 px", async () => {
  const page = await visit("/are-selling?lang=hi&status=live");
  await page.setViewportSize({ width: 320, height: 700 });
  await seen(page.getByRole("link", { name: "टेबल" }));
  const timer = page.getByRole("timer").first();
  expect(await timer.getAttribute("aria-label")).toMatch(/^\d+ दिन \d+ घंटे \d+ मिनट \d+ सेकंड$/);
  const lot = page.getByRole("article").first().getByRole("link").first();
  const path = await lot.getAttribute("href");
  await page.goto(new URL(String(path), page.url()).href);
  await seen(page.getByText(/शुरुआती भाव|सबसे ऊँची बोली/));
  expect(await sideways(page)).toBe(0);
});

test("a seller's choices name categories in Hindi, the table of lots materials and places", async () => {
  const page = await visit("/sellnow?lang=hi", { as: await api.seller() });
  const choices = page.getByLabel("कैटेगरी").first().locator("option");
  await expect.poll(() => choices.allTextContents()).toContain("बैटरियाँ");
  await page.goto("/are-selling?view=table&category=batteries&lang=hi");
  await seen(page.getByRole("cell", { name: "लेड-एसिड बैटरी", exact: true }).first());
  await seen(page.getByRole("cell", { name: "लुधियाना", exact: true }).first());
});

test("what recycling means is counted in Hindi units", async () => {
  const page = await visit("/are-selling?lang=hi");
  await seen(page.getByText("83 टन", { exact: true }));
});

test("completed orders of lots by the kg, in Hindi, fit into 320 px", async () => {
  const page = await visit("/ordercomplete?lang=hi", {
    as: await api.seller(),
    viewport: { width: 320, height: 700 },
  });
  await seen(page.locator("[data-row]").getByText(/पूरे लॉट का/));
  expect(await sideways(page)).toBe(0);
  const mark = await page.locator("header a svg").first().boundingBox();
  expect(mark).toMatchObject({ width: 32, height: 32 });
});

test("the EPR calculator answers in Hindi, and so does the form below it", async () => {
  const page = await visit("/epr?stream=tyres&placed-2023=120&placed-2024=90&lang=hi");
  const result = page.locator("#epr-result");
  await seen(result.getByRole("heading", { name: "टायर: टारगेट, वित्त वर्ष के हिसाब से" }));
  await seen(result.getByText("120 टन (2023-24 में बने या मँगाए) × 100%"));
  await page.getByRole("button", { name: "पूछताछ भेजिए" }).click();
  const name = page.getByLabel("आपका नाम");
  await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
});

test("in Hindi, on the smallest phone, the terms are read and signed as well (A4)", async () => {
  const [seller, admin] = await Promise.all([api.seller(), api.admin()]);
  const { body: company } = await api.get("/company", seller.token);
  const { token } = admin;
  const waived = (to: boolean) =>
    api.call("PUT", `/admin/companies/${company.data._id}/signature-waiver`, {
      token,
      body: { waived: to, reason: "As agreed by telephone" },
    });
  await waived(false);
  const lot = await submitLot(api, seller, {
    terms: { payment_days: 5, documents: ["Gate pass"] },
  });
  const times = { start_at: indiaTime(1800), end_at: indiaTime(3600) };
  await api.call("PATCH", `/admin/products/${lot.id}`, {
    token,
    body: { is_approved: true, market_value: 50_000, terms: { payment_days: 3 }, ...times },
  });
  const page = await visit(`/sign/${lot.id}?lang=hi`, {
    as: seller,
    viewport: { width: 320, height: 640 },
  });
  await seen(heading(page, "शर्तों पर दस्तख़त"));
  expect(await sideways(page)).toBe(0);
  await page.getByRole("button", { name: "दस्तख़त के लिए कोड भेजिए" }).click();
  await page.getByRole("button", { name: "भर दीजिए" }).click();
  await page.getByRole("button", { name: "दस्तख़त कीजिए", exact: true }).click();
  await seen(page.getByText(/दस्तख़त किए।$/));
  await waived(true);
});

test("at 320 px the bar shows its price and all of its clock beside the button, to visitor, leader and who was outbid (S4.6), in Hindi", () =>
  barFitsAt320(
    { api, visit },
    { lang: "hi", place: "बोली", raise: "बढ़ाइए", logIn: "बोली के लिए लॉगिन" },
  ));
