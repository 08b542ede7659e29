import { expect, test } from "vitest";
import { askedOf, fileName, filePath } from "./statement.rules.ts";

const asked = (text: string) => askedOf(new URLSearchParams(text), "2026-11-26");

test("a statement is about the last 30 days of all accounts, or what its address asks (M39)", () => {
  expect(asked("")).toEqual({ from: "2026-10-28", to: "2026-11-26" });
  expect(asked("from=2026-04-01&to=2026-04-30&account=held&page=3")).toEqual({
    ...{ from: "2026-04-01", to: "2026-04-30", account: "held" },
  });
  expect(asked("account=bank")).not.toHaveProperty("account");
});

test("a file has the days and the account that are shown, and every line of them (M39)", () => {
  const these = asked("from=2026-04-01&to=2026-04-30&account=held&page=3");
  expect(filePath(these, "xlsx")).toBe(
    "/wallet/statement?from=2026-04-01&to=2026-04-30&account=held&format=xlsx",
  );
  expect(fileName(these, "pdf")).toBe("rebale-statement-2026-04-01-2026-04-30.pdf");
});
