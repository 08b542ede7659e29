import {
  AWARD_MOVES,
  AWARD_SIDES,
  AWARD_STATES,
  type AwardMove,
  type AwardSide,
  type AwardState,
  PAY_THROUGH,
} from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { awardMoves, decideMove, movesAllowed } from "./awards.rules.ts";

const states = [null, ...AWARD_STATES];
const every = states.flatMap((state) =>
  PAY_THROUGH.flatMap((payThrough) =>
    AWARD_MOVES.flatMap((move) =>
      AWARD_SIDES.map((side) => [{ state, payThrough }, move, side] as const),
    ),
  ),
);

/** Each move: from where, by whom, to where; what a lot paid through the other has not. */
const possible: Record<AwardMove, string> = {
  win: "none by market: payment_due",
  pay: "payment_due overdue by market: paid, through market",
  confirm_paid: "payment_due overdue by seller: paid, through parties",
  fall_due: "payment_due by market: overdue, through market",
  ask_default: "overdue paid lifting by seller: as it was, through market",
  default: "overdue paid lifting by office: defaulted, through market",
  agree_cancel: "payment_due overdue paid lifting by seller buyer: as it was",
  cancel: "payment_due overdue paid lifting by office market: cancelled",
  extend: "payment_due overdue paid lifting by office: as it was",
  void: "payment_due overdue paid by office: cancelled",
  gate_in: "paid by market: lifting",
  lifted: "lifting by seller buyer market: lifted/both",
  settle: "lifted by market: settled",
  complete: "settled by market: completed",
  complete_outside: "payment_due overdue paid lifting lifted by seller: completed, through parties",
};

test("of every state, way of paying, move and side nothing is possible but what the table says (M31)", () => {
  for (const [standing, move, side] of every) {
    const [from = "", rest = ""] = possible[move].split(" by ");
    const [by = "", end = ""] = rest.split(": ");
    const [wanted = "", through] = end.replace("/both", "").split(", through ");
    const isWord = end.includes("/both") && side !== "market" && standing.state !== wanted;
    const to = isWord ? "as it was" : wanted;
    const decision = decideMove(standing, move, side);
    const isRepeat = standing.state === to;
    const fits =
      by.split(" ").includes(side) &&
      (isRepeat || from.split(" ").includes(standing.state ?? "none")) &&
      (through ?? standing.payThrough) === standing.payThrough;
    expect(decision.accepted, `${standing.state} ${move} ${side}`).toBe(fits);
    if (decision.accepted)
      expect(decision).toMatchObject({ to: to === "as it was" ? standing.state : to, isRepeat });
  }
});

test("a move that has been made changes nothing when its side asks again, and is nobody else's (finding M12)", () => {
  const paid = { state: "paid", payThrough: "parties" } as const;
  expect(decideMove(paid, "confirm_paid", "seller")).toMatchObject({ isRepeat: true, to: "paid" });
  expect(decideMove(paid, "confirm_paid", "buyer")).toMatchObject({ accepted: false });
  expect(movesAllowed(paid, "seller")).toEqual(["agree_cancel", "complete_outside"]);
});

test("what is seen here is not completed outside: the refusal says that the money is here (M1)", () => {
  const through = { state: "payment_due", payThrough: "market" } as const;
  for (const move of ["complete_outside", "confirm_paid"] as const)
    expect(decideMove(through, move, "seller")).toMatchObject({ because: "money_in_market" });
  const outside = { state: "payment_due", payThrough: "parties" } as const;
  expect(decideMove(outside, "pay", "market")).toMatchObject({ because: "move_not_possible" });
});

test("every state is reached by a move, and what is over stays over", () => {
  const tos = new Set<string | null>(Object.values(awardMoves).map(({ to }) => to));
  expect(AWARD_STATES.filter((state) => !tos.has(state))).toEqual([]);
  const sides: readonly AwardSide[] = AWARD_SIDES;
  for (const state of ["completed", "defaulted", "cancelled"] as AwardState[])
    for (const payThrough of PAY_THROUGH)
      expect(sides.flatMap((side) => movesAllowed({ state, payThrough }, side))).toEqual([]);
});
