import type { Paise } from "@rebale/contract";
import { type Invoiced, paidInOf } from "../../awards/index.ts";
import { billOf, isByWeight } from "../../invoices/index.ts";
import type { Goods } from "./weights.rules.ts";

/**
 * The sum that weighed trucks without an invoice add to the money paid in: to the paisa what their
 * invoices will. Goods that are sold as a whole are invoiced with their first truck.
 */
export function expectedOf({ loaded, billing, papers, gstTdsPercent, invoiced }: Goods): Paise {
  const waiting = loaded.filter(({ isInvoiced }) => !isInvoiced);
  if (billing === null || waiting.length === 0) return 0 as Paise;
  const isWhole = !isByWeight(billing);
  if (isWhole && papers.total > 0) return 0 as Paise;
  const bills = waiting.slice(0, isWhole ? 1 : undefined).map((t) => billOf(billing, t.netGrams));
  const add = (sum: Invoiced, { value, total }: Invoiced) =>
    ({ value: sum.value + value, total: sum.total + total }) as Invoiced;
  return (paidInOf(bills.reduce(add, papers), gstTdsPercent) - invoiced) as Paise;
}
