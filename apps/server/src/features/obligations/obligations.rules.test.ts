import { expect, test } from "vitest";
import { type BrandPack, lastDayOf, returnOf, setPacks } from "./obligations.rules.ts";

const owed = (id: number, grams: number, over = {}) => ({
  ...{ id, grams, stream: "plastics", category: String(id), fy: "2026-27", ...over },
});
const pack = (id: string, grams: number, over = {}): BrandPack => ({
  ...{
    id,
    grams,
    stream: "plastics",
    fy: "2026-27",
    material: "Flakes",
    sha256: "x",
    recycler: "",
  },
  ...{ madeAt: new Date(), ...over },
});
const set = (...asked: Parameters<typeof setPacks>) =>
  [...setPacks(...asked)].map(([id, packs]) => [id, packs.map((p) => [p.id, p.grams])]);

test("packs stand for what was saved first, each gram once, and never for more than is owed", () => {
  expect(set([owed(2, 500), owed(1, 700)], [pack("a", 600), pack("b", 900)])).toEqual([
    [
      1,
      [
        ["a", 600],
        ["b", 100],
      ],
    ],
    [2, [["b", 500]]],
  ]);
});

test("a pack stands for its own stream and year alone", () => {
  const packs = [pack("a", 600, { stream: "tyres" }), pack("b", 9, { fy: "2025-26" })];
  expect(set([owed(1, 700)], [...packs, pack("c", 5, { stream: null })])).toEqual([[1, []]]);
});

test("the year ends on 31 March; a day of return that nobody has read is marked, or not made up", () => {
  expect(lastDayOf("2026-27")).toBe("2027-03-31");
  expect(returnOf("batteries", "2026-27")).toEqual({ day: "2027-06-30", confirmed: true });
  expect(returnOf("plastics", "2099-00")).toEqual({ day: "2100-06-30", confirmed: false });
  expect(returnOf("tyres", "2026-27")).toEqual({ day: null, confirmed: false });
});
