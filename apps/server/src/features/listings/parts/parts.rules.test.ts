import type { Milli } from "@rebale/contract";
import { expect, test } from "vitest";
import { inParts } from "./parts.rules.ts";

const heap = { title: "Shredded tyres", quantity: 160_000 as Milli };

test("a heap in parts is so many lots of one n-th each, named by their number (F34)", () => {
  const parts = inParts({ ...heap, parts: 4 });
  expect(parts.map(({ title }) => title)).toEqual([
    "Shredded tyres · part 1 of 4",
    "Shredded tyres · part 2 of 4",
    "Shredded tyres · part 3 of 4",
    "Shredded tyres · part 4 of 4",
  ]);
  expect(parts.map(({ quantity }) => quantity)).toEqual(Array(4).fill(40_000));
  expect(parts[1]?.part).toEqual({ part_no: 2, parts: 4 });
});

test("a heap without parts is one lot, and no part", () => {
  for (const parts of [undefined, null])
    expect(inParts({ ...heap, parts })).toEqual([{ ...heap, part: null }]);
});
