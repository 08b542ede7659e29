import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { pdf } from "./parts/files.ts";
import { openLot } from "./parts/lots.ts";
import { seen } from "./parts/page.ts";
import { createStage } from "./parts/stage.ts";

/** The oldest browsers that we promise: Chrome 109 (Windows 7 and 8), Safari 15.4, Firefox 115. */

const { api, visit, close } = await createStage();
afterAll(close);

/** Features that one of these lacks, by the code that uses them. */
const LATER: readonly [string, RegExp][] = [
  ["toSorted, toReversed, toSpliced", /\.to(Sorted|Reversed|Spliced)\(/],
  ["groupBy", /\b(Object|Map)\.groupBy\(/],
  ["Promise.withResolvers, Promise.try", /\bPromise\.(withResolvers|try)\b/],
  ["Array.fromAsync", /\bArray\.fromAsync\b/],
  ["methods of sets", /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/],
  ["well-formed texts", /\.(toWellFormed|isWellFormed)\(/],
  ["addresses without an error", /\bURL\.(canParse|parse)\(/],
  ["signals", /\bAbortSignal\.(any|timeout)\(/],
  ["RegExp.escape", /\bRegExp\.escape\b/],
  ["looking back in a pattern", /\(\?<[=!]/],
  ["blocks in classes", /\bstatic\s*\{/],
];
/** Code that asks first whether a browser has a method. */
const ASKED = /typeof ([\w.]+)={2,3}[`'"]function[`'"]\?\1/g;

const assets = fileURLToPath(new URL("../apps/web/build/site/client/assets/", import.meta.url));

test("the built site has no method and no syntax that such browsers lack (R07)", () => {
  // pdf.js ends in .mjs, and only the office's preview of PDFs loads it: decision 142.
  const scripts = globSync("*.js", { cwd: assets });
  expect(scripts.length).toBeGreaterThan(50);
  const found = scripts.flatMap((name) => {
    const text = readFileSync(assets + name, "utf8").replace(ASKED, "");
    return LATER.filter(([, sign]) => sign.test(text)).map(([what]) => `${name}: ${what}`);
  });
  expect(found).toEqual([]);
});

/** Runs in the page, before its own scripts. */
function takeAway() {
  const gone: [object, readonly string[]][] = [
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Object.getPrototypeOf(Int8Array.prototype), ["toSorted", "toReversed", "with"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [Array, ["fromAsync"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf"]],
    [Set.prototype, ["isSupersetOf", "isDisjointFrom"]],
    [String.prototype, ["toWellFormed", "isWellFormed"]],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any", "timeout"]],
    [RegExp, ["escape"]],
    [window, ["Iterator", "requestIdleCallback", "navigation", "scheduler"]],
    [document, ["startViewTransition"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [Element.prototype, ["checkVisibility"]],
  ];
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  for (const name of Object.getOwnPropertyNames(iterators))
    if (name !== "constructor") delete iterators[name];
  for (const [from, names] of gone)
    for (const name of names) delete (from as Record<string, unknown>)[name];
}

test("where newer methods are missing, a lot with bids and Total Bid open, and a bid is placed (R07)", async () => {
  const seller = await api.seller();
  const lot = await openLot(api, seller, { ends: 7200, market_value: 60_000 });
  const bid = async (phone: string, amount: number) =>
    api.post("/auction", { product_id: lot._id, amount }, (await api.buyer(phone)).token);
  await bid("9000000001", 61_000);
  await bid("9000000002", 62_000);

  const page = await visit("/", { as: await api.buyer("9000000001") });
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.addInitScript(takeAway);
  for (const path of ["/", "/are-selling", "/blogs", "/events", "/price-board", "/watchlist"]) {
    await page.goto(path);
    await seen(page.getByRole("heading", { level: 1 }).first());
  }
  await page.goto(`/auctiondetail/${lot.url}`);
  await seen(page.getByRole("region", { name: "Bidding" }).getByText("You were outbid"));
  await page.getByRole("button", { name: "Bid Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm your bid" });
  await dialog.getByRole("button", { name: /^(Confirm bid|Bid ₹)/ }).click();
  await seen(page.getByText(/You lead|You are leading/).first());
  await page.goto("/totalbid");
  await seen(page.getByText(lot.title).first());
  expect(faults).toEqual([]);
});

/** Methods that pdf.js asks for beyond those; its worker runs no script of the page. */
const WITHOUT = `delete URL.parse; delete AbortSignal.any; delete Promise.withResolvers;
delete Promise.try; delete Array.fromAsync; delete Map.prototype.getOrInsertComputed;
if (globalThis.Iterator) for (const of of ["map", "filter", "toArray", "some", "reduce"])
  delete Iterator.prototype[of];
`;

test("there the office opens a bank account whose paper is a PDF: it is drawn, or can be saved (R07)", async () => {
  const owner = await api.buyer();
  const form = new FormData();
  form.append("holder", "Old Windows Traders");
  form.append("account_no", "50100012345678");
  form.append("ifsc", "HDFC0000001");
  const { name, buffer } = pdf("cheque.pdf");
  form.append("document", new Blob([new Uint8Array(buffer)], { type: "application/pdf" }), name);
  const sent = await api.call("POST", "/company/bank-accounts", { token: owner.token, body: form });
  expect(sent.status).toBe(200);

  const desk = await visit("/admin", { as: await api.admin() });
  const faults: string[] = [];
  desk.on("pageerror", ({ message }) => faults.push(message));
  await desk.addInitScript(takeAway);
  await desk.route(/pdfjs.*\.mjs/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: WITHOUT + (await answer.text()) });
  });
  await desk.goto(`/admin/money/bank-accounts?open=${sent.body.data._id}`);
  const panel = desk.getByRole("dialog");
  await panel.getByRole("button", { name: "Show the whole account number" }).click();
  await seen(panel.getByText("50100012345678"));
  await seen(panel.getByRole("link", { name: "Save a copy" }));
  const drawn = panel.getByRole("img", { name: /page 1 of/ });
  await seen(drawn.or(panel.getByText("This PDF cannot be shown here", { exact: false })).first());
  expect(faults).toEqual([]);
});
