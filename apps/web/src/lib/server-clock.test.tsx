// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MarketClock, serverNow, useHasPassed } from "./server-clock.tsx";

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

test("a page that the server had kept for some seconds says so, and its clock is right", () => {
  const navigation = { responseStart: 500, serverTiming: [{ name: "age", duration: 8_000 }] };
  Object.assign(performance, { getEntriesByType: () => [navigation], timeOrigin: Date.now() });
  act(() => void vi.advanceTimersByTime(2_000));
  render(<MarketClock time="2026-11-21T12:00:00Z">{null}</MarketClock>);
  expect(serverNow()).toBe(Date.parse("2026-11-21T12:00:00Z") + 8_000 + 1_500);
});

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
