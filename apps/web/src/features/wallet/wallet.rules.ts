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

/** The figure in big letters: a buyer may bid it, a seller may take it out. */
export const mainFigure = (wallet: Wallet, sells: boolean): { name: string; amount: number } =>
  sells
    ? { name: t`Proceeds, to withdraw or to use as deposit`, amount: wallet.proceeds }
    : { name: t`Free to bid or withdraw`, amount: wallet.free };

/** A part of a company's money; all of them add up to what is there. */
export interface Pot {
  readonly key: "free" | "leading" | "sales" | "proceeds" | "tax_held" | "leaving" | "owed";
  readonly name: string;
  /** Rupees; below zero what the company owes. */
  readonly amount: number;
  readonly note: string;
}

/** The pots of a wallet and their sum, which is the closing balance of its statement. */
export function potsOf(wallet: Wallet, sells: boolean): { pots: Pot[]; total: number } {
  const { held, paid_in, proceeds, tax_held, leaving, owed, deposit } = wallet;
  // Leading bids may ask for more than there is: the rest is short, and nobody's money.
  const leading = Math.min(wallet.leading, deposit);
  const free = sum(deposit, -leading);
  const all: Pot[] = [
    { key: "free", name: t`Free`, amount: free, note: t`To bid or withdraw` },
    { key: "leading", name: t`Held by bids`, amount: leading, note: t`While you lead` },
    {
      ...{ key: "sales", name: t`In sales`, amount: sum(held, paid_in) },
      note: paid_in === 0 ? t`Deposits, until you have paid` : t`Until the goods go`,
    },
    { key: "proceeds", name: t`Proceeds`, amount: proceeds, note: t`From what you sold` },
    {
      ...{ key: "tax_held", name: t`Kept for GST`, amount: tax_held },
      note: t`Until buyers’ GSTR-2Bs show it`,
    },
    { key: "leaving", name: t`On its way`, amount: leaving, note: t`To your bank` },
    { key: "owed", name: t`You owe`, amount: -owed, note: t`To Rebale` },
  ];
  const always: readonly Pot["key"][] = sells ? ["proceeds", "leaving"] : ["free", "leading"];
  return {
    pots: all.filter(({ key, amount }) => always.includes(key) || amount !== 0),
    total: sum(...all.map(({ amount }) => amount)),
  };
}

/** In paise, so that no cent of a decimal is lost. */
const sum = (...amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

/** Whether anything at all is here. */
export const hasMoney = (wallet: Wallet): boolean =>
  [
    ...[wallet.deposit, wallet.held, wallet.paid_in, wallet.proceeds, wallet.tax_held],
    ...[wallet.leaving, wallet.owed],
  ].some((amount) => amount !== 0);
