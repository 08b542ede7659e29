import type { Role } from "@rebale/contract/companies";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";

/** What somebody may do with the money of the company that they act for. */
export interface Rights {
  /** Sees all of it, adds to it and tells of transfers. */
  readonly manages: boolean;
  /** Takes it out. */
  readonly owns: boolean;
}
export const rightsOf = (role: Role | null): Rights => ({
  manages: role === "owner" || role === "manager",
  owns: role === "owner",
});

export interface Figure {
  readonly key: string;
  readonly name: string;
  /** Rupees. */
  readonly amount: number;
  readonly note: string;
  readonly isBad?: boolean;
}

/** Beside what is free: what is held always, the rest where there is any. */
export function figuresOf(wallet: Wallet): Figure[] {
  const { leading, held, paid_in, proceeds, leaving, owed, deposit } = wallet;
  const rare: Figure[] = [
    { key: "paid_in", name: t`Paid in`, amount: paid_in, note: t`For sales, until the goods go` },
    { key: "proceeds", name: t`Proceeds`, amount: proceeds, note: t`From what you sold` },
    { key: "leaving", name: t`On its way`, amount: leaving, note: t`To your bank` },
    { key: "owed", name: t`You owe`, amount: owed, note: t`To the market`, isBad: true },
  ];
  return [
    { key: "deposit", name: t`Deposit`, amount: sum(deposit, held), note: t`Free and held` },
    { key: "held", name: t`Held`, amount: sum(leading, held), note: t`By your bids and sales` },
    ...rare.filter(({ amount }) => amount !== 0),
  ];
}

/** In paise, so that no cent of a decimal is lost. */
const sum = (...amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** Whether anything at all is here. */
export const hasMoney = (wallet: Wallet): boolean =>
  [wallet.deposit, wallet.held, wallet.paid_in, wallet.proceeds, wallet.leaving, wallet.owed].some(
    (amount) => amount !== 0,
  );
