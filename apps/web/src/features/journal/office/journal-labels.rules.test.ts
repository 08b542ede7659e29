import { expect, test } from "vitest";
import { sumOf, whose } from "./journal-labels.rules.ts";

const line = (amount: number, company_id = "1") => ({
  ...{ account: "deposit" as const, company_id, company: "Solanke", amount },
});
const ofMarket = (account: "bank" | "forfeits", amount: number) => ({
  ...{ account, company_id: null, company: null, amount },
});

test("what an entry moved is the sum of its debits, to the paisa (M35)", () => {
  expect(sumOf({ lines: [line(0.1, "2"), line(0.2, "3"), line(-0.3)] })).toBe(0.3);
});

test("what passes through an account is counted once: a forfeited deposit goes to the seller", () => {
  const through = [ofMarket("forfeits", -39_200), ofMarket("forfeits", 39_200)];
  expect(sumOf({ lines: [line(39_200), ...through, line(-39_200, "2")] })).toBe(39_200);
});

test("a line names its company and account, the market's own the account alone", () => {
  expect(whose(line(1))).toBe("Solanke, deposit");
  expect(whose(ofMarket("bank", 1))).toBe("Bank");
});
