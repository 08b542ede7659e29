import { t } from "ttag";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { amountOf, rupeesFault } from "../../../lib/forms/typed-numbers.rules.ts";

/** Rupees: what the gateway takes at least and at most, and from where on a transfer is better. */
export const MIN = 100;
export const MAX = 500_000;
export const BETTER_BY_TRANSFER = 200_000;
export const QUICK = [10_000, 50_000, 200_000] as const;

/** `online` and `transfer` say which is the one that matters; `only_transfer` that it is the only one. */
export type Way = "online" | "transfer" | "only_transfer";

/** How an amount, as typed, is best paid in. A sale is paid in one piece, whatever it comes to. */
export function wayFor(typed: string, isForSale = false): Way {
  const amount = amountOf(typed);
  if (amount > MAX && !isForSale) return "only_transfer";
  return amount > BETTER_BY_TRANSFER ? "transfer" : "online";
}

/** The fault in an amount to be paid online; for a sale the market says what is due. */
export function topUpFault(typed: string, isForSale = false): string | null {
  const fault = rupeesFault(typed);
  if (fault) return fault;
  const amount = amountOf(typed);
  if (isForSale && amount > 0) return null;
  return amount >= MIN && amount <= MAX
    ? null
    : t`Enter an amount from ${rupees(MIN)} to ${rupees(MAX)}`;
}

/** The amount that an address asks to add, at least what the gateway takes; '' for none. */
export function amountToAdd(search: URLSearchParams): string {
  const asked = search.get("add") ?? "";
  if (asked === "" || rupeesFault(asked)) return "";
  const amount = amountOf(asked);
  return amount > 0 ? String(Math.max(MIN, amount)) : "";
}
