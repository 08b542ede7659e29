/** How much is asked and answered about a lot; apart, so that a screen needs no schemas for it. */

/** A company may ask so many about a lot. */
export const MAX_QUESTIONS = 5;
/** A question may have so many answers: they are added, and never changed. */
export const MAX_ANSWERS = 5;
/** Signs of a question and of an answer. */
export const MAX_QUESTION = 500;
export const MAX_ANSWER = 1000;

export const QUESTION_STATES = ["waiting", "answered", "hidden"] as const;
