import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { DeliveryTurns } from "./delivery-turns.ts";

/** Deliveries of so many writes each, and the order in which they are written to. */
function deliveriesOf(sizes: readonly number[], microseconds = 0) {
  const turns = new DeliveryTurns();
  const written: number[] = [];
  for (const [name, size] of sizes.entries()) {
    let left = size;
    const write = (most: number) => {
      const count = Math.min(left, most);
      const until = performance.now() + (count * microseconds) / 1000;
      while (performance.now() < until);
      left -= count;
      written.push(...Array<number>(count).fill(name));
      return count;
    };
    turns.add({ write });
  }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const isDone = expect.poll(() => written.length).toBe(all);
  return { written, isDone };
}

test("one turn of the event loop writes for about a millisecond", async () => {
  const { written, isDone } = deliveriesOf([1000, 1000, 1000], 20);
  let before = 0;
  let most = 0;
  while (written.length < 3000) {
    await nextTurn();
    most = Math.max(most, written.length - before);
    before = written.length;
  }
  await isDone;
  // Fifty of 20 µs are a millisecond; a test may see two turns as one.
  expect(most).toBeLessThanOrEqual(2 * 128);
});

test("the delivery that began first is ended first", async () => {
  const { written, isDone } = deliveriesOf([500, 500, 500]);
  await isDone;
  const ends = [0, 1, 2].map((name) => written.lastIndexOf(name));
  expect(ends[0]).toBeLessThan(500 + 2 * 64);
  expect(ends[1]).toBeLessThan(1000 + 64);
});

test("who has few subscribers waits for no large delivery", async () => {
  const { written, isDone } = deliveriesOf([5000, 20]);
  await isDone;
  expect(written.lastIndexOf(1)).toBeLessThan(128);
});
