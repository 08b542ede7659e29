import { type AddressInfo, createServer, type Socket } from "node:net";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { connectRedis } from "./redis.ts";
import { redisBus } from "./redis-bus.ts";

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const listening = new Set<Socket>();

/** As much of a Redis as the bus uses: subscribing and publishing. */
const redis = createServer((socket) => {
  let rest = "";
  socket.on("close", () => listening.delete(socket));
  socket.on("error", () => undefined);
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    rest += chunk;
    for (let command = take(); command; command = take()) answer(socket, command);
  });
  /** One command: an array of bulk strings. */
  function take(): string[] | undefined {
    const head = /^\*(\d+)\r\n/.exec(rest);
    if (!head) return undefined;
    let at = head[0].length;
    const words: string[] = [];
    for (let i = 0; i < Number(head[1]); i++) {
      const size = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!size || rest.length < at + size[0].length + Number(size[1]) + 2) return undefined;
      words.push(rest.slice(at + size[0].length, at + size[0].length + Number(size[1])));
      at += size[0].length + Number(size[1]) + 2;
    }
    rest = rest.slice(at);
    return words;
  }
});
function answer(socket: Socket, [name = "", channel = "", payload = ""]: string[]) {
  if (name.toLowerCase() === "subscribe") {
    listening.add(socket);
    return socket.write(`*3\r\n${bulk("subscribe")}${bulk(channel)}:1\r\n`);
  }
  if (name.toLowerCase() === "publish") {
    for (const ear of listening)
      ear.write(`*3\r\n${bulk("message")}${bulk(channel)}${bulk(payload)}`);
    return socket.write(`:${listening.size}\r\n`);
  }
  if (name.toLowerCase() === "hello") return socket.write("-ERR unknown command 'hello'\r\n");
  return name.toLowerCase() === "info"
    ? socket.write(bulk("redis_version:7.0.0"))
    : socket.write("+OK\r\n");
}
await new Promise<void>((done) => redis.listen(0, "127.0.0.1", done));
const url = `redis://127.0.0.1:${(redis.address() as AddressInfo).port}`;
const log = pino({ level: "silent" });

async function aNode() {
  const connection = connectRedis(url, log);
  await new Promise((done) => connection.once("ready", done));
  const bus = await redisBus(connection, log);
  afterAll(async () => {
    await bus.close();
    connection.disconnect();
  });
  return bus;
}
afterAll(() => redis.close());

test("what one node says every other hears once, and the node itself at once and once", async () => {
  const [one, two] = [await aNode(), await aNode()];
  const heard: string[] = [];
  one.on("session", ({ userId }) => heard.push(`one ${userId}`));
  const arrived = new Promise<void>((done) =>
    two.on("session", ({ userId }) => {
      heard.push(`two ${userId}`);
      done();
    }),
  );
  one.publish("session", { userId: 7 });
  expect(heard).toEqual(["one 7"]);
  await arrived;
  one.publish("lots", { lotId: 1 });
  await new Promise((done) => setTimeout(done, 50));
  expect(heard).toEqual(["one 7", "two 7"]);
});
