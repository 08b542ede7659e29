import { expect, test } from "vitest";
import { decisionsOf, missingPapers } from "./account-status.rules.ts";

test("a waiting seller is activated or refused, an active account deactivated, the others activated again", () => {
  expect(decisionsOf({ type: "seller", status: "waiting" })).toEqual(["activate", "refuse"]);
  expect(decisionsOf({ type: "buyer", status: "active" })).toEqual(["deactivate"]);
  expect(decisionsOf({ type: "seller", status: "refused" })).toEqual(["activate"]);
  expect(decisionsOf({ type: "buyer", status: "deactivated" })).toEqual(["activate"]);
});

test("nobody decides on an account of the office", () => {
  expect(decisionsOf({ type: "admin", status: "active" })).toEqual([]);
});

test("the office is warned of papers that a seller has not sent, and of nothing a buyer may leave out", () => {
  const none = {
    pan_number: null,
    gst_number: null,
    documents: { panimage: null, doi: null, gst_image: null },
  };
  const half = {
    ...none,
    pan_number: "ABCDE1234F",
    documents: { ...none.documents, gst_image: "g" },
  };
  expect(missingPapers({ type: "seller", status: "waiting", ...half })).toEqual([
    ...["PAN card", "GST number"],
  ]);
  expect(missingPapers({ type: "seller", status: "active", ...half })).toEqual([]);
  expect(missingPapers({ type: "buyer", status: "waiting", ...none })).toEqual([]);
});
