import type { ProblemCode } from "@rebale/contract";
import {
  AWARD_MOVES,
  type AwardMove,
  type AwardSide,
  type AwardState,
  type PayThrough,
} from "@rebale/contract/awards/states";

/** The states of a sale: all the moves there are between them. */

interface Move {
  /** Null: there is no award yet. */
  readonly from: readonly (AwardState | null)[];
  /** Null: it stays where it is, and what was said is kept. */
  readonly to: AwardState | null;
  readonly by: readonly AwardSide[];
  /** Only where the buyer pays so. */
  readonly through?: PayThrough;
  /** One side's word alone moves nothing: the market moves it with the other's. */
  readonly byBoth?: true;
}

const unpaid = ["payment_due", "overdue"] as const;
const notOut = [...unpaid, "paid", "lifting"] as const;

export const awardMoves = {
  /** At the close, by the seller's yes, by an offer that is accepted. */
  win: { from: [null], to: "payment_due", by: ["market"] },
  /** All that is due has come in. */
  pay: { from: unpaid, to: "paid", by: ["market"], through: "market" },
  /** The seller has the buyer's money: the market sees none of it. */
  confirm_paid: { from: unpaid, to: "paid", by: ["seller"], through: "parties" },
  /** The day to pay by is over. */
  fall_due: { from: ["payment_due"], to: "overdue", by: ["market"], through: "market" },
  ask_default: {
    from: ["overdue", "paid", "lifting"],
    to: null,
    by: ["seller"],
    through: "market",
  },
  default: {
    from: ["overdue", "paid", "lifting"],
    to: "defaulted",
    by: ["office"],
    through: "market",
  },
  /** One side would call it off; with the other's word it is. */
  agree_cancel: { from: notOut, to: null, by: ["seller", "buyer"] },
  cancel: { from: notOut, to: "cancelled", by: ["office", "market"] },
  /** More time to pay or to lift. */
  extend: { from: notOut, to: null, by: ["office"] },
  /** The winning bid is voided. */
  void: { from: [...unpaid, "paid"], to: "cancelled", by: ["office"] },
  /** The first truck is in. */
  gate_in: { from: ["paid"], to: "lifting", by: ["market"] },
  /** All that will be lifted is out: both say so, or nobody the other way in time. */
  lifted: { from: ["lifting"], to: "lifted", by: ["seller", "buyer", "market"], byBoth: true },
  /** Both accept the weight, or nobody disputes it in time. */
  settle: { from: ["lifted"], to: "settled", by: ["market"] },
  complete: { from: ["settled"], to: "completed", by: ["market"] },
  /** The two have paid each other and the lot is lifted. */
  complete_outside: {
    from: [...notOut, "lifted"],
    to: "completed",
    by: ["seller"],
    through: "parties",
  },
} as const satisfies Record<AwardMove, Move>;

/** Why an award was made: what of the auction said yes. */
export type WinReason = "close" | "reserve_decision" | "offer";

export type MoveDecision =
  | { readonly accepted: true; readonly to: AwardState; readonly isRepeat: boolean }
  | {
      readonly accepted: false;
      readonly because: Extract<ProblemCode, "move_not_possible" | "money_in_market">;
    };

/** An award as it stands; null before there is one. */
export interface Standing {
  readonly state: AwardState | null;
  readonly payThrough: PayThrough;
}

/** The same move again changes nothing; any other that the table does not have is refused. */
export function decideMove(
  { state, payThrough }: Standing,
  move: AwardMove,
  side: AwardSide,
): MoveDecision {
  const { from, by, through, byBoth, ...rest }: Move = awardMoves[move];
  const isRepeat = rest.to !== null && state === rest.to;
  const to = byBoth && side !== "market" && !isRepeat ? null : rest.to;
  if (!by.includes(side) || !(isRepeat || from.includes(state)))
    return { accepted: false, because: "move_not_possible" };
  if (through !== undefined && through !== payThrough)
    return {
      accepted: false,
      because: through === "parties" ? "money_in_market" : "move_not_possible",
    };
  return { accepted: true, to: to ?? (state as AwardState), isRepeat };
}

/** More time is a later day, and one that is still to come. */
export const isMoreTime = (day: Date, before: Date | null, now: Date): boolean =>
  day > now && (before === null || day > before);

/** The moves a side may ask of an award as it stands, in the table's order. */
export const movesAllowed = (standing: Standing, side: AwardSide): AwardMove[] =>
  AWARD_MOVES.filter((move) => {
    const decision = decideMove(standing, move, side);
    return decision.accepted && !decision.isRepeat;
  });
