import { t } from "ttag";
import type { Answer } from "./answer.rules.ts";
import { type BatteryType, batteryAnswer } from "./batteries.rules.ts";
import { eWasteAnswer } from "./e-waste.rules.ts";
import type { FinancialYear } from "./financial-year.rules.ts";
import {
  type PlasticCategory,
  type PlasticRole,
  type PlasticYear,
  plasticAnswer,
} from "./plastic.rules.ts";
import type { Question } from "./question.rules.ts";
import { type TyreRole, tyreAnswer } from "./tyres.rules.ts";

export type Calculated =
  | { answer: Answer; missing: null }
  /** Nothing to show yet: what to enter first, or null where nothing was asked. */
  | { answer: null; missing: string | null };

const none = (missing: string | null): Calculated => ({ answer: null, missing });

export function calculate(question: Question): Calculated {
  const { stream, role, category, life, share, weights, errors } = question;
  const placed = weights.placed ?? new Map();
  if (Object.keys(errors).length > 0) return none(t`Some fields need your attention`);
  if (placed.size === 0)
    return none(life === null && share === null ? null : t`Enter the weight of at least one year`);
  if ((stream === "e-waste" || stream === "batteries") && life === null)
    return none(
      stream === "e-waste"
        ? t`Enter the average life in years`
        : t`Enter the years until the weight is owed`,
    );
  const answer = {
    plastic: () =>
      plasticAnswer(role as PlasticRole, category as PlasticCategory, plasticYears(question)),
    "e-waste": () => eWasteAnswer(life ?? 0, share, placed),
    batteries: () => batteryAnswer(category as BatteryType, life ?? 0, share, placed),
    tyres: () => tyreAnswer(role as TyreRole, placed),
  }[stream]();
  if (answer.years.length > 0) return { answer, missing: null };
  return none(
    stream === "plastic"
      ? t`Enter two consecutive years: the obligation is an average of two`
      : t`The years entered lead to no obligation under these rules`,
  );
}

/** A year counts when its packaging was entered; empty fields beside it are zero. */
function plasticYears({ weights }: Question): Map<FinancialYear, PlasticYear> {
  const of = (column: string, year: FinancialYear) => weights[column]?.get(year) ?? 0;
  return new Map(
    [...(weights.placed ?? [])].map(([year, placed]) => [
      year,
      { placed, preConsumer: of("waste", year), suppliedToBrandOwners: of("supplied", year) },
    ]),
  );
}
