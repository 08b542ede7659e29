import type { Lot } from "@rebale/contract/listings";

/** Nobody knows yet when it opens: its seller has not signed what it is sold on. */
export const waitsForSeller = (lot: Pick<Lot, "status" | "awaits_signature">) =>
  lot.status === "upcoming" && lot.awaits_signature;
