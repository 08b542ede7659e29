import { expect, test } from "vitest";
import { createHostLimits } from "./host-limits.ts";

const settings = { atOnce: 2, failures: 3, restFor: 100 };

test("a host has so many slots and as many that wait; another host has its own (T1)", async () => {
  const call = createHostLimits(settings);
  const ends: ((status: number) => void)[] = [];
  const hang = () => new Promise<number>((done) => ends.push(done));
  const calls = Array.from({ length: 5 }, () => call("slow.example", hang).catch(() => "refused"));
  expect(await calls[4]).toBe("refused");
  expect(ends).toHaveLength(2);
  expect(await call("other.example", async () => 201)).toBe(201);
  for (let settled = 0; settled < 4; settled++) {
    while (!ends[settled]) await new Promise((done) => setTimeout(done, 1));
    ends[settled]?.(201);
  }
  expect(await Promise.all(calls.slice(0, 4))).toEqual([201, 201, 201, 201]);
});

test("a host that fails three times is left alone, and taken back once it answers after a rest (T1)", async () => {
  const call = createHostLimits(settings);
  let asked = 0;
  const ask = (status: number) =>
    call("failing.example", async () => {
      asked++;
      return status;
    });
  for (let i = 0; i < 3; i++) await ask(503);
  for (let i = 0; i < 10; i++) await expect(ask(201)).rejects.toThrow();
  expect(asked).toBe(3);
  await new Promise((done) => setTimeout(done, 150));
  expect([await ask(201), await ask(201)]).toEqual([201, 201]);
});
