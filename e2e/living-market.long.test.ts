import { afterAll, describe, expect, test } from "vitest";
import { aLiveLot } from "./parts/lots.ts";
import { arrivesAt, heading, seen, textOf, words } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** A first-time visitor opens the site and finds a market that moves. */

const { url, api, visit, close } = await createStage();
afterAll(close);

const htmlOf = async (path: string) => textOf(await (await fetch(url + path)).text());

describe("the first reply", () => {
  test("home comes from the server with the tagline, live lots and the way to the app (S2.1, S1.3)", async () => {
    const page = await htmlOf("/");
    expect(page).toContain("one-stop solution for buying and selling waste, with EPR compliance");
    const live = (await api.get("/product/live?rows=8")).body.data;
    expect(live).toHaveLength(8);
    for (const { title } of live) expect(page).toContain(title);
    expect(page).toMatch(/Get it on Android.*Get it on iOS/);
  });

  test("home says what the market claims of its recyclers (S1.4)", async () => {
    expect(await htmlOf("/")).toMatch(
      /25\+ certified recyclers in India.*25,000\+ metric tons approved annual capacity.*Since 2023/,
    );
    expect(await htmlOf("/are-selling")).toMatch(
      /100\+ companies.*10\+ monthly active users.*25\+ authorized recyclers/,
    );
  });

  test("the other pages of the market come from the server with their lots (S2.5, S2.6, S2.7, S2.8)", async () => {
    const lot = await aLiveLot(api);
    expect(await htmlOf(`/auctiondetail/${lot.url}`)).toContain(lot.title);
    expect(await htmlOf(`/auctiondetail/${lot._id}`)).toContain(lot.title);
    const category = (await api.get("/category")).body.data[0];
    const first = (await api.get(`/product/category/${category.url}`)).body.data[0];
    expect(await htmlOf(`/categoryproduct/${category.url}`)).toContain(first.title);
    const ending = (await api.get("/product/shop?rows=1")).body.data[0];
    expect(await htmlOf("/are-selling")).toMatch(
      new RegExp(`Live Listings.*${ending.title.slice(0, 20)}`),
    );
    expect(await htmlOf("/viewallproduct")).toMatch(
      new RegExp(`Live Auction.*${ending.title.slice(0, 20)}`),
    );
  });
});

test("without JavaScript the pages still show their content, and the filter form still searches", async () => {
  const page = await visit("/", { javaScriptEnabled: false });
  await seen(page.getByText("one-stop solution for buying and selling waste"));
  await seen(page.locator("article").getByText("Place a Bid"));

  const lot = await aLiveLot(api);
  await page.goto(`/auctiondetail/${lot.url}`);
  await seen(heading(page, lot.title));
  await seen(page.getByRole("region", { name: "Bidding" }).getByRole("timer"));
  expect(await page.locator("noscript p").first().isVisible()).toBe(true);

  await page.goto("/blogs");
  const article = page.locator("article h3 a, article h2 a").first();
  const title = await words(article);
  await article.click();
  await seen(page.getByRole("heading", { level: 1, name: title }));

  const [policy] = (await api.get("/policy")).body.data;
  await page.goto(`/${policy.url}`);
  await seen(page.getByRole("heading", { level: 1, name: policy.title }));

  await page.goto("/are-selling");
  await page.getByRole("combobox", { name: "Search" }).fill("PET");
  await page.getByRole("button", { name: "Apply" }).click();
  await arrivesAt(page, /q=PET/);
  await seen(page.locator("article").getByText(/PET/));
});

