import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import dgram from "node:dgram";
import { once } from "node:events";
import { existsSync } from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BadLine, slowLine } from "./slow-line.ts";

/** One host on a bridge of its own, which sends back what it is sent. */
const space = `rebale-line-${process.pid}`;
const bridge = `rbb${process.pid}`;
const wire = `rbw${process.pid}`;
const subnet = `10.78.${process.pid % 256}`;
const [here, there] = [`${subnet}.1`, `${subnet}.2`];
const PORT = 4711;
const echo = `
  require("node:net").createServer((s) => s.on("error", () => {}).pipe(s)).listen(${PORT});
  const u = require("node:dgram").createSocket("udp4");
  u.on("message", (m, from) => u.send(m, from.port, from.address)).bind(${PORT});
  u.on("listening", () => console.log("ready"));`;

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });
const canTry =
  process.getuid?.() === 0 &&
  existsSync("/usr/bin/python3") &&
  spawnSync("ip", ["netns", "add", space]).status === 0;

const line: BadLine = { wire, bridge, delay: 300, loss: 0.05, seed: 1 };
let host: ChildProcess;

describe.skipIf(!canTry)("a line of 300 ms that loses 5 % (U2)", () => {
  beforeAll(async () => {
    ip("link", "add", bridge, "type", "bridge");
    ip("addr", "add", `${here}/24`, "dev", bridge);
    ip("link", "set", bridge, "up");
    ip("link", "add", wire, "type", "veth", "peer", "name", "eth0", "netns", space);
    ip("link", "set", wire, "master", bridge, "up");
    ip("-n", space, "addr", "add", `${there}/24`, "dev", "eth0");
    ip("-n", space, "link", "set", "eth0", "up");
    host = spawn("ip", ["netns", "exec", space, process.execPath, "-e", echo]);
    if (host.stdout) await once(host.stdout, "data");
  });
  afterAll(() => {
    host?.kill("SIGKILL");
    ip("netns", "del", space);
    ip("link", "del", bridge);
  });

  test("what is sent comes back 600 ms later, and TCP carries it whole", async () => {
    await isQuick();
    const slow = await slowLine(line);
    try {
      expect(await timeToConnect()).toBeGreaterThan(595);
      const sent = Buffer.alloc(100_000, "lot ");
      expect((await sendAndReceive(sent)).equals(sent)).toBe(true);
    } finally {
      await slow.mend();
    }
    await isQuick();
  }, 60_000);

  test("about one datagram in ten is lost on its way there and back", async () => {
    const slow = await slowLine(line);
    try {
      // The first packet asks where the address is: those behind it wait, and some are dropped.
      await timeToConnect();
      const back = await datagramsBack(1000);
      expect(back).toBeGreaterThan(850);
      expect(back).toBeLessThan(950);
    } finally {
      await slow.mend();
    }
  });

  test("between two others it is as good as ever", async () => {
    const slow = await slowLine({ ...line, between: [there, `${subnet}.3`] });
    try {
      await isQuick();
      expect(await datagramsBack(200)).toBe(200);
    } finally {
      await slow.mend();
    }
  });
});

/** Now or soon: a core may be away for a moment, a slow line is slow each time. */
const isQuick = () => expect.poll(timeToConnect, { timeout: 20_000 }).toBeLessThan(100);

async function timeToConnect(): Promise<number> {
  const begun = performance.now();
  const socket = net.connect(PORT, there);
  await once(socket, "connect");
  socket.destroy();
  return performance.now() - begun;
}

async function sendAndReceive(sent: Buffer): Promise<Buffer> {
  const socket = net.connect(PORT, there);
  socket.end(sent);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @returns how many of so many came back */
async function datagramsBack(count: number): Promise<number> {
  const socket = dgram.createSocket("udp4");
  let back = 0;
  socket.on("message", () => void back++);
  for (let i = 0; i < count; i++) {
    socket.send("?", PORT, there);
    await sleep(1);
  }
  await sleep(1000);
  socket.close();
  return back;
}
