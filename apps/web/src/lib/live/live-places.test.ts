// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endFakeStreams, fakeStreams, settle } from "./fake-streams.ts";
import { LiveStream } from "./live-stream.ts";

/** The other windows: how many places they leave, and the way in which they ask. */
const others = vi.hoisted(() => ({ leave: 1, wanted: 0, ask: () => {} }));
vi.mock("./places.ts", () => ({
  arePlacesCounted: () => true,
  takePlace: async () => others.leave > 0,
  askForPlaces: () => {
    others.wanted++;
    others.leave = 1;
  },
  whenAsked: (leave: () => void) => {
    others.ask = leave;
  },
}));

let market: ReturnType<typeof fakeStreams>;
let stream: LiveStream;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  market = fakeStreams();
  Object.assign(others, { leave: 1, wanted: 0 });
  stream = new LiveStream({ address: () => "/stream", on: {} });
  await settle();
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  endFakeStreams();
});
const press = () => dispatchEvent(new Event("pointerdown"));

test("a window that has just made room and is pressed on asks for its place at once (U10)", async () => {
  others.ask();
  others.leave = 0;
  expect(market.open()).toEqual([]);
  press();
  await vi.advanceTimersByTimeAsync(300);
  expect([others.wanted, market.open().length]).toEqual([1, 1]);
});

test("a window that has its place asks nobody, however often it is pressed (U10)", () => {
  press();
  press();
  expect([others.wanted, market.open().length]).toEqual([0, 1]);
});
