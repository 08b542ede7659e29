import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Session } from "./parts/api.ts";
import { faults } from "./parts/axe.ts";
import { aLiveLot } from "./parts/lots.ts";
import { arrivesAt, seen, sideways } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Every page, for whoever cannot see or has a small phone. */

const { api, visit, close } = await createStage();
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
  "/confirm-email",
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
        "/admin/reset",
        "/admin/invitation",
      ],
    ],
    ["in Hindi", () => inHindi],
  ])("%s", async (_, paths) => {
    const page = await visit("/aboutus");
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
          "/invited",
          "/saved-searches",
          "/obligations",
          "/wallet",
          "/wallet?add=300000",
          "/wallet/statement",
          "/wallet/accounts?add",
          "/wallet/transfer",
          "/wallet/demo-gateway/order_unknown",
          "/papers",
          "/books",
          "/tax-holds",
        ],
      ],
      [
        await api.seller(),
        [
          "/sellnow",
          "/dashproduct",
          "/questions",
          "/sign",
          "/sellerhome",
          "/orderbidding",
          "/alllist",
          "/wallet",
          "/dashboard",
          "/papers",
          "/papers?from=2026-01-01&to=2026-01-02",
          "/books?register=receipts&from=2026-01-01&to=2026-12-31",
          "/tax-holds",
        ],
      ],
    ] as const) {
      const page = await visit("/aboutus", { as });
      // One sale in each state that there is.
      const { data: sales } = (await api.get("/award?rows=100", as.token)).body;
      const one = new Map<string, string>(
        sales.map((sale: { _id: string; state: string; pay_through: string }) => [
          `${sale.pay_through} ${sale.state}`,
          `/award/${sale._id}`,
        ]),
      );
      expect(one.size).toBeGreaterThan(0);
      for (const path of [...paths, ...one.values()]) {
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

  test("at a gate, and in a truck's cab", async () => {
    const buyer = await api.buyer();
    const { data: sales } = (await api.get("/award?state=paid", buyer.token)).body;
    const award = `/award/${sales[0]._id}`;
    const { data: slots } = (await api.get(`${award}/slots`, buyer.token)).body;
    const { from } = slots.find(({ free }: { free: number }) => free > 0);
    const truck = { slot_from: from, vehicle_no: "MH12AX1004", driver_mobile: "9811111111" };
    const booked = { ...truck, driver_name: "Ramesh Yadav" };
    const { data: trip } = (await api.post(`${award}/trips`, booked, buyer.token)).body;
    let seller: Session | undefined;
    for (let n = 1; !seller; n++) {
      const one = await api.seller(`seller${n}@rebale.example`);
      if ((await api.get(award, one.token)).status === 200) seller = one;
    }
    const path = `/company/sites/${trip.site._id}/gate-devices`;
    const { data: phone } = (await api.post(path, { name: "Axe" }, seller.token)).body;
    const links: string[] = [phone.link, trip.driver_link];
    const page = await visit("/aboutus");
    const complaints: string[] = [];
    for (const link of links) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(link);
      await scriptsReady(page);
      await seen(page.getByRole("main").getByRole("heading"));
      complaints.push(...(await faults(page)).map((fault) => `${link} ${fault}`));
      await page.setViewportSize({ width: 320, height: 640 });
      const over = await sideways(page);
      if (over > 0) complaints.push(`${link} is ${over} px too wide for 320 px`);
    }
    await api.call("DELETE", `${path}/${phone._id}`, { token: seller.token });
    await api.call("DELETE", `/trip/${trip._id}`, { token: buyer.token });
    expect(complaints).toEqual([]);
  });

  test("in the office", async () => {
    const { token, name } = await api.admin();
    const page = await visit("/admin/login");
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
      "/admin",
      "/admin/sellers",
      "/admin/products",
      "/admin/products/approve",
      "/admin/events",
      "/admin/sales",
      "/admin/corrigenda",
      "/admin/claims",
      "/admin/claims?state=all",
      "/admin/late-lifting",
      "/admin/missing-papers",
      "/admin/ratings",
      "/admin/journal",
      "/admin/reports",
      "/admin/reports?report=balances",
      "/admin/money",
      "/admin/money?state=claimed",
      "/admin/money/withdrawals",
      "/admin/money/bank-accounts",
      "/admin/money/events",
      "/admin/money/tax-holds",
      "/admin/money/statements",
      "/admin/money/days",
      "/admin/money/settings",
      "/admin/fee-plans",
      "/admin/users",
      "/admin/companies",
      "/admin/company/1?part=review",
      "/admin/join-requests",
      "/admin/notifications",
      "/admin/outbox",
      "/admin/contact-queries",
      "/admin/service-requests",
      "/admin/audit",
      "/admin/guesses",
      "/admin/unusual-bids",
      "/admin/questions",
      "/admin/irregularities",
      "/admin/irregularities?open=1",
      "/admin/authorisations",
      "/admin/settings",
      "/admin/settings/irregularities",
      "/admin/personal-data",
      "/admin/company/1",
      "/admin/user/2",
      "/admin/lot/1",
      "/admin/award/1",
      "/admin/close-failures",
      "/admin/team",
      "/admin/second-factor",
      "/admin/logins",
    ];
    const editors = [
      "/admin/policies",
      "/admin/blogs",
      "/admin/categories",
      "/admin/contact-media",
      "/admin/testimonials",
      "/admin/banners",
    ];
    const screens = [...lists, ...editors.flatMap((path) => [path, `${path}?open=new`])];
    for (const path of screens) {
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
    const finder = page.getByRole("dialog", { name: "Find anything" });
    await finder.getByRole("textbox").fill("tyre");
    await seen(finder.getByRole("region", { name: "Lots" }).getByRole("link"));
    await page.keyboard.press("Enter");
    await arrivesAt(page, /^\/admin\/lot\/\d+$/);
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
