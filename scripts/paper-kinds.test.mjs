import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GOODS_PAPERS } from "../packages/contract/src/invoices/goods-papers.ts";
import { TAX_PAPER_KINDS, TAX_PAPERS } from "../packages/contract/src/invoices/kinds.ts";
import { root } from "./run.mjs";

const kinds = TAX_PAPER_KINDS.join("|");
const literal = new RegExp(`["'\`](?:${kinds})["'\`]|\\b(?:${kinds}):`);
/** Where it is decided which paper is issued; the lab counts again from outside what became of it. */
const ISSUERS = /^(apps\/server\/src\/features\/invoices\/(issue|fees)|lab\/day\/recompute)\//;
/** Tables of all kinds: one that lacks a kind does not compile. */
const TABLES = [
  "packages/contract/src/invoices/kinds.ts",
  "apps/server/src/features/invoices/paper/labels.ts",
  "apps/web/src/shared/goods/paper-labels.rules.ts",
];

const named = (text) => text.split("\n").filter((line) => literal.test(line));

test("what is true of a paper stands in the table of papers: nobody else names a kind", () => {
  const files = globSync("{{apps,packages}/*/src,lab,bench}/**/*.ts*", {
    cwd: root,
    // A sale for the tests of its page is a test's, too.
    exclude: ["**/*.test.*", "**/shared/goods/a-sale.ts", "**/node_modules/**"],
  });
  const found = files
    .filter((file) => !ISSUERS.test(file) && !TABLES.includes(file))
    .flatMap((file) => named(readFileSync(join(root, file), "utf8")).map((at) => `${file}: ${at}`));
  expect(found).toEqual([]);
  expect(named("i.kind in ('tax_invoice', 'challan')")).toHaveLength(1);
  expect(named('kind === "self_invoice"')).toHaveLength(1);
  expect(named("const SIGNS = { tax_invoice: 1 }")).toHaveLength(1);
});

test("each paper has numbers of its own, and an e-way bill names what goes with a truck alone", () => {
  const papers = Object.values(TAX_PAPERS);
  // Papers that go with goods are numbered by the same rows.
  const goods = "apps/server/src/features/invoices/goods/issue-goods-paper.ts";
  const ofGoods = readFileSync(join(root, goods), "utf8").matchAll(/series: "(R\w)"/g);
  const series = [...papers.map((paper) => paper.series), ...[...ofGoods].map(([, own]) => own)];
  expect(series).toHaveLength(papers.length + GOODS_PAPERS.length);
  expect(new Set(series).size).toBe(series.length);
  for (const { role, eway } of papers)
    expect([role, eway !== null]).toEqual([role, role === "bill" || role === "carriage"]);
});
