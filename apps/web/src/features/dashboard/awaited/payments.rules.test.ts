import { expect, test } from "vitest";
import { sumDue } from "./payments.rules.ts";

const sale = { _id: "1", pay_through: "market", due: 17_71_278, state: "payment_due" } as const;

test("payments due are those through the market, to the paisa (M20)", () => {
  const overdue = { ...sale, _id: "2", due: 0.3, state: "overdue" } as const;
  expect(sumDue([overdue, sale])).toEqual({
    ...{ count: 2, amount: 17_71_278.3, isOverdue: true, first: "2" },
  });
  expect(sumDue([sale])?.isOverdue).toBe(false);
  expect(
    sumDue([
      { ...sale, due: 0 },
      { ...sale, pay_through: "parties" },
    ]),
  ).toBeNull();
});
