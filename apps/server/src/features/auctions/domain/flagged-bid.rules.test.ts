import type { Paise } from "@rebale/contract";
import { expect, test } from "vitest";
import { isUnusual } from "./flagged-bid.rules.ts";

test("a bid is unusual from five times the price it beats, to the paisa", () => {
  const beaten = 50_000_00 as Paise;
  expect(
    [249_999_99, 250_000_00, 10_000_000_000_00].map((amount) => isUnusual(amount as Paise, beaten)),
  ).toEqual([false, true, true]);
});
