import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faults } from "./parts/axe.ts";
import { aLiveLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen, sideways, toast, words } from "./parts/page.ts";
import { openSharedStage, scriptsReady } from "./parts/stage.ts";

/** Whoever cannot see, cannot use a mouse, has a small phone or wants less motion. */

const { api, visit, close } = await openSharedStage();
afterAll(close);

const fixed = [
  "/",
  "/are-selling",
  "/are-selling?status=upcoming",
  "/viewallproduct",
  "/buyer",
  "/seller",
  "/login/seller",
  "/login/buyer",
  "/invitation",
  "/unsubscribe/unknown",
];
const informing = [
  "/aboutus",
  "/contactus",
  "/how_we_do_it",
  "/awarenessdrive",
  "/epr",
  "/compliance",
  "/collection",
  "/waste-management",
  "/data-retention",
];

const inHindi = [
  "/epr?stream=tyres&placed-2023=120&placed-2024=90",
  "/contactus",
  "/compliance",
].map((path) => `${path}${path.includes("?") ? "&" : "?"}lang=hi`);

let found: string[] = [];
beforeAll(async () => {
  const lot = await aLiveLot(api);
  const [category] = (await api.get("/category")).body.data;
  const [post] = (await api.get("/blog")).body.data;
  const [policy] = (await api.get("/policy")).body.data;
  found = [
    `/auctiondetail/${lot.url}`,
    `/categoryproduct/${category.url}`,
    "/blogs",
    `/blogs-detail/${post.slug}`,
    `/${policy.url}`,
  ];
});

describe("axe finds nothing, and 320 px do not scroll sideways,", () => {
  test.each([
    ["in the market", () => fixed],
    ["on the pages that inform", () => informing],
    [
      "on a lot, a category, the blog, an article, a policy, and where nothing is",
      () => [
        ...found,
        "/no/such/path",
        "/offline",
        "/admin/login",
        "/admin/forgot",
        "/admin/invitation",
      ],
    ],
    ["in Hindi", () => inHindi],
  ])("%s", async (_, paths) => {
    const page = await visit("/aboutus", { reducedMotion: "reduce" });
    const complaints: string[] = [];
    for (const path of paths()) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await scriptsReady(page);
      complaints.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
      await page.setViewportSize({ width: 320, height: 640 });
      const over = await sideways(page);
      if (over > 0) complaints.push(`${path} is ${over} px too wide for 320 px`);
    }
    expect(complaints).toEqual([]);
  });

  test("on a member's desk", async () => {
    const complaints: string[] = [];
    for (const [as, paths] of [
      [
        await api.buyer(),
        [
          "/dashboard",
          "/dashprofile",
          "/company",
          "/dashnotifications",
          "/orderbidding",
          "/totalbid",
          "/purchase",
          "/watchlist",
          "/saved-searches",
        ],
      ],
      [
        await api.seller(),
        ["/sellnow", "/dashproduct", "/sellerhome", "/orderbidding", "/alllist"],
      ],
    ] as const) {
      const page = await visit("/aboutus", { as, reducedMotion: "reduce" });
      for (const path of paths) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await scriptsReady(page);
        await seen(page.getByRole("main").getByRole("heading"));
        complaints.push(...(await faults(page)).map((fault) => `${as.type} ${path} ${fault}`));
        await page.setViewportSize({ width: 320, height: 640 });
        const over = await sideways(page);
        if (over > 0) complaints.push(`${as.type} ${path} is ${over} px too wide for 320 px`);
      }
    }
    expect(complaints).toEqual([]);
  });

  test("in the office", async () => {
    const { token, name } = await api.admin();
    const page = await visit("/admin/login", { reducedMotion: "reduce" });
    await page.evaluate(
      ([token, name]) => {
        localStorage.setItem("officetoken", token as string);
        localStorage.setItem("officename", name as string);
      },
      [token, name],
    );
    // With something in them: a few wrong passwords, and an auction that could not be closed.
    for (let i = 0; i < 3; i++)
      await api.post("/user/login", { email: `guess-${i}@example.org`, password: "wrong" });
    const failures = "**/api/admin/close-failures";
    const complaints: string[] = [];
    const lists = [
      "sellers",
      "products",
      "users",
      "companies",
      "companies/1",
      "join-requests",
      "notifications",
      "outbox",
      "contact-queries",
      "service-requests",
      "audit",
      "guesses",
      "unusual-bids",
      "irregularities",
      "personal-data",
      "irregularities?open=1",
      "close-failures",
      "team",
      "second-factor",
    ];
    const editors = ["policies", "blogs", "categories", "contact-media", "testimonials"];
    const screens = [
      "",
      ...lists.map((l) => `/${l}`),
      ...editors.flatMap((e) => [`/${e}`, `/${e}?open=new`]),
    ];
    for (const path of screens.map((s) => `/admin${s}`)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      // A route keeps the browser from using what it has loaded before: only where it is needed.
      await page.unroute(failures);
      if (/^\/admin(\/close-failures)?$/.test(path))
        await page.route(failures, (route) =>
          route.fulfill({ json: { is_success: 1, message: "", errors: [], data: [aFailure] } }),
        );
      await page.goto(path);
      await scriptsReady(page);
      await seen(page.getByRole("main").getByRole("heading"));
      complaints.push(...(await faults(page)).map((fault) => `${path} ${fault}`));
      await page.setViewportSize({ width: 320, height: 640 });
      const over = await sideways(page);
      if (over > 0) complaints.push(`${path} is ${over} px too wide for 320 px`);
    }
    expect(complaints).toEqual([]);

    // Ctrl-K finds any lot, and Enter opens it.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press("Control+k");
    const finder = page.getByRole("dialog", { name: "Find a lot, person or page" });
    await finder.getByRole("textbox").fill("tyre");
    await seen(finder.getByRole("region", { name: "Lots" }).getByRole("link"));
    await page.keyboard.press("Enter");
    await arrivesAt(page, /^\/admin\/products\?status=all&open=\d+$/);
  });
});

