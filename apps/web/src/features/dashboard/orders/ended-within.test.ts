import { expect, test } from "vitest";
import { endedWithin } from "./ended-within.ts";

test("an order belongs to the days in India in which its auction ended", () => {
  const ended = (ends_at: string | null) =>
    endedWithin({ product_id: { ends_at } }, { from: "2026-11-01", to: "2026-11-30" });
  expect([
    ended("2026-10-31T18:29:59Z"),
    ended("2026-10-31T18:30:00Z"),
    ended("2026-11-30T18:29:59Z"),
    ended("2026-11-30T18:30:00Z"),
    ended(null),
  ]).toEqual([false, true, true, false, false]);
});
