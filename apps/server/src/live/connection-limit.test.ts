import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../test/app.ts";
import { aLot } from "../../test/builders.ts";
import { systemClock } from "../platform/clock.ts";
import { ConnectionLimit } from "./connection-limit.ts";
import { Hub } from "./hub.ts";

const market = await createMarket(undefined, { RATE_STREAMS_PER_ADDRESS: "2" });
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

const aResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

test("lots that there are not take no place in the live prices of others (H4)", async () => {
  const madeUp = Array.from({ length: 500 }, (_, i) => 900_000 + i);
  const hub = new Hub(systemClock);
  onTestFinished(() => hub.close());
  const topics = hub.states(
    { read: async () => new Map(), findMoved: async () => [] },
    { paceMs: 5, reconcileMs: 5_000, mostRead: 100 },
  );
  topics.follow(hub.connect(aResponse()), madeUp);
  expect(topics.size).toBe(500);
  await expect.poll(() => topics.size).toBe(0);
});

test("what an address holds in lots is bounded, and given back with its connection (H4)", () => {
  const limit = new ConnectionLimit(1_000);
  const [one, two, other] = [aResponse(), aResponse(), aResponse()];
  limit.hold(one, "a", 600);
  expect(() => limit.hold(two, "a", 500)).toThrow("Too many requests");
  limit.hold(other, "b", 500);
  one.emit("close");
  limit.hold(two, "a", 1_000);
});

test("who left before the place was taken holds none (finding M9)", () => {
  const limit = new ConnectionLimit(1);
  const gone = aResponse();
  gone.destroy();
  limit.hold(gone, "a");
  limit.hold(aResponse(), "a");
  expect(() => limit.hold(aResponse(), "a")).toThrow("Too many requests");
});

test("a node that holds all it can says that it is busy, whoever asks", () => {
  const limit = ConnectionLimit.ofNode();
  const [first] = Array.from({ length: 20_000 }, () => {
    const response = aResponse();
    limit.hold(response);
    return response;
  });
  expect(() => limit.hold(aResponse())).toThrow("very busy");
  first?.emit("close");
  limit.hold(aResponse());
});
