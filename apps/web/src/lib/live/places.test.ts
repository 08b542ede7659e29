import { expect, test } from "vitest";
import { askForPlaces, takePlace, whenAsked } from "./places.ts";

test("all windows together have four streams; one that ends leaves its place to the next (U10)", async () => {
  const streams = Array.from({ length: 5 }, () => new AbortController());
  const taken = [];
  for (const { signal } of streams) taken.push(await takePlace(signal));
  expect(taken).toEqual([true, true, true, true, false]);
  streams[1]?.abort();
  await expect.poll(() => takePlace(new AbortController().signal)).toBe(true);
  const left = new AbortController();
  left.abort();
  streams[0]?.abort();
  // A stream gone before its turn keeps none.
  await expect.poll(() => takePlace(left.signal)).toBe(true);
  await expect.poll(() => takePlace(new AbortController().signal)).toBe(true);
  for (const stream of streams) stream.abort();
});

test("a window asks the others for room, and not its own streams (U10)", async () => {
  const asked: string[] = [];
  const closing = new AbortController();
  whenAsked(() => asked.push("own"), closing.signal);
  const other = new BroadcastChannel("live-streams");
  const heard = new Promise<void>((done) => {
    other.onmessage = () => done();
  });
  askForPlaces();
  await heard;
  expect(asked).toEqual([]);
  other.postMessage("a window that is used wants places");
  await expect.poll(() => asked).toEqual(["own"]);
  closing.abort();
  other.close();
});
