import type { AwardRow } from "@rebale/contract/awards";

type Sale = Pick<AwardRow, "_id" | "pay_through" | "due" | "state">;

export interface PaymentsDue {
  readonly count: number;
  /** Rupees. */
  readonly amount: number;
  readonly isOverdue: boolean;
  /** The one that is due first. */
  readonly first: string;
}

/** Of sales that are paid through the market alone; null where nothing is due. */
export function sumDue(sales: readonly Sale[]): PaymentsDue | null {
  const due = sales.filter((sale) => sale.pay_through === "market" && sale.due > 0);
  const [first] = due;
  if (!first) return null;
  return {
    count: due.length,
    amount: due.reduce((sum, sale) => sum + Math.round(sale.due * 100), 0) / 100,
    isOverdue: due.some(({ state }) => state === "overdue"),
    first: first._id,
  };
}
