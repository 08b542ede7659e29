import { expect, test } from "vitest";
import {
  askedOf,
  gstr1File,
  periodsOf,
  registerFile,
  returnMonths,
  tallyFile,
  totalsBeside,
  usualReturn,
} from "./books.rules.ts";

const daysOf = (today: string) => periodsOf(today).map(({ from, to }) => `${from} ${to}`);

test("the usual periods are this month, the last, the quarter and the financial year, none beyond today (O46)", () => {
  expect(daysOf("2026-11-29")).toEqual([
    ...["2026-11-01 2026-11-29", "2026-10-01 2026-10-31"],
    ...["2026-10-01 2026-11-29", "2026-04-01 2026-11-29"],
  ]);
  expect(daysOf("2027-03-31")[3]).toBe("2026-04-01 2027-03-31");
  expect(daysOf("2027-01-01")).toEqual([
    ...["2027-01-01 2027-01-01", "2026-12-01 2026-12-31"],
    ...["2027-01-01 2027-01-01", "2026-04-01 2027-01-01"],
  ]);
});

test("the address says which register and days; without it it is this month (O46)", () => {
  const asked = (text: string, sells = true) =>
    askedOf(new URLSearchParams(text), "2026-11-29", sells);
  expect(asked("")).toEqual({ register: "sales", from: "2026-11-01", to: "2026-11-29" });
  expect(asked("", false).register).toBe("purchases");
  expect(asked("register=tds&from=2026-04-01&to=2026-04-30")).toEqual({
    ...{ register: "tds", from: "2026-04-01", to: "2026-04-30" },
  });
  expect(asked("register=stock").register).toBe("sales");
});

test("files have the register and the days that are shown (O46, O47)", () => {
  const asked = { register: "tcs", from: "2026-04-01", to: "2026-04-30" } as const;
  expect(registerFile(asked, "csv")).toEqual({
    path: "/books/tcs?from=2026-04-01&to=2026-04-30&format=csv",
    name: "tcs_2026-04-01_2026-04-30.csv",
  });
  expect(tallyFile(asked, ["sales", "money"]).path).toBe(
    "/books/tally?from=2026-04-01&to=2026-04-30&parts=sales%2Cmoney",
  );
  expect(gstr1File("27BBBBB0000B1ZX", "112026").path).toBe(
    "/books/gstr1?gstin=27BBBBB0000B1ZX&period=112026",
  );
  expect(usualReturn("2027-01-03")).toBe("122026");
  expect(returnMonths("2026-11-29")[0]).toEqual({ value: "112026", text: "11-2026" });
});

test("a total stands beside its sum; a head of tax that there is none of is left out (O42)", () => {
  const totals = { value: 10, cgst: 0, igst: 1.8, total: 11.8 };
  expect(totalsBeside(totals, { ...totals, total: 11.7 })).toEqual([
    { name: "Value", amount: 10, sum: 10 },
    { name: "IGST", amount: 1.8, sum: 1.8 },
    { name: "Total", amount: 11.8, sum: 11.7 },
  ]);
  expect(totalsBeside({}, { net: 0 })).toEqual([{ name: "Came to you", amount: 0, sum: 0 }]);
});
