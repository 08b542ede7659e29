import type { Paise } from "../values/money.ts";
import { share } from "../values/share.ts";
import type { Deposit } from "./deposit.ts";

/** The deposit that a lot asks of its bidders. Without zod, so that a page may carry it. */
export type DepositRule =
  /** A share of what the whole lot costs, 0.01 to 100. */
  | { readonly kind: "percent"; readonly percent: number }
  /** The same for every bid. */
  | { readonly kind: "amount"; readonly amount: Paise };

/**
 * The part of its company's deposit that a bid holds while it leads, in paise, half up; 0 where the
 * lot asks for none. `lot_hold` says the same in the database.
 * @param value what the whole lot costs at the bid, or at the bidder's maximum where that is more
 */
export function holdOf(deposit: DepositRule | null, value: Paise): Paise {
  if (deposit === null) return 0 as Paise;
  return deposit.kind === "amount" ? deposit.amount : (share(value, deposit.percent) as Paise);
}

/** In the API's words: money in rupees. */
export const presentDeposit = (rule: DepositRule | null): Deposit | null =>
  rule && {
    kind: rule.kind,
    percent: rule.kind === "percent" ? rule.percent : null,
    amount: rule.kind === "amount" ? rule.amount / 100 : null,
  };
