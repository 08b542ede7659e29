import type { ProblemCode } from "@rebale/contract";
import { stateOfGstin } from "@rebale/contract/values/checks";
import type { Timetable } from "../listings.rules.ts";

/** Of a lot's material; null where the lot names none. */
export interface TaxedLot {
  readonly hsn: string | null;
  readonly isRateKnown: boolean;
  /** Where it lies, and under which GSTINs its seller is registered; none where they are not. */
  readonly goodsState?: string;
  readonly gstins?: readonly string[];
}

export interface Untaxable {
  readonly because: Extract<ProblemCode, "invalid_input" | "schema_unmet">;
  readonly path: "hsn6" | "sub_category_id" | "site_id";
  readonly msg: string;
}

/**
 * Why no tax invoice could be issued for a lot's trucks; null where one can. The gate refuses such
 * a truck: the office is told before anybody bids, and of many lots at once such are left.
 */
export function whyUntaxable(
  { hsn6, pay_through }: Pick<Timetable, "hsn6" | "pay_through">,
  { hsn, isRateKnown, goodsState, gstins = [] }: TaxedLot,
): Untaxable | null {
  if (hsn6 !== null && hsn !== null && !hsn6.startsWith(hsn))
    return {
      ...{ because: "invalid_input", path: "hsn6" },
      msg: `Its material has the HSN ${hsn}: begin with it`,
    };
  if (pay_through !== "market") return null;
  if (gstins.length > 0 && !gstins.some((gstin) => stateOfGstin(gstin) === goodsState))
    return {
      ...{ because: "schema_unmet", path: "site_id" },
      msg: `It lies in ${goodsState}, where its seller has named no GSTIN: no tax invoice could be issued. Ask for the GSTIN of that state`,
    };
  if (isRateKnown) return null;
  return {
    ...{ because: "schema_unmet", path: "sub_category_id" },
    msg: hsn
      ? `The GST rate of HSN ${hsn} is not known on the day it ends: no tax invoice could be issued`
      : "It names no material, so that no tax invoice can be issued for its trucks: choose a sub-category that names one, or let the two pay each other",
  };
}
