// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MarketClock, useHasPassed } from "./server-clock.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
  // jsdom's own has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Stage({ rendered }: { rendered: () => void }) {
  rendered();
  return useHasPassed(Date.parse("2026-11-21T12:00:05Z")) ? "ended" : "live";
}

test("an end passes on the server's clock, and what waits for it is rendered only then", () => {
  const rendered = vi.fn();
  render(
    <MarketClock time="2026-11-21T12:00:00Z">
      <Stage rendered={rendered} />
    </MarketClock>,
  );
  const once = rendered.mock.calls.length;
  act(() => void vi.advanceTimersByTime(4_000));
  expect(rendered).toHaveBeenCalledTimes(once);
  expect(screen.getByText("live")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText("ended")).toBeTruthy();
});
