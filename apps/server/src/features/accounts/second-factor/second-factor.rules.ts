/** Milliseconds for which a code that was entered is fresh. */
export const FRESH_FOR = 5 * 60_000;
/** Milliseconds for which a sign-in, or a later proof, says that the holder is there. */
export const PROVEN_FOR = 15 * 60_000;
/** Milliseconds. */
export const TICKET_LIFETIME = 5 * 60_000;
export const MAX_TRIES_OF_A_TICKET = 5;
/** Wrong codes of an account in `WRONG_FOR`, however many tickets they come with. */
export const MAX_WRONG = 10;
/** Milliseconds. */
export const WRONG_FOR = 15 * 60_000;

interface Wrong {
  readonly wrong_codes: number;
  readonly wrong_since: Date | null;
}

const isOver = ({ wrong_since }: Wrong, now: Date) =>
  wrong_since === null || now.getTime() - wrong_since.getTime() >= WRONG_FOR;

/** Seconds until another code may be tried; 0 when one may be now. */
export function secondsToWait(wrong: Wrong, now: Date): number {
  if (wrong.wrong_codes < MAX_WRONG || isOver(wrong, now)) return 0;
  return Math.ceil(((wrong.wrong_since?.getTime() ?? 0) + WRONG_FOR - now.getTime()) / 1000);
}

/** After one more wrong code. */
export const afterWrongCode = (wrong: Wrong, now: Date): Wrong =>
  isOver(wrong, now)
    ? { wrong_codes: 1, wrong_since: now }
    : { ...wrong, wrong_codes: wrong.wrong_codes + 1 };