describe("Live Listings", () => {
  test("filters stand in the address and survive a reload, a shared link and the way back; Reset Filter clears them (S2.7, S2.51)", async () => {
    const [, category] = (await api.get("/category")).body.data;
    const page = await visit("/are-selling");
    // Lots end meanwhile: what is found is compared, not how much.
    const found = async () => Number.parseInt(await words(page.locator("#found")), 10);
    const all = await found();
    const filters = page.getByRole("complementary", { name: "Filters" });

    await filters.getByText(category.title, { exact: true }).click();
    await arrivesAt(page, `/are-selling?category=${category.url}`);
    const isSome = (number: number) => number > 0 && number < all / 2;
    await expect.poll(found).toSatisfy(isSome);

    await page.reload();
    expect(await filters.getByRole("checkbox", { name: category.title }).isChecked()).toBe(true);
    expect(await found()).toSatisfy(isSome);

    const lot = page.locator("article").first();
    const title = await words(lot.getByRole("heading"));
    await lot.getByRole("link").click();
    await seen(page.getByRole("heading", { level: 1, name: title }));
    await page.goBack();
    await arrivesAt(page, `/are-selling?category=${category.url}`);
    await expect.poll(found).toSatisfy(isSome);
    expect(await filters.getByRole("checkbox", { name: category.title }).isChecked()).toBe(true);

    await page.getByRole("link", { name: "Reset Filter" }).first().click();
    await arrivesAt(page, "/are-selling");
    await expect.poll(found).toBeGreaterThan(all / 2);
    expect(await filters.getByRole("checkbox", { name: category.title }).isChecked()).toBe(false);
  });

  test("beside the grid stand the statistic tiles and what recycling means, with its arithmetic (S2.51)", async () => {
    const page = await visit("/are-selling");
    await seen(
      page.getByRole("region", { name: "Who trades here" }).getByText("authorized recyclers"),
    );
    await seen(page.getByText("25,000 t ÷ 10 t a truck"));
  });

  test("is one page with the rest: moving about loads no new document (S1.5)", async () => {
    const page = await visit("/");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page
      .getByRole("navigation", { name: "Main", exact: true })
      .getByRole("link", { name: "Live Listings" })
      .click();
    await arrivesAt(page, "/are-selling");
    await seen(heading(page, "Live Listings"));
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});

describe("an auction page", () => {
  test("moves by itself: the clock ticks, and a bid from elsewhere shows within a second (S2.5, S4.6)", async () => {
    const lot = await aLiveLot(api, 2);
    const bidder = await api.buyer("9000000002");
    const page = await visit(`/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    await seen(panel.getByText("Live, updates automatically"));

    const clock = panel.getByRole("timer");
    const before = await words(clock);
    await expect.poll(() => words(clock), { timeout: 3000 }).not.toBe(before);

    await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, bidder.token);
    const price = `₹${lot.next_bid.toLocaleString("en-IN")}`;
    await panel.getByText(price, { exact: true }).first().waitFor({ timeout: 1000 });
    await seen(page.getByRole("row").nth(1).getByText(price));
  });

  test("of a busy server, eight seconds late, shows the price and the clock of now, also where its age is not read", async () => {
    const lot = await aLiveLot(api, 5);
    const bidder = await api.buyer("9000000002");
    const early = await (await fetch(`${url}/auctiondetail/${lot.url}`)).text();
    await new Promise((resolve) => setTimeout(resolve, 8000));
    await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, bidder.token);

    const page = await visit("/are-selling");
    await page.route(`**/auctiondetail/${lot.url}`, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: early }),
    );
    await page.goto(`/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    await seen(panel.getByText("Live, updates automatically"));
    const price = `₹${lot.next_bid.toLocaleString("en-IN")}`;
    await seen(panel.getByText(price, { exact: true }).first());
    const clock = (await words(panel.getByRole("timer"))).match(/\d+/g) ?? [];
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = clock.map(Number);
    const shown = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    const left = (Date.parse(lot.ends_at) - Date.now()) / 1000;
    expect(Math.abs(shown - left)).toBeLessThan(3);
  });

  test("says when the line is down, and catches up by itself what was missed", async () => {
    const lot = await aLiveLot(api, 3);
    const bidder = await api.buyer("9000000003");
    const page = await visit("/are-selling");
    let broken = true;
    await page.route("**/api/auction/stream/**", (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto(`/auctiondetail/${lot.url}`);
    const panel = page.getByRole("region", { name: "Bidding" });
    await seen(panel.getByText(/^Connection lost/));

    await api.post("/auction", { product_id: lot._id, amount: lot.next_bid }, bidder.token);
    const price = `₹${lot.next_bid.toLocaleString("en-IN")}`;
    await panel.getByText(price, { exact: true }).first().waitFor({ timeout: 8000 });

    broken = false;
    await seen(panel.getByText("Live, updates automatically"));
  });
});

describe("an unknown address", () => {
  test.each([
    "/categoryproduct/no-such-kind",
    "/auctiondetail/no-such-lot",
    "/blogs-detail/no-such-post",
    "/no-such-policy",
    "/no/such/path",
    "/login/thief",
  ])("%s is a real 404: Page Not Found, with the way home (S2.19, S8.11)", async (path) => {
    const reply = await fetch(url + path);
    expect(reply.status).toBe(404);
    const html = await reply.text();
    expect(textOf(html)).toMatch(/Page Not Found.*Go to Homepage/);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test("of a script that an upgrade took away is a 404 that nobody keeps", async () => {
    const reply = await fetch(`${url}/assets/of-last-week.js`);
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  test("its Go to Homepage leads home (S2.19)", async () => {
    const page = await visit("/no/such/path");
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await arrivesAt(page, "/");
  });
});
