import type { Paise } from "@rebale/contract";
import type { PayThrough } from "@rebale/contract/awards/states";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";

/** A deposit as a lot's row has it: money in paise, a percentage as PostgreSQL writes it. */
export interface DepositColumns {
  readonly deposit_kind: string | null;
  readonly deposit_percent: string | null;
  readonly deposit_amount: number | null;
}

/** A sheet's percentage is a number. */
type Stored = Omit<DepositColumns, "deposit_percent"> & {
  readonly deposit_percent: string | number | null;
};

export const depositColumns = (deposit: DepositRule | null): DepositColumns => ({
  deposit_kind: deposit?.kind ?? null,
  // As it is read back, so that the same deposit is no change.
  deposit_percent: deposit?.kind === "percent" ? deposit.percent.toFixed(2) : null,
  deposit_amount: deposit?.kind === "amount" ? deposit.amount : null,
});

/** The lot's deposit; null for none. */
export function depositOf(row: Stored): DepositRule | null {
  if (row.deposit_kind === "percent")
    return { kind: "percent", percent: Number(row.deposit_percent) };
  if (row.deposit_kind === "amount") return { kind: "amount", amount: row.deposit_amount as Paise };
  return null;
}

/** How a lot is sold as its row has it. */
export const throughOf = <P extends string | null>(
  row: DepositColumns & { readonly pay_through: P },
) => ({
  deposit: depositOf(row),
  pay_through: row.pay_through as P extends null ? PayThrough | null : PayThrough,
});
