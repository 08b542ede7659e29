import type { AwardRow } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import { sumDue } from "./payments.rules.ts";

type Sale = Parameters<typeof sumDue>[0][number];
const due_at = "2026-12-02T18:30:00.000Z";
const sale = (amount: number, more: Partial<Sale> = {}): Sale => ({
  ...({ _id: "1", pay_through: "market", state: "payment_due", due_at } as const),
  next_step: { who: "you", what: "pay", amount } as AwardRow["next_step"],
  ...more,
});

test("payments due are all that the buyer is to pay, to the paisa, with what sellers get directly (M20, U31)", () => {
  const before = "2026-11-30T18:30:00.000Z";
  const overdue = sale(0.3, { _id: "2", state: "overdue", due_at: before });
  expect(sumDue([sale(17_71_278), overdue])).toEqual({
    ...{ count: 2, amount: 17_71_278.3, direct: 0, isOverdue: true, first: "2", before },
  });
  const direct = sale(12_80_630.4, { pay_through: "parties" });
  expect(sumDue([sale(3_01_282.8), direct])).toMatchObject({
    ...{ count: 2, amount: 15_81_913.2, direct: 12_80_630.4 },
  });
  expect(sumDue([sale(5, { due_at: null }), sale(5)])?.before).toBe(due_at);
  expect(sumDue([sale(5)])?.isOverdue).toBe(false);
});

test("what is on its way is not due once more (U4)", () => {
  const next_step = { who: "nobody", what: "wait_payment", amount: 5 } as AwardRow["next_step"];
  expect(sumDue([sale(5, { next_step })])).toBeNull();
});
