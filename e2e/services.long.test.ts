import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { abreast, arrivesAt, field, heading, seen, words } from "./parts/page.ts";
import { createStage, moving, scriptsReady } from "./parts/stage.ts";

/** The service pages: what each must name, and the enquiry at its end. */

const { api, visit, close } = await createStage();
afterAll(close);

const h2 = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

describe("Waste Management", () => {
  test("has four tiles whose more detail... jumps to ewaste, plasticwaste, tyrewaste and battery (S2.13, S2.55)", async () => {
    const page = await visit("/waste-management");
    for (const [title, anchor] of [
      ["E-Waste", "ewaste"],
      ["Plastic Waste", "plasticwaste"],
      ["Tyre Waste", "tyrewaste"],
      ["Battery Waste", "battery"],
    ]) {
      await page.getByRole("link", { name: `more detail... about ${title}` }).click();
      await arrivesAt(page, `/waste-management#${anchor}`);
      const section = page.locator(`#${anchor}`);
      expect(await words(section.getByRole("heading", { level: 2 }))).toBe(title);
      await expect
        .poll(() => section.evaluate((e) => Math.abs(e.getBoundingClientRect().top)))
        .toBeLessThan(150);
    }
  });

  test("names the rules, producers' duties, take-back, six benefits, five tyre rules and five ways of help (S2.55)", async () => {
    const page = await visit("/waste-management");
    const rules = page.locator("#ewaste ol").first().locator("li");
    expect(await rules.locator("b").first().textContent()).toBe("2011");
    expect((await rules.allTextContents()).map((text) => text.slice(0, 4))).toEqual([
      "2011",
      "2016",
      "2022",
    ]);
    const parts = async (title: string) =>
      page
        .getByRole("heading", { name: title })
        .locator("xpath=following::ul[1]")
        .locator(":scope > li")
        .count();
    expect(await parts("Six benefits of the guidance of February 2022")).toBe(6);
    expect(await parts("Five ways in which we help")).toBe(5);
    expect(
      await page
        .getByRole("heading", { name: "Five key rules" })
        .locator("xpath=following::*[self::ul or self::ol][1]/li")
        .count(),
    ).toBe(5);
    await seen(heading(page, "Take-back"));
    await seen(heading(page, "Compliance with extended producer responsibility"));
  });

  test("its banner moves on every 4 s, and parts slide in over 800 ms, again each time (S2.55, S9.5)", async () => {
    const page = await visit("/waste-management", { ready: false, ...moving });
    await page.clock.install();
    await page.reload();
    await scriptsReady(page);
    await page.mouse.move(0, 0);
    const hero = page.getByRole("region", { name: "Waste management" });
    const shown = () => words(hero.locator("div[data-on] p"));
    await page.clock.runFor(300);
    const first = await shown();
    await page.clock.runFor(4000);
    await expect.poll(shown).not.toBe(first);

    const part = page.locator("#battery [data-from]").first();
    await expect.poll(() => part.getAttribute("data-away")).not.toBeNull();
    expect(await part.evaluate((e) => getComputedStyle(e).transitionDuration)).toMatch(/0\.8s/);
    await part.evaluate((e) => e.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect.poll(() => part.getAttribute("data-away")).toBeNull();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => part.getAttribute("data-away")).not.toBeNull();
  });
});

describe("EPR", () => {
  test("shows its five service cards three abreast, two below 1200 px and one below 1024 px (S2.13, S2.56, S9.7)", async () => {
    const page = await visit("/epr");
    const row = page.getByRole("region", { name: "EPR services" }).locator("ul");
    expect(await row.locator("li:not([aria-hidden]) h3").allTextContents()).toEqual([
      "E-Waste",
      "Plastic Waste",
      "Battery Waste",
      "Tyre Waste",
      "End-to-End EPR Compliance",
    ]);
    for (const [width, count] of [
      [1280, 3],
      [1200, 3],
      [1199, 2],
      [1024, 2],
      [1023, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => abreast(row)).toBe(count);
    }
  });

  test("moves on every 2 s, and says why to choose us (S2.56, S9.5)", async () => {
    const page = await visit("/epr", { ready: false, ...moving });
    await page.clock.install();
    await page.reload();
    await scriptsReady(page);
    await page.mouse.move(0, 0);
    const carousel = page.getByRole("region", { name: "EPR services" });
    await carousel.scrollIntoViewIfNeeded();
    await page.clock.runFor(300);
    const at = () =>
      carousel
        .getByRole("button")
        .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute("aria-current")));
    expect(await at()).toBe(0);
    await page.clock.runFor(2000);
    await expect.poll(at).toBe(1);
    await seen(heading(page, "Why choose us"));
  });
});

test("Awareness Drive has its banner, About, Our Mandate, Stakeholders and a gallery (S2.13, S2.57)", async () => {
  const page = await visit("/awarenessdrive");
  expect(await h2(page)).toEqual(
    expect.arrayContaining(["About", "Our Mandate", "Stakeholders", "Gallery"]),
  );
  expect(await page.getByRole("main").locator("figure").count()).toBeGreaterThanOrEqual(6);
});

test("Collection is told in six steps, Compliance by its rules (S2.13, S2.57)", async () => {
  const page = await visit("/collection");
  expect(await page.getByRole("main").locator("ol > li h3").count()).toBe(6);
  await page.goto("/compliance");
  expect(await h2(page)).toEqual(
    expect.arrayContaining(["Which rules apply to you", "Who may buy"]),
  );
});

test("an enquiry from a service page reaches the office, and the sender gets its reference (S1.1)", async () => {
  const page = await visit("/collection");
  const form = page.locator("#enquiry");
  await field(form, "Your name").fill("Irfan Ali");
  await field(form, "Organisation").fill("Ali Motors");
  await field(form, "Email").fill("irfan@ali-motors.example");
  await field(form, "Mobile number").fill("9822011223");
  await field(form, "City").fill("Ludhiana");
  await field(form, "State").selectOption("Punjab");
  await field(form, "What you need").fill("300 car batteries, ground floor.");
  await form.getByRole("button", { name: "Send enquiry" }).click();
  await seen(page.getByRole("heading", { name: "We have your enquiry" }));
  const [enquiry] = (await api.get("/admin/service-requests", (await api.admin()).token)).body.data;
  expect(enquiry).toMatchObject({
    service: "collection",
    organisation: "Ali Motors",
    city: "Ludhiana",
  });
  await seen(form.getByText(enquiry.reference));
});
