import { expect, test } from "vitest";
import { createCaches } from "./caches.ts";

const counting = () => {
  let loads = 0;
  return { load: async () => ++loads, loads: () => loads };
};
const plain = { ttl: 10_000, max: 10 };
const ofLots = { ...plain, tags: ["lots"], tagsOf: (n: number) => [`lot:${n}`] };

test("equal questions at once are one load, and until the TTL ends one answer", async () => {
  let now = 1;
  const cache = createCaches([], () => now).open<number>({ ...plain, ttl: 50 });
  const { load, loads } = counting();
  expect(await Promise.all([cache.fetch("a", load), cache.fetch("a", load)])).toEqual([1, 1]);
  expect(await cache.fetch("a", load)).toBe(1);
  now += 51;
  // The library reads the clock once a millisecond of real time.
  await new Promise((done) => setTimeout(done, 5));
  expect(cache.has("a")).toBe(false);
  expect([await cache.fetch("a", load), loads()]).toEqual([2, 2]);
});

test("what expires ends; what shows something else stays", async () => {
  const caches = createCaches();
  const cache = caches.open<number>(ofLots);
  const { load } = counting();
  await cache.fetch("a", load);
  await cache.fetch("b", load);
  caches.invalidate("lot:1");
  expect([cache.has("a"), cache.has("b")]).toEqual([false, true]);
  caches.invalidate("lots");
  expect(cache.has("b")).toBe(false);
});

test("a value that was loaded anew after its TTL still ends by its tag", async () => {
  let now = 1;
  const caches = createCaches([], () => now);
  const cache = caches.open<number>({ ...ofLots, ttl: 50 });
  await cache.fetch("a", async () => 7);
  now += 51;
  await new Promise((done) => setTimeout(done, 5));
  await cache.fetch("a", async () => 7);
  caches.invalidate("lot:7");
  expect(cache.has("a")).toBe(false);
});

test("what expires while it loads is given to its callers, and not cached", async () => {
  for (const tag of ["lots", "lot:1"]) {
    const caches = createCaches();
    const cache = caches.open<number>(ofLots);
    const { load } = counting();
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    const first = cache.fetch("a", () => held.then(load));
    const second = cache.fetch("a", load);
    caches.invalidate("lot:7");
    caches.invalidate(tag);
    go();
    expect([await first, await second]).toEqual([1, 1]);
    expect(cache.has("a")).toBe(false);
  }
});

test("a caller after everything has expired gets a new load", async () => {
  const caches = createCaches();
  const cache = caches.open<number>(ofLots);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const before = cache.fetch("a", () => held.then(() => 1));
  caches.invalidate("lots");
  expect(await cache.fetch("a", async () => 2)).toBe(2);
  go();
  expect([await before, await cache.fetch("a", async () => 3)]).toEqual([1, 2]);
});

test("a failure is not cached, nor what is not to be", async () => {
  const cache = createCaches().open<number>({ ...plain, keeps: (n) => n < 500 });
  await expect(cache.fetch("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.fetch("a", async () => 503)).toBe(503);
  expect(await cache.fetch("a", async () => 200)).toBe(200);
});

test("holds so many values and no more, and none without a TTL", async () => {
  const cache = createCaches().open<number>({ ...plain, max: 2 });
  const { load } = counting();
  for (const key of ["a", "b", "c"]) await cache.fetch(key, load);
  expect([await cache.fetch("c", load), await cache.fetch("a", load)]).toEqual([3, 4]);
  const none = createCaches().open<number>({ ...plain, ttl: 0 });
  expect([await none.fetch("a", load), await none.fetch("a", load)]).toEqual([5, 6]);
});

test("what is cached is read without a load, as long as it stands", async () => {
  const caches = createCaches();
  const cache = caches.open<number>(ofLots);
  expect(cache.get("a")).toBeUndefined();
  await cache.fetch("a", async () => 1);
  expect(cache.get("a")).toBe(1);
  caches.invalidate("lot:1");
  expect(cache.get("a")).toBeUndefined();
  const none = caches.open<number>({ ...ofLots, ttl: 0 });
  await none.fetch("a", async () => 1);
  expect(none.get("a")).toBeUndefined();
});
