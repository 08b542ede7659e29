// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endFakeStreams, fakeStreams, settle } from "./fake-streams.ts";
import { LiveStream, type StreamState } from "./live-stream.ts";

let market: ReturnType<typeof fakeStreams>;
let states: StreamState[];
let stream: LiveStream | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  market = fakeStreams();
  states = [];
});
afterEach(() => {
  stream?.close();
  vi.useRealTimers();
  endFakeStreams();
});
async function begin() {
  stream = new LiveStream({
    address: () => "/stream",
    on: {},
    changed: (state) => states.push(state),
  });
  await settle();
}

test("a page that is hidden for a while leaves its connection, and has one when it is looked at", async () => {
  await begin();
  market.open()[0]?.say("beat");
  await settle();
  market.look(false);
  await vi.advanceTimersByTimeAsync(20_000);
  market.look(true);
  market.open()[0]?.say("beat");
  await vi.advanceTimersByTimeAsync(15_000);
  expect([market.all.length, market.open().length]).toEqual([1, 1]);
  market.open()[0]?.say("beat");
  await settle();
  market.look(false);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(market.open()).toEqual([]);
  market.look(true);
  await settle();
  expect(market.open()).toHaveLength(1);
  expect(states).toEqual(["connecting", "up", "off", "connecting"]);
});

test("a page that was opened out of sight connects when it is looked at", async () => {
  market.look(false);
  await begin();
  expect(market.all).toEqual([]);
  market.look(true);
  await settle();
  expect(market.open()).toHaveLength(1);
});

test("an event in pieces, and several in one, are told each once; what is none says nothing", async () => {
  const events: unknown[] = [];
  stream = new LiveStream({
    address: () => "/stream",
    on: { bid: (data) => events.push(data) },
    changed: (state) => states.push(state),
  });
  await settle();
  const [one] = market.open();
  one?.write("retry: 1000\n\n");
  await settle();
  expect(states).toEqual(["connecting"]);
  one?.write("event: bid\nid: 1\nda");
  await settle();
  one?.write('ta: 1\n\nevent: bid\nid: 2\ndata: 2\n\nevent: new\ndata: "?"\n\n');
  await settle();
  expect([events, states]).toEqual([
    [1, 2],
    ["connecting", "up"],
  ]);
});

test("one that breaks off is down until something has come again, and is tried with a wait that grows", async () => {
  await begin();
  market.isRefusing = true;
  market.open()[0]?.end();
  await settle();
  expect(states).toEqual(["connecting", "down"]);
  await vi.advanceTimersByTimeAsync(60_000);
  const early = market.all.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(market.all.length - early).toBeLessThan(early);
  market.isRefusing = false;
  await vi.advanceTimersByTimeAsync(90_000);
  expect(states.at(-1)).toBe("down");
  market.open()[0]?.say("beat");
  await settle();
  expect(states.at(-1)).toBe("up");
});
