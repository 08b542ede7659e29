import type { ProblemCode } from "@rebale/contract";

/** What becomes of a sale: its states, and all the moves there are between them. */

export const AWARD_STATES = ["payment_due", "completed", "cancelled"] as const;
export type AwardState = (typeof AWARD_STATES)[number];

/** Who moves it; the market is nobody. */
export const AWARD_SIDES = ["market", "seller", "office"] as const;
export type AwardSide = (typeof AWARD_SIDES)[number];

interface Move {
  /** Null: there is no award yet. */
  readonly from: readonly (AwardState | null)[];
  readonly to: AwardState;
  readonly by: readonly AwardSide[];
}

export const awardMoves = {
  /** At the close, by the seller's yes, by an offer that is accepted. */
  win: { from: [null], to: "payment_due", by: ["market"] },
  /** The two have paid each other and the lot is lifted: the market sees none of it. */
  complete_outside: { from: ["payment_due"], to: "completed", by: ["seller"] },
  /** The winning bid is voided. */
  void: { from: ["payment_due"], to: "cancelled", by: ["office"] },
} as const satisfies Record<string, Move>;
export type AwardMove = keyof typeof awardMoves;

/** Why an award was made: what of the auction said yes. */
export type WinReason = "close" | "reserve_decision" | "offer";

export type MoveDecision =
  | { readonly accepted: true; readonly to: AwardState; readonly isRepeat: boolean }
  | {
      readonly accepted: false;
      readonly because: Extract<ProblemCode, "move_not_possible">;
    };

/** The same move again changes nothing; any other that the table does not have is refused. */
export function decideMove(
  state: AwardState | null,
  move: AwardMove,
  side: AwardSide,
): MoveDecision {
  const { from, to, by }: Move = awardMoves[move];
  const isRepeat = state === to;
  const isPossible = by.includes(side) && (isRepeat || from.includes(state));
  return isPossible
    ? { accepted: true, to, isRepeat }
    : { accepted: false, because: "move_not_possible" };
}
