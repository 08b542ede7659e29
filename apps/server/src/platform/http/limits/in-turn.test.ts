import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test } from "vitest";
import type { Way } from "./budgets.ts";
import { createTurns } from "./in-turn.ts";

const ways = (): Way[] => {
  const limiter = new RateLimiterMemory({ points: 1, duration: 60 });
  return [[{ windows: [{ limiter, free: 1 }], key: "here" }]];
};

test("a work that hangs keeps its neighbours waiting for so long, and no longer (X07)", async () => {
  const inTurn = createTurns(100);
  const all = ways();
  const hangs = Promise.withResolvers<string>();
  const first = inTurn("here", all, () => hangs.promise);
  await expect(inTurn("here", all, async () => "in")).rejects.toBeInstanceOf(Array);
  hangs.resolve("late");
  expect(await first).toBe("late");
});
