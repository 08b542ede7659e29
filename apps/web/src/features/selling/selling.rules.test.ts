import { expect, test } from "vitest";
import {
  checkDraft,
  type Draft,
  filterOf,
  isCatalog,
  nextDraft,
  placeOf,
  toProduct,
} from "./selling.rules.ts";

const bales: Draft = {
  category_id: "2",
  sub_category_id: "",
  lot_no: "",
  title: "PET bales, clear, 8 tonnes",
  quantity: "8000",
  unit: "kg",
  basis: "lot",
  description: "Hot-washed, 40 kg bales under a roof.",
  state: "Gujarat",
  pincode: "382445",
  city: "Ahmedabad",
  asking_price: "",
  reserve_price: "",
  bid_increment: "",
  start_at: "",
  end_at: "",
  site_id: "",
  terms: "",
};

test("a draft with everything in it is right (S5.9)", () => {
  expect(checkDraft(bales, [])).toEqual({ errors: {}, toasts: [] });
});

test.each([
  "category_id",
  "title",
  "quantity",
  "unit",
  "description",
  "state",
  "pincode",
  "city",
] as const)(
  "without its %s a draft is told 'Please fill in all  fields', two spaces included (S5.9)",
  (field) => {
    const { errors, toasts } = checkDraft({ ...bales, [field]: "  " }, []);
    expect(toasts).toEqual(["Please fill in all  fields"]);
    expect(Object.keys(errors)).toEqual([field]);
  },
);

test("a title may be used once among the drafts, however it is spaced or spelled (S5.9)", () => {
  expect(
    checkDraft({ ...bales, title: " pet  bales, CLEAR, 8 tonnes" }, [bales]).errors,
  ).toHaveProperty("title");
  expect(checkDraft({ ...bales, title: "PET bales, green" }, [bales]).errors).toEqual({});
});

test("a quantity is a number above zero (S5.9)", () => {
  for (const quantity of ["0", "-4", "1e3", "8,000", "eight", "1.2345"])
    expect(checkDraft({ ...bales, quantity }, []).errors).toHaveProperty("quantity");
  for (const quantity of ["1", "8000.5", "0.125"])
    expect(checkDraft({ ...bales, quantity }, []).errors).toEqual({});
});

test("a catalogue is pdf, xls or xlsx (S5.9, S9.2)", () => {
  expect(
    ["a.pdf", "A.XLS", "b.c.xlsx", "a.doc", "pdf", "a.pdf.exe", "a.xlsm"].map(isCatalog),
  ).toEqual([true, true, true, false, false, false, false]);
});

test("the next draft keeps the kind and the place, nothing else (S5.9)", () => {
  expect(nextDraft(bales)).toEqual({ ...bales, title: "", quantity: "", description: "" });
});

test("no sub-category is sent as none, and a complaint finds its draft (S7.32, S8.7)", () => {
  expect(toProduct(bales)).toMatchObject({ sub_category_id: null, quantity: "8000" });
  expect(placeOf("products.2.title")).toEqual({ index: 2, field: "title" });
  expect(placeOf("products")).toBeNull();
});

test("the product list is filtered by approved, expired, or otherwise unapproved (S2.17, S2.50)", () => {
  expect([undefined, "approved", "expired", "pending", "anything"].map(filterOf)).toEqual([
    undefined,
    "approved",
    "expired",
    "pending",
    "pending",
  ]);
});
