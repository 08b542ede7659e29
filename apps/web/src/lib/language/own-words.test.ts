import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;
const sources = globSync("**/*.{ts,tsx}", { cwd: source }).filter(
  (path) => !/\/office\/|\.test\./.test(path),
);

test("members read what they did in their language, never the English of a reply (U38)", () => {
  expect(sources.length).toBeGreaterThan(500);
  const shown = sources.filter((path) =>
    /toast\.\w+\(\s*message\b/.test(readFileSync(source + path, "utf8")),
  );
  expect(shown).toEqual([]);
});
