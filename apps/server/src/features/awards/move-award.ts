import type { Tx } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { decideMove } from "./awards.rules.ts";
import { type Award, type Moved, recordMoves } from "./awards.store.ts";

export type AskedMove = Omit<Moved, "awardId" | "from" | "to">;

/**
 * The one way in which an award changes; the row of its auction is locked.
 * @returns whether this call changed it
 * @throws Problem move_not_possible, money_in_market
 */
export async function moveAward(tx: Tx, award: Award, asked: AskedMove): Promise<boolean> {
  const decision = decideMove(award, asked.move, asked.side);
  if (!decision.accepted) throw new Problem(decision.because);
  if (decision.isRepeat) return false;
  await recordMoves(tx, [{ ...asked, awardId: award.id, from: award.state, to: decision.to }]);
  return true;
}
