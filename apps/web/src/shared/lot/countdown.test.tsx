// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MarketClock } from "../../lib/server-clock.tsx";
import { Countdown } from "./countdown.tsx";

const spoken = () => screen.getByRole("timer").getAttribute("aria-label");

const start = Date.parse("2026-11-21T10:00:00Z");
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  // jsdom's own has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

test("out of sight it moves seldom, ends on time, and is right the second after it is seen", () => {
  const seen: { notify: (isIntersecting: boolean) => void } = { notify: () => undefined };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(changed: (entries: object[]) => void) {
        seen.notify = (isIntersecting) =>
          act(() => changed([{ isIntersecting, target: screen.getByRole("timer") }]));
      }
      observe() {}
      unobserve() {}
    },
  );
  show("2026-11-21T10:10:00Z");
  seen.notify(false);
  const text = new Set<string | null>();
  for (let second = 0; second < 8; second++) {
    act(() => void vi.advanceTimersByTime(1000));
    text.add(spoken());
  }
  expect(text.size).toBeLessThan(4);
  seen.notify(true);
  act(() => void vi.advanceTimersByTime(1000));
  expect(spoken()).toBe("0 days 0 hours 9 min 51 sec");
  seen.notify(false);
  act(() => void vi.advanceTimersByTime(9 * 60_000));
  expect(spoken()).toBe("0 days 0 hours 0 min 51 sec");
  act(() => void vi.advanceTimersByTime(51_000));
  expect(screen.getByText("Expired")).toBeTruthy();
});

test("stands still while its auction is paused, however late it gets (A9)", () => {
  render(
    <MarketClock time="2026-11-21T10:00:00Z">
      <Countdown until="2026-11-21T10:00:30Z" stoppedAt="2026-11-21T10:00:10Z" />
    </MarketClock>,
  );
  expect(spoken()).toBe("0 days 0 hours 0 min 20 sec");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(spoken()).toBe("0 days 0 hours 0 min 20 sec");
});

test("seconds always stand, days and hours where there are any (S4.6, TC2)", () => {
  const shown = (until: string) => {
    show(until);
    const parts = [...screen.getByRole("timer").children] as HTMLElement[];
    const text = parts.filter((part) => !part.hidden).map(({ textContent }) => textContent);
    cleanup();
    return text.join(" ");
  };
  expect(
    ["2026-11-22T13:12:09Z", "2026-11-21T11:12:05Z", "2026-11-21T10:00:07Z"].map(shown),
  ).toEqual(["1d 03h 12m 09s", "1h 12m 05s", "0m 07s"]);
});
