import type { Award } from "@rebale/contract/awards";
import { expect, test } from "vitest";
import { railOf } from "./stops.ts";

const came = (...to: Award["state"][]) => to.map((one) => ({ to: one })) as Award["timeline"];

test("a sale has five stops; one that ended early stands where it ended, with the word for it", () => {
  const states = ["payment_due", "overdue", "paid", "lifting", "lifted", "settled"] as const;
  expect(states.map((state) => railOf({ state, timeline: [] }).done)).toEqual([1, 1, 2, 3, 4, 5]);
  expect(
    railOf({ state: "defaulted", timeline: came("payment_due", "paid", "defaulted") }),
  ).toEqual({ done: 2, ended: "Backed out" });
  expect(railOf({ state: "cancelled", timeline: came("payment_due", "cancelled") })).toEqual({
    ...{ done: 1, ended: "Called off" },
  });
});
