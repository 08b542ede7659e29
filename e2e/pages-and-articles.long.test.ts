import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { arrivesAt, field, heading, seen, toast, words } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** The company's own pages: contact, about, how, its articles and its policies. */

const { url, api, visit, close } = await createStage();
afterAll(close);

const h2 = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

describe("Contact", () => {
  test("has cards for Mobile, Email and Whatsapp, and the address with an embedded map (S2.12, S2.52, S3.3)", async () => {
    const page = await visit("/contactus", { ready: false });
    // No journey leaves this machine: the map's server is within reach as far as the page can tell.
    await page.addInitScript(() => {
      const real = window.fetch;
      window.fetch = (input, init) =>
        String(input).startsWith("https://www.openstreetmap.org/")
          ? Promise.resolve(new Response())
          : real(input, init);
    });
    await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
    await page.goto("/contactus");
    const main = page.getByRole("main");
    expect(await main.getByRole("link", { name: /^Mobile/ }).getAttribute("href")).toMatch(/^tel:/);
    expect(await main.getByRole("link", { name: /^Email/ }).getAttribute("href")).toMatch(
      /^mailto:/,
    );
    expect(await main.getByRole("link", { name: /^Whatsapp/ }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/\d+/,
    );
    await heading(page, "Where we are").scrollIntoViewIfNeeded();
    expect(await page.locator("iframe[title='Map of our office']").getAttribute("src")).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed/,
    );
  });

  test("shows the address alone where the map cannot be reached (S2.52)", async () => {
    const page = await visit("/contactus", { ready: false });
    await page.route("https://www.openstreetmap.org/**", (route) => route.abort());
    await page.goto("/contactus");
    await scriptsReady(page);
    await heading(page, "Where we are").scrollIntoViewIfNeeded();
    await seen(page.getByText("The map could not be loaded; this is the address."));
    await seen(page.getByRole("main").locator("address"));
  });

  test("sends a question to the office, or says what is wrong and keeps what was typed (S2.52, S3.13, S5.7, S8.4)", async () => {
    const page = await visit("/contactus");
    await field(page, "Name").fill("Lata Rao");
    await field(page, "Email").fill("lata.example");
    await field(page, "Phone").fill("9812345678");
    await field(page, "Message").fill("Do you take monitors with glass tubes?");
    const send = page.getByRole("button", { name: "Send message" });
    await send.click();
    await seen(page.getByRole("status").getByText(/valid email address|need your attention/));
    expect(await field(page, "Message").inputValue()).toBe(
      "Do you take monitors with glass tubes?",
    );
    await field(page, "Email").fill("lata@rao.example");
    await send.click();
    await toast(page, "Thank you for contacting us. We will get back to you soon.");
    const queries = (await api.get("/admin/contact-queries", (await api.admin()).token)).body.data;
    expect(queries[0]).toMatchObject({
      name: "Lata Rao",
      email: "lata@rao.example",
      mobile: "9812345678",
    });
  });
});

test("About Us: banner, welcome, vision, mission and why choose us, with the claims (S2.12, S2.53, S1.4)", async () => {
  const page = await visit("/aboutus");
  expect(await h2(page)).toEqual(
    expect.arrayContaining(["Welcome to Rebale", "Our vision", "Our mission", "Why choose us"]),
  );
  await seen(page.getByRole("heading", { level: 1 }));
});

test("How We Do It: seven numbered steps and a call to register (S2.12, S2.54)", async () => {
  const page = await visit("/how_we_do_it");
  const steps = page.getByRole("main").locator("ol > li");
  expect(await steps.getByRole("heading").allTextContents()).toEqual([
    "Easy registration",
    "Listing",
    "Bidding",
    "Secure transactions",
    "Eco-friendly disposal",
    "Customer support",
    "Continuous improvement",
  ]);
  expect(await words(steps.nth(6))).toMatch(/^7/);
  await page.getByRole("link", { name: "Become a Seller" }).click();
  await arrivesAt(page, "/seller");
});

describe("the blog", () => {
  test("lists all posts, newest first, three in a row (S2.14, S2.32, S7.18)", async () => {
    const page = await visit("/blogs");
    const posts = (await api.get("/blog")).body.data as { title: string }[];
    const cards = page.getByRole("main").locator("article");
    expect(await cards.locator("h3, h2").allTextContents()).toEqual(
      posts.map(({ title }) => title).reverse(),
    );
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((e) => Math.round(e.getBoundingClientRect().top)),
    );
    expect(tops[0]).toBe(tops[2]);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  });

  test("an article has image, date, label, author, and two other posts cut to 8 words (S2.14, S2.58, S3.2, S9.6)", async () => {
    const [post] = (await api.get("/blog")).body.data;
    const page = await visit(`/blogs-detail/${post.slug}`);
    const article = page.getByRole("main").locator("article").first();
    await seen(article.getByRole("heading", { level: 1, name: post.title }));
    // S9.3: an article says its date as DD-MM-YYYY.
    expect(await words(article.locator("time"))).toMatch(/^\d{2}-\d{2}-\d{4}$/);
    await seen(article.getByText("Auction", { exact: true }));
    await seen(article.getByText("Posted by Admin"));
    expect(
      await article
        .locator("img")
        .first()
        .evaluate((img: HTMLImageElement) => img.getAttribute("src")),
    ).toContain("/uploads/");

    const recent = page.getByRole("complementary", { name: "Recent Post" });
    expect(await recent.getByRole("heading", { level: 3 }).count()).toBe(2);
    expect(await recent.getByText(post.title).count()).toBe(0);
    for (const snippet of await recent.locator("li p").allTextContents())
      expect(
        snippet
          .replace(/…|\.\.\./g, "")
          .trim()
          .split(/\s+/).length,
      ).toBeLessThanOrEqual(8);
    expect(await recent.getByRole("link", { name: "View ALL" }).getAttribute("href")).toBe(
      "/blogs",
    );
  });
});

