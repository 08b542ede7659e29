import type { QuestionState } from "@rebale/contract/questions";
import { MAX_ANSWERS, MAX_QUESTIONS } from "@rebale/contract/questions/limits";
import { DAY_MS } from "@rebale/contract/values/calendar";

/** When a lot is bid for, as far as its questions go by it. */
export interface LotClock {
  readonly approval: string;
  readonly starts_at: Date | null;
  /** The end of the stage that runs. */
  readonly ends_at: Date | null;
  readonly paused_at: Date | null;
  readonly closed_at: Date | null;
}

/** So long before the end questions end: no longer than a day, nor than this part of the time. */
const LONGEST = DAY_MS;
const PART = 4;

/** Until when a lot takes questions; null for one that has no times. */
export function closesAt({ starts_at, ends_at }: LotClock): Date | null {
  if (!starts_at || !ends_at) return null;
  const part = (ends_at.getTime() - starts_at.getTime()) / PART;
  return new Date(ends_at.getTime() - Math.min(LONGEST, part));
}

const isBefore = (lot: LotClock, end: Date | null, now: Date): boolean =>
  lot.approval === "approved" &&
  lot.closed_at === null &&
  end !== null &&
  // While it is paused its time stands still.
  (lot.paused_at ?? now) < end;

export const takesQuestions = (lot: LotClock, now: Date): boolean =>
  isBefore(lot, closesAt(lot), now);
export const takesAnswers = (lot: LotClock, now: Date): boolean => isBefore(lot, lot.ends_at, now);

/**
 * Why no more may be asked.
 * @param asked how many the company has asked, hidden ones too
 */
export function whyNoQuestion(
  lot: LotClock,
  asked: number,
  now: Date,
): "questions_closed" | "too_many_questions" | null {
  if (!takesQuestions(lot, now)) return "questions_closed";
  return asked >= MAX_QUESTIONS ? "too_many_questions" : null;
}

/** Why no answer is added. @param given how many there are */
export function whyNoAnswer(
  lot: LotClock,
  given: number,
  now: Date,
): "questions_closed" | "too_many_answers" | null {
  if (!takesAnswers(lot, now)) return "questions_closed";
  return given >= MAX_ANSWERS ? "too_many_answers" : null;
}

export const stateOf = (question: {
  readonly hidden_at: Date | null;
  readonly no: number | null;
}): QuestionState =>
  question.hidden_at ? "hidden" : question.no === null ? "waiting" : "answered";
