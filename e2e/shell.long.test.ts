import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { arrivesAt, seen, sideways, words } from "./parts/page.ts";
import { createStage, moving, scriptsReady } from "./parts/stage.ts";

/** The frame of every page: header, footer, the way in and out. */

const { api, visit, close } = await createStage();
afterAll(close);

const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
const linksOf = (page: Page, name: string | RegExp) =>
  page
    .getByRole("navigation", { name })
    .getByRole("link")
    .evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute("href")]));

const services = [
  ["Waste Management", "/waste-management"],
  ["EPR", "/epr"],
  ["Awareness Drive", "/awarenessdrive"],
  ["Collection", "/collection"],
  ["Compliance", "/compliance"],
];

describe("the header", () => {
  test("of a visitor: main menu with the Services submenu, Become Seller and Become Buyer, both logins (S2.21, S2.22, S2.23)", async () => {
    const page = await visit("/");
    await mainMenu(page).getByText("Services").click();
    expect(await linksOf(page, /^Main$/)).toEqual([
      ["Home", "/"],
      ["About Us", "/aboutus"],
      ["Live Listings", "/are-selling"],
      ...services,
      ["How we do it", "/how_we_do_it"],
      ["Contact", "/contactus"],
    ]);
    const header = page.getByRole("banner");
    expect(await header.getByRole("link", { name: "Become Seller" }).getAttribute("href")).toBe(
      "/seller",
    );
    expect(await header.getByRole("link", { name: "Become Buyer" }).getAttribute("href")).toBe(
      "/buyer",
    );
    expect(await header.getByRole("link", { name: /Sell Now|Buy Now/ }).count()).toBe(0);

    await header
      .locator("summary", { has: page.locator("svg") })
      .and(page.getByLabel("Login"))
      .click();
    expect(await header.getByRole("link", { name: "Login as Seller" }).getAttribute("href")).toBe(
      "/login/seller",
    );
    await header.getByRole("link", { name: "Login as Buyer" }).click();
    await arrivesAt(page, "/login/buyer");
  });

  test("of a buyer: Home leads to the dashboard, Buy Now, a greeting with name and picture of 40 by 40 (S2.21, S2.22, S2.23, S9.7)", async () => {
    const page = await visit("/are-selling", { as: await api.buyer() });
    const header = page.getByRole("banner");
    await seen(header.getByRole("link", { name: "Buy Now" }));
    expect(await header.getByRole("link", { name: /Become|Sell Now|Sign Up/ }).count()).toBe(0);
    await header.getByLabel("Menu", { exact: true }).click();
    const whole = page.getByRole("navigation", { name: "Main, small screen" });
    expect(await whole.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/dashboard");
    await header.getByLabel("Profile").click();
    expect(
      await header.getByRole("link", { name: "Company", exact: true }).getAttribute("href"),
    ).toBe("/company");
    await seen(header.getByText(/^Hello, \S+/));
    const face = header.getByLabel("Profile").locator("svg, img");
    expect(await face.boundingBox()).toMatchObject({ width: 40, height: 40 });
    expect(
      await header.getByRole("link", { name: "Profile", exact: true }).getAttribute("href"),
    ).toBe("/dashboard");
  });

  test("at work the whole main menu is one tap away, at every width (S2.21)", async () => {
    for (const width of [390, 1366, 1440]) {
      const viewport = { width, height: 800 };
      const page = await visit("/totalbid", { as: await api.buyer(), viewport });
      await page.getByRole("banner").getByLabel("Menu", { exact: true }).click();
      const menu = page.getByRole("navigation", { name: "Main, small screen" });
      for (const name of ["Home", "About Us", "Live Listings", "How we do it", "Contact"])
        await seen(menu.getByRole("link", { name, exact: true }));
      await seen(menu.getByText("Services"));
      await page.context().close();
    }
  });

  test.each([
    ["buyer", ["Live", "Events", "Prices", "My bids", "Deals", "Watch"]],
    ["seller", ["My lots", "Deals", "Prices", "Live", "Events", "Wallet"]],
  ] as const)(
    "of a %s leads to work from every page, from 901 px on (S2.21)",
    async (who, names) => {
      const as = who === "buyer" ? await api.buyer() : await api.seller();
      for (const [path, width] of [
        ["/aboutus", 901],
        ["/are-selling", 1181],
        ["/dashboard", 1366],
      ] as const) {
        const page = await visit(path, { as, viewport: { width, height: 800 } });
        await expect
          .poll(() => mainMenu(page).getByRole("link").allTextContents())
          .toEqual([...names]);
        expect(await sideways(page)).toBe(0);
        await page.context().close();
      }
    },
  );

  test("of a seller: Sell Now, also in the small-screen menu (S2.22)", async () => {
    const as = await api.seller();
    const wide = await visit("/are-selling", { as });
    expect(
      await wide.getByRole("banner").getByRole("link", { name: "Sell Now" }).getAttribute("href"),
    ).toBe("/sellnow");
    expect(
      await wide
        .getByRole("banner")
        .getByRole("link", { name: /Become|Buy Now/ })
        .count(),
    ).toBe(0);

    const small = await visit("/are-selling", { as, viewport: { width: 390, height: 800 } });
    await small.getByLabel("Menu").click();
    await seen(
      small
        .getByRole("navigation", { name: "Main, small screen" })
        .getByRole("link", { name: "Sell Now" }),
    );
  });

  test("takes the default picture where the member's own does not load (S2.23, S8.9)", async () => {
    const page = await visit("/", { as: await api.buyer() });
    await page.evaluate(() => localStorage.setItem("profileimage", "gone.webp"));
    await page.reload();
    await expect.poll(() => page.getByLabel("Profile").locator("svg").count()).toBe(1);
    expect(await page.getByLabel("Profile").locator("img").count()).toBe(0);
  });

  test("on a phone opens and closes its menu, toggles Services, and shows the phone number (S2.26)", async () => {
    const page = await visit("/", { viewport: { width: 390, height: 800 } });
    const menu = page.getByRole("navigation", { name: "Main, small screen" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByLabel("Menu").click();
    await seen(menu);
    expect(await menu.getByRole("link", { name: "Compliance" }).isVisible()).toBe(false);
    await menu.getByText("Services").click();
    await seen(menu.getByRole("link", { name: "Compliance" }));
    await menu.getByText("Services").click();
    expect(await menu.getByRole("link", { name: "Compliance" }).isVisible()).toBe(false);
    const contact = (await api.get("/admin/contact-media-by-type/Contact")).body.data;
    const mobile = contact.find((item: { title: string }) => item.title === "Mobile").media_value;
    await seen(menu.getByRole("link", { name: mobile }));
    await page.getByLabel("Menu").click();
    expect(await menu.isVisible()).toBe(false);
  });

  test("stays in sight after scrolling, and the preloader takes 300 ms (S2.26, S9.5)", async () => {
    const page = await visit("/", moving);
    const header = page.getByRole("banner");
    expect(await header.getAttribute("data-scrolled")).toBeNull();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => header.getAttribute("data-scrolled")).toBe("true");
    expect((await header.boundingBox())?.y).toBe(0);
    // Opened again at the place left, before anybody scrolls.
    await page.reload();
    await scriptsReady(page);
    await expect.poll(() => header.getAttribute("data-scrolled")).toBe("true");
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll("body > div[aria-hidden]")].map(
        (e) => getComputedStyle(e).animationDuration,
      ),
    );
    expect(durations).toContain("0.3s");
  });
});

