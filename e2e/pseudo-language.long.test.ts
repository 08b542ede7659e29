import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, Response } from "playwright-core";
import { afterAll, expect, inject, test } from "vitest";
import { localize } from "../apps/web/messages/localize.ts";
import routes from "../apps/web/src/routes.ts";
import { quiet, startMarket } from "./market.ts";
import { aLiveLot } from "./parts/lots.ts";
import { sideways } from "./parts/page.ts";
import { createStage, scriptsReady } from "./parts/stage.ts";

/**
 * A language that nobody speaks, in the place of Hindi: each vowel stands twice, with a mark. It
 * shows what a further language costs, which texts are not marked, and what is too narrow for words
 * that are a third longer.
 */

const VOWELS: Readonly<Record<string, string>> = {
  ...{ a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" },
  ...{ A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú", Y: "Ý" },
};
const longer = (key: string) =>
  key.replace(/[aeiouy]/gi, (letter) => `${VOWELS[letter]}${VOWELS[letter.toLowerCase()]}`);

const site = mkdtempSync(join(tmpdir(), "rebale-pseudo-"));
afterAll(() => rmSync(site, { recursive: true, force: true }));
const marked = fileURLToPath(new URL("../apps/web/build/marked/", import.meta.url));
const timed = (languages: Parameters<typeof localize>[2]) => {
  const before = process.cpuUsage();
  localize(marked, site, languages);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const alone = timed({});
const withIt = timed({ hi: (_, key) => longer(key) });
const market = await startMarket({ ...quiet, SITE_BUILD: site }, inject("freshMarket"));
const { api, visit, close } = await createStage(market.url);
afterAll(async () => {
  await close();
  await market.stop();
});

test("a further language costs at most half of a second step, and no bundling", () => {
  console.log(`English ${alone.toFixed(1)} s, with another language ${withIt.toFixed(1)} s`);
  expect(withIt).toBeLessThan(alone * 3);
});

/** Names of things, which every language writes so. */
const NAMES =
  /^(Rebale|WhatsApp|Facebook|Instagram|LinkedIn|English|Excel|Android|Chrome|Copy|Ctrl|https?|www|com|example|xls|xlsx|csv)$/;

/** The words of the market's answers: names, titles and sentences that are not the site's. */
async function dataOf(page: Page, open: () => Promise<unknown>): Promise<Set<string>> {
  const answers: Promise<string>[] = [];
  const listen = (response: Response) => {
    // A stream of events never ends.
    if (/json|x-script/.test(response.headers()["content-type"] ?? ""))
      answers.push(response.text().catch(() => ""));
  };
  page.on("response", listen);
  await open();
  page.off("response", listen);
  const html = await (await page.request.get(page.url())).text();
  // The user who is signed in.
  answers.push(page.evaluate(() => Object.values({ ...localStorage }).join(" ")));
  const sent = html.match(/streamController\.enqueue\([\s\S]*?<\/script>/g) ?? [];
  const all = [...sent, ...(await Promise.all(answers))].join(" ").replaceAll("\\n", " ");
  return new Set(all.toLowerCase().match(/[a-z]+/g));
}

/** Words of the page that stand in English, beside what is the market's data. */
async function unmarked(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const parent = node.parentElement;
      if (parent?.checkVisibility() && !parent.closest("script, style, [lang|=en]"))
        found.push(node.textContent ?? "");
    }
    const named = "[placeholder], [aria-label], [title], [alt]";
    for (const element of document.querySelectorAll<HTMLInputElement>(named)) {
      const { placeholder, ariaLabel, title, alt } = element;
      if (!element.closest("[aria-hidden=true], [lang|=en]"))
        found.push(placeholder ?? "", ariaLabel ?? "", title ?? "", alt ?? "");
    }
    return found;
  });
  return texts.filter((text) => {
    // An address of the site is no text.
    if (text.startsWith("/")) return false;
    const words = text.match(/\p{L}+/gu) ?? [];
    return words.some(
      (word) =>
        /^[A-Z]?[a-z]{3,}$/.test(word) && !data.has(word.toLowerCase()) && !NAMES.test(word),
    );
  });
}

/** Texts that a box of their own cuts off, where no dots say so. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
      .filter((box) => {
        const { overflowX, textOverflow, display, webkitLineClamp } = getComputedStyle(box);
        const hasDots = textOverflow === "ellipsis" || webkitLineClamp !== "none";
        const hides = /hidden|clip/.test(overflowX) && !hasDots;
        const hasText = [...box.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
        // Text for screen readers alone has no room of its own.
        const isShown = box.clientWidth > 1 && !box.closest(".unseen") && display !== "inline";
        return hides && hasText && isShown && box.scrollWidth > box.clientWidth + 1;
      })
      .map((box) => `cut: ${box.textContent?.trim().slice(0, 60)}`),
  );

/** Cells whose content stands over the next one. */
const spilt = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("td > *")]
      .filter((part) => {
        const cell = part.parentElement?.getBoundingClientRect();
        return cell && part.getBoundingClientRect().right > cell.right + 1;
      })
      .map((part) => `spilt: ${part.textContent?.trim().slice(0, 60)}`),
  );

