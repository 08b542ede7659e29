import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAPER_KINDS, TRUCK_PAPERS } from "../packages/contract/src/invoices/kinds.ts";
import { root } from "./run.mjs";

const kind = `["'](?:${PAPER_KINDS.join("|")})["']`;
const lists = new RegExp(`\\bkind = ${kind}|${kind}(?:,\\s*${kind})+`, "g");

/** Lists that know one paper of a truck and forget another. A challan carries no value of its own. */
const forgetful = (text) =>
  (text.match(lists) ?? []).filter((list) => {
    const named = TRUCK_PAPERS.filter((paper) => list.includes(paper));
    const hasAll = TRUCK_PAPERS.every((paper) => named.includes(paper) || paper === "challan");
    return named.length > 0 && !hasAll;
  });

test("whoever lists papers that go with a truck lists each of them", () => {
  const files = globSync("{apps/*/src,lab,bench}/**/*.ts*", {
    cwd: root,
    exclude: ["**/*.test.*", "**/node_modules/**"],
  });
  const found = files.flatMap((file) =>
    forgetful(readFileSync(join(root, file), "utf8")).map((list) => `${file}: ${list}`),
  );
  expect(found).toEqual([]);
  expect(forgetful("i.kind in ('tax_invoice', 'challan')")).toEqual(["'tax_invoice', 'challan'"]);
  expect(forgetful("i.kind = 'self_invoice'")).toEqual(["kind = 'self_invoice'"]);
});
