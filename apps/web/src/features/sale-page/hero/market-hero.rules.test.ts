import type { Award } from "@rebale/contract/awards";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { addPath, fromWallet, proceedsOf } from "../money/sums.rules.ts";
import { marketHeroOf as heroOf } from "./market-hero.rules.ts";

const win = { at: "2026-11-25T08:30:00.000Z", move: "win", to: "payment_due", by: "market" };
const award = (over: Partial<Award> = {}) =>
  ({
    ...{ _id: "7", state: "payment_due", due: 1_771_278, due_at: "2026-12-02T18:30:00.000Z" },
    ...{ grace_until: "2026-12-04T18:30:00.000Z", lift_by: null, moves_allowed: [], dues: [] },
    ...{ late_fee_percent: 1.5, claims: [], weight: { buyer: null, seller: null } },
    ...{ emd: { required: 160_500, held: 160_500, short: 0 }, timeline: [win] },
    ...{ money: [], after_default: null },
    ...over,
  }) as unknown as Award;

test("what is owed stands first, with the midnight by which it is paid (M20, M31)", () => {
  const buyer = heroOf(award(), "buyer");
  expect(buyer.title).toBe("₹17,71,278.00 to pay by 02-12-2026, midnight");
  expect(buyer.words).toEqual([
    "After that a late fee of 1.5% of what is unpaid is added, before GST.",
    expect.stringMatching(/^After 04-12-2026, midnight the sale may be ended/),
    expect.stringMatching(/^Your deposit of ₹1,60,500\.00 is already counted/),
  ]);
  expect(heroOf(award(), "seller").title).toBe(
    "₹17,71,278.00 still to come by 02-12-2026, midnight",
  );
});

test("of a sale that was not kept both sides read where the deposit went, until when its buyer is barred and who is asked (M32)", () => {
  const at = win.at;
  const over = award({
    ...{ state: "defaulted", due: 0 },
    money: [
      { at, what: "forfeited", amount: 160_500 },
      { at, what: "to_seller", amount: 160_500 },
      { at, what: "back", amount: 20_000 },
    ],
    after_default: {
      ...{ barred: true, barred_until: "2027-02-23T18:30:00.000Z", next_bidder: "asked" },
    },
  });
  expect(heroOf(over, "buyer").words).toEqual([
    "₹1,60,500.00 of your deposit is forfeited, and is the seller’s.",
    "₹20,000.00 is free again in your wallet.",
    "Your company may not bid until 24-02-2027, 12:00 am IST.",
  ]);
  expect(heroOf(over, "seller").words.slice(2)).toEqual([
    "The next bidder is asked whether they take the lot.",
    "The buyer’s company may not bid until 24-02-2027, 12:00 am IST.",
  ]);
});

test("a late fee is spoken of where the terms have one, and not once it has been added", () => {
  const feeIn = (over: Partial<Award>) =>
    heroOf(award(over), "buyer").words.some((line) => line.includes("late fee"));
  expect(feeIn({})).toBe(true);
  expect(feeIn({ late_fee_percent: null })).toBe(false);
  expect(feeIn({ state: "overdue" })).toBe(false);
});

test("a day that was given until some hour is told with its hour", () => {
  const { title } = heroOf(award({ due_at: "2026-12-02T12:30:00.000Z" }), "buyer");
  expect(title).toBe("₹17,71,278.00 to pay by 02-12-2026, 06:00 pm IST");
});

test("the seller of an overdue sale reads when they may ask for its end, then that they may, then that they have (M32)", () => {
  const overdue = award({ state: "overdue", due: 1_792_179.08 });
  const asked = [{ ...win, move: "ask_default", by: "seller" }] as Award["timeline"];
  const may = ["ask_default"] as Award["moves_allowed"];
  expect(heroOf(overdue, "seller").title).toBe("₹17,92,179.08 overdue since 02-12-2026");
  expect([
    heroOf(overdue, "seller").words[0],
    heroOf({ ...overdue, moves_allowed: may }, "seller").words[0],
    heroOf({ ...overdue, timeline: asked }, "seller").words.at(-1),
    heroOf({ ...overdue, timeline: asked }, "buyer").words.at(-1),
  ]).toEqual([
    "After 04-12-2026, midnight you may ask to end the sale.",
    expect.stringMatching(/^You may ask to end the sale\./),
    "You have asked to end this sale. Rebale’s office decides; until then it may still be paid.",
    "The seller has asked to end this sale. Rebale’s office decides.",
  ]);
});

test("what was paid and not lifted is not called unpaid", () => {
  const ended = award({ state: "defaulted" });
  const paid = { ...ended, timeline: [{ ...win, move: "pay" }] as Award["timeline"] };
  expect([ended, paid].map((one) => heroOf(one, "buyer").title)).toEqual([
    "Ended: it was not paid",
    "Ended: the goods were not lifted",
  ]);
});

test("every state has its words for both sides", () => {
  for (const state of AWARD_STATES)
    for (const side of ["buyer", "seller"] as const)
      expect([state, heroOf(award({ state }), side).title.length > 3]).toEqual([state, true]);
});

test("a seller's proceeds are all dues but the buyer's fee, late fee and its GST among them (M20, M31)", () => {
  const dues = [
    { kind: "price", amount: 1_931_778, gst: 0, due_at: "" },
    { kind: "fee", amount: 16_050, gst: 2_889, due_at: "" },
    { kind: "late_fee", amount: 17_712.78, gst: 3_188.3, due_at: "" },
  ] as Award["dues"];
  expect(proceedsOf({ dues })).toBe(1_952_679.08);
});

test("a wallet that covers what is due pays all of it, another a part; who adds money comes back", () => {
  expect([fromWallet(100, 100), fromWallet(100, 99.99), fromWallet(100, 0)]).toEqual([
    "all",
    "part",
    "none",
  ]);
  expect(addPath({ _id: "7", due: 1_771_278 })).toBe(
    "/wallet?add=1771278&award=7&next=%2Faward%2F7",
  );
});
