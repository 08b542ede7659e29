import { expect, test } from "vitest";
import { withdrawalLabels } from "../../../../shared/office/money/money-states.ts";
import { stepsOf } from "./withdrawal-labels.rules.ts";

test("one person approves and another releases; either refuses until it is sent (M28)", () => {
  expect(stepsOf({ state: "asked", approved_by_you: false })).toEqual(["approve", "refuse"]);
  expect(stepsOf({ state: "approved", approved_by_you: false })).toEqual(["release", "refuse"]);
  expect(stepsOf({ state: "approved", approved_by_you: true })).toEqual(["refuse"]);
  expect(stepsOf({ state: "released", approved_by_you: false })).toEqual(["refuse"]);
  const over = Object.keys(withdrawalLabels).filter(
    (state) => !["asked", "approved", "released"].includes(state),
  ) as (keyof typeof withdrawalLabels)[];
  for (const state of over) expect(stepsOf({ state, approved_by_you: false })).toEqual([]);
});