async function complaintsAbout(page: Page, paths: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    const data = await dataOf(page, async () => {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=hi`);
      await scriptsReady(page);
    });
    complaints.push(...(await unmarked(page, data)).map((text) => `${path}: ${text}`));
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await sideways(page);
      if (over > 0) complaints.push(`${path} is ${over} px too wide for ${width} px`);
      const wrong = [...(await cut(page)), ...(await spilt(page))];
      complaints.push(...wrong.map((text) => `${path} at ${width} px ${text}`));
    }
  }
  return [...new Set(complaints)];
}

test("visitors' pages have no text that is not marked, and cut none that is a third longer", async () => {
  const lot = await aLiveLot(api);
  const page = await visit("/offline");
  const paths = [
    ...["/", "/are-selling", "/viewallproduct", "/buyer", "/seller", "/login/seller"],
    ...["/login/buyer", "/aboutus", "/contactus", "/how_we_do_it", "/awarenessdrive", "/epr"],
    ...["/compliance", "/collection", "/waste-management", "/blogs", "/events", "/no/such/path"],
    `/auctiondetail/${lot.url}`,
  ];
  expect(await complaintsAbout(page, paths)).toEqual([]);
});

test("members' pages do neither", async () => {
  const buyer = await visit("/offline", { as: await api.buyer() });
  const seller = await visit("/offline", { as: await api.seller() });
  const complaints = [
    await complaintsAbout(buyer, [
      ...["/dashboard", "/dashprofile", "/company", "/orderbidding", "/totalbid", "/purchase"],
      ...[
        "/watchlist",
        "/invited",
        "/saved-searches",
        "/obligations",
        "/wallet",
        "/wallet/statement",
      ],
    ]),
    await complaintsAbout(seller, [
      "/sellnow",
      "/dashproduct",
      "/sellerhome",
      "/alllist",
      "/papers",
      "/books",
      "/tax-holds",
    ]),
  ];
  expect(complaints.flat()).toEqual([]);
});

interface Route {
  path?: string;
  children?: readonly Route[];
}
test("the office's pages do neither (V40)", async () => {
  const office = routes.find(({ path }) => path === "admin");
  const paths = (of: readonly Route[]): string[] =>
    of.flatMap(({ path = "", children }) => (children ? paths(children) : [`/admin/${path}`]));
  const screens = paths(office?.children ?? []).filter((path) => !/[:*]/.test(path));
  expect(screens.length).toBeGreaterThan(40);
  const page = await visit("/offline", { as: await api.admin() });
  expect(await complaintsAbout(page, screens)).toEqual([]);
});
