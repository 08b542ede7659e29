import { expect, test } from "vitest";
import { askedOf, fileName, filePath, signedAmount } from "./statement.rules.ts";

const asked = (text: string) => askedOf(new URLSearchParams(text), "2026-11-26");

test("a statement is about the last 30 days of all accounts, or what its address asks (M39)", () => {
  expect(asked("")).toEqual({ from: "2026-10-28", to: "2026-11-26", by: "event" });
  expect(asked("from=2026-04-01&to=2026-04-30&account=held&page=3")).toEqual({
    ...{ from: "2026-04-01", to: "2026-04-30", account: "held", by: "event" },
  });
  expect(asked("account=bank")).not.toHaveProperty("account");
});

test("a file has the days and the account that are shown, and every line of them (M39)", () => {
  const these = asked("from=2026-04-01&to=2026-04-30&account=held&page=3");
  expect(filePath(these, "xlsx")).toBe(
    "/wallet/statement?from=2026-04-01&to=2026-04-30&account=held&by=event&format=xlsx",
  );
  expect(fileName(these, "pdf")).toBe("rebale-statement-2026-04-01-2026-04-30.pdf");
});

test("an event has one signed amount, and moves between own pots have none (U30)", () => {
  expect(asked("moves=1")).toHaveProperty("moves", "1");
  expect(asked("moves=2")).not.toHaveProperty("moves");
  expect(signedAmount({ in: 0, out: 3_28_582.8 })).toBe(-3_28_582.8);
  expect(signedAmount({ in: 5, out: 0 })).toBe(5);
  expect(signedAmount({ in: 5, out: 5 })).toBeNull();
});
