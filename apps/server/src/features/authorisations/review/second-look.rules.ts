/**
 * Whether two people must accept it: by the rule of the moment it was sent, or by today's where
 * that asks for more.
 */
export const needsSecondLook = (
  row: { readonly needs_second_look: boolean | null; readonly capacity_grams: number },
  secondLookKg: number,
): boolean => row.needs_second_look === true || row.capacity_grams > secondLookKg * 1000;
