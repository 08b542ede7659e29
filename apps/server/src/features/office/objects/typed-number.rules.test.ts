import { expect, test } from "vitest";
import { gatewayId, questionNumber, requestReference, typedNumber } from "./typed-number.rules.ts";

test.each([
  ["12", null, "12"],
  ["lot 12", "lot", "12"],
  ["Lot no. 12", "lot", "12"],
  ["LOT #12", "lot", "12"],
  ["sale 186", "award", "186"],
  ["award-186", "award", "186"],
  ["#186", null, "186"],
  ["invoice RB/26-27/000001", "invoice", "RB/26-27/000001"],
  ["Truck: mh 12 qx 4711", "truck", "mh 12 qx 4711"],
  ["UTR number AXISCN0123456789", "transfer", "AXISCN0123456789"],
  ["gstin 27AAKCB2213F1ZV", "other", "27AAKCB2213F1ZV"],
  ["lotus metals", null, "lotus metals"],
  ["sale", null, "sale"],
])("%s is said to be of %s (V7)", (q, said, number) => {
  expect(typedNumber(q)).toEqual({ said, number });
});

test.each([
  ["CQ-2026-000123", 123],
  ["cq 2026 000123", 123],
  ["cq-123", 123],
  ["CQ2026", 2026],
  ["CQ-", null],
])("%s is question %s (V7)", (q, number) => {
  expect(questionNumber(q)).toBe(number);
});

test("a request's reference is found however it is written (V7)", () => {
  expect(requestReference("sr 2026/000123")).toBe("SR-2026-000123");
  expect(requestReference("SR-1")).toBeNull();
});

test.each([
  ["pay_daf6c7", { kind: "pay", start: "pay_daf6c7" }],
  ["Order_MxYz1234", { kind: "order", start: "order_mxyz1234" }],
  ["pay daf6c7", { kind: "pay", start: "pay_daf6c7" }],
  ["payment due", null],
  ["orderly heap", null],
])("%s is the gateway's %j (V7)", (q, id) => {
  expect(gatewayId(q)).toEqual(id);
});
