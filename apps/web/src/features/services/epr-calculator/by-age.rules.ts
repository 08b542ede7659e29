import { type Grams, shareOf, type YearAnswer } from "./answer.rules.ts";
import type { DatedShare } from "./dated-share.rules.ts";
import { type FinancialYear, yearLabel } from "./financial-year.rules.ts";

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
 * E-waste and batteries: a share of what was placed on the market as many years ago as the goods
 * live.
 */
export function agedAnswer({ year, age, sold, share, lookedUp }: AgedGoods): YearAnswer {
  const confirmed = share?.percent ?? null;
  const percent = confirmed ?? lookedUp;
  const placed = ` placed on the market in ${yearLabel(year - age)}`;
  const common = { year, parts: [], duties: [] };
  if (percent === null)
    return {
      ...common,
      obligation: null,
      how: [sold, `${placed} × share for ${yearLabel(year)}`],
      lookUp: `Look up the share for ${yearLabel(year)} in ${share?.source ?? "the rules"}.`,
    };
  return {
    ...common,
    obligation: shareOf(sold, percent),
    how: [
      sold,
      `${placed} × ${percent}%${confirmed === null ? " (the share that you entered)" : ""}`,
    ],
    lookUp: null,
  };
}
