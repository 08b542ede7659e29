import { expect, test } from "vitest";
import { withdrawalLabels } from "../../../../shared/office/money/money-states.ts";
import { accountWarning, stepsOf } from "./withdrawal-labels.rules.ts";

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

test("an account that its approver has accepted, or that was never paid to, is said (V21)", () => {
  const of = { sent_at: null, accepted_at: null, accepted_by: "Farhan", payouts: 3 };
  const by = (you: boolean, approver: boolean, payouts = 3) =>
    accountWarning({
      ...{ ...of, payouts, accepted_by_you: you, accepted_by_approver: approver },
    });
  expect(by(false, true)).toMatch(/^Who approved .* accepted its account/);
  expect(by(true, false)).toMatch(/^You accepted this account/);
  expect(by(false, false, 0)).toMatch(/^Nothing was ever paid/);
  expect(by(false, false)).toBeNull();
});
