import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { indianNumber } from "./formatting.ts";
import { Quantity, Rupees, RupeesFromZero, whole } from "./money.ts";
import { numberFault, readAmount, readNumber, withoutNoise } from "./typed-number.ts";

describe("a number as people write it is read", () => {
  test.each([
    ["125000", "125000"],
    ["1,25,000", "125000"],
    ["125,000", "125000"],
    ["12,34,56,789.50", "123456789.50"],
    ["123,456,789", "123456789"],
    ["1 25 000", "125000"],
    ["1\u00a025\u00a0000", "125000"],
    ["1\u202f250\u202f000.5", "1250000.5"],
    ["१,२५,०००.५०", "125000.50"],
    ["১২০", "120"],
    ["１２０", "120"],
    ["\ufeff\u200b120\u200e", "120"],
    ["₹ 1,25,000", "125000"],
    ["Rs. 1,25,000/-", "125000"],
    ["Rs 500/-only", null],
    ["Rs 500/- only", "500"],
    ["INR 4500", "4500"],
    ["4500 INR", "4500"],
    ["रु. 1,50,000", "150000"],
    ["1.5 lakh", "150000"],
    ["₹ २.२५ लाख", "225000"],
    ["1.2345678 Cr", "12345678"],
    ["2 करोड़", "20000000"],
    ["0.125", "0.125"],
    [".5", "0.5"],
    ["007", "7"],
    ["12.", "12"],
  ])("%j is %j", (typed, plain) => expect(readAmount(typed)).toBe(plain));

  test.each([
    ["₹ 107.50/kg", "107.50", "kg"],
    ["107.50 per Kg.", "107.50", "kg"],
    ["Rs. 42,000/- per MT", "42000", "mt"],
    ["42,000/tonne", "42000", "mt"],
    ["15 / pc", "15", "piece"],
    ["1,200 प्रति किलो", "1200", "kg"],
  ])("%j is a rate: %s per %s, and nothing where bids name another basis", (typed, plain, per) => {
    expect(readNumber(typed)).toEqual({ plain, per });
    expect(readAmount(typed, per)).toBe(plain);
    expect([readAmount(typed), readAmount(typed, "lot")]).toEqual([null, null]);
  });

  test.each([
    ..."1,25,0000 12,5 107,50 99,9 1,2500 0,125 1,250.5,0 1.250,00 1.25.000 1,,250 ,500".split(" "),
    ..."1e5 1E5 0x10 -5 +5 (500) NaN Infinity 1_000 ½ ₹ kg 1.5.2 5/ton/kg".split(" "),
    ...["", " ", "1 2", "12 50", "1,25 000", "Rs", "5 per acre", "9".repeat(16), "1'250"],
  ])("%j is none, or could be two", (typed) => expect(readNumber(typed)).toBeNull());

  test("grouping of no country and a decimal comma are told what to write", () => {
    for (const typed of ["1,25,0000", "107,50", "Rs. 99,9", "1.250,00"])
      expect(numberFault(typed)).toBe("grouped");
    for (const typed of ["1e5", "many", "", "12 drums, 5 bags"])
      expect(numberFault(typed)).toBe("none");
  });
});

const amounts = fc.integer({ min: 1, max: 1e12 }).map((paise) => paise / 100);

test("whatever amount is grouped, in India or the West, is read as that amount", () => {
  fc.assert(
    fc.property(amounts, (n) => {
      const western = n.toLocaleString("en-US", { maximumFractionDigits: 2 });
      expect(Number(readAmount(indianNumber(n, 2)))).toBe(n);
      expect(Number(readAmount(western))).toBe(n);
      expect(Rupees.parse(`Rs. ${western}/-`)).toBe(Math.round(n * 100));
    }),
  );
});

test("a comma never multiplies: digits behind it are a whole group, or nothing is read", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.stringMatching(/^\d{1,6}$/), (n, part) => {
      const read = readAmount(`${n},${part}`);
      expect(read === null).toBe(part.length !== 3 || n > 999);
      if (read !== null) expect(read).toBe(`${n}${part}`);
    }),
  );
});

test("what a spreadsheet counts is read with the 15 digits that it shows", () => {
  expect(Quantity.parse(12.4 * 3)).toBe(37_200);
  expect(Quantity.parse("37.199999999999996")).toBe(37_200);
  expect(Rupees.parse(35.85 * 3)).toBe(10_755);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 99 }), (paise, n) => {
      expect(Rupees.parse((paise / 100) * n)).toBe(paise * n);
    }),
  );
  expect(withoutNoise(90_000_000_000_000.25)).toBe(90_000_000_000_000.25);
});

test("more than two decimals of money are refused by name", () => {
  for (const typed of ["640.005", 640.005, "₹ 1,000.999"])
    expect(Rupees.safeParse(typed).error?.issues[0]?.message).toBe("Use at most two decimals");
});

test("an emptied limit or threshold is refused, and is not 0", () => {
  for (const emptied of ["", " "]) {
    expect(RupeesFromZero.safeParse(emptied).error?.issues[0]?.message).toBe("Enter a number");
    expect(whole(z.int().min(0)).safeParse(emptied).success).toBe(false);
  }
  for (const zero of ["0", "०", 0, "0.00"]) expect(RupeesFromZero.parse(zero)).toBe(0);
  expect(RupeesFromZero.parse("₹ 1,25,000")).toBe(12_500_000);
});

test("a whole number is none of a programmer's", () => {
  const page = whole(z.int().min(1).max(50));
  for (const odd of ["1e1", "0x10", "1.5", "ten", "Infinity", null, [1]])
    expect([odd, page.safeParse(odd).success]).toEqual([odd, false]);
  for (const ten of [10, "10", "१०", " 10 "]) expect(page.parse(ten)).toBe(10);
});
