// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Line } from "../../../lib/event-source-fake.ts";
import { useLine } from "./use-line.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Line);
  Line.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watchAnAuction() {
  const read = vi.fn();
  const tell = vi.fn();
  const { result, unmount } = renderHook(() => useLine("7", true, 4, tell, read));
  onTestFinished(unmount);
  const [first] = Line.opened;
  act(() => first?.say("clock", { server_time: new Date().toISOString() }));
  return { read, tell, first, state: () => result.current.state };
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test("a stream that is silent for longer than two beats is taken for dead, read over and opened anew", () => {
  const { first, read, state } = watchAnAuction();
  for (let i = 0; i < 5; i++) {
    wait(20);
    act(() => first?.say("beat"));
  }
  expect([Line.opened.length, state()]).toEqual([1, "up"]);
  wait(36);
  expect(first?.closed).toBe(true);
  expect(Line.opened.map(({ url }) => url).at(-1)).toBe("/api/auction/stream/7?after=4");
  expect([Line.opened.length, state()]).toEqual([2, "down"]);
  wait(6);
  expect(read).toHaveBeenCalledOnce();
  act(() => Line.opened[1]?.say("beat"));
  expect([read.mock.calls.length, state()]).toEqual([2, "up"]);
});

test("told to begin anew, it is read anew (M1)", () => {
  const { first, read, tell } = watchAnAuction();
  act(() => first?.say("reset", { last_event_id: 2 }));
  expect(tell).toHaveBeenCalledWith({ type: "reset", reset: { last_event_id: 2 } });
  expect(read).toHaveBeenCalledOnce();
});

test("without a network it is down at once, and open again with it", () => {
  const { first, state } = watchAnAuction();
  act(() => void dispatchEvent(new Event("offline")));
  expect([first?.closed, state()]).toEqual([true, "down"]);
  act(() => void dispatchEvent(new Event("online")));
  expect(Line.opened).toHaveLength(2);
});

test("a stream that is open and silent is not live: it is read every 5 s until something came (R06)", () => {
  const [tell, read] = [vi.fn(), vi.fn()];
  const { result, unmount } = renderHook(() => useLine("7", true, 4, tell, read));
  onTestFinished(unmount);
  const [held] = Line.opened;
  act(() => held?.onopen());
  expect(result.current.state).toBe("connecting");
  wait(5);
  expect([result.current.state, read.mock.calls.length]).toEqual(["down", 1]);
  wait(5);
  expect(read).toHaveBeenCalledTimes(2);
  act(() => held?.say("beat"));
  expect(result.current.state).toBe("up");
  wait(20);
  expect(read).toHaveBeenCalledTimes(2);
});