describe("what the office writes", () => {
  test("is what visitors read: policies at their own path as HTML, posts, and notifications for members (S1.1, S2.18, S2.59, S3.4, S3.10, S6.4)", async () => {
    const { token } = await api.admin();
    const policy = {
      title: "Weighing Policy",
      url: "weighing-policy",
      description: "<h2>One bridge</h2><p>Each load is <strong>weighed twice</strong>.</p>",
    };
    expect((await api.post("/admin/policies", policy, token)).status).toBe(200);
    const post = {
      slug: "weigh-twice",
      title: "Weigh twice, argue never",
      short_description: "Why each truck passes the bridge empty and full, and what it saves you.",
      description: "<p>Empty, then full.</p>",
      start_at: "2026-11-20",
    };
    expect((await api.post("/admin/blogs", post, token)).status).toBe(200);
    expect(
      (
        await api.post(
          "/admin/notifications",
          { title: "Bridge closed", description: "On Sunday.", audience: "buyers" },
          token,
        )
      ).status,
    ).toBe(200);

    const page = await visit("/weighing-policy");
    await seen(page.getByRole("heading", { level: 1, name: "Weighing Policy" }));
    await seen(page.locator("strong", { hasText: "weighed twice" }));
    await seen(page.getByRole("contentinfo").getByRole("link", { name: "Weighing Policy" }));
    await page.goto("/blogs");
    await seen(page.getByRole("link", { name: "Weigh twice, argue never" }));

    const buyer = await visit("/dashnotifications", { as: await api.buyer() });
    await seen(buyer.locator("article", { hasText: "Bridge closed" }));
    const seller = await api.get("/admin/notifications", (await api.seller()).token);
    expect(seller.body.data.some(({ title }: { title: string }) => title === "Bridge closed")).toBe(
      false,
    );
  });

  test("every policy is a page of its own (S2.18, S2.59)", async () => {
    for (const { url: path, title } of (await api.get("/policy")).body.data) {
      const reply = await fetch(`${url}/${path}`);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain(`<h1>${title}</h1>`);
    }
  });
});

test("the office takes a question, answers it by mail from the screen, and saves the list (W16, W19)", async () => {
  const { token, name } = await api.admin();
  const message = "Do you buy old copiers?";
  const visitor = {
    name: "Meera Nair",
    email: "meera@nair.example",
    mobile: "9812345670",
    message,
  };
  await api.post("/admin/contact-query", visitor);
  const page = await visit("/admin/login");
  await page.evaluate(
    ([token, name]) => {
      localStorage.setItem("officetoken", token as string);
      localStorage.setItem("officename", name as string);
    },
    [token, name],
  );
  await page.goto("/admin/contact-queries?q=meera");
  await page.getByRole("link", { name: "Meera Nair" }).click();
  const dialog = page.getByRole("dialog", { name: "Question from Meera Nair" });
  await dialog.getByRole("button", { name: "Assign to me" }).click();
  await seen(dialog.getByText("In progress"));
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await seen(dialog.getByText("Write something first"));
  await dialog.getByLabel("Text").fill("Yes, from ten pieces on.");

  // A colleague is quicker: nothing is sent twice, and what was typed stays.
  const [query] = (await api.get("/admin/contact-queries?q=meera", token)).body.data;
  await api.post(
    `/admin/contact-queries/${query._id}/replies`,
    { version: query.version, text: "Yes." },
    token,
  );
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await seen(dialog.getByText(/has answered it in the meantime\. Nothing of yours was sent/));
  await seen(dialog.getByRole("list", { name: "Thread" }).getByText("Yes.", { exact: true }));
  expect(await dialog.getByLabel("Text").inputValue()).toBe("Yes, from ten pieces on.");
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await toast(page, "Your reply is on its way");
  const entries = dialog.getByRole("list", { name: "Thread" }).getByRole("listitem");
  expect(await entries.count()).toBe(3);
  // It has left the list of what waits; the drawer stays what it was.
  await page.getByRole("link", { name: "Meera Nair" }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  const main = page.locator("main");
  await expect.poll(() => main.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.goto("/admin/contact-queries?stage=answered&q=meera");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Contact queries as CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^contact-queries-[\d-]+\.csv$/);
});
