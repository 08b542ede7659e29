import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TAX_PAPER_KINDS, TAX_PAPERS } from "../packages/contract/src/invoices/kinds.ts";
import { root } from "./run.mjs";

const literal = new RegExp(`["'\`](?:${TAX_PAPER_KINDS.join("|")})["'\`]`);
/** Where it is decided which paper is issued; the lab counts again from outside what became of it. */
const ISSUERS = /^(apps\/server\/src\/features\/invoices\/(issue|fees)|lab\/day\/recompute)\//;

const named = (text) => text.split("\n").filter((line) => literal.test(line));

test("what is true of a paper stands in the table of papers: nobody else names a kind", () => {
  const files = globSync("{{apps,packages}/*/src,lab,bench}/**/*.ts*", {
    cwd: root,
    exclude: ["**/*.test.*", "**/node_modules/**"],
  });
  const found = files
    .filter((file) => !ISSUERS.test(file))
    .flatMap((file) => named(readFileSync(join(root, file), "utf8")).map((at) => `${file}: ${at}`));
  expect(found).toEqual([]);
  expect(named("i.kind in ('tax_invoice', 'challan')")).toHaveLength(1);
  expect(named('kind === "self_invoice"')).toHaveLength(1);
});

test("each paper has numbers of its own, and an e-way bill names what goes with a truck alone", () => {
  const papers = Object.values(TAX_PAPERS);
  expect(new Set(papers.map(({ series }) => series)).size).toBe(papers.length);
  for (const { role, eway } of papers)
    expect([role, eway !== null]).toEqual([role, role === "bill" || role === "carriage"]);
});
