import {
  IMPORT_CHOICES,
  IMPORT_COLUMNS,
  IMPORT_HEADS,
  type ImportColumn,
} from "@rebale/contract/listings/import-columns";
import { expect, test } from "vitest";
import { type Choices, planImport } from "./import.rules.ts";

const choices: Choices = {
  materials: new Map([["copper", { category_id: "3", sub_category_id: "31" }]]),
  sites: new Map([["pune yard", { id: 7, state: "Maharashtra", city: "Pune", pincode: "411001" }]]),
};
const head = ["Lot no", "title", "material", "quantity", "unit", "description", "state", "city"];
const columns = [...head, "pincode", "basis", "start_price", "reserve_price", "site"];
const row = (over: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    "Lot no": "A-1",
    title: "Copper cable",
    material: "Copper",
    quantity: "1,200.5",
    unit: "KG",
    description: "Bright, stripped, on drums",
    state: "Maharashtra",
    city: "Pune",
    pincode: "411001",
    basis: "kg",
    start_price: "₹640",
    ...over,
  };
  return columns.map((column) => cells[column] ?? "");
};
const plan = (...rows: string[][]) => planImport([columns, ...rows], choices);
const faults = (...rows: string[][]) =>
  (plan(...rows).faults ?? []).map(({ path, msg }) => `${path}: ${msg.en}`);

test("a row becomes a draft: grouping, small letters and the rupee sign are read (A11)", () => {
  const planned = plan(row({ reserve_price: "700" }));
  if (planned.faults) throw new Error(JSON.stringify(planned.faults));
  expect(planned.rows).toMatchObject([
    {
      row: 2,
      reservePrice: 70_000,
      draft: {
        lot_no: "A-1",
        category_id: 3,
        sub_category_id: 31,
        quantity: 1_200_500,
        unit: "kg",
        basis: "kg",
        asking_price: 64_000,
        site_id: null,
      },
    },
  ]);
});

test("a site stands for state, city and pincode (A11)", () => {
  const planned = plan(row({ site: "Pune Yard", state: "", city: "", pincode: "" }));
  expect(planned).toMatchObject({ rows: [{ draft: { site_id: 7, city: "Pune" } }] });
  expect(faults(row({ site: "Nashik" }))).toEqual([
    "row 2, site: Choose one of your company's sites",
  ]);
});

test("every fault of every row is named by row and column, in the sheet's own numbers (A11)", () => {
  expect(
    faults(
      row(),
      row({ "Lot no": "A-2", quantity: "many", material: "Unobtainium" }),
      columns.map(() => ""),
      row({ "Lot no": "A-3", pincode: "12", basis: "piece", reserve_price: "100" }),
      row({ "Lot no": "" }),
      row(),
    ),
  ).toEqual([
    "row 3, material: Choose a material from the list",
    "row 3, quantity: Enter a number",
    "row 5, pincode: Pincode must have 6 digits",
    "row 5, basis: Only a lot that is counted in pieces is sold by the piece",
    "row 5, reserve_price: The reserve may not be below the start price",
    "row 6, lot_no: This is required.",
    "row 7, lot_no: This lot number is already used in an earlier row",
  ]);
});

test("a lot number that is used twice is named, whatever else is wrong with either row (A11)", () => {
  expect(
    faults(row({ quantity: "many" }), row({ basis: "dozen" }), row({ "Lot no": "A-2" })),
  ).toEqual([
    "row 2, quantity: Enter a number",
    "row 3, basis: Choose lot, kg, mt or piece",
    "row 3, lot_no: This lot number is already used in an earlier row",
  ]);
});

test("a fault says what stands in its cell, where anything does (A11)", () => {
  const { faults: found } = plan(
    row({ quantity: " 12,5 tonnes ", description: "" }),
    row({ state: "x".repeat(200) }),
    row(),
  );
  expect(found).toMatchObject([
    { path: "row 2, quantity", value: "12,5 tonnes" },
    { path: "row 2, description" },
    { path: "row 3, state", value: `${"x".repeat(80)}…` },
    { path: "row 3, lot_no", value: "A-1" },
    { path: "row 4, lot_no", value: "A-1" },
  ]);
  expect(found?.[1]).not.toHaveProperty("value");
});

