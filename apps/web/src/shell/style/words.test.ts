import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;

test("no style looks for the words of a label: they differ by language", () => {
  const found = globSync("**/*.css", { cwd: source }).filter((path) =>
    /\[(aria-label|title|alt|placeholder)[\^$*~|]?=/.test(readFileSync(source + path, "utf8")),
  );
  expect(found).toEqual([]);
});
