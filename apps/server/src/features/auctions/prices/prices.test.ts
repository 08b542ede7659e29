import { auctions } from "@rebale/contract";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { closeAuction } from "../actions/close/close-auction.ts";

const market = await createMarket(undefined, { RATE_STREAMS_PER_ADDRESS: "3" });
const seller = await market.aSeller();
const [buyer, other] = [await market.aBuyer(), await market.aBuyer()];
const base = await market.app.listen({ port: 0, host: "127.0.0.1" });
const bid = (lotId: number, amount: number, by = buyer) =>
  market.ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });

/** Reads the prices of these lots as a browser does. */
async function watch(ids: string) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const reply = await fetch(`${base}/api/auction/prices?ids=${ids}`, { signal: stop.signal });
  const prices: auctions.StreamPrice[] = [];
  void (async () => {
    let text = "";
    for await (const chunk of reply.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const json = /^event: price\ndata: (.*)$/m.exec(block)?.[1];
        if (json) prices.push(auctions.StreamPrice.parse(JSON.parse(json)));
      }
    }
  })().catch(() => undefined);
  const now = (lotId: number) => prices.findLast(({ _id }) => _id === String(lotId));
  return { reply, prices, now, stop: () => stop.abort() };
}

test("one connection tells the prices of a whole list, and each bid, extension and close", async () => {
  const soon = new Date(Date.now() + 60_000);
  const [one, two] = [
    await aLot(market.db, { sellerId: seller.id, bidIncrement: 10 }),
    await aLot(market.db, { sellerId: seller.id, softCloseMinutes: 8, endsAt: soon }),
  ];
  const stream = await watch(`${one.id},${two.id}`);
  expect(stream.reply.headers.get("content-type")).toContain("text/event-stream");
  await expect.poll(() => stream.prices.length).toBe(2);
  expect(stream.now(one.id)).toMatchObject({ heightest: 0, bid_count: 0, leader: null });

  await bid(one.id, 1100);
  await expect
    .poll(() => stream.now(one.id))
    .toMatchObject({ heightest: 1100, bid_count: 1, next_bid: 1110, leader: "Bidder 1" });
  await bid(one.id, 1200, other);
  await bid(two.id, 1500);
  await expect.poll(() => stream.now(one.id)?.leader).toBe("Bidder 2");
  await expect
    .poll(() => Date.parse(stream.now(two.id)?.ends_at ?? ""))
    .toBeGreaterThan(soon.getTime());

  await market.setTime(new Date(Date.now() + 20 * 60_000));
  await closeAuction(market.deps, two.id);
  await market.setTime(null);
  await expect.poll(() => stream.now(two.id)?.closed).toBe(true);
});

test("after a reconnect every price comes anew", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id });
  const first = await watch(`${lot.id}`);
  await expect.poll(() => first.now(lot.id)?.bid_count).toBe(0);
  first.stop();
  await bid(lot.id, 1100);
  const second = await watch(`${lot.id}`);
  await expect.poll(() => second.now(lot.id)).toMatchObject({ heightest: 1100 });
});

test("a lot that is unknown or not approved has no price", async () => {
  const pending = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
  const lot = await aLot(market.db, { sellerId: seller.id });
  const stream = await watch(`99999999,${pending.id},${lot.id}`);
  await expect.poll(() => stream.prices.map(({ _id }) => _id)).toEqual([String(lot.id)]);
});

test("a list that names no lots or too many is refused, and so is a connection too many", async () => {
  const many = Array.from({ length: auctions.MAX_WATCHED + 1 }, (_, i) => i + 1).join(",");
  for (const ids of ["", "x", "1,,2", "-1", many])
    expect((await watch(ids)).reply.status).toBe(400);
  for (let i = 0; i < 3; i++) expect((await watch("1")).reply.status).toBe(200);
  const refused = await watch("1");
  expect([refused.reply.status, refused.reply.headers.get("retry-after")]).toEqual([429, "5"]);
});

test("a buyer learns the own masked names of a list's auctions (S6.2)", async () => {
  const [mine, others] = [
    await aLot(market.db, { sellerId: seller.id }),
    await aLot(market.db, { sellerId: seller.id }),
  ];
  await bid(mine.id, 1100, other);
  await bid(mine.id, 1200);
  await bid(others.id, 1100, other);
  const { body } = await market.ask(auctions.myPlaces, {
    query: { ids: `${mine.id},${others.id}` },
    token: buyer.token,
  });
  expect(body.data).toEqual([
    { product_id: String(mine.id), bidder: "Bidder 2", bid_amount: 1200, leads: true },
  ]);
});
