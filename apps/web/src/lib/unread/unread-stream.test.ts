// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endFakeStreams, fakeStreams, settle } from "../live/fake-streams.ts";
import { openUnreadStream } from "./unread-stream.ts";

const ignored = () => undefined;
const ask = async () => undefined;

let market: ReturnType<typeof fakeStreams>;
let stream: ReturnType<typeof openUnreadStream> | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  market = fakeStreams();
});
afterEach(() => {
  stream?.close();
  vi.useRealTimers();
  endFakeStreams();
});
const say = (unread: number) => market.open()[0]?.say("unread", { unread });

test("the count comes over one connection, whose token stands in no address (A16)", async () => {
  const counts: number[] = [];
  stream = openUnreadStream("a-token", (unread) => counts.push(unread), ask);
  await settle();
  expect(market.all.map(({ url }) => url)).toEqual(["/api/user/notifications/stream"]);
  expect(market.all[0]?.headers).toMatchObject({ authorization: "Bearer a-token" });
  say(1);
  say(2);
  await settle();
  expect(counts).toEqual([1, 2]);
});

test("a hidden page has no connection; one that is looked at again has, and is told anew (A16)", async () => {
  const counts: number[] = [];
  stream = openUnreadStream("a-token", (unread) => counts.push(unread), ask);
  await settle();
  market.look(false);
  await settle();
  expect(market.open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(market.all).toHaveLength(1);
  market.look(true);
  await settle();
  say(4);
  await settle();
  expect([market.open().length, counts]).toEqual([1, [4]]);
});

test("a line that the server ends, or that falls silent, is opened anew (A16)", async () => {
  stream = openUnreadStream("a-token", ignored, ask);
  await settle();
  market.all[0]?.end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(market.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(36_000 + 5_000);
  expect(market.all).toHaveLength(3);
  expect(market.open()).toHaveLength(1);
});

test("where no stream can be had the count is asked for, less and less often (A16)", async () => {
  market.isRefusing = true;
  const asked = vi.fn(ask);
  stream = openUnreadStream("a-token", ignored, asked);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(asked.mock.calls.length).toBeLessThan(16);
  expect(market.all.length).toBeGreaterThan(6);
  expect(market.all.length).toBeLessThan(30);
  stream.close();
  const before = [asked.mock.calls.length, market.all.length];
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect([asked.mock.calls.length, market.all.length]).toEqual(before);
});
