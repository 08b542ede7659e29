import { AWARD_STATES } from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { type ShownPass, shownAt, whyNotUsable } from "./gate.rules.ts";

const at = (clock: string) => new Date(`2026-12-05T${clock}:00+05:30`);
const pass = (over: Partial<ShownPass> = {}): ShownPass => ({
  ...{ direction: "in", expiresAt: at("12:00"), usedAt: null, siteId: 1 },
  ...{ tripState: "booked", awardState: "paid", ...over },
});

test("a pass opens its own gate once, until two hours after its slot (G42)", () => {
  expect(whyNotUsable(pass(), 1, at("12:00"))).toBeNull();
  expect(whyNotUsable(pass(), 1, at("12:01"))).toBe("pass_expired");
  expect(whyNotUsable(pass({ usedAt: at("10:00") }), 1, at("11:00"))).toBe("pass_used");
  expect(whyNotUsable(pass(), 2, at("11:00"))).toBe("pass_other_site");
  expect(whyNotUsable(pass({ tripState: "cancelled" }), 1, at("11:00"))).toBe("pass_expired");
});

test("it opens only for a sale that is paid (G42)", () => {
  const open = AWARD_STATES.filter(
    (awardState) => whyNotUsable(pass({ awardState }), 1, at("11:00")) === null,
  );
  expect(open).toEqual(["paid", "lifting"]);
});

test("a truck that was missed came all the same, if a phone without network says so in time", () => {
  expect(whyNotUsable(pass({ tripState: "missed" }), 1, at("11:59"))).toBeNull();
  expect(whyNotUsable(pass({ tripState: "missed" }), 1, at("12:01"))).toBe("pass_expired");
});

test("who leaves needs no sale that is still lifted", () => {
  const out = pass({ direction: "out", tripState: "out", awardState: "lifted" });
  expect(whyNotUsable(out, 1, at("11:00"))).toBeNull();
});

test("nothing was shown later than now", () => {
  expect(shownAt("2026-12-05T12:00:00+05:30", at("11:00"))).toEqual(at("11:00"));
  expect(shownAt("2026-12-05T10:00:00+05:30", at("11:00"))).toEqual(at("10:00"));
  expect(shownAt(undefined, at("11:00"))).toEqual(at("11:00"));
});
