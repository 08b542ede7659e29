import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { Hub } from "../../../live/hub.ts";
import type { StateSource } from "../../../live/state-topics.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { systemClock } from "../../../platform/clock.ts";
import { priceTopics } from "./price-topics.ts";

/** Auctions that can be read, how often they were, and whether the database answers. */
function auctions() {
  const seqs = new Map<number, number>();
  const state = { reads: 0, lotsRead: 0, slowMs: 0, away: false, history: "first", base: 1000 };
  const hashOf = (seq: number) => `${state.history} ${seq}`;
  const price = (lotId: number, seq: number) => ({
    _id: String(lotId),
    last_event_id: seq,
    heightest: state.base + seq,
    bid_count: seq,
    next_bid: 1001 + seq,
    minimum_bid: 1000 + seq,
    ends_at: "2026-11-21T12:00:00.000Z",
    paused_at: null,
    leader: null,
    closed: false,
  });
  const source: StateSource = {
    async read(lotIds) {
      state.reads++;
      state.lotsRead += lotIds.length;
      const found = lotIds.flatMap((id) => {
        const seq = seqs.get(id);
        if (seq === undefined) return [];
        const frame = `event: price\ndata: ${JSON.stringify(price(id, seq))}\n\n`;
        return [[id, { frame, version: hashOf(seq) }] as const];
      });
      await sleep(state.slowMs);
      if (state.away) throw new Error("the database is away");
      return new Map(found);
    },
    async findMoved(versions) {
      if (state.away) throw new Error("the database is away");
      const isOther = (id: number) => versions.get(id) !== hashOf(seqs.get(id) ?? 0);
      return [...versions.keys()].filter(isOther);
    },
  };
  return { state, seqs, source };
}

interface Settings {
  reconcileMs?: number;
  heartbeatMs?: number;
  drainMs?: number;
}

/** Opens `count` raw connections, each watching all the lots of `market`. */
async function watching(
  count: number,
  market: ReturnType<typeof auctions>,
  { reconcileMs = 5_000, ...settings }: Settings = {},
) {
  const bus = localBus();
  const hub = new Hub(systemClock, settings);
  const topics = priceTopics(hub, bus, market.source, { paceMs: 20, reconcileMs });
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    responses.push(response);
    topics.follow(hub.connect(response), [...market.seqs.keys()]);
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  const received = Array.from({ length: count }, () => ({ text: "" }));
  const sockets = await Promise.all(
    received.map(
      (stream) =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, "127.0.0.1", () =>
            socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
          );
          socket.setEncoding("utf8").on("data", (text: string) => {
            stream.text += text;
            resolve(socket);
          });
        }),
    ),
  );
  onTestFinished(() => {
    hub.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  /** The last seq that each watcher knows of a lot, every value once. */
  const newestOf = (lotId: number) => [
    ...new Set(
      received.map(({ text }) => {
        const prices = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) =>
          JSON.parse(json ?? ""),
        );
        return prices.findLast(({ _id }) => _id === String(lotId))?.last_event_id;
      }),
    ),
  ];
  const bid = (lotId: number, seq: number) => {
    market.seqs.set(lotId, seq);
    bus.publish("ledger", { lotId, from: seq, seq, frames: "" });
  };
  return { hub, topics, bus, bid, newestOf, sockets, responses, received };
}

test("all who come are sent every price, by one read for all of them", async () => {
  const market = auctions();
  for (let lot = 1; lot <= 100; lot++) market.seqs.set(lot, 3);
  const { newestOf } = await watching(500, market);
  await expect.poll(() => newestOf(100)).toEqual([3]);
  expect(newestOf(1)).toEqual([3]);
  expect(market.state.lotsRead).toBeLessThanOrEqual(200);
});

test("of a hundred bids in a hundred milliseconds watchers hear the last, by a few reads", async () => {
  const market = auctions();
  market.seqs.set(1, 0);
  const { bid, newestOf } = await watching(300, market);
  await expect.poll(() => newestOf(1)).toEqual([0]);
  market.state.reads = 0;
  for (let seq = 1; seq <= 100; seq++) {
    bid(1, seq);
    if (seq % 10 === 0) await sleep(10);
  }
  await expect.poll(() => newestOf(1)).toEqual([100]);
  expect(market.state.reads).toBeLessThan(15);
});

test("a bid that comes while prices are being read is read after it", async () => {
  const market = auctions();
  market.seqs.set(1, 0);
  const { bid, newestOf } = await watching(3, market);
  await expect.poll(() => newestOf(1)).toEqual([0]);
  market.state.slowMs = 100;
  bid(1, 1);
  await sleep(50);
  bid(1, 2);
  await expect.poll(() => newestOf(1)).toEqual([2]);
});

test("after the database was away all catch up by themselves, those too who came meanwhile", async () => {
  const market = auctions();
  market.seqs.set(1, 0);
  market.state.away = true;
  const { bid, newestOf } = await watching(50, market, { reconcileMs: 100 });
  bid(1, 4);
  await sleep(200);
  expect(newestOf(1)).toEqual([undefined]);
  market.state.away = false;
  await expect.poll(() => newestOf(1)).toEqual([4]);
});

