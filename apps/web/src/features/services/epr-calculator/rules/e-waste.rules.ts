import { t } from "ttag";
import type { Answer, Grams } from "./answer.rules.ts";
import { agedAnswer, byYearOfEnd } from "./by-age.rules.ts";
import { shareIn, sharesFrom } from "./dated-share.rules.ts";
import type { FinancialYear } from "./financial-year.rules.ts";

export const FIRST_E_WASTE_YEAR = 2023;
export const LAST_E_WASTE_YEAR = 2030;

/** First and last are published; the years between are to be looked up. */
const rates = sharesFrom(
  FIRST_E_WASTE_YEAR,
  [60, null, null, null, null, 80],
  t`Schedule III of the E-Waste (Management) Rules 2022`,
);

/** `life`: the item's average life in years, from CPCB's list. */
export function eWasteAnswer(
  life: number,
  lookedUp: number | null,
  sold: ReadonlyMap<FinancialYear, Grams>,
): Answer {
  const years = byYearOfEnd(sold, life, FIRST_E_WASTE_YEAR);
  return {
    rule: {
      name: "E-Waste (Management) Rules, 2022",
      cited: t`Schedule III, G.S.R. 801(E), 2 November 2022, in force from 1 April 2023.`,
      link: { href: "https://cpcb.nic.in", text: t`Central Pollution Control Board` },
    },
    formula: t`Obligation = share for the year × weight placed on the market one average item life earlier.`,
    years: years.map(({ year, grams }) =>
      agedAnswer({ year, age: life, sold: grams, share: shareIn(rates, year), lookedUp }),
    ),
    notes: [
      t`The average life of each item is in CPCB's list. Calculate each item separately.`,
      t`If you have sold for fewer years than the item's life, other targets apply: look them up in Schedule IV.`,
      t`The portal divides the obligation into gold, copper, aluminium and iron by CPCB's fractions; this page gives the whole weight.`,
    ],
  };
}
