import { expect, test } from "vitest";
import { shortHash, weightLines } from "./kg-labels.rules.ts";

const weights = { transit_kg: 0, in_kg: 0, out_kg: 0, loss_kg: 0, stock_kg: 0, evidence_kg: 0 };

test("what is neither on the way nor in evidence is not named; the sum and its parts always are", () => {
  const names = (over: object) => weightLines({ ...weights, ...over }).map(({ name }) => name);
  expect(names({})).toEqual(["Received", "Came out", "Lost", "In stock"]);
  expect(names({ transit_kg: 1, evidence_kg: 1 })).toHaveLength(6);
});

test("of a hash both ends are shown", () =>
  expect(shortHash(`${"a".repeat(32)}${"b".repeat(32)}`)).toBe("aaaaaaaa…bbbbbbbb"));
