import { numberFault, readAmount, withoutNoise } from "@rebale/contract/values/typed-number";
import { t } from "ttag";

/**
 * The fault in a number as it was typed, in the words of the contract (money.ts, sale-terms.ts);
 * null where it fits, and where nothing was typed.
 */
export type Fault = string | null;

/** ₹1,000 crore, as MAX_RUPEES of the contract. */
const MAX_RUPEES = 10_000_000_000;

const hasTwoDecimals = (n: number) => Math.round(n * 100) / 100 === n;

/** As the market reads it; NaN where it is no number. */
export function amountOf(typed: string, basis: string | null = null): number {
  const plain = readAmount(typed, basis);
  return plain === null ? Number.NaN : withoutNoise(Number(plain));
}

const faultText = (typed: string): string =>
  numberFault(typed) === "grouped"
    ? t`Write it as 1,25,000 or 125,000, with a point before decimals`
    : t`Enter a number`;

/** An empty field is no fault. */
const judged = (judge: (n: number) => Fault) => (typed: string) => {
  if (typed.trim() === "") return null;
  const n = amountOf(typed);
  return Number.isNaN(n) ? faultText(typed) : judge(n);
};

export const rupeesFault = judged((rupees) => {
  if (rupees <= 0) return t`Enter an amount above zero`;
  if (rupees > MAX_RUPEES) return t`The amount is too large`;
  return hasTwoDecimals(rupees) ? null : t`Use at most two decimals`;
});

export const daysFault = judged((days) => {
  if (!Number.isInteger(days)) return t`Use whole days`;
  return days > 365 ? t`Use 0 to 365 days` : null;
});

/** The hours in which a claim may be made. */
export const hoursFault = judged((hours) =>
  Number.isInteger(hours) && hours <= 720 ? null : t`Use 0 to 720 whole hours`,
);

export const percentFault = judged((percent) => {
  if (percent > 100) return t`Use 0 to 100 percent`;
  return hasTwoDecimals(percent) ? null : t`Use at most two decimals`;
});

/** By field: those that have one. */
export const onlyFaults = (faults: Readonly<Record<string, Fault>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null),
  );
