import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../platform/clock.ts";
import { Hub } from "./hub.ts";

const end = { seq: 0, hash: "" };
const logs = {
  readAfter: async () => null,
  readEnds: async () => new Map(),
  resetFrame: () => Buffer.from("event: reset\n\n"),
};
/** States whose frames have so many bytes, and are other ones at each read. */
function states(bytes = 10) {
  let reads = 0;
  return {
    read: async (keys: readonly number[]) => {
      const frame = `data: ${reads++}${"x".repeat(bytes)}\n\n`;
      return new Map(keys.map((key) => [key, { frame }]));
    },
    findMoved: async () => [],
  };
}
const paces = { paceMs: 5, reconcileMs: 600_000, mostRead: 1_000 };

/** Opens `count` raw connections; the test says what each follows. */
async function connectionsOf(
  count: number,
  hub: Hub,
  follow: (connection: ReturnType<Hub["connect"]>, i: number) => void,
) {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.write(": open\n\n");
    follow(hub.connect(response), responses.push(response) - 1);
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  const received = Array.from({ length: count }, () => ({ text: "" }));
  const sockets: Socket[] = [];
  for (const one of received) {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
    );
    sockets.push(socket);
    socket.setEncoding("utf8").on("data", (text: string) => {
      one.text += text;
    });
    await new Promise((begun) => socket.once("data", begun));
  }
  onTestFinished(() => {
    hub.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { responses, sockets, received };
}

/** Counts how often each is written to. */
function countWrites(responses: readonly ServerResponse[]) {
  const counts = responses.map(() => 0);
  responses.forEach((response, i) => {
    const write = response.write.bind(response) as (bytes: Buffer) => boolean;
    response.write = (bytes: Buffer) => {
      counts[i] = (counts[i] ?? 0) + 1;
      return write(bytes);
    };
  });
  return counts;
}
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test("entries, states and beats together: one turn of the event loop writes to a few", async () => {
  const hub = new Hub(systemClock, { heartbeatMs: 1_500 });
  const log = hub.logs(logs, 600_000);
  const state = hub.states(states(), paces);
  const { responses } = await connectionsOf(600, hub, (connection, i) =>
    i % 2 === 0 ? log.follow(connection, 1, 0, end) : state.follow(connection, [1, 2]),
  );
  const counts = countWrites(responses);
  log.publish(1, { from: 1, seq: 1, frames: "id: 1\n\n" });
  state.move(null);
  let [before, most] = [0, 0];
  // Each is written to twice at least: what came, and a beat.
  while (counts.some((count) => count < 2)) {
    await nextTurn();
    most = Math.max(most, sum(counts) - before);
    before = sum(counts);
  }
  // Our turn may see two of the event loop as one.
  expect(most).toBeLessThanOrEqual(2 * 128);
});

test("the few who follow one topic do not wait for the thousand who follow another", async () => {
  const hub = new Hub(systemClock);
  const log = hub.logs(logs, 600_000);
  const { responses } = await connectionsOf(1_000, hub, (connection, i) =>
    log.follow(connection, i < 998 ? 1 : 2, 0, end),
  );
  const counts = countWrites(responses);
  const entry = { from: 1, seq: 1, frames: "id: 1\n\n" };
  log.publish(1, entry);
  log.publish(2, entry);
  while ((counts[998] ?? 0) === 0) await nextTurn();
  expect(sum(counts)).toBeLessThan(500);
});

test("a reader of states that takes nothing is dropped; the others are told each newest", async () => {
  const hub = new Hub(systemClock, { drainMs: 300 });
  const state = hub.states(states(200_000), paces);
  const { sockets, received } = await connectionsOf(2, hub, (one) => state.follow(one, [1]));
  sockets[0]?.pause();
  for (let moves = 0; moves < 400 && hub.count > 1; moves++) {
    state.move([1]);
    await new Promise((later) => setTimeout(later, 20));
  }
  expect(hub.count).toBe(1);
  const { length } = received[1]?.text ?? "";
  state.move([1]);
  await expect.poll(() => received[1]?.text.length).toBeGreaterThan(length);
});

test("a stream that was ended and whose reader takes nothing more is dropped", async () => {
  const hub = new Hub(systemClock, { drainMs: 300 });
  const state = hub.states(states(20_000_000), paces);
  const { responses, sockets } = await connectionsOf(1, hub, (one) => state.follow(one, [1]));
  sockets[0]?.pause();
  await expect.poll(() => responses[0]?.writableNeedDrain).toBe(true);
  hub.close();
  await expect.poll(() => hub.count).toBe(0);
});

test("a stream whose write throws is dropped, and keeps the others from nothing (R12)", async () => {
  const hub = new Hub(systemClock);
  const state = hub.states(states(), paces);
  const { responses, received } = await connectionsOf(3, hub, (one) => state.follow(one, [1]));
  await expect.poll(() => received.every(({ text }) => text.includes("data: "))).toBe(true);
  Object.assign(responses[0] ?? {}, {
    write: () => {
      throw new Error("no");
    },
  });
  for (const { length } of [received[2]?.text ?? "", ""]) {
    state.move([1]);
    await expect.poll(() => received[2]?.text.length).toBeGreaterThan(length);
  }
  expect(hub.count).toBe(2);
});

test("the streams of who signs out are ended, and no others", async () => {
  const hub = new Hub(systemClock);
  const state = hub.states(states(), paces);
  const ended: number[] = [];
  const server = createServer((_request, response) => {
    response.write(": open\n\n");
    const userId = Number(response.req.url?.slice(1));
    response.once("close", () => ended.push(userId));
    state.follow(hub.connect(response, { userId, session: `of ${userId}` }), [userId]);
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  onTestFinished(() => {
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  for (const userId of [1, 2, 3]) await fetch(`http://127.0.0.1:${port}/${userId}`);
  hub.endWhere(({ session }) => session === "of 2");
  await expect.poll(() => ended).toEqual([2]);
  expect(hub.count).toBe(2);
});
