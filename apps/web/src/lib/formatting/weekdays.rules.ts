import { t } from "ttag";

/** As the contract counts them: 1 is Monday. */
const names: readonly string[] = [
  t`Monday`,
  t`Tuesday`,
  t`Wednesday`,
  t`Thursday`,
  t`Friday`,
  t`Saturday`,
  t`Sunday`,
];
export const weekdayName = (weekday: number): string => names[weekday - 1] ?? "";

const INDIA_MS = 330 * 60_000;
/** In India. */
export const weekdayOf = (time: string): string =>
  weekdayName(new Date(Date.parse(time) + INDIA_MS).getUTCDay() || 7);
