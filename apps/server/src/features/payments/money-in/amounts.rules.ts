import type { Paise } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import { formatRupees } from "@rebale/contract/values/formatting";
import { rupees } from "@rebale/contract/values/money";

const MIN = 10_000 as Paise;
const MAX = 50_000_000 as Paise;

/**
 * Why an amount cannot be paid in; null where it can.
 * @param due of the sale that it is for; null where it is for none
 */
export function amountFault(amount: Paise, due: Paise | null): Words | null {
  const most = due ?? MAX;
  const least = Math.min(MIN, most) as Paise;
  if (amount >= least && amount <= most) return null;
  const [from, to] = [formatRupees(rupees(least)), formatRupees(rupees(most))];
  return {
    en: `Enter an amount from ${from} to ${to}`,
    hi: `${from} से ${to} के बीच की रकम लिखिए`,
  };
}
