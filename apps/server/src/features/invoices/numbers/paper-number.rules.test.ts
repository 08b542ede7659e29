import { expect, test } from "vitest";
import { paperNumber, yearOf } from "./paper-number.rules.ts";

test("a financial year begins on 1 April, also across the century's last digits (G49)", () => {
  expect(
    ["2027-03-31", "2027-04-01", "2026-12-31", "2027-01-01", "2099-05-01"].map(yearOf),
  ).toEqual(["26-27", "27-28", "26-27", "26-27", "99-00"]);
});

test("a number of 17 characters is refused (G49)", () => {
  expect(paperNumber("RB", "26-27", 1)).toBe("RB/26-27/000001");
  expect(paperNumber("RBX", "26-27", 999_999)).toHaveLength(16);
  expect(() => paperNumber("RBXY", "26-27", 1)).toThrow("16 characters");
  expect(() => paperNumber("RB", "26-27", 1_000_000)).toThrow("16 characters");
});
