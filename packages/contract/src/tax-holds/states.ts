/** A part of a seller's proceeds that is tied until the buyer's GSTR-2B shows the invoice. Without zod. */

/** Days from a paper on after which what is tied ends, as a seller may offer them. */
export const TAX_HOLD_DAYS = { from: 45, to: 150 } as const;
/** The office extends a hold at most so many days after its paper: credit ends by then. */
export const MAX_TAX_HOLD_DAYS = 180;

/**
 * `waiting` nobody has said anything · `missing` a 2B has not got it · `differs` it is there, and
 * not in full · `disputed` the seller has answered, the office decides · over: `released` to the
 * seller, `returned` to the buyer, `split` to both, `cancelled` with the release.
 */
export const TAX_HOLD_STATES = [
  "waiting",
  "missing",
  "differs",
  "disputed",
  "released",
  "returned",
  "split",
  "cancelled",
] as const;
export type TaxHoldState = (typeof TAX_HOLD_STATES)[number];
export const OPEN_TAX_HOLDS = ["waiting", "missing", "differs", "disputed"] as const;
export const isOpenHold = (state: TaxHoldState): boolean =>
  (OPEN_TAX_HOLDS as readonly TaxHoldState[]).includes(state);

/** The reasons that end one, or freed a part of it last. */
export const TAX_HOLD_REASONS = [
  "found",
  "confirmed",
  "decided",
  "nobody_spoke",
  "not_in_2b",
  "not_said_again",
] as const;
export type TaxHoldReason = (typeof TAX_HOLD_REASONS)[number];

/** Why a lot's offer does not apply to a buyer. */
export const TAX_HOLD_NOT = ["buyer_unregistered", "reverse_charge", "no_gst"] as const;
export type TaxHoldNot = (typeof TAX_HOLD_NOT)[number];

/** In what a 2B's row and the paper may differ; `value` alone stops nothing. */
export const DIFFERENCE_PATHS = ["date", "tax", "reverse_charge", "itc", "value"] as const;
export type DifferencePath = (typeof DIFFERENCE_PATHS)[number];
