import { auctions } from "@rebale/contract";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { closeAuction } from "../actions/close/close-auction.ts";
import { voidBid } from "../actions/void-bid.ts";
import { createAuctions } from "../create-auctions.ts";

const market = await createMarket();
const seller = await market.aSeller();
const buyer = await market.aBuyer();
const base = await market.app.listen({ port: 0, host: "127.0.0.1" });
const bid = (lotId: number, amount: number) =>
  market.ask(auctions.placeBid, {
    body: { product_id: lotId, amount, confirm_unusual: true },
    token: buyer.token,
  });

const auctionsOfNode = createAuctions(market.deps, { timed: false });
afterAll(() => auctionsOfNode.close());
/** Places `count` bids of a rupee more each, together: they are decided in large batches. */
const placeTogether = (lotId: number, from: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      auctionsOfNode.bids.enqueue({
        lotId,
        bidderId: buyer.id,
        amount: ((from + i) * 100) as never,
      }),
    ),
  );
const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

interface Event {
  id: number;
  event: string;
  data: Record<string, unknown>;
}

/** Reads a lot's stream like a browser does. */
async function watch(lotId: number, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const reply = await fetch(`${base}/api/auction/stream/${lotId}`, {
    headers,
    signal: stop.signal,
  });
  const events: Event[] = [];
  const clocks: string[] = [];
  const reading = (async () => {
    let text = "";
    for await (const chunk of reply.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
        if (field("event") === "clock") clocks.push(JSON.parse(field("data") ?? "{}").server_time);
        else if (field("id"))
          events.push({
            id: Number(field("id")),
            event: field("event") ?? "",
            data: JSON.parse(field("data") ?? "{}"),
          });
      }
    }
  })().catch(() => undefined);
  const until = async (count: number) => {
    const deadline = Date.now() + 30_000;
    while (events.length < count && Date.now() < deadline)
      await new Promise((r) => setTimeout(r, 10));
    return events;
  };
  return { reply, events, clocks, until, stop: () => stop.abort(), reading };
}

