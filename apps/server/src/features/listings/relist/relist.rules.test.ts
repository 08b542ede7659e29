import { LOT_STATES } from "@rebale/contract/listings";
import { expect, test } from "vitest";
import { relistRefusals, whyNotRelist } from "./relist.rules.ts";

const at = new Date("2026-11-22T06:00:00Z");

test("what is over and decided is listed again, what is not approved is corrected, all else waits (A10)", () => {
  expect(Object.keys(relistRefusals)).toEqual([...LOT_STATES]);
  expect(LOT_STATES.filter((stands) => !whyNotRelist({ stands, closed_at: at }))).toEqual([
    "sold",
    "unsold",
    "withdrawn",
  ]);
  expect(whyNotRelist({ stands: "refused", closed_at: null })).toBe("lot_not_approved_yet");
});

test("a lot whose time is over but whose outcome is not settled cannot be listed again (A10)", () => {
  expect(whyNotRelist({ stands: "unsold", closed_at: null })).toBe("lot_not_over");
});
