// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { endFakeStreams, fakeStreams, settle } from "../../../lib/live/fake-streams.ts";
import { useLiveConnection } from "./use-live-connection.ts";

let market: ReturnType<typeof fakeStreams>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  market = fakeStreams();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endFakeStreams();
});

async function watchAnAuction() {
  const read = vi.fn();
  const dispatch = vi.fn();
  const { result, unmount } = renderHook(() =>
    useLiveConnection("7", null, true, 4, dispatch, read),
  );
  onTestFinished(unmount);
  await say(0, "clock", { server_time: new Date().toISOString() });
  return { read, dispatch, state: () => result.current.state };
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const say = (stream: number, type: string, data: object = {}) =>
  act(async () => {
    market.all[stream]?.say(type, data);
    await settle();
  });

test("a stream that is silent for longer than two beats is taken for dead, read over and opened anew", async () => {
  const { read, state } = await watchAnAuction();
  for (let i = 0; i < 5; i++) {
    await wait(20);
    await say(0, "beat");
  }
  expect([market.all.length, state()]).toEqual([1, "up"]);
  await wait(36);
  expect(market.all.map(({ url, isClosed }) => [url, isClosed])).toEqual([
    ["/api/auction/stream/7?after=4", true],
    ["/api/auction/stream/7?after=4", false],
  ]);
  expect(state()).toBe("down");
  await wait(6);
  expect(read).toHaveBeenCalledOnce();
  await say(1, "beat");
  expect([read.mock.calls.length, state()]).toEqual([2, "up"]);
});

test("told to begin anew, it is read anew (finding M1)", async () => {
  const { read, dispatch } = await watchAnAuction();
  await say(0, "reset", { last_event_id: 2 });
  expect(dispatch).toHaveBeenCalledWith({ type: "reset", reset: { last_event_id: 2 } });
  expect(read).toHaveBeenCalledOnce();
});

test("without a network it is down at once, and open again with it", async () => {
  const { state } = await watchAnAuction();
  act(() => void dispatchEvent(new Event("offline")));
  expect([market.open().length, state()]).toEqual([0, "down"]);
  act(() => void dispatchEvent(new Event("online")));
  expect(market.all).toHaveLength(2);
});

test("a stream that is open and silent is not live: it is read every 5 s until something came (R06)", async () => {
  const [dispatch, read] = [vi.fn(), vi.fn()];
  const { result, unmount } = renderHook(() =>
    useLiveConnection("7", null, true, 4, dispatch, read),
  );
  onTestFinished(unmount);
  await wait(0);
  expect(result.current.state).toBe("connecting");
  await wait(5);
  expect([result.current.state, read.mock.calls.length]).toEqual(["down", 1]);
  await wait(5);
  expect(read).toHaveBeenCalledTimes(2);
  await say(0, "beat");
  expect(result.current.state).toBe("up");
  await wait(20);
  expect(read).toHaveBeenCalledTimes(2);
});

test("it is connected again from what the page has seen by then", async () => {
  const [dispatch, read] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = renderHook(
    ({ after }) => useLiveConnection("7", null, true, after, dispatch, read),
    {
      initialProps: { after: 4 },
    },
  );
  onTestFinished(unmount);
  rerender({ after: 9 });
  market.all[0]?.end();
  await wait(2);
  expect(market.all.map(({ url }) => url.split("?")[1])).toEqual(["after=4", "after=9"]);
});

test.each([
  ["a-token", "Bearer a-token"],
  [null, undefined],
])(
  "F54 a lot of the invited alone is listened to as who is logged in, any other as nobody: %s",
  async (token, sent) => {
    const { unmount } = renderHook(() => useLiveConnection("7", token, true, 4, ignore, ignore));
    onTestFinished(unmount);
    await say(0, "beat");
    expect(market.all.map(({ headers }) => headers.authorization)).toEqual([sent]);
  },
);
const ignore = () => undefined;