describe("Sign Up", () => {
  test("on Home scrolls to the sign-up section (S2.24)", async () => {
    const page = await visit("/");
    await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
    await inView(page, "#sign-up");
  });
  test("elsewhere goes home and scrolls there (S2.24, S9.5)", async () => {
    const page = await visit("/aboutus");
    await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
    await arrivesAt(page, "/");
    await inView(page, "#sign-up");
  });
});

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((e) => Math.round(e.getBoundingClientRect().top));
async function inView(page: Page, selector: string) {
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(() => topOf(page, selector), { timeout: 10_000 }).toBeLessThan(height / 2);
  expect(await topOf(page, selector)).toBeGreaterThan(-height / 2);
}

describe("Logout", () => {
  test.each(["/", "/are-selling"])(
    "at %s clears local storage, ends the session on the server and stands on Home (S2.25, S4.1)",
    async (path) => {
      const as = await api.buyer("9000000004");
      const page = await visit(path, { as });
      await page.evaluate(() => localStorage.setItem("something else", "too"));
      await page.getByLabel("Profile").click();
      const loadedAnew = page.waitForEvent("load");
      await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
      await loadedAnew;
      await arrivesAt(page, "/");
      await seen(page.getByRole("banner").getByRole("link", { name: "Become Buyer" }));
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await expect.poll(async () => (await api.get("/user/profile", as.token)).status).toBe(401);
    },
  );
});

test("the member pages send a visitor without a token to / (S2.20)", async () => {
  const page = await visit("/aboutus");
  const members = [
    "/dashboard",
    "/dashprofile",
    "/company",
    "/dashnotifications",
    "/ordercomplete",
    "/orderbidding",
    "/totalbid",
    "/purchase",
  ];
  const sellers = ["/dashproduct", "/dashproduct/approved", "/sellnow", "/alllist", "/sellerhome"];
  for (const path of [...members, ...sellers]) {
    await page.goto(path);
    await arrivesAt(page, "/");
  }
});

test("the footer leads home, to the policies and to the office, and hides what must be hidden (S2.33, S3.3, S3.4)", async () => {
  const page = await visit("/");
  const footer = page.getByRole("contentinfo");
  expect(await footer.getByRole("link", { name: "Rebale, home" }).getAttribute("href")).toBe("/");
  await seen(
    footer.getByText(
      "A secure, user-friendly platform for seamless scrap transactions and management.",
    ),
  );
  for (const name of ["Facebook", "Instagram", "Linkedin"])
    await seen(footer.getByRole("link", { name }));
  expect(await footer.getByRole("link", { name: "Twitter" }).count()).toBe(0);
  expect(await linksOf(page, "Navigate")).toEqual([
    ["Home", "/"],
    ["About Us", "/aboutus"],
    ["How We Do It", "/how_we_do_it"],
    ["Contact Us", "/contactus"],
  ]);
  const policies = (await api.get("/policy")).body.data.filter(
    ({ title }: { title: string }) => title !== "About Us",
  );
  expect(await linksOf(page, "Policy")).toEqual(
    policies.map(({ title, url }: { title: string; url: string }) => [title, `/${url}`]),
  );
  const contact = footer.getByRole("region", { name: "Contact" });
  expect(await contact.getByRole("link", { name: "@" }).getAttribute("href")).toMatch(
    /^mailto:\S+@\S+/,
  );
  expect(await contact.getByRole("link", { name: "+91" }).getAttribute("href")).toMatch(
    /^tel:\+91\d{10}$/,
  );
  expect(await words(contact)).not.toContain("Whatsapp");
});
