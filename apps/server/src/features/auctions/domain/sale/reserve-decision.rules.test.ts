import type { Paise } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import type { ReserveDecision } from "../auction.ts";
import { type Answer, answerBy, decideBelowReserve } from "./reserve-decision.rules.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const later = (days: number) => new Date(noon.getTime() + days * DAY_MS);
const rs = (n: number) => (n * 100) as Paise;

const decide = (
  over: Partial<ReserveDecision & { highest: Paise; isDeactivated: boolean; mayWin: boolean }> = {},
  { answer = "accepted", amount = rs(1100) }: Partial<Answer> = {},
  now = noon,
) => {
  const lot = {
    sellerAnswer: "awaited" as const,
    answerBy: later(3),
    highest: rs(1100),
    isDeactivated: false,
    mayWin: true,
    ...over,
  };
  const decision = decideBelowReserve(lot, { answer, amount }, now);
  return decision.accepted ? (decision.isRepeat ? "repeat" : "yes") : decision.because;
};

describe("the seller's answer", () => {
  test("is awaited for three days from the close, and not a millisecond longer", () => {
    expect(answerBy(noon)).toEqual(later(3));
    expect(decide({}, {}, new Date(later(3).getTime() - 1))).toBe("yes");
    expect(decide({}, {}, later(3))).toBe("answer_too_late");
  });
  test("is to the bid that the seller saw and to no other", () => {
    expect(decide({}, { amount: rs(1000) })).toBe("highest_bid_changed");
    expect(decide({}, { amount: rs(1000), answer: "declined" })).toBe("highest_bid_changed");
  });
  test("counts once: the same again changes nothing, the opposite is refused", () => {
    expect(decide({ sellerAnswer: "accepted" })).toBe("repeat");
    expect(decide({ sellerAnswer: "declined" }, { answer: "declined" }, later(9))).toBe("repeat");
    expect(decide({ sellerAnswer: "accepted" }, { answer: "declined" })).toBe("answered_already");
    expect(decide({ sellerAnswer: "declined" })).toBe("answered_already");
    expect(decide({ sellerAnswer: "accepted" }, { amount: rs(1200) })).toBe("answered_already");
  });
  test("comes too late once the time has passed, and is not asked for where nobody waits", () => {
    expect(decide({ sellerAnswer: "lapsed" })).toBe("answer_too_late");
    expect(decide({ sellerAnswer: null, answerBy: null })).toBe("answer_not_awaited");
  });
  test("cannot sell to an account that was shut out, but can decline it", () => {
    expect(decide({ isDeactivated: true })).toBe("bidder_deactivated");
    expect(decide({ isDeactivated: true }, { answer: "declined" })).toBe("yes");
    expect(decide({ mayWin: false })).toBe("bidder_may_not_win");
    expect(decide({ mayWin: false }, { answer: "declined" })).toBe("yes");
  });
});
