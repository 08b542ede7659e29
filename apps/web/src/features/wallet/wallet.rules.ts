import type { Role } from "@rebale/contract/companies";
import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";

/** A user's rights over the money of the company that they act for. */
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

/** The figure in big letters: a buyer may bid it, a seller may take it out. */
export const mainFigure = (wallet: Wallet, sells: boolean): Pick<Figure, "name" | "amount"> =>
  sells
    ? { name: t`Proceeds, to withdraw or to use as deposit`, amount: wallet.proceeds }
    : { name: t`Free to bid or withdraw`, amount: wallet.free };

/** Beside it: of a buyer what is held, of a seller what is being paid out, always; else what there is. */
export function figuresOf(wallet: Wallet, sells: boolean): Figure[] {
  const { leading, held, paid_in, proceeds, leaving, owed, deposit } = wallet;
  const all: Figure[] = [
    { key: "proceeds", name: t`Proceeds`, amount: proceeds, note: t`From what you sold` },
    { key: "leaving", name: t`On its way`, amount: leaving, note: t`To your bank` },
    { key: "deposit", name: t`Deposit`, amount: sum(deposit, held), note: t`Free and held` },
    { key: "leading", name: t`Held by bids`, amount: leading, note: t`While you lead` },
    { key: "held", name: t`Held for sales`, amount: held, note: t`Until you have paid` },
    { key: "paid_in", name: t`Paid for sales`, amount: paid_in, note: t`Until the goods go` },
    { key: "owed", name: t`You owe`, amount: owed, note: t`To the market`, isBad: true },
  ];
  const always = sells ? ["leaving"] : ["deposit", "leading", "held"];
  return all.filter(
    ({ key, amount }) => always.includes(key) || (amount !== 0 && !(sells && key === "proceeds")),
  );
}

/** In paise, so that no cent of a decimal is lost. */
const sum = (...amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** Whether anything at all is here. */
export const hasMoney = (wallet: Wallet): boolean =>
  [wallet.deposit, wallet.held, wallet.paid_in, wallet.proceeds, wallet.leaving, wallet.owed].some(
    (amount) => amount !== 0,
  );
