import { expect, test } from "vitest";
import { placeOf, toProduct } from "./product.rules.ts";
import { checkDraft, type Draft, filterOf, isCatalog, nextDraft } from "./selling.rules.ts";

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
  format: "",
  min_bidders: "",
  start_at: "",
  end_at: "",
  site_id: "",
  invite_list_id: "",
  parts: "",
  deposit: "",
  pay_through: "parties",
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
  for (const quantity of ["0", "-4", "1e3", "8,0000", "12,5", "eight", "1.2345"])
    expect(checkDraft({ ...bales, quantity }, []).errors).toHaveProperty("quantity");
  for (const quantity of ["1", "8,000", "१२०", "8000.5", "0.125"])
    expect(checkDraft({ ...bales, quantity }, []).errors).toEqual({});
});

test("wishes and terms that the market would refuse are named beside their fields, with what is missing (S5.9)", () => {
  const terms = JSON.stringify({
    inspection_days: "x",
    tolerance_percent: "500",
    ground_rent_per_day: "a lot",
    deductions: [{ what: "", above_percent: "2", rate_percent: "1" }],
  });
  const wrong = {
    asking_price: "abc",
    reserve_price: "-5",
    bid_increment: "1.234",
    start_at: "2026-12-02T10:00",
    end_at: "2026-12-01T10:00",
    terms,
  };
  const errors = {
    asking_price: "Enter a number",
    reserve_price: "Enter a number",
    bid_increment: "Use at most two decimals",
    end_at: "The end must be after the start",
    "terms.inspection_days": "Enter a number",
    "terms.tolerance_percent": "Use 0 to 100 percent",
    "terms.ground_rent_per_day": "Enter a number",
    "terms.deductions.0.what": "What is deducted for is required.",
  };
  expect(checkDraft({ ...bales, ...wrong }, [])).toEqual({
    errors,
    toasts: ["Some fields need another look"],
  });
  expect(checkDraft({ ...bales, ...wrong, title: "" }, [])).toEqual({
    errors: { ...errors, title: "Title is required." },
    toasts: ["Please fill in all  fields"],
  });
});

test("a reserve below the price that is asked is refused, one at it is not", () => {
  const asked = { ...bales, asking_price: "90000" };
  expect(checkDraft({ ...asked, reserve_price: "89999.99" }, []).errors).toEqual({
    reserve_price: "The reserve may not be below the price you ask",
  });
  expect(checkDraft({ ...asked, reserve_price: "90000" }, []).errors).toEqual({});
});

test("a catalogue is pdf, xls or xlsx (S5.9, S9.2)", () => {
  expect(
    ["a.pdf", "A.XLS", "b.c.xlsx", "a.doc", "pdf", "a.pdf.exe", "a.xlsm"].map(isCatalog),
  ).toEqual([true, true, true, false, false, false, false]);
});

test("the next draft keeps the kind and the place, nothing else (S5.9)", () => {
  expect(nextDraft(bales)).toEqual({ ...bales, title: "", quantity: "", description: "" });
});

test("what a price is for is chosen anew for the next product (trader 22)", () => {
  const byTheTon = { ...bales, unit: "MT", basis: "mt" as const, asking_price: "40000" };
  expect(nextDraft(byTheTon)).toMatchObject({ unit: "MT", basis: "lot", asking_price: "" });
});

test("no sub-category is sent as none, and a complaint finds its draft (S7.32, S8.7)", () => {
  expect(toProduct(bales)).toMatchObject({ sub_category_id: null, quantity: "8000" });
  // A heap of one part is a lot as ever, to the byte.
  expect(toProduct(bales)).not.toHaveProperty("parts");
  expect(toProduct({ ...bales, parts: " 4 " })).toMatchObject({ parts: "4" });
  expect(placeOf("products.2.title")).toEqual({ index: 2, field: "title" });
  expect(placeOf("products.0.terms.deductions.1.what")).toEqual({
    index: 0,
    field: "terms.deductions.1.what",
  });
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
