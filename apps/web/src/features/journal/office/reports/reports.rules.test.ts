import { describe, expect, test } from "vitest";
import { differenceOf, monthIn, monthTitle } from "./reports.rules.ts";

describe("a month's reports (V2)", () => {
  test.each([
    ["2026-11", "2026-11"],
    ["2025-04", "2025-04"],
    ["2026-12", "2026-11"],
    ["2026-13", "2026-11"],
    [null, "2026-11"],
  ])("of the address %s are those of %s", (asked, month) => {
    expect(monthIn(asked, "2026-11-29")).toBe(month);
  });

  test("a month is called by its name, and a difference is of whole paise", () => {
    expect(monthTitle("2026-11")).toBe("November 2026");
    expect(differenceOf({ total: 0.3, journal: 0.1 })).toBe(0.2);
    expect(differenceOf({ total: 12.5, journal: 12.5 })).toBe(0);
  });
});
