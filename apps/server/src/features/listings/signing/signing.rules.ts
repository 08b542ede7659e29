/** On the signature that a lot waits for before it opens. */

export interface SignedLot {
  readonly approval: string;
  readonly awaits_signature: boolean;
  readonly closed_at: Date | null;
  readonly ends_at: Date | null;
}

/** Why a seller cannot sign, or null. One who signs late has the time that remains. */
export function whyNotSign(
  lot: SignedLot,
  now: Date,
): "not_awaiting_signature" | "auction_closed" | null {
  if (lot.approval !== "approved" || !lot.awaits_signature) return "not_awaiting_signature";
  return lot.closed_at || !lot.ends_at || now >= lot.ends_at ? "auction_closed" : null;
}

/** The key of a code's hash: one sheet of one lot, and who signs it. */
export const signsAs = (lotId: number, version: number, userId: number): string =>
  `sheet:${lotId}:${version}:${userId}`;
