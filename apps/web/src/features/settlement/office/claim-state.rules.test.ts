import { expect, test } from "vitest";
import { isDecidable, shareFault, worth } from "./claim-state.rules.ts";

test("the office takes off between nothing and what was asked (G56)", () => {
  const faults = ["", "x", "-1", "3.01", "3", "0"].map((typed) => shareFault(typed, 3));
  const unread = "Enter a share, 0 for nothing";
  expect(faults).toEqual([unread, unread, unread, "At most 3%, as was asked", null, null]);
});

test("a share of a truck’s value is told to the paisa", () => {
  expect(worth(911_640, 3)).toBe(27_349.2);
  expect(worth(0.1, 50)).toBe(0.05);
});

test("what is over is not decided again", () => {
  const states = ["open", "disputed", "accepted", "decided"] as const;
  expect(states.map((state) => isDecidable({ state }))).toEqual([true, true, false, false]);
});
