import { expect, test } from "vitest";
import { sumDue } from "./payments.rules.ts";

const sale = {
  ...({ _id: "1", pay_through: "market", due: 17_71_278, state: "payment_due" } as const),
  due_at: "2026-12-02T18:30:00.000Z",
};

test("payments due are those through the market, to the paisa (M20)", () => {
  const due_at = "2026-11-30T18:30:00.000Z";
  const overdue = { ...sale, _id: "2", due: 0.3, state: "overdue" as const, due_at };
  expect(sumDue([sale, overdue])).toEqual({
    ...{ count: 2, amount: 17_71_278.3, isOverdue: true, first: "2", before: due_at },
  });
  expect(sumDue([{ ...sale, due_at: null }, sale])?.before).toBe(sale.due_at);
  expect(sumDue([sale])?.isOverdue).toBe(false);
  expect(
    sumDue([
      { ...sale, due: 0 },
      { ...sale, pay_through: "parties" },
    ]),
  ).toBeNull();
});
