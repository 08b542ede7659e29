import type { AuctionDetails } from "@rebale/contract/auctions";
import { type DepositRule, holdOf } from "@rebale/contract/listings/deposit-hold";
import type { Paise } from "@rebale/contract/values/money";
import { valueAt } from "../../../../lib/formatting/formatting.ts";

const paise = (rupees: number) => Math.round(rupees * 100) as Paise;

function ruleOf({ kind, percent, amount }: NonNullable<AuctionDetails["deposit"]>): DepositRule {
  if (kind === "percent") return { kind, percent: percent ?? 0 };
  return { kind, amount: paise(amount ?? 0) };
}

/** In rupees: what a bid of so much would hold, what there is for it, and what is missing. */
export interface Cover {
  readonly hold: number;
  /** Null of who cannot bid: nobody's deposit. */
  readonly yours: number | null;
  readonly short: number;
}

/**
 * How a deposit stands to a bid, or a maximum, as it is being typed; null where the lot asks for
 * none. What the lot holds now comes back first.
 */
export function coverOf(amount: number, lot: AuctionDetails): Cover | null {
  const { deposit } = lot;
  if (!deposit || !(amount > 0)) return null;
  // A leader is bound to what they lead at.
  const least = lot.standing === "leading" ? Math.max(lot.heightest, lot.your_maximum ?? 0) : 0;
  const value = valueAt(Math.max(amount, least), lot.basis_quantity);
  const hold = holdOf(ruleOf(deposit), paise(value)) / 100;
  if (deposit.free === null) return { hold, yours: null, short: 0 };
  const yours = deposit.free + (deposit.yours ?? 0);
  return { hold, yours, short: Math.max(0, paise(hold) - paise(yours)) / 100 };
}

export const isUncovered = (amount: number, lot: AuctionDetails): boolean =>
  (coverOf(amount, lot)?.short ?? 0) > 0;
