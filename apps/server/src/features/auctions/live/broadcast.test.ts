import { afterEach, expect, test, vi } from "vitest";
import { Broadcast } from "./broadcast.ts";
import { RoundRobinDelivery } from "./round-robin-delivery.ts";

afterEach(() => void vi.useRealTimers());

test("once its last subscriber has left, what could not be read is not tried again for ever", async () => {
  vi.useFakeTimers();
  const reading = Promise.withResolvers<never>();
  let reads = 0;
  const away = () => {
    reads++;
    return reading.promise;
  };
  const broadcast = new Broadcast(
    1,
    { seq: 0, hash: "" },
    { readMissed: away, readEnd: away },
    {
      drainMs: 1000,
      roundRobin: new RoundRobinDelivery(),
    },
  );
  broadcast.publish({ from: 2, seq: 2, frames: "" });
  expect(reads).toBe(1);
  broadcast.close();
  reading.reject(new Error("the database is away"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads).toBe(1);
});
