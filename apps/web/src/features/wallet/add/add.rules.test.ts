import { expect, test } from "vitest";
import { amountToAdd, topUpFault, wayFor } from "./add.rules.ts";

test("above ₹2 lakh a transfer is better, above ₹5 lakh it is the only way", () => {
  expect(["200000", "2,00,000.01", "500000", "500000.01"].map((typed) => wayFor(typed))).toEqual([
    ...["online", "transfer", "transfer", "only_transfer"],
  ]);
  expect(wayFor("")).toBe("online");
  expect(wayFor("19,31,778", true)).toBe("transfer");
});

test("the gateway takes ₹100 to ₹5,00,000, to the paisa", () => {
  expect(["100", "5,00,000", "100.01"].map((typed) => topUpFault(typed))).toEqual([
    null,
    null,
    null,
  ]);
  for (const typed of ["", "99.99", "500000.01"]) expect(topUpFault(typed)).toMatch(/₹100 to/);
  expect([topUpFault("99", true), topUpFault("19,31,778", true)]).toEqual([null, null]);
  expect(topUpFault("", true)).toMatch(/₹100 to/);
  expect(topUpFault("100.001")).toBe("Use at most two decimals");
  expect(topUpFault("much")).toBe("Enter a number");
});

test("the bid panel's amount is asked for, but never less than the gateway takes (M5)", () => {
  const add = (text: string) => amountToAdd(new URLSearchParams(text));
  expect(add("add=10000&next=/auctiondetail/x")).toBe("10000");
  expect(add("add=1050.01")).toBe("1050.01");
  expect(add("add=40")).toBe("100");
  for (const none of ["", "add", "add=0", "add=-5", "add=<b>", "add=1e5"])
    expect(add(none)).toBe("");
});
