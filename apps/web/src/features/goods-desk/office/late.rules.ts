import { LIFTING_GRACE_DAYS } from "@rebale/contract/awards/states";
import type { LateLifting } from "@rebale/contract/goods-desk";
import { t } from "ttag";
import { kilograms } from "../../../lib/formatting/formatting.ts";

export const daysLate = (days: number): string => (days === 1 ? t`1 day` : t`${days} days`);

/** The weight still there; a dash where the lot has none. */
export const leftText = ({ sold_kg, out_kg }: Pick<LateLifting, "sold_kg" | "out_kg">): string =>
  sold_kg === null ? "–" : kilograms(Math.max(0, sold_kg - out_kg));

export const mayEnd = ({ days_late }: Pick<LateLifting, "days_late">): boolean =>
  days_late > LIFTING_GRACE_DAYS;
