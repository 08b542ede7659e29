import type { Paise } from "@rebale/contract";
import type { Tx } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { endTrucks, hasTrucksOut } from "../trucks/index.ts";
import { decideMove } from "./awards.rules.ts";
import { type Award, type Moved, recordMoves } from "./awards.store.ts";
import { forfeit, giveMoneyBack } from "./money/end-of-money.ts";

export type AskedMove = Omit<Moved, "awardId" | "from" | "to">;

export interface Made {
  readonly id: number;
  /** The money that its buyer has free again, in paise. */
  readonly back: Paise;
}

const ENDS_LIFTING: ReadonlySet<string> = new Set(["settle", "default", "complete_outside"]);

/**
 * The one way in which an award changes, its buyer's money with it; the row of its auction is
 * locked.
 * @returns null where it had been made before
 * @throws Problem move_not_possible, money_in_market
 */
export async function moveAward(tx: Tx, award: Award, asked: AskedMove): Promise<Made | null> {
  const decision = decideMove(award, asked.move, asked.side);
  if (!decision.accepted) throw new Problem(decision.because);
  if (decision.isRepeat) return null;
  const isOff = decision.to === "cancelled";
  // Money does not go back for goods that have left.
  if (isOff && (await hasTrucksOut(tx, award.id))) throw new Problem("move_not_possible");
  if (isOff || ENDS_LIFTING.has(asked.move)) await endTrucks(tx, award.id);
  const moved = { ...asked, awardId: award.id, from: award.state, to: decision.to };
  const id = (await recordMoves(tx, [moved])).get(award.id);
  if (id === undefined) throw new Error(`Award ${award.id} was moved without its lock`);
  const move = { id, actorId: asked.actorId };
  if (isOff || asked.move === "complete_outside")
    return { id, back: await giveMoneyBack(tx, award, move, { withFee: isOff }) };
  if (asked.move === "default") return { id, back: await forfeit(tx, award, move) };
  return { id, back: 0 as Paise };
}
