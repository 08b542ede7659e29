import { AWARD_STATES } from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { isPossible, type ShownPass, shownAt, whyNotUsable } from "./gate.rules.ts";

const at = (clock: string) => new Date(`2026-12-05T${clock}:00+05:30`);
const pass = (over: Partial<ShownPass> = {}): ShownPass => ({
  ...{ direction: "in", validFrom: at("08:00"), expiresAt: at("12:00"), usedAt: null, siteId: 1 },
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

test("nothing was shown later than now, and only a phone that may work offline says when (X09)", () => {
  expect(shownAt("2026-12-05T12:00:00+05:30", true, at("11:00"))).toEqual(at("11:00"));
  expect(shownAt("2026-12-05T10:00:00+05:30", true, at("11:00"))).toEqual(at("10:00"));
  expect(shownAt("2026-12-05T10:00:00+05:30", false, at("11:00"))).toEqual(at("11:00"));
  expect(shownAt(undefined, true, at("11:00"))).toEqual(at("11:00"));
});

test("no pass was shown before there was one, or more than three days ago (X09, MG14)", () => {
  const of = { validFrom: at("08:00") };
  expect(isPossible(of, at("07:59"), at("11:00"))).toBe(false);
  expect(isPossible(of, at("08:00"), at("11:00"))).toBe(true);
  expect(isPossible(of, new Date(0), at("11:00"))).toBe(false);
  const later = (hours: number) => new Date(at("09:00").getTime() + hours * 3_600_000);
  expect(isPossible(of, at("09:00"), later(72))).toBe(true);
  expect(isPossible(of, at("09:00"), later(72.1))).toBe(false);
});
