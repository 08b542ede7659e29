import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const src = new URL("../..", import.meta.url);
const stores = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".store.ts"),
);

test("conditions ask for the time once, not for each row: so an index can answer them (L6)", () => {
  const bare = stores.flatMap((name) => {
    const text = readFileSync(new URL(name, src), "utf8");
    const found = [
      ...text.matchAll(/([<>]=?|\bbetween)\s+market_now\(\)/g),
      ...text.matchAll(/\bbetween\b[^`]{0,80}?\band market_now\(\)/g),
      ...text.matchAll(/\.where\([^;]{0,60}?`market_now\(\)/g),
    ];
    return found.map(([what]) => `${name}: ${what}`);
  });
  expect(stores.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
