import { financialYearText } from "@rebale/contract/values/calendar";
import { t } from "ttag";
import { type Grams, shareOf, type YearAnswer } from "./answer.rules.ts";
import type { DatedShare } from "./dated-share.rules.ts";
import type { FinancialYear } from "./financial-year.rules.ts";

interface AgedGoods {
  year: FinancialYear;
  /** Years between sale and obligation. */
  age: number;
  sold: Grams;
  share: DatedShare | undefined;
  /** Per cent that the visitor has looked up, for years without a confirmed share. */
  lookedUp: number | null;
}

/**
 * Sold weight, by the year in which its life ends.
 * @param life years between sale and obligation
 * @param first the year of the first obligation: what ended before is nobody's
 */
export const byYearOfEnd = (
  sold: ReadonlyMap<FinancialYear, Grams>,
  life: number,
  first: FinancialYear,
): readonly { year: FinancialYear; grams: Grams }[] =>
  [...sold]
    .map(([sale, grams]) => ({ year: sale + life, grams }))
    .filter(({ year }) => year >= first)
    .sort((a, b) => a.year - b.year);

/**
 * E-waste and batteries: a share of what was placed on the market as many years ago as the goods
 * live.
 */
export function agedAnswer({ year, age, sold, share, lookedUp }: AgedGoods): YearAnswer {
  const isToRead = share?.confidence === "medium";
  // A share that the visitor has read in the gazette counts before one that we have not.
  const own = isToRead && lookedUp !== null ? null : (share?.percent ?? null);
  const percent = own ?? lookedUp;
  const sale = financialYearText(year - age);
  const due = financialYearText(year);
  const common = { year, parts: [], duties: [] };
  if (percent === null)
    return {
      ...common,
      obligation: null,
      how: [sold, ` ${t`placed on the market in ${sale} × share for ${due}`}`],
      lookUp: t`Look up the share for ${due} in ${share?.source ?? t`the rules`}.`,
    };
  const multiplied =
    own === null
      ? t`placed on the market in ${sale} × ${percent}% (the share that you entered)`
      : isToRead
        ? t`placed on the market in ${sale} × ${percent}% (medium confidence: read it in the gazette)`
        : t`placed on the market in ${sale} × ${percent}%`;
  return {
    ...common,
    obligation: shareOf(sold, percent),
    how: [sold, ` ${multiplied}`],
    lookUp: null,
  };
}
