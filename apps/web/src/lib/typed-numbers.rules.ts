import { t } from "ttag";

/**
 * What is wrong with a number as it was typed, in the words of the contract (money.ts,
 * sale-terms.ts); null where it fits, and where nothing was typed.
 */
export type Fault = string | null;

/** ₹1,000 crore, as MOST_RUPEES of the contract. */
const MOST_RUPEES = 10_000_000_000;

const hasTwoDecimals = (n: number) => Math.round(n * 100) / 100 === n;

export function rupeesFault(typed: string): Fault {
  const text = typed.trim();
  if (text === "") return null;
  if (!/^\d{1,15}(\.\d+)?$/.test(text)) return t`Enter a number`;
  const rupees = Number(text);
  if (rupees <= 0) return t`Enter an amount above zero`;
  if (rupees > MOST_RUPEES) return t`The amount is too large`;
  return hasTwoDecimals(rupees) ? null : t`Use at most two decimals`;
}

export function daysFault(typed: string): Fault {
  const days = Number(typed);
  if (!Number.isFinite(days)) return t`Enter a number`;
  if (!Number.isInteger(days)) return t`Use whole days`;
  return days < 0 || days > 365 ? t`Use 0 to 365 days` : null;
}

export function percentFault(typed: string): Fault {
  const percent = Number(typed);
  if (!Number.isFinite(percent)) return t`Enter a number`;
  if (percent < 0 || percent > 100) return t`Use 0 to 100 percent`;
  return hasTwoDecimals(percent) ? null : t`Use at most two decimals`;
}

/** By field: those that have one. */
export const onlyFaults = (faults: Readonly<Record<string, Fault>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== null),
  );