test("a reserve below the start price, a missing or strange column, an empty table are refused (A11)", () => {
  expect(faults(row({ reserve_price: "600" }))).toEqual([
    "row 2, reserve_price: The reserve may not be below the start price",
  ]);
  expect(planImport([["lot_no", "colour"]], choices).faults?.map(({ path }) => path)).toEqual([
    ...["row 1, colour", "row 1, title", "row 1, material", "row 1, quantity", "row 1, unit"],
    "row 1, description",
  ]);
  expect(faults()).toEqual(["row 2: This table has no rows"]);
  const many = Array.from({ length: 501 }, (_, i) => row({ "Lot no": `A-${i}` }));
  expect(faults(...many)).toEqual(["row 502: A table has 500 rows at most"]);
  expect(plan(...many.slice(0, 500)).faults).toBeNull();
});

test.each([
  ["start_price", "1,25,0000", "Write it as 1,25,000 or 125,000, with a point before decimals"],
  ["start_price", "107,50", "Write it as 1,25,000 or 125,000, with a point before decimals"],
  ["reserve_price", "999,9", "Write it as 1,25,000 or 125,000, with a point before decimals"],
  ["quantity", "12,5", "Write it as 1,25,000 or 125,000, with a point before decimals"],
  ["start_price", "640.005", "Use at most two decimals"],
  ["start_price", "1e5", "Enter a number"],
  ["quantity", "0x10", "Enter a number"],
  ["start_price", "₹ 107/piece", "Enter a number"],
  ["title", "#N/A", "The cell says #N/A: put a value in its place"],
  ["description", "#REF!", "The cell says #REF!: put a value in its place"],
  ["state", "Texas", "Choose a state from the list"],
])("%s %j is refused by row, column and what to do", (column, value, words) => {
  expect(faults(row({ [column]: value }))).toEqual([`row 2, ${column}: ${words}`]);
});

test.each([
  ["start_price", "₹ 107.50/kg", { asking_price: 10_750 }],
  ["start_price", "Rs. 1,25,000/-", { asking_price: 12_500_000 }],
  ["start_price", "107.55000000000001", { asking_price: 10_755 }],
  ["quantity", "37.199999999999996", { quantity: 37_200 }],
  ["quantity", "१,२५०", { quantity: 1_250_000 }],
  ["state", "MAHARASHTRA", { state: "Maharashtra" }],
  ["state", "tamil\u00a0nadu", { state: "Tamil Nadu" }],
  ["state", "Jammu & Kashmir", { state: "Jammu and Kashmir" }],
  ["material", "\u00a0Copper\u200b", { sub_category_id: 31 }],
  ["unit", "KG\u00a0", { unit: "kg" }],
  ["basis", " KG", { basis: "kg" }],
  ["pincode", "411 026", { pincode: "411026" }],
])("%s %j is read as people mean it", (column, value, read) => {
  const planned = plan(row({ [column]: value }));
  expect(planned.faults).toBeNull();
  expect(planned).toMatchObject({ rows: [{ draft: read }] });
});

test("heads are read as people write them", () => {
  const heads = columns.map((name) => ({ "Lot no": "Lot No.", title: "Title:" })[name] ?? name);
  expect(planImport([heads, row()], choices).faults).toBeNull();
});

const saidIn = (language: "en" | "hi") =>
  columns.map((name) => IMPORT_HEADS[columnOf(name)][language]);
const columnOf = (name: string) => name.toLowerCase().replaceAll(" ", "_") as ImportColumn;

test.each(["en", "hi"] as const)(
  "a table whose heads and choices are in the words of its seller is the same table: %s (U36)",
  (language) => {
    const cells = row({ basis: IMPORT_CHOICES.basis.kg?.[language] ?? "" });
    const technical = plan(row());
    expect(technical.faults).toBeNull();
    expect(planImport([saidIn(language), cells], choices)).toEqual(technical);
  },
);

test("no two columns have the same words, and none those of another's name (U36)", () => {
  for (const language of ["en", "hi"] as const) {
    const words = IMPORT_COLUMNS.map((column) => IMPORT_HEADS[column][language].toLowerCase());
    expect(new Set(words).size).toBe(words.length);
    for (const [i, column] of IMPORT_COLUMNS.entries())
      expect(IMPORT_COLUMNS.filter((other) => other !== column)).not.toContain(
        words[i]?.replaceAll(" ", "_"),
      );
  }
});
