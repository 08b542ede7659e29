import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { lowerPoolPriority, poolThreads } from "./pool-priority.ts";

test.skipIf(process.platform !== "linux")(
  "what encodes pictures yields to what decides bids (F4)",
  async () => {
    await lowerPoolPriority();
    const threads = poolThreads();
    expect(threads.length).toBeGreaterThan(0);
    expect(threads.map((id) => getPriority(id))).toEqual(threads.map(() => 10));
    expect(getPriority()).toBe(0);
  },
);