/** The market has no way to make one on purpose. */
const aFailure = {
  product_id: "1",
  title: "Truck radial tyres, end of life, 20 tonnes",
  attempts: 4,
  last_error: "deadlock detected while writing the certificate of the auction",
  since: "2026-11-21T09:00:00.000Z",
  try_again_at: "2026-11-21T09:05:00.000Z",
};

/** Tab after tab, until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, most = 120): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press("Tab");
    const called = await page.evaluate(() => {
      const e = document.activeElement as HTMLInputElement | null;
      return [e?.getAttribute("aria-label"), e?.labels?.[0]?.textContent, e?.textContent]
        .filter(Boolean)
        .join(" / ");
    });
    if (name.test(called)) return;
  }
  throw new Error(`Not reached by keyboard: ${name}`);
}

describe("by keyboard alone", () => {
  test("the first Tab offers to skip to the content, and the focus is seen", async () => {
    const page = await visit("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    expect(await skip.evaluate((e) => e === document.activeElement)).toBe(true);
    await seen(skip);
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
    ).not.toBe("none");
  });

  test("a buyer registers", async () => {
    const page = await visit("/buyer");
    await seen(page.getByRole("dialog", { name: "Verify your phone" }));
    await page.keyboard.type("9844400001");
    await page.keyboard.press("Enter");
    const code = (await words(page.getByText(/Your code is/))).replace(/\D/g, "");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Verify your phone" }).waitFor({ state: "hidden" });
    await tabTo(page, /^Name/);
    await page.keyboard.type("Keya Das");
    await page.keyboard.press("Enter");
    await tabTo(page, /^PAN \/|^PAN$|^PAN/);
    await page.keyboard.type("abcde1234f");
    await page.keyboard.press("Enter");
    await toast(page, "Buyer Create Succesfully");
    await arrivesAt(page, "/dashboard");
    await seen(heading(page, "Welcome, Keya Das"));
  });

  test("a lot is searched for, opened and bid on", async () => {
    const lot = await aLiveLot(api, 5);
    const page = await visit("/are-selling", { as: await api.buyer("9000000005") });
    await tabTo(page, /^Search/);
    await page.keyboard.type(lot.title);
    await arrivesAt(page, /[?&]q=/);
    await seen(page.locator("article").getByRole("link", { name: lot.title }));
    await expect.poll(() => page.locator("article").count()).toBeLessThan(3);
    await tabTo(page, new RegExp(`^${lot.title.replace(/[^\w ]/g, ".")}`));
    await page.keyboard.press("Enter");
    await arrivesAt(page, `/auctiondetail/${lot.url}`);
    await seen(page.getByText("Live, updates automatically"));
    await tabTo(page, /^Your bid for the whole lot/);
    await page.keyboard.press("Enter");
    await seen(page.getByRole("dialog", { name: "Confirm your bid" }));
    await page.keyboard.press("Enter");
    await seen(page.getByRole("region", { name: "Bidding" }).getByText("You are leading"));
  });

  test("menus close with Escape and give the focus back", async () => {
    const page = await visit("/");
    await tabTo(page, /^Login/);
    await page.keyboard.press("Enter");
    await seen(page.getByRole("link", { name: "Login as Seller" }));
    await page.keyboard.press("Escape");
    expect(
      await page.getByRole("banner").getByRole("link", { name: "Login as Seller" }).isVisible(),
    ).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Login",
    );
  });
});

test("who prefers less motion sees no autoplay, no sliding in and no counting", async () => {
  const page = await visit("/", { ready: false, reducedMotion: "reduce" });
  await page.clock.install();
  await page.reload();
  await scriptsReady(page);
  const dots = page
    .locator("section[aria-labelledby='clients']")
    .getByRole("button", { name: /^Go to/ });
  await dots.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(7000);
  expect(await dots.first().getAttribute("aria-current")).toBe("true");
  expect(
    await page.getByRole("region", { name: "Rebale so far" }).locator("b").allTextContents(),
  ).toEqual(["25", "100", "50", "100"]);
  await page.goto("/waste-management");
  await scriptsReady(page);
  expect(await page.locator("[data-away]").count()).toBe(0);
});

test("a bid that arrives is announced politely", async () => {
  const lot = await aLiveLot(api, 6);
  const bidder = await api.buyer("9000000002");
  const page = await visit(`/auctiondetail/${lot.url}`);
  await seen(page.getByText("Live, updates automatically"));
  await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, bidder.token);
  const news = page.locator("[aria-live=polite]", {
    hasText: `Highest bid ₹${lot.next_bid.toLocaleString("en-IN")} by Bidder`,
  });
  await news.waitFor({ state: "attached" });
});

test("at 200 % zoom nothing scrolls sideways", async () => {
  const page = await visit("/", { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const path of ["/", "/are-selling", ...found.slice(0, 1)]) {
    await page.goto(path);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});
