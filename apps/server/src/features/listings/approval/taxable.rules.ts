import { stateOfGstin } from "@rebale/contract/values/checks";
import type { Words } from "@rebale/contract/values/complaint";
import type { Timetable } from "../listings.rules.ts";

/** The known facts of a lot's tax. */
export interface TaxedLot {
  /** Its sub-category's material. */
  readonly own: string | null;
  /** The HSN of that one, else of the material the office chose; null if neither is known. */
  readonly hsn: string | null;
  readonly isRateKnown: boolean;
  /** Where it lies, and under which GSTINs its seller is registered; none where they are not. */
  readonly goodsState?: string;
  readonly gstins?: readonly string[];
}

export interface Untaxable {
  readonly path: "hsn6" | "taxed_as" | "site_id";
  readonly msg: Words;
  /** Whether it is approved all the same, and the office told. */
  readonly isWarning?: true;
}

/**
 * Why no tax invoice could be issued for a lot's trucks; null where one can. The gate refuses such
 * a truck, so a lot is not approved before its HSN and rate are known.
 *
 * @param said what its approval says of the material: a caller who knows nothing of that question
 * leaves it out, and is warned where no money comes through the market
 */
export function whyUntaxable(
  { hsn6, pay_through }: Pick<Timetable, "hsn6" | "pay_through">,
  { own, hsn, isRateKnown, goodsState, gstins = [] }: TaxedLot,
  said?: string | null,
): Untaxable | null {
  if (said != null && own !== null && said !== own)
    return {
      path: "taxed_as",
      msg: {
        en: "Its sub-category says the material: correct that one",
        hi: "माल इसकी सब-कैटेगरी से तय होता है: उसे ठीक कीजिए",
      },
    };
  if (said != null && hsn === null)
    return {
      path: "taxed_as",
      msg: {
        en: "This is not a material. Choose one from the list",
        hi: "ऐसा कोई माल नहीं है। सूची में से चुनिए",
      },
    };
  if (hsn6 !== null && hsn !== null && !hsn6.startsWith(hsn))
    return {
      path: "hsn6",
      msg: {
        en: `Its material has the HSN ${hsn}: begin with it`,
        hi: `इसके माल का HSN ${hsn} है: उसी से शुरू कीजिए`,
      },
    };
  const isMarket = pay_through === "market";
  if (!isRateKnown) return unknownRate(hsn, isMarket || said !== undefined);
  if (!isMarket || gstins.length === 0) return null;
  if (gstins.some((gstin) => stateOfGstin(gstin) === goodsState)) return null;
  return {
    path: "site_id",
    msg: {
      en: `It lies in ${goodsState}, where its seller has named no GSTIN: no tax invoice could be issued. Ask for the GSTIN of that state`,
      hi: `माल ${goodsState} में है, जहाँ का GSTIN विक्रेता ने नहीं दिया: टैक्स इनवॉइस नहीं बन पाएगा। उस राज्य का GSTIN माँगिए`,
    },
    isWarning: true,
  };
}

const unknownRate = (hsn: string | null, isRefused: boolean): Untaxable => ({
  path: "taxed_as",
  msg: hsn
    ? {
        en: `The GST rate of HSN ${hsn} is not known on the day it ends: no tax invoice could be issued`,
        hi: `इसके ख़त्म होने के दिन HSN ${hsn} का GST रेट पता नहीं है: टैक्स इनवॉइस नहीं बन पाएगा`,
      }
    : {
        en: "Its HSN code and GST rate are not known, so that no tax invoice can be issued for its trucks: choose the material that it is taxed as",
        hi: "इसका HSN कोड और GST रेट पता नहीं है, इसलिए इसके ट्रकों का टैक्स इनवॉइस नहीं बन सकता: चुनिए कि टैक्स किस माल का लगे",
      },
  ...(!isRefused && { isWarning: true }),
});
