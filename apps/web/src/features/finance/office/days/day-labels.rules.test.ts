import { describe, expect, test } from "vitest";
import { differenceOf, placeOf, stepOf } from "./day-labels.rules.ts";

describe("a day at the desk (M38)", () => {
  test("is checked by one and closed by another", () => {
    const day = "2026-11-25";
    expect(stepOf({ day, state: "open", checked_by_you: false }, "2026-11-26")).toBe("check");
    expect(stepOf({ day, state: "open", checked_by_you: false }, day)).toBeNull();
    expect(stepOf({ day, state: "checked", checked_by_you: true }, "2026-11-26")).toBeNull();
    expect(stepOf({ day, state: "checked", checked_by_you: false }, "2026-11-26")).toBe("close");
    expect(stepOf({ day, state: "closed", checked_by_you: false }, "2026-11-26")).toBeNull();
  });

  test("differs by whole paise", () => {
    expect(differenceOf({ bank_statement: 0.3, bank_journal: 0.1 })).toBe(0.2);
    expect(differenceOf({ bank_statement: 567, bank_journal: 570 })).toBe(-3);
  });

  test.each([
    ["receipts/7", "/admin/money?state=all&open=7"],
    ["withdrawals/0f-1", "/admin/money/withdrawals?state=all&open=0f-1"],
    ["entries/12", "/admin/journal?open=12"],
    ["statement_lines/3", "/admin/money/statements?lines=open&open=3"],
    ["holder_accounts/1", "/admin/money/statements"],
    ["bank", "/admin/money/statements?lines=open"],
    ["journal", "/admin/journal"],
    ["day", null],
    ["toString", null],
  ])("%s leads to %s", (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});
