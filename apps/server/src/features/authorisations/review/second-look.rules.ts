/** Milliseconds: who joined the office a moment ago may be its owner once more. */
const OLD_ENOUGH = 24 * 3_600_000;

/**
 * Whether two people must accept it: by the rule of the moment it was sent, or by today's where
 * that asks for more.
 */
export const needsSecondLook = (
  row: { readonly needs_second_look: boolean | null; readonly capacity_grams: number },
  secondLookKg: number,
): boolean => row.needs_second_look === true || row.capacity_grams > secondLookKg * 1000;

/** Whether somebody has been in the office long enough to be one of the two. */
export const mayBeOneOfTwo = (since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() >= OLD_ENOUGH;
