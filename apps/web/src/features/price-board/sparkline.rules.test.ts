import { expect, test } from "vitest";
import { strokes } from "./sparkline.rules.ts";

test("a small chart breaks where a week is hidden, and shows a week that stands alone (A15)", () => {
  expect(strokes([1, 2, null, 1], 96, 28)).toEqual(["M3.0 25.0L33.0 3.0", "M93.0 25.0h0"]);
  expect(strokes([null, null], 96, 28)).toEqual([]);
  expect(strokes([5, 5], 96, 28)).toEqual(["M3.0 14.0L93.0 14.0"]);
});
