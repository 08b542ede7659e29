import type { NextStep } from "@rebale/contract/awards/next-step";
import { sayStep } from "@rebale/contract/awards/next-step-text";
import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import { AWARD_STATES, type AwardState } from "@rebale/contract/awards/states";
import { language } from "../../lib/language/language.ts";

/** Where a sale stands, in a word or two. */
export const stateLabels = Object.fromEntries(
  AWARD_STATES.map((state) => [state, STATE_LABELS[state][language]]),
) as Readonly<Record<AwardState, string>>;

/** A next step in the page's language, in one line. */
export const stepText = (step: NextStep): string => sayStep(step, language);
