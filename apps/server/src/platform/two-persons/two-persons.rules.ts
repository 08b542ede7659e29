import { DAY_MS } from "@rebale/contract/values/calendar";

/** A person of the office, as far as it decides whether they count as one of two. */
export interface Person {
  readonly id: number;
  readonly since: Date;
  readonly invitedBy: number | null;
  readonly factorResetBy: number | null;
  readonly factorResetAt: Date | null;
  /** Null without a second factor. */
  readonly factorSince: Date | null;
}

/** Milliseconds: who joined the office a moment ago may be somebody who is in it already. */
const OLD_ENOUGH = DAY_MS;
/** Milliseconds for which two count as one person after the one let the other in. */
const BEHOLDEN = 7 * DAY_MS;

const ago = (at: Date, now: Date) => now.getTime() - at.getTime();

/** Whether somebody, and their second factor, is in the office long enough to be one of two. */
export const mayBeOneOfTwo = ({ since, factorSince }: Person, now: Date): boolean =>
  ago(since, now) >= OLD_ENOUGH && (factorSince === null || ago(factorSince, now) >= OLD_ENOUGH);

/** Whether neither has let the other in, or turned the other's second factor off, of late. */
export const areIndependent = (one: Person, other: Person, now: Date): boolean =>
  !isBeholden(one, other.id, now) && !isBeholden(other, one.id, now);

function isBeholden(person: Person, to: number, now: Date): boolean {
  const { invitedBy, since, factorResetBy, factorResetAt } = person;
  if (invitedBy === to && ago(since, now) < BEHOLDEN) return true;
  return factorResetBy === to && factorResetAt !== null && ago(factorResetAt, now) < BEHOLDEN;
}
