import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";

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
