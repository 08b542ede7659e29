/** The code that the buyer tells when a truck may go: four digits, so few tries. Pure. */

/** After so many wrong ones it rests; after so many in all only a new code opens. */
const REST_AFTER = 5;
const MAX_TRIES = 10;
const LOCKED_MS = 15 * 60_000;

interface Tries {
  readonly handoverCode: string;
  /** Since the code was made. */
  readonly wrongCodes: number;
  /** No code is taken until then. */
  readonly codesFrom: Date | null;
}
export type CodeDecision =
  | { readonly is: "right" }
  | { readonly is: "locked"; readonly seconds: number }
  /** Until the buyer makes a new one. */
  | { readonly is: "closed" }
  | { readonly is: "wrong"; readonly wrongCodes: number; readonly codesFrom: Date | null };

export function decideCode(trip: Tries, typed: string, now: Date): CodeDecision {
  if (trip.wrongCodes >= MAX_TRIES) return { is: "closed" };
  const wait = trip.codesFrom === null ? 0 : trip.codesFrom.getTime() - now.getTime();
  if (wait > 0) return { is: "locked", seconds: Math.ceil(wait / 1000) };
  if (typed === trip.handoverCode) return { is: "right" };
  const wrongCodes = trip.wrongCodes + 1;
  const rests = wrongCodes === REST_AFTER;
  return {
    ...{ is: "wrong", wrongCodes },
    codesFrom: rests ? new Date(now.getTime() + LOCKED_MS) : null,
  };
}

/** Whether the buyer is told: somebody guesses. */
export const isTold = (wrongCodes: number): boolean =>
  wrongCodes === REST_AFTER || wrongCodes === MAX_TRIES;
