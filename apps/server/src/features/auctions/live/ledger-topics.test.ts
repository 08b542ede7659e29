import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { Hub } from "../../../live/hub.ts";
import type { LogSource } from "../../../live/log.ts";
import { localBus } from "../../../platform/bus/events.ts";
import { systemClock } from "../../../platform/clock.ts";
import { resetFrame } from "../domain/stream-frames.ts";
import { ledgerTopics } from "./ledger-topics.ts";

const LOT = 1;
/** A test without the reconciliation may take as long as a busy machine needs. */
const alone = { reconcileMs: 600_000 };
const patient = { timeout: 40_000 };
const frame = (seq: number, size = 0) => `id: ${seq}\n${"x".repeat(size)}\n`;
/** @param size bytes of each entry, beside its id */
const message = (seq: number, from = seq, size = 0) => ({
  lotId: LOT,
  from,
  seq,
  frames: Array.from({ length: seq - from + 1 }, (_, i) => frame(from + i, size)).join(""),
});

/** A ledger that can be read, and how often it was. */
function ledger() {
  const state = {
    head: 0,
    reads: 0,
    slowMs: 0,
    /** Reads under way are answered after it. */
    held: Promise.resolve(),
    away: false,
    /** Whose entries it has: a failover that loses some begins another history. */
    history: "first",
    /** Entries of one read, and bytes of each. */
    most: Number.POSITIVE_INFINITY,
    size: 0,
  };
  const readAfter: LogSource["readAfter"] = async (_lot, after) => {
    state.reads++;
    const head = Math.min(state.head, after + state.most);
    const { history } = state;
    await state.held;
    await sleep(state.slowMs);
    if (state.away) throw new Error("the database is away");
    const hashes = { previous: `${history} ${after}`, hash: `${history} ${head}` };
    return head > after ? { ...message(head, after + 1, state.size), ...hashes } : null;
  };
  return { state, readAfter };
}

const endOf = ({ head, history }: { head: number; history: string }) => ({
  seq: head,
  hash: `${history} ${head}`,
});
const endsOf = (state: Parameters<typeof endOf>[0]) => new Map([[LOT, endOf(state)]]);

interface Settings {
  lots?: number;
  reconcileMs?: number;
  heartbeatMs?: number;
  drainMs?: number;
}

/** Opens `count` raw connections to a server that makes each a subscriber of one of the lots. */
async function subscribersOf(
  count: number,
  { readAfter, state } = ledger(),
  { lots = 1, reconcileMs, ...settings }: Settings = {},
) {
  const bus = localBus();
  const hub = new Hub(systemClock, settings);
  const readEnds = async () => (state.away ? Promise.reject(new Error("away")) : endsOf(state));
  const topics = ledgerTopics(hub, bus, { readAfter, readEnds, resetFrame }, reconcileMs);
  const add = (response: ServerResponse, seq: number, lot = LOT) =>
    topics.follow(hub.connect(response), lot, seq, endOf(state));
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    add(response, 0, LOT + (responses.push(response) % lots));
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  const received = Array.from({ length: count }, (): string[] => []);
  const seen = received.map((): string[] => []);
  const sockets = await Promise.all(
    received.map(
      (texts, i) =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, "127.0.0.1", () =>
            socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
          );
          let rest = "";
          socket.setEncoding("utf8").on("data", (text: string) => {
            texts.push(text);
            const lines = (rest + text).split("\n");
            rest = lines.pop() ?? "";
            seen[i]?.push(...lines.filter((line) => line.startsWith("id: ")));
            resolve(socket);
          });
        }),
    ),
  );
  /** The ids that each has received, in order; one entry when all received the same. */
  const ids = () => [...new Set(seen.map((lines) => lines.join()))];
  onTestFinished(() => {
    hub.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const publish = (piece: ReturnType<typeof message>) => {
    state.head = Math.max(state.head, piece.seq);
    bus.publish("ledger", piece);
  };
  return { bus, publish, hub, add, sockets, responses, ids, received, state };
}

const upTo = (seq: number) => Array.from({ length: seq }, (_, i) => `id: ${i + 1}`).join();

test("a reader that does not read is dropped; the others get everything", async () => {
  const large = ledger();
  large.state.size = 100_000;
  const { publish, hub, sockets, responses, received } = await subscribersOf(2, large, {
    drainMs: 500,
  });
  sockets[0]?.pause();
  let seq = 0;
  while (seq < 200 && hub.count > 1) {
    publish(message(++seq, seq, 100_000));
    await sleep(20);
  }
  expect(hub.count).toBe(1);
  expect(responses.filter((response) => response.destroyed)).toHaveLength(1);
  const quick = () => (received[1]?.join("").match(/id: \d+/g) ?? []).join();
  await expect.poll(quick, patient).toBe(upTo(seq));
});

test("a subscriber who leaves is removed, and one who has left already is not added", async () => {
  const { hub, add, sockets, responses } = await subscribersOf(3);
  expect(hub.count).toBe(3);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => hub.count).toBe(0);
  add(responses[0] as ServerResponse, 0);
  expect(hub.count).toBe(0);
});

