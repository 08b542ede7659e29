import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { localBus } from "../../../platform/events.ts";
import { holdPlace, openConnectionLimit } from "../../../platform/http/stream-limit.ts";
import { livePriceSettings, openLivePrices } from "../prices/live-prices.ts";

const market = await openMarket(undefined, { RATE_STREAMS_PER_ADDRESS: "2" });
const seller = await market.aSeller();
const base = await market.app.listen({ port: 0, host: "127.0.0.1" });

async function open(lotId: number) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const reply = await fetch(`${base}/api/auction/stream/${lotId}`, { signal: stop.signal });
  return { reply, stop: () => stop.abort() };
}

test("one address cannot take all the places: a stream too many is refused, and one that ends makes room", async () => {
  const [one, other] = [
    await aLot(market.db, { sellerId: seller.id }),
    await aLot(market.db, { sellerId: seller.id }),
  ];
  const first = await open(one.id);
  const second = await open(other.id);
  expect([first.reply.status, second.reply.status]).toEqual([200, 200]);
  const third = await open(one.id);
  expect(third.reply.status).toBe(429);
  expect(third.reply.headers.get("retry-after")).toBe("5");
  expect(await third.reply.json()).toMatchObject({ is_success: 0, code: "too_many_requests" });

  first.stop();
  await expect.poll(async () => (await open(one.id)).reply.status).toBe(200);
});

test("whoever leaves while the lot is being looked up gives the connection back", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id });
  // The lookup waits for this lock; the readers leave meanwhile.
  let unlock = () => {};
  const held = new Promise<void>((done) => {
    unlock = done;
  });
  const locking = market.db.transaction().execute(async (tx) => {
    await sql`lock table lots in access exclusive mode`.execute(tx);
    await held;
  });
  for (let i = 0; i < 3; i++) {
    const stop = new AbortController();
    const gone = fetch(`${base}/api/auction/stream/${lot.id}`, { signal: stop.signal });
    await new Promise((r) => setTimeout(r, 50));
    stop.abort();
    await gone.catch(() => undefined);
  }
  unlock();
  await locking;
  await expect.poll(async () => (await open(lot.id)).reply.status).toBe(200);
});

test("lots that there are not take no place in the live prices of others (H4)", async () => {
  const madeUp = Array.from({ length: 500 }, (_, i) => 900_000 + i);
  const prices = openLivePrices(
    localBus(),
    async () => [],
    async () => new Map(),
    {
      ...livePriceSettings,
      paceMs: 5,
      mostLots: 500,
    },
  );
  onTestFinished(() => prices.close());
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  prices.watch(response, madeUp);
  expect(prices.isFull).toBe(true);
  await expect.poll(() => prices.isFull).toBe(false);
});

test("what an address holds in lots is bounded, and given back with its connection (H4)", () => {
  const limit = openConnectionLimit(1_000);
  const connections = Array.from(
    { length: 3 },
    () => new ServerResponse(new IncomingMessage(new Socket())),
  );
  const [one, two, other] = connections as [ServerResponse, ServerResponse, ServerResponse];
  holdPlace(one, limit, "a", 600);
  expect(() => holdPlace(two, limit, "a", 500)).toThrow("Too many requests");
  holdPlace(other, limit, "b", 500);
  one.emit("close");
  holdPlace(two, limit, "a", 1_000);
});

test("who left before the place was taken holds none (M9)", () => {
  const limit = openConnectionLimit(1);
  const gone = new ServerResponse(new IncomingMessage(new Socket()));
  gone.destroy();
  holdPlace(gone, limit, "a");
  expect(limit.acquire("a")).not.toBeNull();
});
