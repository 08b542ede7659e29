import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;
const sources = globSync("**/*.{ts,tsx}", { cwd: source }).filter((path) => !/\.test\./.test(path));
/** Their replies say more than that it is done, in the language that was asked in. */
const inTheirLanguage = [
  "features/journal/office/entry-panel.tsx",
  "features/listings/office/review/review-lot.tsx",
];

test("everybody reads what they did in their language, never the English of a reply (U38)", () => {
  expect(sources.length).toBeGreaterThan(500);
  const shown = sources.filter((path) =>
    /toast\.\w+\(\s*(message\b|\(await)/.test(readFileSync(source + path, "utf8")),
  );
  expect(shown.sort()).toEqual(inTheirLanguage);
});
