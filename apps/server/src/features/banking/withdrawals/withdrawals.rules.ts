import type { banking } from "@rebale/contract";
import type { Payout } from "../../payments/index.ts";

type State = banking.WithdrawalState;

/** The states of money that leaves: it only moves forward. */
export const withdrawalMoves = {
  asked: ["approved", "refused", "cancelled"],
  approved: ["released", "refused"],
  released: ["sent", "refused"],
  sent: ["done", "failed"],
  done: ["reversed"],
  failed: [],
  reversed: [],
  refused: [],
  cancelled: [],
} as const satisfies Record<State, readonly State[]>;

export const mayMove = (from: State, to: State): boolean =>
  (withdrawalMoves[from] as readonly State[]).includes(to);

/**
 * The states that what the gateway says leads through, in order; none where it says nothing new.
 * Money that came back has been gone before.
 */
export function statesAfter(from: State, said: Payout["state"]): State[] {
  if (from === "sent" && said === "processed") return ["done"];
  if (from === "sent" && said === "failed") return ["failed"];
  if (from === "sent" && said === "reversed") return ["done", "reversed"];
  // A bank that refuses what it had taken has sent it back.
  if (from === "done" && (said === "reversed" || said === "failed")) return ["reversed"];
  return [];
}

/** Whether the gateway says that money is gone which was given back here. */
export const contradicts = (state: State, said: Payout["state"]): boolean =>
  said === "processed" && state === "failed";
