import { afterAll, expect, test } from "vitest";
import { aLiveLot } from "./parts/lots.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/** Every page that a visitor may open; what stands on each is the long tests' subject. */

const { url, api, visit, close } = await createStage();
afterAll(close);

test("every page has a title of its own (S2.20)", async () => {
  const titles = new Map<string, string>();
  const pages = [
    "/",
    "/buyer",
    "/seller",
    "/login/seller",
    "/login/buyer",
    "/are-selling",
    "/viewallproduct",
    "/aboutus",
    "/contactus",
    "/how_we_do_it",
    "/awarenessdrive",
    "/epr",
    "/compliance",
    "/collection",
    "/waste-management",
    "/blogs",
    "/about-us",
    "/no-such-page",
  ];
  for (const path of pages) {
    const title = /<title>([^<]+)<\/title>/.exec(await (await fetch(url + path)).text())?.[1];
    expect(titles.get(title ?? ""), `${path}: ${title}`).toBeUndefined();
    titles.set(title ?? "", path);
  }
});

test("pages of services say what the law has of their readers, with the figures of its rows (O39)", async () => {
  const { token } = await api.admin();
  const [indian, day] = [new Intl.NumberFormat("en-IN"), "on=2026-11-29"];
  for (const [id, name] of [
    ["swm_2026", "Solid Waste Management Rules, 2026"],
    ["elv_2025", "End-of-Life Vehicles Rules, 2025"],
  ]) {
    const [fact] = (await api.get(`/admin/law?q=${id}&${day}`, token)).body.data;
    expect(fact._id).toBe(id);
    for (const path of fact.used_in) {
      const html = await (await fetch(url + path)).text();
      expect(html, path).toContain(name);
      if (path === "/collection")
        for (const figure of Object.values<number>(fact.value))
          expect(html, path).toContain(indian.format(figure));
      if (fact.confidence === "medium") expect(html, path).toContain("to be confirmed");
    }
  }
});

test("every page comes to life as it was sent, without an error", async () => {
  const page = await visit("/");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(`${page.url()}: ${message.slice(0, 80)}`));
  const lot = await aLiveLot(api);
  const pages = ["/", "/buyer", "/seller", "/login/seller", "/login/buyer", "/are-selling"];
  const more = ["/viewallproduct", "/aboutus", "/contactus", "/epr", "/waste-management"];
  for (const path of [...pages, ...more, "/blogs", `/auctiondetail/${lot.url}`]) {
    await page.goto(path);
    await scriptsReady(page);
  }
  expect(errors).toEqual([]);
});
