// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStatusesNow, useStatusNow } from "./use-status-now.ts";

const START = Date.parse("2026-11-26T10:00:00Z");
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
const lot = (over: object = {}) => ({
  _id: "1",
  status: "upcoming" as const,
  starts_at: at(2),
  ends_at: at(5),
  paused_at: null,
  awaits_signature: false,
  ...over,
});

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000 + 10));

test("a lot that starts or ends between two readings is what the clock says (trader 16)", () => {
  const upcoming = renderHook(() => useStatusNow(lot()));
  const live = renderHook(() => useStatusNow(lot({ status: "live" })));
  const unsigned = renderHook(() => useStatusNow(lot({ awaits_signature: true })));
  const paused = renderHook(() => useStatusNow(lot({ status: "paused" })));
  expect(upcoming.result.current.status).toBe("upcoming");
  wait(3);
  expect(upcoming.result.current.status).toBe("live");
  expect(live.result.current.status).toBe("live");
  wait(3);
  expect(live.result.current.status).toBe("ended");
  expect(unsigned.result.current.status).toBe("upcoming");
  expect(paused.result.current.status).toBe("paused");
});

test("a table draws each of its lots as its own moment comes (trader 16)", () => {
  const lots = [lot(), lot({ status: "live", ends_at: at(4) })];
  const { result } = renderHook(() => useStatusesNow(lots));
  const statuses = () => result.current.map(({ status }) => status);
  expect(statuses()).toEqual(["upcoming", "live"]);
  wait(3);
  expect(statuses()).toEqual(["live", "live"]);
  wait(2);
  expect(statuses()).toEqual(["live", "ended"]);
});
