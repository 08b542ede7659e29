import { expect, test } from "vitest";
import { minutes, noon } from "../../../../test/an-auction.ts";
import { signsAs, whyNotSign } from "./signing.rules.ts";

const lot = { approval: "approved", awaits_signature: true, closed_at: null, ends_at: minutes(60) };

test("a sheet is signed as long as its lot has time left, also after the start (A4)", () => {
  expect(whyNotSign(lot, noon)).toBeNull();
  expect(whyNotSign(lot, minutes(59))).toBeNull();
  expect(whyNotSign(lot, minutes(60))).toBe("auction_closed");
  expect(whyNotSign({ ...lot, closed_at: noon }, noon)).toBe("auction_closed");
});

test("nothing is signed that is signed already, or was not approved (A4)", () => {
  expect(whyNotSign({ ...lot, awaits_signature: false }, noon)).toBe("not_awaiting_signature");
  expect(whyNotSign({ ...lot, approval: "pending" }, noon)).toBe("not_awaiting_signature");
});

test("a code is for one version of one lot's sheet and one person (A4)", () => {
  const own = signsAs(1, 1, 1);
  expect([signsAs(1, 2, 1), signsAs(2, 1, 1), signsAs(1, 1, 2)]).not.toContain(own);
});
