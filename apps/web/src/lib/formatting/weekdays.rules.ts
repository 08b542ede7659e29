import { indiaDay, weekdayOf } from "@rebale/contract/values/calendar";
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

/** In India. */
export const weekdayAt = (time: string): string => weekdayName(weekdayOf(indiaDay(new Date(time))));