describe("the live stream", () => {
  test("a bid reaches the watcher with price, count, clock and the ledger's seq as id", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id, bidIncrement: 10 });
    const stream = await watch(lot.id);
    expect(stream.reply.headers.get("content-type")).toContain("text/event-stream");
    await bid(lot.id, 1100);
    const [event] = await stream.until(1);
    expect(event).toMatchObject({
      event: "bid",
      id: 2,
      data: {
        heightest: 1100,
        bid_count: 1,
        bidder: "Bidder 1",
        leader: "Bidder 1",
        voided: false,
        next_bid: 1110,
      },
    });
    expect(event?.data.server_time).toEqual(expect.any(String));
  });

  test("it begins with the market's clock: the page may have been made some time ago", async () => {
    const at = new Date("2026-12-01T06:30:00.000Z");
    const lot = await aLot(market.db, { sellerId: seller.id });
    await market.setTime(at);
    const stream = await watch(lot.id);
    await expect.poll(() => stream.clocks).toEqual([at.toISOString()]);
    await market.setTime(null);
    expect(stream.events).toEqual([]);
  });

  test("nothing is missed over a reconnect: Last-Event-ID brings the rest, each once and in order", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const first = await watch(lot.id);
    await bid(lot.id, 1100);
    await first.until(1);
    first.stop();
    for (const amount of [1200, 1300, 1400]) await bid(lot.id, amount);
    const second = await watch(lot.id, { "last-event-id": "2" });
    await second.until(3);
    await bid(lot.id, 1500);
    const events = await second.until(4);
    expect(events.map((e) => e.id)).toEqual([3, 4, 5, 6]);
    expect(events.map((e) => e.data.heightest)).toEqual([1200, 1300, 1400, 1500]);
  });

  test.each(["99999999999999999999", "-1", "2.5", "two", "2, 2", " "])(
    "who names %j, which is no event's, is at the ledger's end and hears what comes",
    async (id) => {
      const lot = await aLot(market.db, { sellerId: seller.id });
      await bid(lot.id, 1100);
      const stream = await watch(lot.id, { "last-event-id": id });
      await bid(lot.id, 1200);
      await stream.until(1);
      expect(stream.events.map((event) => [event.id, event.data.heightest])).toEqual([[3, 1200]]);
    },
  );

  test.each(["3", "4711", "999999999"])(
    "who names %j, which is beyond the ledger's end, reads anew and hears what comes (finding M1)",
    async (id) => {
      const lot = await aLot(market.db, { sellerId: seller.id });
      await bid(lot.id, 1100);
      const stream = await watch(lot.id, { "last-event-id": id });
      await bid(lot.id, 1200);
      await stream.until(2);
      expect(stream.events).toMatchObject([
        { event: "reset", id: 2, data: { last_event_id: 2 } },
        { event: "bid", id: 3, data: { heightest: 1200 } },
      ]);
    },
  );

  test("a batch of many bids is sent whole, bid by bid", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const stream = await watch(lot.id);
    await placeTogether(lot.id, 1100, 300);
    const events = await stream.until(300);
    expect(events.map(({ id }) => id)).toEqual(range(2, 300));
    expect(events.map(({ data }) => data.heightest)).toEqual(range(1100, 300));
  });

  test("who was away for long is sent all of it, with price and count as they were", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    await placeTogether(lot.id, 1100, 700);
    const admin = await market.anAdmin();
    await voidBid(market.deps, { lotId: lot.id, seq: 701, adminId: admin.id, reason: "Mistaken" });
    await placeTogether(lot.id, 1800, 600);
    const back = await watch(lot.id, { "last-event-id": "2" });
    const events = await back.until(1300);
    expect(events.map(({ id }) => id)).toEqual(range(3, 1300));
    const counts = events.map(({ data }) => data.bid_count);
    expect(counts).toEqual([...range(2, 699), ...range(699, 601)]);
    const prices = events.filter(({ data }) => !data.voided).map(({ data }) => data.heightest);
    expect(prices).toEqual(range(1101, 1299));
  });

  test("an extension and the close are events of their own", async () => {
    const lot = await aLot(market.db, {
      sellerId: seller.id,
      softCloseMinutes: 8,
      endsAt: new Date(Date.now() + 60_000),
    });
    const stream = await watch(lot.id);
    await bid(lot.id, 1100);
    expect((await stream.until(2)).map((e) => e.event)).toEqual(["bid", "extended"]);
    await market.setTime(new Date(Date.now() + 10 * 60_000));
    await closeAuction(market.deps, lot.id);
    await market.setTime(null);
    expect((await stream.until(3)).at(-1)).toMatchObject({
      event: "closed",
      data: { outcome: "sold", winner: "Bidder 1", heightest: 1100 },
    });
  });

  test("below the reserve the close says that the seller is asked, and the answer follows, also for who was away", async () => {
    const lot = await aLot(market.db, {
      sellerId: seller.id,
      reservePrice: 5000,
      endsAt: new Date(Date.now() + 60_000),
    });
    const stream = await watch(lot.id);
    await bid(lot.id, 1100);
    await market.setTime(new Date(Date.now() + 10 * 60_000));
    await closeAuction(market.deps, lot.id);
    const asked = (await stream.until(2)).at(-1);
    expect(asked).toMatchObject({
      event: "closed",
      id: 3,
      data: { outcome: "reserve_not_met", winner: null, seller_answer: "awaited" },
    });
    await market.ask(auctions.answerBid, {
      params: { id: lot.id },
      body: { answer: "accepted", amount: 1100 },
      token: seller.token,
    });
    await market.setTime(null);
    const sold = {
      event: "closed",
      id: 4,
      data: { outcome: "sold", winner: "Bidder 1", seller_answer: "accepted" },
    };
    expect((await stream.until(3)).at(-1)).toMatchObject(sold);
    const back = await watch(lot.id, { "last-event-id": "3" });
    expect((await back.until(1)).at(-1)).toMatchObject(sold);
  });

  test("what a lost message between nodes kept back comes with the reconciliation", async () => {
    const lot = await aLot(market.db, { sellerId: seller.id });
    const stream = await watch(lot.id);
    const { localBus } = await import("../../../platform/bus/events.ts");
    const farNode = createAuctions({ ...market.deps, bus: localBus() });
    await farNode.bids.enqueue({ lotId: lot.id, bidderId: buyer.id, amount: 110_000 as never });
    await farNode.close();
    await bid(lot.id, 1200);
    expect((await stream.until(2)).map((e) => e.id)).toEqual([2, 3]);
  });

  test("an unknown or unapproved lot has no stream", async () => {
    const pending = await aLot(market.db, { sellerId: seller.id, approval: "pending" });
    for (const id of [pending.id, 99_999_999]) expect((await watch(id)).reply.status).toBe(404);
    expect((await fetch(`${base}/api/auction/stream/x`)).status).toBe(404);
  });
});
