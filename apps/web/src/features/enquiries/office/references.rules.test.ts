import { expect, test } from "vitest";
import { partsOf } from "./references.rules.ts";

const numbersIn = (text: string) =>
  partsOf(text).flatMap((part) => (part.isNumber ? [part.text] : []));

test("UTR, lot, invoice and payment in a text are found, and the text stays whole (V36)", () => {
  const text =
    "I paid for lot 12 (sale no. 186), UTR AXIS000000000003, invoice RB/26-27/000001, " +
    "pay_MxYz123456. My case CQ-2026-000123.";
  expect(numbersIn(text)).toEqual([
    ...["lot 12", "sale no. 186", "AXIS000000000003", "RB/26-27/000001"],
    ...["pay_MxYz123456", "CQ-2026-000123"],
  ]);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test("words, phones and sums are no numbers to find (V36)", () => {
  expect(numbersIn("A lot of 12 tons, call 9876512345, ₹12,34,567.00. ABCDEFGHIJKLMN")).toEqual([]);
});
