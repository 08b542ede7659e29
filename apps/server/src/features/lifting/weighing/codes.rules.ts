/** The code that the buyer tells when a truck may go: four digits, so few tries. Pure. */

const MOST_TRIES = 5;
const LOCKED_MS = 15 * 60_000;

interface Tries {
  readonly handoverCode: string;
  readonly wrongCodes: number;
  /** No code is taken until then. */
  readonly codesFrom: Date | null;
}
export type CodeDecision =
  | { readonly is: "right" }
  | { readonly is: "locked"; readonly seconds: number }
  | { readonly is: "wrong"; readonly wrongCodes: number; readonly codesFrom: Date | null };

export function decideCode(trip: Tries, typed: string, now: Date): CodeDecision {
  const wait = trip.codesFrom === null ? 0 : trip.codesFrom.getTime() - now.getTime();
  if (wait > 0) return { is: "locked", seconds: Math.ceil(wait / 1000) };
  if (typed === trip.handoverCode) return { is: "right" };
  const wrongCodes = trip.wrongCodes + 1;
  return wrongCodes < MOST_TRIES
    ? { is: "wrong", wrongCodes, codesFrom: null }
    : { is: "wrong", wrongCodes: 0, codesFrom: new Date(now.getTime() + LOCKED_MS) };
}
