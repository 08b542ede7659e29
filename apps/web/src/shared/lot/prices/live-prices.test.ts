// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endFakeStreams, fakeStreams, settle } from "../../../lib/live/fake-streams.ts";

const price = (heightest: number, last_event_id: number) => ({
  _id: "1",
  heightest,
  last_event_id,
});

let market: ReturnType<typeof fakeStreams>;
let prices: typeof import("./live-prices.ts");
let ends: (() => void)[];
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  market = fakeStreams();
  prices = await import("./live-prices.ts");
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  endFakeStreams();
});
async function watch(...ids: string[]) {
  const end = prices.watchPrices(ids);
  ends.push(end);
  await vi.advanceTimersByTimeAsync(100);
}
async function say(type: string, data?: object) {
  market.open()[0]?.say(type, data);
  await settle();
}

test("all lists of a tab share one connection; when the last one goes it is closed", async () => {
  ends = [prices.watchPrices(["1", "2"]), prices.watchPrices(["2", "3"])];
  await vi.advanceTimersByTimeAsync(100);
  expect(market.open().map(({ url }) => url)).toEqual(["/api/auction/prices?ids=1,2,3"]);
  ends.shift()?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(market.all).toHaveLength(1);
  ends.shift()?.();
  await vi.advanceTimersByTimeAsync(100);
  expect(market.open()).toEqual([]);
  expect(prices.streamState()).toBe("off");
});

test("a list that comes with other lots has all of them asked for, over one connection", async () => {
  await watch("1");
  await say("price", price(1200, 4));
  await watch("2");
  expect(market.open().map(({ url }) => url)).toEqual(["/api/auction/prices?ids=1,2"]);
  expect([prices.streamState(), prices.priceOf("1")?.heightest]).toEqual(["up", 1200]);
});

test("a price is told to who shows it", async () => {
  await watch("1");
  const listener = vi.fn();
  prices.subscribe(listener);
  await say("price", price(1200, 4));
  expect(listener).toHaveBeenCalled();
  expect([prices.streamState(), prices.priceOf("1")?.heightest]).toEqual(["up", 1200]);
});

test("a price behind the last is known to be, until the line is beyond it (finding M1)", async () => {
  await watch("1");
  const behind = [];
  for (const seq of [10, 5, 6, 10, 11]) {
    await say("price", price(1000 + seq, seq));
    behind.push(prices.priceOf("1")?.isBehind);
  }
  expect(behind).toEqual([false, true, true, false, false]);
});

test("who asks only for the line's state hears of no price", async () => {
  const listener = vi.fn();
  prices.subscribeToState(listener);
  await watch("1");
  await say("beat");
  expect(listener).toHaveBeenCalledTimes(2);
  await say("price", price(1200, 4));
  expect(listener).toHaveBeenCalledTimes(2);
  market.open()[0]?.end();
  await settle();
  expect(listener).toHaveBeenCalledTimes(3);
});

test("a line that is silent for longer than two beats is taken for dead and opened anew", async () => {
  await watch("1");
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(20_000);
    await say("beat");
  }
  expect(market.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(36_000);
  expect(market.all[0]?.isClosed).toBe(true);
  expect(market.open()).toHaveLength(1);
  expect(prices.streamState()).not.toBe("up");
});

test("a server that refuses is asked again, less and less often", async () => {
  market.isRefusing = true;
  await watch("1");
  const asked: number[] = [];
  for (let i = 0; i < 8; i++) {
    asked.push(market.all.length);
    await vi.advanceTimersByTimeAsync(90_000);
  }
  const more = asked.map((count, i) => count - (asked[i - 1] ?? 0)).slice(1);
  expect(more[0]).toBeGreaterThan(2 * (more.at(-1) ?? 0));
  expect(more.at(-1)).toBeGreaterThan(0);
  expect(prices.streamState()).not.toBe("up");
  market.isRefusing = false;
  await vi.advanceTimersByTimeAsync(90_000);
  await say("beat");
  expect(prices.streamState()).toBe("up");
});

test("a line that is open and silent is not live: lists are read meanwhile (R06)", async () => {
  await watch("1");
  expect(prices.streamState()).toBe("connecting");
  await say("price", price(1200, 4));
  expect(prices.streamState()).toBe("up");
});
