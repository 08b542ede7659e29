import { expect, test } from "vitest";
import { auditDetails, beginningOf, placeOfSubject } from "./audit-details.ts";

test("paise become rupees and instants the Indian clock", () => {
  expect(
    auditDetails(
      '{"market_value":12345600,"reserve_price":null,"starts_at":"2026-11-21T05:30:00.000Z","soft_close_minutes":5}',
    ),
  ).toEqual([
    { name: "Market value", value: "₹1,23,456" },
    { name: "Reserve price", value: "none" },
    { name: "Starts at", value: "21-11-2026, 11:00 am IST" },
    { name: "Soft close minutes", value: "5" },
  ]);
});

test("a change says what stood there before", () => {
  const details = { before: { quantity: 500, unit: "kg" }, after: { quantity: 2.5, unit: "MT" } };
  expect(auditDetails(JSON.stringify(details))).toEqual([
    { name: "Quantity", value: "500 → 2.5" },
    { name: "Unit", value: "kg → MT" },
  ]);
});

test("beside a change stands its reason (W17)", () => {
  const details = { before: { status: "active" }, after: { status: "refused" }, reason: "Blurred" };
  expect(auditDetails(JSON.stringify(details))).toEqual([
    { name: "Status", value: "active → refused" },
    { name: "Reason", value: "Blurred" },
  ]);
});

test("a long text is there whole, folded below its beginning (W17, V10)", () => {
  const [long] = auditDetails(JSON.stringify({ after: "x".repeat(500) }));
  expect(long?.value).toBe("x".repeat(500));
  expect(beginningOf(long?.value ?? "")).toBe(`${"x".repeat(160)}…`);
  expect(beginningOf("Blurred")).toBeNull();
});

test("of a long text that was changed the change is shown, and the whole is folded (V39)", () => {
  const [before, after] = ["seven", "ten"].map(
    (n) => `<p>${"x ".repeat(200)}pay in <b>${n}</b> days</p>`,
  );
  const [change] = auditDetails(
    JSON.stringify({ before: { body: before }, after: { body: after } }),
  );
  expect(change).toMatchObject({ name: "Body", value: `${before} → ${after}` });
  expect(change?.brief).toMatch(/^…(x )+pay in seven days → …(x )+pay in ten days$/);
});

test("what is no object is shown as it is", () => {
  expect(auditDetails("not json")).toEqual([{ name: "Details", value: "not json" }]);
  expect(auditDetails("")).toEqual([]);
  expect(auditDetails("{}")).toEqual([]);
});

test("every amount is in rupees, and what lies within is words and no JSON (office 15)", () => {
  const details = {
    listed_price: 39600000,
    filter: { status: "pending", q: "", dir: "asc" },
    reasons: [
      { path: "bank", msg: "The photo is blurred" },
      { path: "", msg: "No PAN" },
    ],
    sheet: { reserve_price: 5000000, terms: null, weight_grams: 2500000 },
    waived: true,
  };
  expect(auditDetails(JSON.stringify(details))).toEqual([
    { name: "Listed price", value: "₹3,96,000" },
    { name: "Filter", value: "Status: pending, Dir: asc" },
    { name: "Reasons", value: "bank: The photo is blurred; No PAN" },
    { name: "Sheet", value: "Reserve price: ₹50,000, Weight: 2500 kg" },
    { name: "Waived", value: "yes" },
  ]);
});

test("an entry leads to what it is about (office 15)", () => {
  const none = { subject: "Ravi (12)", lot_id: null, company_id: null, user_id: null };
  expect(placeOfSubject(none)).toBe(null);
  expect(placeOfSubject({ ...none, lot_id: "7" })).toBe("/admin/lot/7");
  expect(placeOfSubject({ ...none, company_id: "3" })).toBe("/admin/company/3");
  expect(placeOfSubject({ ...none, user_id: "12" })).toBe("/admin/user/12");
});
