import type { BankAccount, WithdrawalSource } from "@rebale/contract/banking";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { amountOf, rupeesFault } from "../../../lib/forms/typed-numbers.rules.ts";

/** Rupees that may be taken out of each. */
export const mostFrom = (
  { free, proceeds }: Pick<Wallet, "free" | "proceeds">,
  from: WithdrawalSource,
): number => (from === "deposit" ? free : proceeds);

export const isUsable = ({ usable_from }: Pick<BankAccount, "usable_from">, now: number): boolean =>
  usable_from !== null && Date.parse(usable_from) <= now;

/** The fault in an amount to take out; the market decides again. */
export function amountFault(typed: string, most: number): string | null {
  const fault = rupeesFault(typed);
  if (fault) return fault;
  const amount = amountOf(typed);
  if (Number.isNaN(amount)) return t`Enter an amount above zero`;
  return amount <= most ? null : t`You can take out ${rupees(most)} at most`;
}

/** Why nothing can be taken out now; null where something can. */
export function whyNothing(
  wallet: Pick<Wallet, "free" | "proceeds" | "owed">,
  owns: boolean,
): string | null {
  if (!owns) return t`Only an owner of the company takes money out.`;
  if (wallet.owed > 0)
    return t`Your company owes the market ${rupees(wallet.owed)}. Pay that first.`;
  return wallet.free + wallet.proceeds > 0 ? null : t`Nothing is free to take out.`;
}
