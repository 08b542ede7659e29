import { expect, test } from "vitest";
import { anAuction, minutes, noon, rs } from "../../../../../test/an-auction.ts";
import { answerByAfter, decideCounterOffer } from "./counter-offer.rules.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const pending = {
  sellerAnswer: "awaited",
  answerBy: minutes(3 * DAY),
  offer: null,
  closedAt: minutes(-1),
  auction: anAuction({ highest: rs(1500), reservePrice: rs(2000), closed: true }),
} as const;
const decide = (over: object, amount = 1800, until = minutes(DAY)) => {
  const decision = decideCounterOffer({ ...pending, ...over }, { amount: rs(amount), until }, noon);
  return decision.accepted ? "accepted" : decision.because;
};

test("a seller's price lies above the highest bid, at the reserve at most (A9)", () => {
  expect([1500, 1501, 2000, 2001].map((amount) => decide({}, amount))).toEqual([
    ...["counter_offer_unfit", "accepted", "accepted", "counter_offer_unfit"],
  ]);
  const auction = anAuction({ highest: rs(1500), closed: true });
  expect(decide({ auction })).toBe("counter_offer_unfit");
});

test("its bidder has an hour at least, and seven days after the end at most (A9)", () => {
  const ends = [HOUR - 1, HOUR, 7 * DAY - 1, 7 * DAY];
  expect(ends.map((until) => decide({}, 1800, minutes(until)))).toEqual([
    ...["counter_offer_time", "accepted", "accepted", "counter_offer_time"],
  ]);
});

test("it is made only while the seller's decision is awaited, one at a time (A9)", () => {
  expect(decide({ sellerAnswer: null, answerBy: null })).toBe("answer_not_awaited");
  expect(decide({ sellerAnswer: "declined" })).toBe("answered_already");
  expect(decide({ sellerAnswer: "lapsed" })).toBe("answer_too_late");
  expect(decide({ answerBy: noon })).toBe("answer_too_late");
  expect(decide({ offer: { outcome: null } })).toBe("counter_offer_open");
  expect(decide({ offer: { outcome: "declined" } })).toBe("accepted");
});

test("however it ends, the seller has a day to decide on the highest bid (A9)", () => {
  expect(answerByAfter(minutes(HOUR), minutes(3 * DAY))).toEqual(minutes(3 * DAY));
  expect(answerByAfter(minutes(5 * DAY), minutes(3 * DAY))).toEqual(minutes(6 * DAY));
});
