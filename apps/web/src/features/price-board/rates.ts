import { t } from "ttag";
import { lotPrice } from "../../lib/formatting/formatting.ts";

/** ₹107.50/kg */
export const perKg = (rate: number): string => lotPrice(rate, { basis: "kg" });

/** The names of the three rates, on screens, in charts and in tables. */
export const LOWER = t`Cheapest quarter below`;
export const MEDIAN = t`Median`;
export const UPPER = t`Dearest quarter above`;

export const lotsSold = (lots: number): string =>
  lots === 1 ? t`1 lot sold` : t`${lots} lots sold`;
