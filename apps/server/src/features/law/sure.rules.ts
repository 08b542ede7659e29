import { rateOn } from "@rebale/contract/rates/dated-rates";
import { tcsOnScrap } from "@rebale/contract/rates/tax-rates";
import { gstFactOf, type MaterialRate } from "./facts/gst.rules.ts";
import { TCS_BASE, tcsFactOf } from "./facts/income-tax.rules.ts";
import type { IsSure } from "./law.rules.ts";

/** Whether the rows behind a sale's taxes are confirmed. */
export interface SureOfSale {
  readonly gst: boolean;
  readonly tcs: boolean;
}

/**
 * TCS stands on its rate and on what it is counted on.
 * @param day YYYY-MM-DD in India
 */
export function sureOfSale(
  isSure: IsSure,
  { gst, day }: { readonly gst: MaterialRate | null; readonly day: string },
): SureOfSale {
  const tcs = rateOn(tcsOnScrap, day);
  return {
    gst: gst !== null && isSure(gstFactOf(gst)),
    tcs: tcs !== undefined && isSure(tcsFactOf(tcs)) && isSure(TCS_BASE),
  };
}
