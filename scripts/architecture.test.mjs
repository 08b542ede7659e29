import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const page = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
const shortFor = { S: "apps/server/src", W: "apps/web/src", C: "packages/contract/src" };
const walk = (title) =>
  [
    ...page
      .split(`## ${title}\n`)[1]
      .split("\n## ")[0]
      .matchAll(/^\d+\. `([^`]+)`/gm),
  ].map(([, path]) => path.replace(/^([SWC])(?=\/)/, (_, letter) => shortFor[letter]));

test.each([
  ["A bid", 35],
  ["A visitor's page", 15],
  ["The office approves a lot", 20],
  ["A payment", 20],
  ["A truck", 14],
])("%s passes at most %i files, and each is there", (title, most) => {
  const files = walk(title);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(most);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
