import type { Wallet } from "@rebale/contract/wallet";
import { expect, test } from "vitest";
import { hasMoney, mainFigure, potsOf, rightsOf } from "./wallet.rules.ts";
import { accountStanding, holdUntil } from "./wallet-labels.rules.ts";

const wallet = (over: Partial<Wallet> = {}): Wallet => ({
  ...{ deposit: 0, leading: 0, free: 0, short: 0, held: 0, paid_in: 0, proceeds: 0 },
  ...{
    tax_held: 0,
    leaving: 0,
    owed: 0,
    holder: "A bank",
    on: true,
    gst_safe: false,
    virtual_account: null,
    holds: [],
  },
  ...{ rules: { cooling_hours: 72 }, ...over },
});
const amounts = (over: Partial<Wallet>, sells = false) => {
  const { pots, total } = potsOf(wallet(over), sells);
  return { ...Object.fromEntries(pots.map(({ key, amount }) => [key, amount])), total };
};

test("pots add up to one figure, and stand apart where there is any (M16, U30)", () => {
  expect(amounts({ deposit: 39_500, held: 160_500, leading: 0, free: 39_500 })).toEqual({
    ...{ free: 39_500, leading: 0, sales: 160_500, total: 200_000 },
  });
  const many = { deposit: 0.3, held: 0.2, paid_in: 0.4, leading: 0.1, proceeds: 5, owed: 1 };
  expect(amounts(many)).toEqual({
    ...{ free: 0.2, leading: 0.1, sales: 0.6, proceeds: 5, owed: -1, total: 4.9 },
  });
  expect([hasMoney(wallet()), hasMoney(wallet({ proceeds: 1 }))]).toEqual([false, true]);
});

test("what leading bids hold beyond the deposit is nobody's money (U30)", () => {
  expect(amounts({ deposit: 20_000, leading: 50_000, short: 30_000 })).toEqual({
    ...{ free: 0, leading: 20_000, total: 20_000 },
  });
});

test("a seller's wallet leads with the proceeds and what is being paid out, and has no holds of its own (M14)", () => {
  const own = { proceeds: 20_05_608.53, leaving: 40_000, free: 0 };
  expect(mainFigure(wallet(own), true).amount).toBe(20_05_608.53);
  expect(mainFigure(wallet({ free: 39_500 }), false).amount).toBe(39_500);
  expect(amounts(own, true)).toEqual({
    ...{ proceeds: 20_05_608.53, leaving: 40_000, total: 20_45_608.53 },
  });
  expect(amounts({ deposit: 10_000 }, true)).toMatchObject({ leaving: 0, free: 10_000 });
});

test("what is kept for GST is a figure of its own, and part of the whole (O5, O24)", () => {
  const own = { proceeds: 7_04_166.98, tax_held: 1_24_545.6 };
  expect(amounts(own, true)).toEqual({
    ...own,
    ...{ leaving: 0, total: 8_28_712.58 },
  });
  expect(hasMoney(wallet({ tax_held: 1 }))).toBe(true);
});

test("owners and managers manage a company's money, owners alone take it out (M41)", () => {
  const rights = (["owner", "manager", "bidder", "viewer", null] as const).map(rightsOf);
  expect(rights.map(({ manages }) => manages)).toEqual([true, true, false, false, false]);
  expect(rights.map(({ owns }) => owns)).toEqual([true, false, false, false, false]);
});

test("a changed account is ready only when it has cooled (M29)", () => {
  const usable_from = "2026-11-28T08:30:00.000Z";
  const at = (time: string) =>
    accountStanding({ status: "accepted", usable_from, objected_at: null }, Date.parse(time)).words;
  expect(at("2026-11-28T08:30:00.000Z")).toBe("Ready");
  expect(at("2026-11-28T08:29:59.000Z")).toBe("Checked; ready from 28-11-2026, 02:00 pm IST");
  expect(accountStanding({ status: "waiting", usable_from: null, objected_at: null }, 0).tone).toBe(
    "wait",
  );
  expect(accountStanding({ status: "refused", usable_from: null, objected_at: null }, 0).tone).toBe(
    "bad",
  );
});

test("a hold says what ends it", () => {
  const until = "2026-11-26T08:30:00.000Z";
  const now = Date.parse("2026-11-26T08:00:00.000Z");
  expect(holdUntil({ why: "leading", until }, now)).toBe("Auction ends 26-11-2026, 02:00 pm IST");
  const midnight = "2026-12-02T18:30:00.000Z";
  expect(holdUntil({ why: "award", until: midnight }, now)).toBe("Pay by 02-12-2026");
  expect(holdUntil({ why: "award", until: midnight }, Date.parse(midnight))).toBe(
    "Overdue: was to be paid by 02-12-2026",
  );
  expect(holdUntil({ why: "awaiting", until: null }, now)).toBe("");
});
