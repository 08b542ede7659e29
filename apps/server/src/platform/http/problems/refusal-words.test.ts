import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { inLanguage } from "./refusal-words.ts";

const root = fileURLToPath(new URL("../../../../../../", import.meta.url));

/** The office alone reads these, and the office reads English. */
const office =
  /office|flagged|approval|content\.ts|health|catalogs|media\/|hindi|content\/|wording\/notices|lists\/|enquiries|review-lot|drafts?\.ts/;

/** Every sentence that members' own calls may answer, as the source has it. */
const sentences = globSync(["apps/server/src/**/*.ts", "packages/contract/src/**/*.ts"], {
  cwd: root,
})
  .filter((path) => !path.includes(".test.") && !office.test(path))
  .flatMap((path) => {
    const text = readFileSync(root + path, "utf8");
    return [...text.matchAll(/\bmsg: "([^"]+)"/g)].map(([, msg = ""]) => msg);
  });

test("every sentence of a refusal has its Hindi", () => {
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((english) => inLanguage("hi", english) === english)).toEqual([]);
});

test.each([
  ["Bid amount should be greater than minimum bid amount", /बोली/],
  ["The next allowed bid is ₹4,20,000", /₹4,20,000/],
  ["Your company leads (Suresh)", /कंपनी.*Suresh/],
  ["Name may have at most 80 characters", /^नाम .* 80 /],
  ["Use at least 2 characters", /2 अक्षर/],
])("'%s' is said in Hindi", (english, hindi) => {
  expect(inLanguage("hi", english)).toMatch(hindi);
  expect(inLanguage("en", english)).toBe(english);
});
