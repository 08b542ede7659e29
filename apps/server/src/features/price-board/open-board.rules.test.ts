import { expect, test } from "vitest";
import { openRows } from "./open-board.rules.ts";

test("open data has a row for the whole and for each region, and none for what is hidden (O70)", () => {
  const band = { lots: 6, p25: 10, median: 20.5, p75: 30 };
  expect(
    openRows([
      { material: "lead", name: "Lead", hidden: true },
      {
        material: "zinc",
        name: "Zinc",
        per: "kg",
        ...band,
        regions: [{ region: "west", ...band }],
      },
    ]),
  ).toEqual([
    { material: "zinc", name: "Zinc", region: null, ...band },
    { material: "zinc", name: "Zinc", region: "west", ...band },
  ]);
});
