import type { Deposit, DepositIn } from "@rebale/contract/listings";
import { t } from "ttag";
import { amountOf, type Fault, rupeesFault } from "../../lib/forms/typed-numbers.rules.ts";

/** A deposit as it is typed: `percent 10`, `amount 25000`; empty for none. */
export interface TypedDeposit {
  readonly kind: "" | Deposit["kind"];
  readonly value: string;
}

export function readDeposit(text: string): TypedDeposit {
  const found = /^(percent|amount) (.*)$/.exec(text);
  return found
    ? { kind: found[1] as Deposit["kind"], value: found[2] ?? "" }
    : { kind: "", value: "" };
}

export const textOfDeposit = ({ kind, value }: TypedDeposit): string =>
  kind === "" ? "" : `${kind} ${value}`;

/** A lot's, as if it had been typed. */
export const typedDeposit = (deposit: Deposit | null): string =>
  deposit === null ? "" : `${deposit.kind} ${deposit.percent ?? deposit.amount}`;

/** As it is sent: what is no number goes as it is typed, and the market says what is wrong. */
export function depositBody(text: string): DepositIn | null {
  const { kind, value } = readDeposit(text);
  if (kind === "") return null;
  return (kind === "percent"
    ? { kind, percent: value }
    : { kind, amount: value }) as unknown as DepositIn;
}

export function depositFault(text: string): Fault {
  const { kind, value } = readDeposit(text);
  if (kind === "") return null;
  if (kind === "amount")
    return rupeesFault(value) ?? (value ? null : t`Enter an amount above zero`);
  const percent = amountOf(value);
  const fits = percent >= 0.01 && percent <= 100 && Math.round(percent * 100) / 100 === percent;
  return fits ? null : t`Enter a percentage from 0.01 to 100`;
}
