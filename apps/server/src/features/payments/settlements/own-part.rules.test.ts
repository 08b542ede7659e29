import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { ownPart } from "./own-part.rules.ts";

const rs = (rupees: number) => Math.round(rupees * 100) as Paise;
const payment = (paymentId: string, amount: number, charged: number, tax: number) => ({
  ...{ paymentId, amount: rs(amount), charged: rs(charged), tax: rs(tax), isPayment: true },
});
const settled = (payments: ReturnType<typeof payment>[]) => ({
  ...{ settlementId: "setl_1", utr: "UTR1", payments },
  amount: payments.reduce((sum, { amount }) => sum + amount, 0) as Paise,
  fee: payments.reduce((sum, { charged, tax }) => sum + charged - tax, 0) as Paise,
  tax: payments.reduce((sum, { tax }) => sum + tax, 0) as Paise,
});

test("a settlement takes of the gateway's account what was put in; what is of another shop waits in suspense (R42)", () => {
  const both = settled([
    payment("ours", 50_000, 1_180, 180),
    payment("theirs", 75_000, 1_770, 270),
  ]);
  expect(ownPart(both, new Map([["ours", rs(50_000)]]))).toEqual({
    ...{ amount: rs(50_000), charges: rs(1_000), gst: rs(180), foreign: rs(73_230) },
  });
});

test("where the payer bore the fee, all that was put in arrives (R45)", () => {
  const one = settled([payment("ours", 51_180, 1_180, 180)]);
  expect(ownPart(one, new Map([["ours", rs(50_000)]]))).toEqual({
    ...{ amount: rs(50_000), charges: 0, gst: 0, foreign: 0 },
  });
});

test("a gateway that names no payments settles what it says (M27)", () => {
  const { payments: _, ...whole } = settled([payment("ours", 100, 2, 0)]);
  expect(ownPart(whole, new Map())).toMatchObject({ amount: rs(100), charges: rs(2), foreign: 0 });
});
