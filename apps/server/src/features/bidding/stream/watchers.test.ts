import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { localBus } from "../../../platform/events.ts";
import { Watchers, watcherSettings } from "./watchers.ts";

/** Opens `count` raw connections to a server that makes each a watcher of lot 1. */
async function watchersOf(count: number) {
  const bus = localBus();
  const nothingMissed = async (_lot: number, after: number) => ({ seq: after, frames: "" });
  const watchers = new Watchers(bus, nothingMissed, async () => new Map(), {
    ...watcherSettings,
    mostLag: 64 * 1024,
  });
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(": open\n\n");
    responses.push(response);
    watchers.add(1, response, 0);
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect((server.address() as AddressInfo).port, "127.0.0.1", () =>
            socket.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"),
          );
          socket.once("data", () => resolve(socket));
        }),
    ),
  );
  onTestFinished(() => {
    watchers.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { bus, watchers, sockets, responses };
}

const soon = () => new Promise((r) => setTimeout(r, 20));

test("a reader that does not read is dropped and takes no memory; the others get everything", async () => {
  const { bus, watchers, sockets, responses } = await watchersOf(2);
  const [slow, quick] = sockets as [Socket, Socket];
  slow.pause();
  let heard = "";
  quick.setEncoding("utf8").on("data", (text) => {
    heard += text;
  });
  const frames = `event: bid\ndata: ${"x".repeat(100_000)}\n\n`;
  for (let seq = 1; seq <= 200 && watchers.count > 1; seq++) {
    bus.publish("ledger", { lotId: 1, from: seq, seq, frames });
    await soon();
  }
  expect(watchers.count).toBe(1);
  expect(responses.filter((r) => r.destroyed)).toHaveLength(1);
  bus.publish("ledger", {
    lotId: 1,
    from: 10_000,
    seq: 10_000,
    frames: "event: bid\ndata: unheard, there is a gap before it\n\n",
  });
  await soon();
  expect(heard).toContain("event: bid");
  expect(heard).not.toContain("unheard");
});

test("a watcher who leaves is forgotten", async () => {
  const { watchers, sockets } = await watchersOf(3);
  expect(watchers.count).toBe(3);
  for (const socket of sockets) socket.destroy();
  for (let i = 0; i < 50 && watchers.count > 0; i++) await soon();
  expect(watchers.count).toBe(0);
});

test("many watchers are told in turns, each everything once and in order; what comes up meanwhile goes out together", async () => {
  const { bus, sockets, responses } = await watchersOf(1200);
  const heard = sockets.map((): string[] => []);
  for (const [i, socket] of sockets.entries())
    socket.setEncoding("utf8").on("data", (text: string) => void heard[i]?.push(text));
  const ids = () =>
    heard.map(
      (texts) =>
        texts
          .join("")
          .match(/id: \d/g)
          ?.join() ?? "",
    );
  const written = () => responses.at(-1)?.socket?.bytesWritten;
  const before = written();
  for (const seq of [1, 2, 3])
    bus.publish("ledger", { lotId: 1, from: seq, seq, frames: `id: ${seq}\n\n` });
  expect(written()).toBe(before);
  await expect.poll(() => [...new Set(ids())]).toEqual(["id: 1,id: 2,id: 3"]);
});
