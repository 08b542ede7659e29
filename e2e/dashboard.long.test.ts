import { afterAll, describe, expect, test } from "vitest";
import { png } from "./parts/files.ts";
import { openLot } from "./parts/lots.ts";
import { arrivesAt, field, heading, seen, sideways, toast, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The desk of a member: counts, profile, notifications, orders. */

const { api, visit, close } = await createStage();
afterAll(close);

const [buyer, seller] = await Promise.all([
  api.buyer("9000000001"),
  api.seller("seller1@rebale.example"),
]);

describe("the side menu", () => {
  test.each([
    ["buyer", "Purchase", "/purchase"],
    ["seller", "Product List", "/dashproduct"],
  ])(
    "of a %s has %s as its third tab, and marks the tab of the route (S2.44, S2.15, S2.16)",
    async (who, third, path) => {
      const page = await visit("/dashboard", { as: who === "seller" ? seller : buyer });
      const menu = page.getByRole("navigation", { name: "Dashboard" });
      const links = menu.getByRole("link");
      expect(await links.allTextContents()).toEqual([
        "Dashboard",
        "My Profile",
        "Notifications",
        "Order Bidding",
        ...(who === "buyer" ? ["Total Bid"] : []),
        third,
        ...["Wallet", "Papers", "Books", "EPR obligations", "Watchlist"],
      ]);
      for (const [name, to] of [
        ["My Profile", "/dashprofile"],
        ["Notifications", "/dashnotifications"],
        ["Order Bidding", "/orderbidding"],
        [third, path],
        ["Wallet", "/wallet"],
        ["Dashboard", "/dashboard"],
      ] as const) {
        await menu.getByRole("link", { name, exact: true }).click();
        await arrivesAt(page, to);
        await expect
          .poll(() => menu.locator("[aria-current=page]").allTextContents())
          .toEqual([name]);
      }
    },
  );

  test.each([
    ["buyer", ["Live", "Events", "Prices", "My bids", "Deals", "Watch"]],
    ["seller", ["My lots", "Deals", "Prices", "Live", "Events", "Wallet"]],
  ])(
    "of a %s is on a phone in the menu, and one bar in words leads to work (S2.44)",
    async (who, names) => {
      const as = who === "seller" ? seller : buyer;
      const page = await visit("/watchlist", { as, viewport: { width: 320, height: 700 } });
      const bar = page.getByRole("navigation", { name: "Work", exact: true });
      const links = bar.getByRole("listitem").getByRole("link");
      await expect.poll(() => links.allTextContents()).toEqual(names);
      for (const link of await links.all()) {
        expect(
          await link.evaluate((a) => Number.parseFloat(getComputedStyle(a).fontSize)),
        ).toBeGreaterThan(10);
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.getByRole("navigation", { name: "Dashboard" }).count()).toBe(0);
      await page.getByRole("banner").getByLabel("Menu", { exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Dashboard, small screen" });
      await menu.getByRole("link", { name: "My Profile" }).click();
      await arrivesAt(page, "/dashprofile");
      expect(await sideways(page)).toBe(0);
    },
  );

  test("has a Logout that clears local storage and goes to / (S2.44)", async () => {
    const page = await visit("/dashboard", { as: await api.buyer("9000000005") });
    await page
      .getByRole("navigation", { name: "Dashboard" })
      .getByRole("button", { name: "Logout" })
      .click();
    await arrivesAt(page, "/");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe("the cards", () => {
  test("of a seller count completed orders and products by their state, and lead there, below the money and what waits (S2.15, S2.45, S3.12, S7.12, U32)", async () => {
    const page = await visit("/dashboard", { as: seller });
    await seen(page.getByText("Seller Dashboard"));
    const { data } = (await api.get("/user/seller-dashboard", seller.token)).body;
    const cards = page.getByRole("list", { name: "Your lists" }).getByRole("link");
    expect(
      await cards.evaluateAll((all) =>
        all.map((a) => [
          a.getAttribute("href"),
          a.querySelector("span")?.textContent,
          a.querySelector("b")?.textContent,
        ]),
      ),
    ).toEqual([
      ["/ordercomplete", "Order Completed", String(data.completed)],
      ["/dashproduct", "Total Products", String(data.total_products)],
      ["/dashproduct/approved", "Product Approved", String(data.approved)],
      ["/dashproduct/expired", "Product Expired", String(data.expired_pending)],
      ["/dashproduct/pending", "Product Approval Pending", String(data.approval_pending)],
    ]);
    const money = page.getByRole("list", { name: "Your money" }).getByRole("link");
    expect(await money.locator("> span").allTextContents()).toEqual([
      ...["To come", "In your wallet", "Live at", "Your answer wanted"],
    ]);
    await seen(heading(page, "Now"));
    const now = (await api.get("/user/seller-now", seller.token)).body.data;
    if (now.expired_sold > 0) await seen(page.getByText(`of them sold: ${now.expired_sold}`));
  });

  test("of a buyer count the bids (S2.45, S3.12)", async () => {
    const page = await visit("/dashboard", { as: buyer });
    await seen(page.getByText("Buyer Dashboard"));
    const { data } = (await api.get("/user/user-dashboard", buyer.token)).body;
    const card = page.getByRole("main").getByRole("link", { name: "Total Bid" });
    expect(await card.getAttribute("href")).toBe("/totalbid");
    expect(await words(card.locator("b"))).toBe(String(data.total_bids));
  });
});

describe("My Profile", () => {
  test("shows where one is logged in, and logs a lost phone out there (W12)", async () => {
    const phone = "9833300055";
    await api.post(
      "/user",
      {
        name: "Lost Phone",
        contact: { mobile: phone },
        login_type: { isBuyer: true, isSeller: false },
      },
      (await api.prove(phone)).body.token,
    );
    const [here, lost] = [await api.buyer(phone), await api.buyer(phone)];
    const page = await visit("/dashprofile", { as: here });
    const logins = page.getByRole("region", { name: "Where you are logged in" });
    await seen(logins.getByText("This device"));
    await logins.getByRole("button", { name: "Log out everywhere else" }).click();
    await toast(page, "Logged out everywhere else");
    await seen(logins.getByText("You are not logged in anywhere else."));
    expect((await api.get("/user/profile", lost.token)).status).toBe(401);
    expect((await api.get("/user/profile", here.token)).status).toBe(200);
  });

  test("has Personal Detail and Document; mobile and email are read-only; a change is stored and greets at once (S2.16, S2.46, S5.8, S8.6)", async () => {
    const page = await visit("/dashprofile", { as: await api.buyer("9000000003") });
    expect(await page.getByRole("tab").allTextContents()).toEqual(["Personal Detail", "Document"]);
    expect(await field(page, "Mobile number").isEditable()).toBe(false);
    expect(await field(page, "Email").isEditable()).toBe(false);
    await field(page, "Name").fill("Noor Jahan");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^Save|^Update/ })
      .click();
    await toast(page, "User Updated Successfully");
    expect(await page.evaluate(() => localStorage.getItem("name"))).toBe("Noor Jahan");

    await page.getByRole("tab", { name: "Document" }).click();
    await page
      .getByRole("tabpanel", { name: "Document" })
      .locator("input[type=file]")
      .first()
      .setInputFiles(await png("pan.png"));
    await toast(page, "Document stored");
  });
});

describe("Notifications", () => {
  test("can be deleted one by one, down to the empty state; a failure is told (S2.16, S2.47, S8.6)", async () => {
    const as = await api.buyer("9000000004");
    const admin = await api.admin();
    const me = (await api.get("/user/profile", as.token)).body.data._id;
    await api.post(
      "/admin/notifications",
      { title: "For you alone", description: "A word.", audience: me },
      admin.token,
    );
    const page = await visit("/dashnotifications", { as });
    const own = page.locator("article", { hasText: "For you alone" });

    await page.route("**/api/user/notification/**", (route) => route.abort());
    await own.getByRole("button", { name: "Delete: For you alone" }).click();
    await toast(page, "An error occurred while deleting the notification");
    await page.unroute("**/api/user/notification/**");
    await page.route("**/api/user/notification/**", (route) =>
      route.fulfill({
        status: 404,
        json: {
          is_success: 0,
          code: "not_found",
          message: "There is nothing here",
          data: null,
          errors: [],
        },
      }),
    );
    await own.getByRole("button", { name: "Delete: For you alone" }).click();
    await toast(page, "Failed to delete the notification");
    await page.unroute("**/api/user/notification/**");

    for (let left = await page.locator("article").count(); left > 0; left--) {
      await page
        .getByRole("button", { name: /^Delete:/ })
        .first()
        .click();
      await expect.poll(() => page.locator("article").count()).toBe(left - 1);
    }
    await toast(page, "Notification deleted successfully!");
    await seen(heading(page, "No notifications"));
    await seen(page.getByRole("main").locator("svg"));
  });
});

describe("the order list", () => {
  test("of a seller has ten rows a page, previous and next, and says page X / total (S2.48, S9.4)", async () => {
    const { body } = await api.get("/auction/seller-auction?page=1&rows=10", seller.token);
    expect(body.totalpage).toBeGreaterThan(1);
    const page = await visit("/orderbidding", { as: seller });
    await seen(heading(page, "Order Bidding List"));
    const rows = page.getByRole("table", { name: "Order Bidding List" }).locator("tbody tr");
    expect(await rows.count()).toBe(10);
    const pager = page.getByRole("navigation", { name: "Pages of Order Bidding List" });
    await seen(pager.getByText(`page 1 / ${body.totalpage}`));
    const first = await words(rows.first());
    await pager.getByRole("link", { name: "Next" }).click();
    await seen(pager.getByText(`page 2 / ${body.totalpage}`));
    await expect.poll(() => words(rows.first())).not.toBe(first);
    await pager.getByRole("link", { name: "Previous" }).click();
    await seen(pager.getByText(`page 1 / ${body.totalpage}`));
  });

  test("/ordercomplete has a seller's completed sales only, all at once (S2.16, S2.48, S9.4, trader 8)", async () => {
    const page = await visit("/ordercomplete", { as: seller });
    await seen(heading(page, "Order Completed"));
    const { data } = (
      await api.get(
        "/auction/seller-auction?page=1&rows=100000&status=completed&won=1",
        seller.token,
      )
    ).body;
    const rows = page.getByRole("table").locator("tbody tr");
    expect(await rows.count()).toBe(data.length);
    expect(await rows.filter({ hasText: "Pending" }).count()).toBe(0);
  });

  test("of a buyer shows each order's number, quantity, amount, state and win; Purchase has the specified columns in ₹ (S2.16, S2.48, S2.49, S3.8, S4.10)", async () => {
    const { data } = (await api.get("/auction/my-auction", buyer.token)).body;
    const page = await visit("/totalbid", { as: buyer });
    expect(await page.getByRole("table").locator("tbody tr").count()).toBe(data.length);
    await page.goto("/orderbidding");
    const [order] = data;
    const row = page.getByRole("row").filter({ hasText: order.bid_order_id }).first();
    await seen(row.getByText(order.product_id.title));
    expect(await words(row)).toMatch(
      /₹[\d,.]+( for the lot)?(Pending|Completed).*(Win|Leading|Outbid|Subject to approval)/,
    );

    await page.goto("/purchase");
    await seen(heading(page, "All Purchase"));
    const won = (await api.get("/auction/my-auction?won=1", buyer.token)).body.data;
    if (won.length > 0) {
      expect(await page.getByRole("columnheader").allTextContents()).toEqual([
        "Title",
        "Bidding ID",
        "Bid Amount",
        "Image",
        "Status",
        "Action",
      ]);
    } else await seen(heading(page, "You have not won an auction yet"));
  });
});

test("the product list filters by approved, expired and unapproved (S2.16, S2.17, S2.50)", async () => {
  await openLot(api, seller, { ends: 3600 });
  const page = await visit("/dashproduct", { as: seller });
  await seen(heading(page, "All Product List"));
  for (const [name, path, chips] of [
    ["Approved", "/dashproduct/approved", ["Live", "Upcoming", "Ended", "Sold"]],
    ["Ended", "/dashproduct/expired", ["Ended", "Sold"]],
    ["Pending", "/dashproduct/pending", ["Pending", "Refused"]],
  ] as const) {
    await page.getByRole("navigation", { name: "Filter" }).getByRole("link", { name }).click();
    await arrivesAt(page, path);
    await expect.poll(() => page.locator("a[aria-current=page]").allTextContents()).toContain(name);
    const shown = await page.getByRole("main").locator("[data-status]").allTextContents();
    for (const chip of shown) expect(chips).toContain(chip);
  }
});

test("the table that a seller chose is shown on all three pages of own products, a row 44 px high (S2.9, S2.10, S2.50, U28)", async () => {
  const page = await visit("/dashproduct", { as: seller });
  await page.getByRole("button", { name: "Table" }).click();
  for (const [path, name] of [
    ["/dashproduct/approved", "Your products"],
    ["/alllist", "Your products"],
    ["/sellerhome", "The bid list"],
  ] as const) {
    await page.goto(path);
    const table = page.getByRole("table", { name });
    await seen(table.locator("a[href^='/auctiondetail/']"));
  }
  const row = page.getByRole("row").nth(1);
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(46);
  await row.getByRole("button", { name: /^More: / }).click();
  await seen(page.getByRole("dialog").getByRole("link", { name: "Bid Detail" }));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Cards" }).click();
  await seen(page.getByRole("main").locator("article"));
});

describe("a page that cannot be shown leads on", () => {
  test("who was logged out meanwhile to the login", async () => {
    const page = await visit("/dashboard", { as: { ...buyer, token: "ended-long-ago" } });
    await seen(heading(page, "You are logged out"));
    await page.getByRole("main").getByRole("link", { name: "Login as Buyer" }).click();
    await arrivesAt(page, "/login/buyer?next=%2Fdashboard");
  });

  test("a buyer who opens a seller's page to their own desk", async () => {
    const page = await visit("/alllist", { as: buyer });
    await seen(heading(page, "This page is not for your account"));
    await page.getByRole("link", { name: "Go to your dashboard" }).click();
    await arrivesAt(page, "/dashboard");
  });
});

describe("figures", () => {
  test("of a buyer: what needs attention leads to a list of as many; charts stand as tables, for the days chosen", async () => {
    const page = await visit("/dashboard", { as: buyer });
    const needs = page.getByRole("region", { name: "Needs attention" });
    await seen(needs);
    for (const link of await needs.getByRole("link").all()) {
      const count = await words(link.locator("b"));
      const to = (await link.getAttribute("href")) ?? "";
      const list = await visit(to, { as: buyer });
      await expect
        .poll(() => list.locator("[data-row]").count(), { timeout: 10_000 })
        .toBe(Number(count));
    }
    await page.getByRole("link", { name: "3 months" }).click();
    await arrivesAt(page, /^\/dashboard\?from=\d{4}-\d{2}-\d{2}&to=/);
    await seen(page.getByRole("link", { name: "3 months" }).and(page.locator("[aria-current]")));
    await seen(page.getByText("Win rate"));
  });

  test("of a seller: sales, rates and views, each also as a table", async () => {
    const page = await visit("/dashboard", { as: seller });
    await page.getByRole("link", { name: "Your figures" }).click();
    const states = page.getByRole("region", { name: "Lots by status", exact: true });
    await states.getByText("Show as a table").click();
    const row = states.getByRole("row", { name: /^Live/ });
    await seen(row);
    await seen(states.locator(".recharts-surface"));
    await seen(page.getByRole("region", { name: "Views and bidders by lot" }).first());
  });
});

test("what is unread is counted at the menu, and read where it is listed", async () => {
  const as = await api.buyer("9000000007");
  const admin = await api.admin();
  const me = (await api.get("/user/profile", as.token)).body.data._id;
  await api.post("/user/notifications/read", {}, as.token);
  await api.post(
    "/admin/notifications",
    { title: "Gate closed on Friday", description: "A word.", audience: me },
    admin.token,
  );
  const page = await visit("/dashprofile", { as });
  const entry = page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Notifications", exact: true });
  await expect.poll(() => entry.getAttribute("data-unread"), { timeout: 10_000 }).toBe("1");
  await entry.click();
  await seen(page.getByText("Gate closed on Friday"));
  await expect.poll(() => entry.getAttribute("data-unread"), { timeout: 10_000 }).toBe(null);
});
