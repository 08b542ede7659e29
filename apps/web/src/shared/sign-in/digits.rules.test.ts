import { expect, test } from "vitest";
import { isCode, isPhone } from "./digits.rules.ts";

test("a phone has exactly ten digits, a code four (S5.1)", () => {
  expect([
    isPhone("9000000001"),
    isPhone("900000000"),
    isPhone("90000000011"),
    isPhone("90000o0001"),
  ]).toEqual([true, false, false, false]);
  expect([isCode("0471"), isCode("471"), isCode("47110"), isCode("4a11")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
