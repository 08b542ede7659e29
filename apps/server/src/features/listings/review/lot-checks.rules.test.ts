import type { Paise } from "@rebale/contract";
import { STATES } from "@rebale/contract/values/fields";
import { expect, test } from "vitest";
import { type CheckedLot, findWarnings } from "./lot-checks.rules.ts";
import { statesOfPincode } from "./pincode-states.rules.ts";

const aLot = (over: Partial<CheckedLot> = {}): CheckedLot => ({
  ...{ title: "PET bottle bales", description: "18 MT, pressed, HSN 39159010, GST extra." },
  ...{ basis: "kg", quantity_milli: 18_000_000, unit: "kg", weight_grams: null },
  ...{ asking_price: 4000 as Paise, state: "Maharashtra", pincode: "411001" },
  ...{ pictures: 3, small_pictures: 0, has_terms: true, has_material: true },
  ...{ has_rate: true, repeated_pictures: 0, other_material: null },
  ...over,
});
const usual = { p25: 3500, median: 4000, p75: 4500 };
const found = (over: Partial<CheckedLot>, rate: typeof usual | null = usual) =>
  findWarnings(aLot(over), rate, []).map(({ path, code, text }) => [path, code, text]);

test("an ordinary lot gives no warning (office b3)", () => {
  expect(found({})).toEqual([]);
  expect(found({ asking_price: null }, null)).toEqual([]);
});

test("a phone number or a mail address in title or description is named, however it is set apart; a GSTIN, an HSN and a price are none (office b3)", () => {
  const contacts = (description: string) => found({ description }).map(([, , text]) => text);
  for (const phone of ["9876543210", "+91 98765 43210", "098765-43210", "98.76.54.32.10"])
    expect(contacts(`Call ${phone} now`)).toEqual([
      `The description names a phone number or email: ${phone}.`,
    ]);
  expect(contacts("write to ravi.metals@gmail.com")).toEqual([
    "The description names a phone number or email: ravi.metals@gmail.com.",
  ]);
  for (const none of ["27AAPFU0939F1ZV", "HSN 85489000", "₹98,76,543.21", "Lot 1234567890"])
    expect(contacts(none)).toEqual([]);
  expect(found({ title: "laptop lot !!! call 9876543210" }).map(([path]) => path)).toEqual([
    "title",
  ]);
});

test("a price far from the board says how far, whatever the basis; within twice it says nothing (office b3)", () => {
  expect(found({ asking_price: 20_000 as Paise })).toEqual([
    [
      "price",
      "price_far_off",
      "The price asked comes to ₹200/kg, 5.0 times the price board’s median of ₹40/kg.",
    ],
  ]);
  // ₹9.99 crore for 3 kg.
  const dear = { basis: "lot", quantity_milli: 3000, asking_price: 99_900_000_00 as Paise };
  expect(found(dear)[0]?.[2]).toContain("832500 times the price board’s median");
  expect(found({ asking_price: 400 as Paise })[0]?.[2]).toContain("₹4/kg, 10 % of the price");
  expect(found({ asking_price: 9000 as Paise })).toEqual([]);
  expect(found({ asking_price: 1750 as Paise })).toEqual([]);
  expect(found({ unit: "pieces", basis: "piece", asking_price: 900_000 as Paise })).toEqual([]);
});

test("a pincode of another state is named with its own; where the post crosses a border both fit (office b3)", () => {
  expect(found({ state: "Goa", pincode: "110001" })).toEqual([
    ["place", "other_state", "The pincode 110001 is in Delhi, not in Goa."],
  ]);
  expect(found({ state: "Goa", pincode: "403001" })).toEqual([]);
  expect(found({ state: "Puducherry", pincode: "605001" })).toEqual([]);
  expect(found({ pincode: "999999" })[0]?.[2]).toBe("No post office has pincodes like 999999.");
  const known = new Set<string>(STATES);
  const named = new Set(
    Array.from({ length: 900 }, (_, i) => statesOfPincode(`${i + 100}001`)).flat(),
  );
  expect(new Set([...named].filter((state) => !known.has(state)))).toEqual(new Set());
  expect([...known].filter((state) => !named.has(state))).toEqual([]);
});

test("no pictures, no terms and a quantity out of any reason are said (office b3)", () => {
  const codes = (over: Partial<CheckedLot>) => found(over).map(([, code]) => code);
  expect(codes({ pictures: 0 })).toEqual(["no_pictures"]);
  expect(codes({ has_terms: false })).toEqual(["no_terms"]);
  expect(found({ quantity_milli: 3000 })[0]?.[2]).toBe(
    "3 kg is very little for one lot: is the unit right?",
  );
  expect(codes({ unit: "MT", quantity_milli: 18_000_000, basis: "mt" })).toContain("odd_quantity");
});

test("another seller's lot of the same title or with the same picture is named with its number (office b3)", () => {
  const other = { id: 7, title: "Bales", by: "Sharma Metals" };
  expect(
    findWarnings(aLot(), usual, [
      { ...other, same: "title" },
      { ...other, same: "pictures" },
    ]).map(({ code, lot_id }) => [code, lot_id]),
  ).toEqual([
    ["same_title", "7"],
    ["same_pictures", "7"],
  ]);
});

test("goods without a material, a title that the invoice portal refuses and a description of a letter are named (V16, R71)", () => {
  expect(found({ has_material: false }).map(([path, code]) => [path, code])).toEqual([
    ["category", "no_tax"],
  ]);
  const codes = (over: Partial<CheckedLot>) => found(over).map(([path, code]) => [path, code]);
  expect(codes({ title: "Al" })).toEqual([["title", "short_text"]]);
  expect(codes({ description: "x" })).toEqual([["description", "short_text"]]);
});

test("pictures of a pixel and the seller's own lot again are named (V16)", () => {
  expect(found({ small_pictures: 1 })).toEqual([
    ["pictures", "small_pictures", "1 of its 3 pictures is too small to show anything."],
  ]);
  expect(found({ pictures: 1, small_pictures: 1 })[0]?.[2]).toBe(
    "Its pictures are too small to show anything.",
  );
  const own = { id: 7, title: "PET bottle bales", by: "Asha", same: "lot" } as const;
  expect(findWarnings(aLot(), usual, [own])).toMatchObject([
    { path: "title", code: "same_lot", lot_id: "7" },
  ]);
});

test("a picture that is there twice, a rate that is not known and another material are named (V16)", () => {
  expect(found({ repeated_pictures: 1 }).map(([path, code]) => [path, code])).toEqual([
    ["pictures", "same_pictures"],
  ]);
  expect(found({ has_rate: false })).toEqual([
    ["category", "no_tax", "The GST rate of its HSN is not known: no tax invoice could be issued."],
  ]);
  expect(found({ other_material: { said: "Copper", kind: "HDPE" } })).toEqual([
    ["category", "other_material", "The title names Copper, its sub-category is HDPE."],
  ]);
});
