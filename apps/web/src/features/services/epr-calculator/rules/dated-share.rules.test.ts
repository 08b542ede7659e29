import { expect, test } from "vitest";
import { shareIn, sharesFrom } from "./dated-share.rules.ts";

test("a share holds from 1 April to 31 March, the last one until it is changed", () => {
  const table = sharesFrom(2024, [50, 60], "a rule");
  expect(table[0]).toMatchObject({ valid_from: "2024-04-01", valid_to: "2025-03-31" });
  expect(table[1]).toMatchObject({ valid_from: "2025-04-01", valid_to: null });
  expect([2023, 2024, 2025, 2031].map((year) => shareIn(table, year)?.percent)).toEqual([
    undefined,
    50,
    60,
    60,
  ]);
});
