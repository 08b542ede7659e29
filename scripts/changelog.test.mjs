import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const { version, license } = JSON.parse(read("package.json"));
const [, ...versions] = read("CHANGELOG.md").split(/^## /m);

test("the newest version of CHANGELOG.md is the one of package.json, which says its licence (V34)", () => {
  expect([versions[0]?.split("\n")[0], license]).toEqual([version, "UNLICENSED"]);
});

test.each(versions.map((section) => [section.split("\n")[0], section]))(
  "version %s says what an operator must do (V34)",
  (_, section) => expect(section).toMatch(/\*\*What you must do\*\*\n\n- \S/),
);
