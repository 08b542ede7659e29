import { expect, test } from "vitest";
import { sumOf, whose } from "./journal-words.rules.ts";

const line = (amount: number) => ({
  ...{ account: "deposit" as const, company_id: "1", company: "Solanke", amount },
});

test("what an entry moved is the sum of its debits, to the paisa (M35)", () => {
  expect(sumOf({ lines: [line(0.1), line(0.2), line(-0.3)] })).toBe(0.3);
});

test("a line names its company and account, the market's own the account alone", () => {
  expect(whose(line(1))).toBe("Solanke, deposit");
  expect(whose({ ...line(1), account: "bank", company: null })).toBe("Bank");
});
