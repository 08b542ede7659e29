import { expect, test } from "vitest";
import { shortMemory } from "./short-memory.ts";

const counting = () => {
  let loads = 0;
  return { load: async () => ++loads, loads: () => loads };
};

test("equal questions at once are one load, and for a while one answer", async () => {
  let now = 0;
  const memory = shortMemory<number>({ ms: 50, most: 10, clock: () => now });
  const { load, loads } = counting();
  expect(await Promise.all([memory.read("a", load), memory.read("a", load)])).toEqual([1, 1]);
  expect(await memory.read("a", load)).toBe(1);
  now = 51;
  expect([await memory.read("a", load), loads()]).toEqual([2, 2]);
});

test("what is forgotten while it loads is not kept, by everything or by its answer", async () => {
  for (const concerns of [undefined, (n: number) => n === 1]) {
    const memory = shortMemory<number>({ ms: 10_000, most: 10 });
    const { load } = counting();
    let go = () => {};
    const first = memory.read("a", () =>
      new Promise<void>((resolve) => {
        go = resolve;
      }).then(load),
    );
    memory.forget(concerns);
    go();
    expect(await first).toBe(1);
    expect(await memory.read("a", load)).toBe(2);
  }
});

test("a failure is not kept", async () => {
  const memory = shortMemory<number>({ ms: 10_000, most: 10 });
  await expect(memory.read("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await memory.read("a", async () => 7)).toBe(7);
});

test("holds so many answers and no more", async () => {
  const memory = shortMemory<number>({ ms: 10_000, most: 2 });
  const { load } = counting();
  for (const key of ["a", "b", "c"]) await memory.read(key, load);
  expect([await memory.read("c", load), await memory.read("a", load)]).toEqual([3, 4]);
});
