import type { Tx } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { decideMove } from "./awards.rules.ts";
import { type Award, type Moved, recordMoves } from "./awards.store.ts";

type Asked = Pick<Moved, "move" | "actorId" | "side" | "reason" | "at">;

/**
 * The one way in which an award changes; the row of its auction is locked.
 * @returns whether this call changed it
 * @throws Problem move_not_possible
 */
export async function moveAward(tx: Tx, { id, state }: Award, asked: Asked): Promise<boolean> {
  const decision = decideMove(state, asked.move, asked.side);
  if (!decision.accepted) throw new Problem(decision.because);
  if (decision.isRepeat) return false;
  await recordMoves(tx, [{ ...asked, awardId: id, from: state, to: decision.to }]);
  return true;
}
