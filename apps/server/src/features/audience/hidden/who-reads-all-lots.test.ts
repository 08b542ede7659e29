import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const features = new URL("../../", import.meta.url);

/** For whatever the market does to every lot, and for who may know of each: office and own people. */
const READERS = [
  "auctions/store/sale/close.store.ts",
  "figures/roll-up.store.ts",
  "figures/seller-now.store.ts",
  "irregularities/look/histories.store.ts",
  "lead-caps/lead-caps.store.ts",
  "listings/office/office-lots.store.ts",
  "listings/signing/sheets/sheets.store.ts",
  "office/overview.store.ts",
  "saved-searches/alerts/waiting.store.ts",
  "watchlist/ending.store.ts",
];
/** The one that writes prices and ends of hidden lots from their auctions. */
const WRITER = "auctions/store/views/listed.store.ts";

test("lots that are for the invited alone are read by these and nobody else (F54)", () => {
  const files = readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => ({ path, text: readFileSync(new URL(path, features), "utf8") }));
  const reading = (table: string) =>
    files.filter(({ text }) => text.includes(table)).map(({ path }) => path);
  expect(reading("every_listed_lot").sort()).toEqual(READERS);
  const named = reading("hidden_lots").filter((path) => !path.startsWith("personal-data/"));
  expect(named).toEqual([WRITER]);
});
