import type { PaymentState } from "@rebale/contract/payments";

/** Seconds until a payment is asked for again: often at first, and for as long as it may come. */
const PAUSES = [1, 2, 3, 5, 5, 10] as const;
const LATER = 15;

/** Milliseconds to the next look at a payment; null where nothing more can come. */
export function pauseAfter(looks: number, state: PaymentState | null): number | null {
  if (state === "captured" || state === "expired") return null;
  // One that failed may still be captured: its bank was late.
  if (state === "failed") return LATER * 1000;
  return (PAUSES[looks] ?? LATER) * 1000;
}
