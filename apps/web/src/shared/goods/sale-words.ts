import type { Award } from "@rebale/contract/awards";
import type { NextStep } from "@rebale/contract/awards/next-step";
import { sayStep } from "@rebale/contract/awards/next-step-words";
import { STATE_WORDS } from "@rebale/contract/awards/state-words";
import { AWARD_STATES, type AwardState } from "@rebale/contract/awards/states";
import { language } from "../../lib/language/language.ts";
import { stepOf } from "./sale-facts.rules.ts";
import type { Side } from "./side.ts";

/** Where a sale stands, in a word or two. */
export const stateLabels = Object.fromEntries(
  AWARD_STATES.map((state) => [state, STATE_WORDS[state][language]]),
) as Readonly<Record<AwardState, string>>;

/** A next step in the page's language, in one line. */
export const stepText = (step: NextStep): string => sayStep(step, language);

/** The next step of a sale's page for the reader's side, in one line. */
export const nextText = (award: Award, side: Side): string => stepText(stepOf(award, side));