test("what a lost message kept back comes with the reconciliation", async () => {
  const market = auctions();
  market.seqs.set(1, 0);
  const { newestOf } = await watching(5, market, { reconcileMs: 100 });
  await expect.poll(() => newestOf(1)).toEqual([0]);
  market.seqs.set(1, 9);
  await expect.poll(() => newestOf(1)).toEqual([9]);
});

test("who reads slowly keeps nobody waiting, is spared what is old, and is told the last", async () => {
  const market = auctions();
  for (let lot = 1; lot <= 400; lot++) market.seqs.set(lot, 0);
  const { bid, newestOf, sockets, responses, received } = await watching(2, market, {
    reconcileMs: 100,
  });
  await expect.poll(() => newestOf(400)).toEqual([0]);
  sockets[0]?.pause();
  for (let seq = 1; seq <= 150; seq++) {
    for (let lot = 1; lot <= 400; lot++) bid(lot, seq);
    await sleep(25);
  }
  const quick = () => received[1]?.text.includes('"_id":"400","last_event_id":150');
  await expect.poll(quick).toBe(true);
  expect(Math.max(...responses.map((r) => r.writableLength))).toBeLessThan(256 * 1024);
  sockets[0]?.resume();
  await expect.poll(() => newestOf(400)).toEqual([150]);
}, 30_000);

test("who reads nothing at all is dropped; who leaves is forgotten, and the lots with the last", async () => {
  const market = auctions();
  for (let lot = 1; lot <= 400; lot++) market.seqs.set(lot, 0);
  const { hub, bid, sockets } = await watching(2, market, { drainMs: 400, reconcileMs: 50 });
  sockets[0]?.pause();
  for (let seq = 1; hub.count > 1 && seq < 400; seq++) {
    for (let lot = 1; lot <= 400; lot++) bid(lot, seq);
    await sleep(25);
  }
  expect(hub.count).toBe(1);
  sockets[1]?.destroy();
  await expect.poll(() => hub.count).toBe(0);
  await sleep(100);
  market.state.reads = 0;
  bid(1, 1000);
  await sleep(100);
  expect(market.state.reads).toBe(0);
}, 30_000);

test("who hears nothing else hears a beat, so that a dead line is noticed", async () => {
  const market = auctions();
  market.seqs.set(1, 0);
  const { received } = await watching(2, market, { heartbeatMs: 50 });
  await expect
    .poll(() => received.map(({ text }) => text.includes("event: beat\ndata: 1\n\n")))
    .toEqual([true, true]);
});

test("different lots are counted once, until the last who follows them has left", async () => {
  const market = auctions();
  for (let id = 1; id <= 12; id++) market.seqs.set(id, 1);
  const { topics, sockets } = await watching(3, market);
  expect(topics.size).toBe(12);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => topics.size).toBe(0);
});

/** The newest price that each watcher received of a lot. */
const prices = (received: readonly { text: string }[]) =>
  new Set(received.map(({ text }) => text.match(/"heightest":\d+/g)?.at(-1)));

test("after a failover that lost entries lists show the price that stands, and each that follows (finding M1)", async () => {
  const market = auctions();
  market.seqs.set(1, 10);
  const { bid, received } = await watching(3, market, { reconcileMs: 50 });
  await expect.poll(() => prices(received)).toEqual(new Set(['"heightest":1010']));
  Object.assign(market.state, { history: "second", base: 500 });
  market.seqs.set(1, 5);
  await expect.poll(() => prices(received)).toEqual(new Set(['"heightest":505']));
  for (let seq = 6; seq <= 10; seq++) {
    bid(1, seq);
    await expect.poll(() => prices(received)).toEqual(new Set([`"heightest":${500 + seq}`]));
  }
});

test("lists are told of other entries under the same numbers, without another bid (finding M1)", async () => {
  const market = auctions();
  market.seqs.set(1, 10);
  const { received } = await watching(3, market, { reconcileMs: 50 });
  await expect.poll(() => prices(received)).toEqual(new Set(['"heightest":1010']));
  Object.assign(market.state, { history: "second", base: 500 });
  await expect.poll(() => prices(received)).toEqual(new Set(['"heightest":510']));
});

test("a bid that lists heard of and the database never had is not read for ever (finding M1)", async () => {
  const market = auctions();
  market.seqs.set(1, 5);
  const { bus, newestOf, bid } = await watching(3, market, { reconcileMs: 100 });
  await expect.poll(() => newestOf(1)).toEqual([5]);
  bus.publish("ledger", { lotId: 1, from: 10, seq: 10, frames: "" });
  await expect
    .poll(async () => {
      market.state.reads = 0;
      await sleep(100);
      return market.state.reads;
    })
    .toBe(0);
  bid(1, 6);
  await expect.poll(() => newestOf(1)).toEqual([6]);
});