test("however much comes up before the next delivery, nobody skips any of it", async () => {
  const { publish, ids } = await subscribersOf(300, ledger(), alone);
  for (let seq = 1; seq <= 400; seq++) {
    publish(message(seq, seq, 400));
    // Deliveries begin in between, and are behind.
    if (seq % 100 === 0) await nextTurn();
  }
  await expect.poll(ids, patient).toEqual([upTo(400)]);
});

test("what is more than the log holds is read from the ledger, piece by piece", async () => {
  const far = ledger();
  far.state.most = 200;
  far.state.size = 400;
  const { publish, ids } = await subscribersOf(100, far, alone);
  for (let seq = 1; seq <= 3000; seq += 10) publish(message(seq + 9, seq, 400));
  await expect.poll(ids, patient).toEqual([upTo(3000)]);
});

test("who comes back far behind is sent all of it, each once and in order, while bids go on", async () => {
  const far = ledger();
  Object.assign(far.state, { head: 2000, most: 200, size: 400, slowMs: 5 });
  const { publish, ids } = await subscribersOf(20, far, alone);
  for (let seq = 2001; seq <= 2100; seq++) {
    publish(message(seq, seq, 400));
    await sleep(2);
  }
  await expect.poll(ids, patient).toEqual([upTo(2100)]);
});

test("a reader that pauses misses nothing, and little is kept for it", async () => {
  const far = ledger();
  Object.assign(far.state, { most: 200, size: 4000 });
  const { publish, ids, sockets, responses, received } = await subscribersOf(2, far, alone);
  const [slow] = sockets as [Socket];
  slow.pause();
  for (let seq = 1; seq <= 3000; seq++) {
    publish(message(seq, seq, 4000));
    if (seq % 10 === 0) await sleep(1);
  }
  await expect
    .poll(() => received.some((texts) => texts.join("").includes("id: 3000\n")))
    .toBe(true);
  for (const { writableLength } of responses) expect(writableLength).toBeLessThan(2_000_000);
  slow.resume();
  await expect.poll(ids, patient).toEqual([upTo(3000)]);
});

test("news that was too large to travel between nodes is read from the ledger at once", async () => {
  const { bus, publish, ids, state } = await subscribersOf(10, ledger(), alone);
  publish(message(1));
  await expect.poll(ids).toEqual([upTo(1)]);
  state.head = 90;
  bus.publish("ledger", { lotId: LOT, from: 0, seq: 90, frames: "" });
  await expect.poll(ids).toEqual([upTo(90)]);
});

test("who comes from a node that is further brings those on this one up, too, and misses nothing", async () => {
  const { publish, add, ids, responses, state } = await subscribersOf(2);
  publish(message(1));
  await expect.poll(ids).toEqual([upTo(1)]);
  // Heard of on the other node alone: its reader comes back here, where the log ends earlier.
  state.head = 5;
  const [, comes] = responses as [ServerResponse, ServerResponse];
  comes.emit("close");
  add(comes, 4);
  publish(message(6));
  await expect.poll(() => new Set(ids())).toEqual(new Set([upTo(6), `${upTo(1)},id: 5,id: 6`]));
});

test("many are written to in slices, each everything once and in order", async () => {
  const { publish, ids, responses } = await subscribersOf(1200);
  const written = () => responses.at(-1)?.socket?.bytesWritten;
  const before = written();
  for (const seq of [1, 2, 3]) publish(message(seq));
  expect(written()).toBe(before);
  await expect.poll(ids).toEqual([upTo(3)]);
});

/** Counts how often any of them is written to. */
function countWrites(responses: readonly ServerResponse[]) {
  const counted = { writes: 0 };
  for (const response of responses) {
    const write = response.write.bind(response) as (bytes: Buffer) => boolean;
    response.write = (bytes: Buffer) => {
      counted.writes++;
      return write(bytes);
    };
  }
  return counted;
}

