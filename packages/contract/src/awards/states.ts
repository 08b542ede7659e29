/** The states and moves of a sale. Without zod, so that a page may carry it. */

export const AWARD_STATES = [
  "payment_due",
  "overdue",
  "paid",
  "lifting",
  "lifted",
  "settled",
  "completed",
  "defaulted",
  "cancelled",
] as const;
export type AwardState = (typeof AWARD_STATES)[number];

/** Moves of an award from one state to another, and events while it stays. */
export const AWARD_MOVES = [
  "win",
  "pay",
  "confirm_paid",
  "fall_due",
  "ask_default",
  "default",
  "agree_cancel",
  "cancel",
  "extend",
  "void",
  "gate_in",
  "lifted",
  "settle",
  "complete",
  "complete_outside",
] as const;
export type AwardMove = (typeof AWARD_MOVES)[number];

/** The side that moves it; the market is nobody. */
export const AWARD_SIDES = ["market", "seller", "buyer", "office"] as const;
export type AwardSide = (typeof AWARD_SIDES)[number];

/** Not lifted for so many days after the day to lift by, a sale may be ended. */
export const LIFTING_GRACE_DAYS = 30;

/** The moves of its money, as both sides read them. */
export const AWARD_MONEY = [
  "held",
  "paid",
  "set_off",
  "back",
  "forfeited",
  "to_seller",
  "released",
  "claimed",
  "tax_released",
  "tax_returned",
  "reversed",
] as const;

/** Events of its goods, and both sides' words on them; its moves and its money stand apart. */
export const AWARD_EVENTS = [
  "truck_in",
  "weighed",
  "invoiced",
  "truck_out",
  "received",
  "claimed",
  "claim_decided",
  "weight_accepted",
  "weight_disputed",
  "rated",
] as const;
export type AwardEvent = (typeof AWARD_EVENTS)[number];

/** How its buyer pays: to the seller directly, or through the market. */
export const PAY_THROUGH = ["parties", "market"] as const;
export type PayThrough = (typeof PAY_THROUGH)[number];
