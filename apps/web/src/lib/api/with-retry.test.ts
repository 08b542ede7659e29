import type { auctions, listings } from "@rebale/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ApiResponse, createApi } from "./client.ts";
import type { Call } from "./operations.ts";
import { Refused, Unreachable } from "./refused.ts";
import { withRetry } from "./with-retry.ts";

const categories: Call<typeof listings.categories> = { method: "GET", path: "/category" };
const placeBid: Call<typeof auctions.placeBid> = { method: "POST", path: "/auction" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reply = (status: number, body: object): ApiResponse => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => body,
});
const busy = reply(503, { is_success: 0, code: "too_busy", message: "Busy", errors: [] });
const fine = reply(200, { is_success: 1, data: [] });

/** A line that answers in this order, and the last answer for ever. */
function lineOf(...answers: (ApiResponse | Error)[]) {
  const asked: string[] = [];
  const api = withRetry(
    createApi(async (path) => {
      asked.push(path);
      const answer = answers[Math.min(asked.length, answers.length) - 1] as ApiResponse | Error;
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  );
  return { api, asked };
}

test("a read that a busy node refuses is asked again until it is answered", async () => {
  const { api, asked } = lineOf(busy, busy, fine);
  const read = api.call(categories);
  await vi.runAllTimersAsync();
  expect(await read).toMatchObject({ is_success: 1 });
  expect(asked).toHaveLength(3);
});

test("after a quarter of a minute the refusal is told", async () => {
  const { api, asked } = lineOf(busy);
  const began = Date.now();
  const read = api.call(categories).catch((error) => error);
  await vi.runAllTimersAsync();
  expect(await read).toBeInstanceOf(Refused);
  expect(asked).toHaveLength(4);
  expect(Date.now() - began).toBeLessThanOrEqual(15_000);
});

test("any other refusal, and a line that is down, is told at once", async () => {
  const missing = reply(404, { is_success: 0, code: "not_found", message: "No", errors: [] });
  for (const [answer, kind] of [
    [missing, Refused],
    [new TypeError("fetch failed"), Unreachable],
  ] as const) {
    const { api, asked } = lineOf(answer);
    await expect(api.call(categories)).rejects.toBeInstanceOf(kind);
    expect(asked).toHaveLength(1);
  }
});

test("a bid that a busy node refuses is not sent again by itself", async () => {
  const { api, asked } = lineOf(busy, fine);
  const bid = api.call(placeBid, { body: { product_id: "1", amount: 100 } });
  await expect(bid).rejects.toBeInstanceOf(Refused);
  expect(asked).toHaveLength(1);
});

test("who has left is not asked for any more", async () => {
  const { api, asked } = lineOf(busy);
  const away = new AbortController();
  const read = api.call(categories, { signal: away.signal }).catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(100);
  away.abort();
  await vi.runAllTimersAsync();
  expect(await read).toMatchObject({ name: "AbortError" });
  expect(asked).toHaveLength(1);
});
