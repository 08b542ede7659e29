import { expect, test } from "vitest";
import {
  depositBody,
  depositFault,
  readDeposit,
  textOfDeposit,
  typedDeposit,
} from "./deposit.rules.ts";
import { depositText } from "./deposit-text.ts";

test("a deposit is typed, kept and sent as one text (M14)", () => {
  const percent = { kind: "percent", percent: 12.5, amount: null } as const;
  expect(typedDeposit(percent)).toBe("percent 12.5");
  expect(readDeposit(typedDeposit(percent))).toEqual({ kind: "percent", value: "12.5" });
  expect(textOfDeposit({ kind: "", value: "7" })).toBe("");
  expect(depositBody("percent 12.5")).toEqual({ kind: "percent", percent: "12.5" });
  expect(depositBody("amount 25000")).toEqual({ kind: "amount", amount: "25000" });
  expect([typedDeposit(null), depositBody("")]).toEqual(["", null]);
});

test("what the market would refuse is said beside it (M14)", () => {
  for (const right of ["", "percent 0.01", "percent 100", "percent 12.5", "amount 25,000"])
    expect([right, depositFault(right)]).toEqual([right, null]);
  for (const wrong of [
    "percent ",
    "percent 0",
    "percent 100.01",
    "percent 1.005",
    "amount ",
    "amount 0",
  ])
    expect([wrong, typeof depositFault(wrong)]).toEqual([wrong, "string"]);
});

test("a chip says a share or an amount (M13)", () => {
  expect(depositText({ kind: "percent", percent: 10, amount: null })).toBe("10 % deposit");
  expect(depositText({ kind: "amount", percent: null, amount: 25_000 })).toBe("₹25,000 deposit");
});
