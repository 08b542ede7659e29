import { expect, test } from "vitest";
import { shortestMove, slides } from "./carousel-positions.ts";

test("the row moves the short way round", () => {
  expect(shortestMove(0, 1, 6)).toBe(1);
  expect(shortestMove(5, 0, 6)).toBe(1);
  expect(shortestMove(0, 5, 6)).toBe(-1);
  expect(shortestMove(0, 3, 6)).toBe(3);
  expect(shortestMove(2, 2, 6)).toBe(0);
});

test.each([
  [6, 3],
  [5, 3],
  [5, 1],
])(
  "of %i cards %i are in sight before, during and after every move, without a copy",
  (count, visible) => {
    for (let at = 0; at < count; at++)
      for (let to = 0; to < count; to++) {
        const moved = slides(at, shortestMove(at, to, count), count);
        for (let place = 0; place < visible; place++) {
          expect(moved.filter((s) => s.from === place)).toHaveLength(1);
          expect(moved.findIndex((s) => s.to === place)).toBe((to + place) % count);
        }
      }
  },
);
