// @vitest-environment jsdom
import { TextDecoderStream, TransformStream } from "node:stream/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openUnreadLine } from "./unread-line.ts";

const ignored = () => undefined;
const ask = async () => undefined;

interface Sent {
  url: string;
  init: RequestInit;
  say(unread: number): void;
  end(): void;
}
let sent: Sent[];
let refuse: boolean;
let hidden: boolean;
let close = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  refuse = false;
  hidden = false;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  vi.stubGlobal("TextDecoderStream", TextDecoderStream);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    init.signal?.addEventListener("abort", () => void writer.abort().catch(ignored));
    sent.push({
      url,
      init,
      say: (unread) =>
        void writer
          .write(Buffer.from(`event: unread\ndata: {"unread":${unread}}\n\n`))
          .catch(ignored),
      end: () => void writer.close().catch(ignored),
    });
    return { ok: !refuse, status: refuse ? 503 : 200, body: readable };
  });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "hidden");
});
const open = () => sent.filter(({ init }) => !init.signal?.aborted);
const settle = () => vi.advanceTimersByTimeAsync(0);
function look(to: boolean) {
  hidden = !to;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the count comes over one connection, whose token stands in no address (A16)", async () => {
  const told: number[] = [];
  close = openUnreadLine("a-token", (unread) => told.push(unread), ask);
  await settle();
  expect(sent.map(({ url }) => url)).toEqual(["/api/user/notifications/stream"]);
  expect(sent[0]?.init.headers).toMatchObject({ authorization: "Bearer a-token" });
  sent[0]?.say(1);
  sent[0]?.say(2);
  await settle();
  expect(told).toEqual([1, 2]);
});

test("a hidden page has no connection; one that is looked at again has, and is told anew (A16)", async () => {
  const told: number[] = [];
  close = openUnreadLine("a-token", (unread) => told.push(unread), ask);
  await settle();
  look(false);
  await settle();
  expect(open()).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  look(true);
  await settle();
  open()[0]?.say(4);
  await settle();
  expect([open().length, told]).toEqual([1, [4]]);
});

test("a line that the server ends, or that falls silent, is opened anew (A16)", async () => {
  close = openUnreadLine("a-token", ignored, ask);
  await settle();
  sent[0]?.end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(36_000 + 5_000);
  expect(sent).toHaveLength(3);
  expect(open()).toHaveLength(1);
});

test("where no stream can be had the count is asked for, less and less often (A16)", async () => {
  refuse = true;
  const asked = vi.fn(ask);
  close = openUnreadLine("a-token", ignored, asked);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked.mock.calls.length).toBe(sent.length - 1);
  expect(sent.length).toBeGreaterThan(6);
  expect(sent.length).toBeLessThan(30);
  close();
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(sent).toHaveLength(before);
});