/** Waits for so many writes. Ours may see two turns of the event loop as one. */
async function mostWritesInATurn(counted: { readonly writes: number }, until: number) {
  let before = 0;
  let most = 0;
  do {
    await nextTurn();
    most = Math.max(most, counted.writes - before);
    before = counted.writes;
  } while (before < until);
  return most;
}

test("however many auctions have news, one turn of the event loop writes to a few", async () => {
  const lots = 4;
  const { bus, responses } = await subscribersOf(600, ledger(), { lots });
  const counted = countWrites(responses);
  for (let lotId = LOT; lotId < LOT + lots; lotId++)
    bus.publish("ledger", { ...message(1), lotId });
  expect(await mostWritesInATurn(counted, 600)).toBeLessThanOrEqual(2 * 128);
});

test("heartbeats, too, are written to a few in one turn", async () => {
  const { responses } = await subscribersOf(600, ledger(), { heartbeatMs: 1500 });
  expect(await mostWritesInATurn(countWrites(responses), 600)).toBeLessThanOrEqual(2 * 128);
});

test("who hears no bid hears a beat, so that a dead line is noticed", async () => {
  const { received } = await subscribersOf(2, ledger(), { heartbeatMs: 50 });
  await expect
    .poll(() => received.map((texts) => texts.join("").includes("event: beat\ndata: 1\n\n")))
    .toEqual([true, true]);
});

test("bids that follow each other fast reach many subscribers together, the first at once", async () => {
  const { publish, responses, ids } = await subscribersOf(500);
  const counted = countWrites(responses);
  for (let seq = 1; seq <= 50; seq++) {
    publish(message(seq));
    await sleep(10);
    if (seq === 5) expect(counted.writes).toBeGreaterThan(0);
  }
  await expect.poll(ids).toEqual([upTo(50)]);
  // A write for each bid and subscriber would be 25,000.
  expect(counted.writes).toBeLessThan(500 * 15);
});

test("a gap between two nodes' news is filled from the ledger before what follows it", async () => {
  const { publish, ids } = await subscribersOf(20);
  publish(message(1));
  publish(message(2));
  // Entry 3 was written by another node, whose message is lost.
  publish(message(4));
  publish(message(5));
  await expect.poll(ids).toEqual([upTo(5)]);
});

test("two pieces with a gap between them that arrive in one delivery are not joined", async () => {
  const { publish, ids } = await subscribersOf(600);
  publish(message(1));
  publish(message(2));
  publish(message(4));
  await expect.poll(ids).toEqual([upTo(4)]);
});

test("while the ledger is slow to read nothing is dropped, and one read serves them all", async () => {
  const slow = ledger();
  const { publish, ids, state } = await subscribersOf(500, slow);
  publish(message(1));
  await expect.poll(ids).toEqual([upTo(1)]);
  state.reads = 0;
  const reading = Promise.withResolvers<void>();
  state.held = reading.promise;
  publish(message(3));
  // Messages that come while the gap is being read are kept.
  for (let seq = 4; seq <= 40; seq++) {
    publish(message(seq));
    await nextTurn();
  }
  reading.resolve();
  await expect.poll(ids, patient).toEqual([upTo(40)]);
  expect(state.reads).toBeLessThan(6);
});

test("five hundred who come back at the same place share one read", async () => {
  const slow = ledger();
  slow.state.head = 30;
  const reading = Promise.withResolvers<void>();
  slow.state.held = reading.promise;
  const { ids, state } = await subscribersOf(500, slow);
  reading.resolve();
  await expect.poll(ids, patient).toEqual([upTo(30)]);
  expect(state.reads).toBeLessThan(10);
});

test("after the database was away all catch up by themselves, without another bid", async () => {
  const gone = ledger();
  const { publish, ids, state } = await subscribersOf(50, gone, { reconcileMs: 100 });
  publish(message(1));
  await expect.poll(ids).toEqual([upTo(1)]);
  state.away = true;
  publish(message(3));
  await sleep(400);
  expect(ids()).toEqual([upTo(1)]);
  state.away = false;
  await expect.poll(ids).toEqual([upTo(3)]);
});

test("what a lost message kept back comes with the reconciliation", async () => {
  const { ids, state } = await subscribersOf(10, ledger(), { reconcileMs: 100 });
  state.head = 7;
  await expect.poll(ids).toEqual([upTo(7)]);
});

