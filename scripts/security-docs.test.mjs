import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const documents = ["asvs.md", "threat-model.md", "attacks-tried.md"].map(
  (name) => `docs/security/${name}`,
);
const tests = globSync(
  ["{apps,lab}/**/*.test.{ts,tsx}", "e2e/*.test.ts", "scripts/**/*.test.mjs"],
  {
    cwd: root,
    exclude: (path) => /node_modules|build/.test(String(path)),
  },
).map(read);

test("every fault from T1 to T16 stands in a test's title (T16)", () => {
  const titled = new Set(tests.flatMap((text) => text.match(/\bT\d+(?=[,)])/g) ?? []));
  const faults = Array.from({ length: 16 }, (_, i) => `T${i + 1}`);
  expect(faults.filter((fault) => !titled.has(fault))).toEqual([]);
});

test.each(documents)("the test titles that %s quotes are titles (T16)", (document) => {
  const quoted = [...read(document).matchAll(/\]\(([^)]+\.test\.\w+)\) '([^']+)'/g)];
  const missing = quoted.filter(
    ([, path, title]) => !read(join("docs/security", path)).includes(title),
  );
  expect(missing.map(([, , title]) => title)).toEqual([]);
});
