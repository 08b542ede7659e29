import { expect, test } from "vitest";
import { judgementsOf } from "./account-status.rules.ts";

test("a waiting seller is activated or refused, an active account deactivated, the others activated again", () => {
  expect(judgementsOf({ type: "seller", status: "waiting" })).toEqual(["activate", "refuse"]);
  expect(judgementsOf({ type: "buyer", status: "active" })).toEqual(["deactivate"]);
  expect(judgementsOf({ type: "seller", status: "refused" })).toEqual(["activate"]);
  expect(judgementsOf({ type: "buyer", status: "deactivated" })).toEqual(["activate"]);
});

test("nobody judges an account of the office", () => {
  expect(judgementsOf({ type: "admin", status: "active" })).toEqual([]);
});