/** The bids and beginnings that the first of them has received, in order. */
const frames = (received: readonly string[][]) =>
  received[0]
    ?.join("")
    .match(/event: reset|id: \d+|of: \w+/g)
    ?.join(" ")
    .replaceAll("event: reset id:", "reset") ?? "";
const by = (history: string, seq: number) => ({
  ...message(seq),
  frames: `id: ${seq}\nof: ${history}\n`,
  previous: `${history} ${seq - 1}`,
  hash: `${history} ${seq}`,
});

test("after a failover that lost entries who reads along is told to begin anew, and each bid that follows (finding M1)", async () => {
  const market = ledger();
  market.state.head = 5;
  const { publish, received, state } = await subscribersOf(3, market, { reconcileMs: 50 });
  await expect.poll(() => frames(received)).toContain("id: 5");
  for (let seq = 6; seq <= 10; seq++) publish(by("first", seq));
  await expect.poll(() => frames(received)).toContain("id: 10 of: first");
  Object.assign(state, { head: 5, history: "second" });
  await expect.poll(() => frames(received)).toMatch(/reset 5$/);
  for (let seq = 6; seq <= 10; seq++) {
    publish(by("second", seq));
    await expect.poll(() => frames(received)).toMatch(new RegExp(`id: ${seq} of: second$`));
  }
  expect(frames(received).match(/reset/g)).toHaveLength(1);
});

test("a bid under a number that was lost with another bid is heard of at once (finding M1)", async () => {
  const { publish, received, state } = await subscribersOf(3, ledger(), alone);
  for (let seq = 1; seq <= 10; seq++) publish(by("first", seq));
  await expect.poll(() => frames(received)).toContain("id: 10 of: first");
  Object.assign(state, { head: 5, history: "second" });
  publish(by("second", 6));
  await expect.poll(() => frames(received)).toMatch(/reset 6$/);
  publish(by("second", 7));
  await expect.poll(() => frames(received)).toMatch(/reset 6 id: 7 of: second$/);
});

test("who follows a ledger that was overtaken by another one begins anew with its next bid (finding M1)", async () => {
  const { publish, received, state } = await subscribersOf(3, ledger(), alone);
  for (let seq = 1; seq <= 10; seq++) publish(by("first", seq));
  await expect.poll(() => frames(received)).toContain("id: 10 of: first");
  state.history = "second";
  publish(by("second", 11));
  await expect.poll(() => frames(received)).toMatch(/reset 11$/);
});

test("other entries up to the same number are seen by the reconciliation (finding M1)", async () => {
  const { publish, received, state } = await subscribersOf(3, ledger(), { reconcileMs: 50 });
  for (let seq = 1; seq <= 10; seq++) publish(by("first", seq));
  await expect.poll(() => frames(received)).toContain("id: 10 of: first");
  state.history = "second";
  await expect.poll(() => frames(received)).toMatch(/reset 10$/);
});

test("what was heard of and the database never had is not read for ever (finding M1)", async () => {
  const { bus, publish, received, state } = await subscribersOf(3, ledger(), { reconcileMs: 100 });
  publish(by("first", 1));
  await expect.poll(() => frames(received)).toContain("id: 1 of: first");
  bus.publish("ledger", by("first", 7));
  await expect
    .poll(async () => {
      state.reads = 0;
      await sleep(300);
      return state.reads;
    })
    .toBe(0);
  publish(by("first", 2));
  await expect.poll(() => frames(received)).toMatch(/id: 1 of: first id: 2 of: first$/);
});

test("who has seen more than there is begins anew (finding M1)", async () => {
  const { publish, received, add, responses } = await subscribersOf(1);
  for (let seq = 1; seq <= 5; seq++) publish(by("first", seq));
  await expect.poll(() => frames(received)).toContain("id: 5 of: first");
  const [comes] = responses as [ServerResponse];
  comes.emit("close");
  add(comes, 9);
  await expect.poll(() => frames(received)).toMatch(/reset 5$/);
  publish(by("first", 6));
  await expect.poll(() => frames(received)).toMatch(/reset 5 id: 6 of: first$/);
});

test("once its last subscriber has left, what could not be read is not tried again for ever", async () => {
  const gone = ledger();
  const { publish, hub, sockets, state } = await subscribersOf(1, gone, alone);
  Object.assign(state, { away: true, reads: 0, slowMs: 100 });
  publish(message(2));
  expect(state.reads).toBe(1);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => hub.count).toBe(0);
  const { reads } = state;
  await sleep(500);
  expect(state.reads).toBe(reads);
});
