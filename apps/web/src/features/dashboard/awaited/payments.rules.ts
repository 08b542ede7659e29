import type { AwardRow } from "@rebale/contract/awards";

type Sale = Pick<AwardRow, "_id" | "pay_through" | "due" | "state" | "due_at">;

export interface PaymentsDue {
  readonly count: number;
  /** Rupees. */
  readonly amount: number;
  readonly isOverdue: boolean;
  /** The one that is due first. */
  readonly first: string;
  /** ISO 8601: before then it is to be paid; null where no day was agreed. */
  readonly before: string | null;
}

/** Counts sales paid through the market alone; null where nothing is due. */
export function sumDue(sales: readonly Sale[]): PaymentsDue | null {
  const due = sales
    .filter((sale) => sale.pay_through === "market" && sale.due > 0)
    .sort((a, b) => dayOf(a) - dayOf(b));
  const [first] = due;
  if (!first) return null;
  return {
    count: due.length,
    amount: due.reduce((sum, sale) => sum + Math.round(sale.due * 100), 0) / 100,
    isOverdue: due.some(({ state }) => state === "overdue"),
    first: first._id,
    before: first.due_at,
  };
}

const dayOf = ({ due_at }: Sale) =>
  due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
