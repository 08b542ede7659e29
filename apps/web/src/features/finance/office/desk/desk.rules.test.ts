import { describe, expect, test } from "vitest";
import { nextRow } from "../../../../shared/office/queue/next-row.rules.ts";
import { deskTabs } from "./desk-tabs.rules.ts";

describe("the finance desk", () => {
  test("counts what waits for a person: a claim waits for the bank (M26, M28, O22)", () => {
    const tabs = deskTabs({
      receipts: { unknown: 2, mismatched: 1, claimed: 7, return_asked: 1 },
      withdrawals: { asked: 4, approved: 3, failed: 2 },
      ...{ bank_accounts: 5, events: 6, statement_lines: 8, sales_overdue: 9, days: 10 },
      ...{ disputes: 1, reversals: 1, accounts: 1, tax_holds: 3 },
    });
    expect(tabs.map(({ title, count }) => [title, count])).toEqual([
      ["Receipts", 3],
      ["Withdrawals", 9],
      ["Bank accounts", 5],
      ["Events", 6],
      ["GST kept", 3],
      ["Overdue sales", 9],
      ["Statements", 8],
      ["Day close", 10],
    ]);
  });

  test("goes from row to row, round to the first, and closes where there is no other", () => {
    expect(nextRow(["a", "b", "c"], "a")).toBe("b");
    expect(nextRow(["a", "b", "c"], "c")).toBe("a");
    expect(nextRow(["a", "b"], "elsewhere")).toBe("a");
    expect(nextRow(["a"], "a")).toBeNull();
    expect(nextRow([], null)).toBeNull();
  });
});
