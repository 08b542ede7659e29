import { expect, test } from "vitest";
import { auditDetails } from "./audit-details.ts";

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

test("beside a change stands its reason, and of a long text its beginning (W17)", () => {
  const details = { before: { status: "active" }, after: { status: "refused" }, reason: "Blurred" };
  expect(auditDetails(JSON.stringify(details))).toEqual([
    { name: "Status", value: "active → refused" },
    { name: "Reason", value: "Blurred" },
  ]);
  const [long] = auditDetails(JSON.stringify({ after: "x".repeat(500) }));
  expect(long?.value).toBe(`${"x".repeat(160)}…`);
});

test("what is no object is shown as it is", () => {
  expect(auditDetails("not json")).toEqual([{ name: "Details", value: "not json" }]);
  expect(auditDetails("")).toEqual([]);
  expect(auditDetails("{}")).toEqual([]);
});
