import { describe, expect, test } from "vitest";
import { retyped, type TypedRupees, typedRupees } from "./typed-rupees.rules.ts";

const empty = typedRupees("");
const typeAll = (keys: string, from: TypedRupees = empty) =>
  [...keys].reduce((field, key) => retyped(field, field.shown + key), from);
const paste = (text: string, over = "") => retyped(typedRupees(over), text).value;

describe("key by key, a field of money shows what it understood", () => {
  test.each([
    ["1,25,000", "125000", "1,25,000"],
    ["125000", "125000", "1,25,000"],
    ["125,000", "125000", "1,25,000"],
    ["12,34,567.50", "1234567.50", "12,34,567.50"],
    ["1,250,000", "1250000", "12,50,000"],
    ["₹ 1,25,000", "125000", "1,25,000"],
    ["Rs. 1,25,000/-", "125000", "1,25,000"],
    ["१,२५,०००", "125000", "1,25,000"],
    ["१२०", "120", "120"],
    ["107,50", "107.50", "107.50"],
    ["12,5", "12.5", "12.5"],
    ["12.345", "12.34", "12.34"],
    ["12.", "12.", "12."],
    [".5", ".5", ".5"],
    ["1.5 lakh", "150000", "1,50,000"],
    ["1e5", "", "1e5"],
    ["-500", "", "-500"],
    ["123456789012", "12345678901", "12,34,56,78,901"],
  ])("%s is %s and shows %s", (keys, value, shown) => {
    expect(typeAll(keys)).toMatchObject({ value, shown });
  });

  test("what is taken away again is not a decimal comma", () => {
    const field = typeAll("1,25,000");
    const once = retyped(field, "1,25,00");
    expect(once).toMatchObject({ value: "12500", shown: "12,500" });
    expect(retyped(once, "12,50").shown).toBe("1,250");
    expect(retyped(typeAll("107,50"), "107.5").value).toBe("107.5");
  });

  test("a digit in the middle, or over a marked part, regroups the whole", () => {
    expect(retyped(typedRupees("125000"), "1,725,000").value).toBe("1725000");
    expect(retyped(typedRupees("108000"), "1,5,000").value).toBe("15000");
    expect(retyped(typedRupees("108000"), "5").value).toBe("5");
  });
});

test.each([
  ["1,50,000", "150000"],
  ["1 50 000", "150000"],
  ["१,५०,०००.५०", "150000.50"],
  ["Rs. 1,50,000", "150000"],
  ["रु. 1,50,000", "150000"],
  ["₹1,50,000/-", "150000"],
  ["1.5 lakh", "150000"],
  ["1.5 लाख", "150000"],
  ["₹ २.२५ लाख", "225000"],
  ["1.2345678 Cr", "12345678"],
  ["2 करोड़", "20000000"],
  ["107,50", "107.50"],
  ["12.345", "12.345"],
  ["1,25,0000", ""],
  ["1e5", ""],
  ["0x10", ""],
  ["lakh", ""],
  ["1.5.2 lakh", ""],
  ["-500", ""],
])("an amount pasted or spoken as %j is read as %j", (given, read) => {
  expect(paste(given)).toBe(read);
});

test("what is pasted over an amount counts as a whole, or not at all", () => {
  expect(paste("107,50", "108000")).toBe("107.50");
  expect(paste("1,25,0000", "108000")).toBe("108000");
  expect(retyped(empty, "107.50/kg", { places: 2, basis: "kg" }).value).toBe("107.50");
  expect(retyped(empty, "107.50/kg", { places: 2, basis: "mt" }).value).toBe("");
});

test("a quantity has three digits behind its point, and is grouped like money", () => {
  const type = (keys: string) =>
    [...keys].reduce(
      (field, key) => retyped(field, field.shown + key, { places: 3 }),
      typedRupees(""),
    );
  expect(type("12.3456")).toMatchObject({ value: "12.345", shown: "12.345" });
  expect(type("1,25,000")).toMatchObject({ value: "125000", shown: "1,25,000" });
  expect(type("१२,५")).toMatchObject({ value: "12.5", shown: "12.5" });
  expect(type("1e5").value).toBe("");
});
