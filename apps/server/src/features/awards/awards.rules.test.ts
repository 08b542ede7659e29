import { expect, test } from "vitest";
import {
  AWARD_SIDES,
  AWARD_STATES,
  type AwardMove,
  type AwardSide,
  type AwardState,
  awardMoves,
  decideMove,
} from "./awards.rules.ts";

const moves = Object.keys(awardMoves) as AwardMove[];
const every = [null, ...AWARD_STATES].flatMap((state) =>
  moves.flatMap((move) => AWARD_SIDES.map((side) => [state, move, side] as const)),
);

test("an award is made by the market, completed by its seller, cancelled by the office: of every state, move and side nothing else is possible (finding M12)", () => {
  const possible: Record<string, string> = {};
  for (const [state, move, side] of every) {
    const decision = decideMove(state, move, side);
    if (!decision.accepted) expect(decision.because).toBe("move_not_possible");
    else if (!decision.isRepeat) possible[`${state} ${move} ${side}`] = decision.to;
  }
  expect(possible).toEqual({
    "null win market": "payment_due",
    "payment_due complete_outside seller": "completed",
    "payment_due void office": "cancelled",
  });
});

test("a move that has been made changes nothing when its side asks again, and is nobody else's (finding M12)", () => {
  const repeats = every.filter(([state, move, side]) => {
    const decision = decideMove(state, move, side);
    return decision.accepted && decision.isRepeat;
  });
  expect(repeats).toEqual([
    ["payment_due", "win", "market"],
    ["completed", "complete_outside", "seller"],
    ["cancelled", "void", "office"],
  ] satisfies [AwardState, AwardMove, AwardSide][]);
});

test("every state is reached by a move, and what is over stays over", () => {
  const tos = new Set<string>(Object.values(awardMoves).map(({ to }) => to));
  expect([...tos].sort()).toEqual([...AWARD_STATES].sort());
  const froms = Object.values(awardMoves).flatMap(({ from }) => [...from] as (string | null)[]);
  expect(froms).not.toContain("completed");
  expect(froms).not.toContain("cancelled");
});
