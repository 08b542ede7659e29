import type { AwardRow } from "@rebale/contract/awards";

type Sale = Pick<AwardRow, "_id" | "pay_through" | "next_step" | "state" | "due_at">;

export interface PaymentsDue {
  readonly count: number;
  /** Rupees. */
  readonly amount: number;
  /** Rupees of them that go to sellers directly. */
  readonly direct: number;
  readonly isOverdue: boolean;
  /** The one that is due first. */
  readonly first: string;
  /** ISO 8601: before then it is to be paid; null where no day was agreed. */
  readonly before: string | null;
}

/** The sales that their buyer is to pay, to the market or the seller; null where nothing is due. */
export function sumDue(sales: readonly Sale[]): PaymentsDue | null {
  const due = sales
    .filter(({ next_step: { who, what } }) => who === "you" && what === "pay")
    .sort((a, b) => dayOf(a) - dayOf(b));
  const [first] = due;
  if (!first) return null;
  return {
    count: due.length,
    amount: sumOf(due),
    direct: sumOf(due.filter(({ pay_through }) => pay_through === "parties")),
    isOverdue: due.some(({ state }) => state === "overdue"),
    first: first._id,
    before: first.due_at,
  };
}

const sumOf = (sales: readonly Sale[]) =>
  sales.reduce((sum, { next_step }) => sum + Math.round((next_step.amount ?? 0) * 100), 0) / 100;

const dayOf = ({ due_at }: Sale) =>
  due_at === null ? Number.POSITIVE_INFINITY : Date.parse(due_at);
