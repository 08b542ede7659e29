import { describe, expect, test } from "vitest";
import { countText, formatOf, meaningText, usualAccount } from "./line-labels.rules.ts";

describe("a statement at the desk (M26)", () => {
  test("each line leads where its other side stands; an open one leads nowhere", () => {
    const of = { company: null, id: "7" };
    expect(meaningText(null)).toEqual({ words: "Not known here", to: null, tone: "waits" });
    expect(meaningText({ ...of, what: "receipt", state: "unknown" })).toMatchObject({
      words: "Transfer in suspense: unknown",
      to: "/admin/money?state=all&open=7",
    });
    expect(meaningText({ ...of, what: "withdrawal", state: "reversed" })).toMatchObject({
      words: "Withdrawal, sent back",
      to: "/admin/money/withdrawals?state=all&open=7",
    });
    expect(meaningText({ ...of, what: "entry", state: "bank_charge" })).toMatchObject({
      words: "Bank’s charge",
      to: "/admin/journal?open=7",
    });
  });

  test("says what came of the file, and leaves out what did not happen", () => {
    const none = { matched: 0, mismatched: 0, unknown: 0, repeated: 0 };
    expect(countText({ ...none, lines: 1, matched: 1 })).toBe("1 line: 1 matched.");
    expect(countText({ lines: 12, matched: 8, mismatched: 1, unknown: 2, repeated: 1 })).toBe(
      "12 lines: 8 matched, 1 to be looked at, in suspense, 2 unknown, 1 known from before.",
    );
  });

  test("is read as what its name says, and as nothing else", () => {
    expect(formatOf("HDFC 11-2026.CSV")).toBe("csv");
    expect(formatOf("statement.xlsx")).toBe("xlsx");
    for (const name of ["statement.pdf", "csv", "statement.csv.zip"])
      expect(formatOf(name)).toBeNull();
  });
});

test("the account of the last statement is chosen, never an empty one beside others (V23)", () => {
  const account = (name: string, last_day: string | null = null) => ({ name, last_day });
  expect(usualAccount([account("Demo bank")])).toBe("Demo bank");
  expect(usualAccount([account("Demo bank"), account("Escrow")])).toBe("");
  const read = [
    account("Demo bank"),
    account("Old", "2026-11-01"),
    account("Escrow", "2026-11-28"),
  ];
  expect(usualAccount(read)).toBe("Escrow");
  expect(usualAccount([])).toBe("");
});
