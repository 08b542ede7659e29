import { expect, test } from "vitest";
import { keepRunning } from "./keep-running.mjs";

/** Ends in turn as told, each after so many ms; counts how often it was started. */
function program(...ends) {
  const state = { starts: 0, text: [] };
  const start = async () => {
    const { code, after = 40, interrupted = false } = ends[state.starts++] ?? { code: 0 };
    await new Promise((later) => setTimeout(later, after));
    return { code, interrupted };
  };
  const say = (words) => void state.text.push(words);
  return { state, run: () => keepRunning(start, { started: 20, pause: 1, say }) };
}

test("a market that ends by itself is started again, and says so (C1)", async () => {
  const { state, run } = program({ code: 134 }, { code: 137 }, { code: 0 });
  expect(await run()).toBe(0);
  expect(state.starts).toBe(3);
  expect(state.text[0]).toContain("134");
});

test("one that was asked to end, or that could not start, stays down (C1)", async () => {
  const asked = program({ code: 1, interrupted: true });
  expect(await asked.run()).toBe(1);
  const refused = program({ code: 1, after: 0 });
  expect(await refused.run()).toBe(1);
  expect([asked.state.starts, refused.state.starts]).toEqual([1, 1]);
});
