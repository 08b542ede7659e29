// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../../../lib/event-source-fake.ts";

const open = () => Line.opened.filter((line) => !line.closed);
const price = (heightest: number, last_event_id: number) => ({
  _id: "1",
  heightest,
  last_event_id,
});

type PriceLine = typeof import("./price-line.ts");
let line: PriceLine;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("EventSource", Line);
  Line.opened = [];
  line = await import("./price-line.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("all lists of a tab share one connection; when the last one goes it is closed", () => {
  const ends = [line.watchPrices(["1", "2"]), line.watchPrices(["2", "3"])];
  vi.advanceTimersByTime(100);
  expect(open().map(({ url }) => url)).toEqual(["/api/auction/prices?ids=1,2,3"]);
  ends[0]?.();
  vi.advanceTimersByTime(100);
  expect(Line.opened).toHaveLength(1);
  ends[1]?.();
  vi.advanceTimersByTime(100);
  expect(open()).toEqual([]);
  expect(line.lineState()).toBe("off");
});

test("a price is told to who shows it", () => {
  line.watchPrices(["1"]);
  vi.advanceTimersByTime(100);
  const [first] = open();
  first?.onopen();
  const told = vi.fn();
  line.subscribe(told);
  first?.say("price", price(1200, 4));
  expect(told).toHaveBeenCalled();
  expect([line.lineState(), line.priceOf("1")?.heightest]).toEqual(["up", 1200]);
});

test("a price behind the last is known to be, until the line is beyond it (M1)", () => {
  line.watchPrices(["1"]);
  vi.advanceTimersByTime(100);
  const [first] = open();
  first?.onopen();
  const behind = [10, 5, 6, 10, 11].map((seq) => {
    first?.say("price", price(1000 + seq, seq));
    return line.priceOf("1")?.isBehind;
  });
  expect(behind).toEqual([false, true, true, false, false]);
});

test("who asks only for the line's state hears of no price", () => {
  line.watchPrices(["1"]);
  const told = vi.fn();
  line.subscribeToState(told);
  vi.advanceTimersByTime(100);
  open()[0]?.say("beat");
  expect(told).toHaveBeenCalledTimes(2);
  open()[0]?.say("price", price(1200, 4));
  expect(told).toHaveBeenCalledTimes(2);
  open()[0]?.onerror();
  expect(told).toHaveBeenCalledTimes(3);
});

test("a line that is silent for longer than two beats is taken for dead and opened anew", () => {
  line.watchPrices(["1"]);
  vi.advanceTimersByTime(100);
  const [first] = open();
  first?.onopen();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(20_000);
    first?.say("beat");
  }
  expect(Line.opened).toHaveLength(1);
  vi.advanceTimersByTime(36_000);
  expect(first?.closed).toBe(true);
  expect(open()).toHaveLength(1);
  expect(line.lineState()).not.toBe("up");
});

test("a server that refuses is asked again, less and less often", () => {
  line.watchPrices(["1"]);
  vi.advanceTimersByTime(100);
  for (let i = 0; i < 8; i++) {
    const last = Line.opened.at(-1);
    if (last) last.readyState = Line.CLOSED;
    last?.onerror();
    vi.advanceTimersByTime(90_000);
  }
  expect(Line.opened.length).toBeGreaterThan(7);
  expect(line.lineState()).not.toBe("up");
  Line.opened.at(-1)?.say("beat");
  expect(line.lineState()).toBe("up");
});

test("a line that is open and silent is not live: lists are read meanwhile (R06)", () => {
  line.watchPrices(["1"]);
  vi.advanceTimersByTime(100);
  open()[0]?.onopen();
  expect(line.lineState()).toBe("connecting");
  open()[0]?.say("price", price(1200, 4));
  expect(line.lineState()).toBe("up");
});
