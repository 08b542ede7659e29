import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FORMAT_KINDS } from "../packages/contract/src/auctions/format-facts.ts";
import { root } from "./run.mjs";

/** Where every format has its line: each of these does not compile, or not pass, without one. */
const tables = [
  "packages/contract/src/auctions/format-facts.ts",
  "packages/contract/src/auctions/formats.ts",
  "packages/contract/src/listings/import-columns.ts",
  "apps/server/src/features/auctions/formats/formats.ts",
  "apps/server/src/features/listings/import/import-columns.text.ts",
  "apps/server/src/features/listings/signing/sheets/draw-sheet.ts",
  "apps/web/src/features/auctions/formats/formats.tsx",
  "apps/web/src/features/listings/office/formats/format-fields.tsx",
  "apps/web/src/features/listings/selling/drafts/format-wishes.tsx",
  "apps/web/src/shared/lot/formats/format-labels.ts",
];
const demo = "apps/server/src/demo/seed/sold-otherwise.ts";

const sources = globSync("{apps/*/src,packages/contract/src}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.test.*", "**/node_modules/**"],
}).map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** A format's own name; "tender" alone is also a line of the ledger, a stage and a hold. */
const names = /\btender_auction\b|"english"/;
const askers = (all) => all.filter(({ text }) => names.test(text)).map(({ file }) => file);

test("nothing asks for a format by its name: others ask what it takes", () => {
  expect(askers(sources).filter((file) => file !== demo && !tables.includes(file))).toEqual([]);
});

test("a file that asks for a format by its name is named", () => {
  const asks = { file: "apps/server/src/features/events/events.rules.ts", text: '"english"' };
  expect(askers([asks])).toEqual([asks.file]);
});

test.each(tables)("%s has a line for each format", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  for (const kind of FORMAT_KINDS) expect(text).toMatch(new RegExp(`\\b${kind}\\b`));
});
