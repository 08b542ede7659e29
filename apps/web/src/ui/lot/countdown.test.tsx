// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MarketClock } from "../../lib/server-clock.tsx";
import { Countdown } from "./countdown.tsx";

const start = Date.parse("2026-11-21T10:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (until: string, marketTime = "2026-11-21T10:00:00Z") =>
  render(
    <MarketClock time={marketTime}>
      <Countdown until={until} />
    </MarketClock>,
  );

test("counts down by the second and says 'Expired' after the end (S4.6)", () => {
  show("2026-11-21T10:00:03Z");
  expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("0 days 0 hours 0 min 3 sec");
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("0 days 0 hours 0 min 1 sec");
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText("Expired")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
});

test("runs on the server's clock, however wrong the visitor's is", () => {
  show("2026-11-21T12:00:10Z", "2026-11-21T12:00:00Z");
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("timer").getAttribute("aria-label")).toBe("0 days 0 hours 0 min 9 sec");
});

test("warns in the last five minutes", () => {
  show("2026-11-21T10:05:01Z");
  expect(screen.getByRole("timer").dataset.soon).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole("timer").dataset.soon).toBe("true");
});
