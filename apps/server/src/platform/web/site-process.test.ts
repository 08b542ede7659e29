import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { startSiteProcess } from "./site-process.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes its process number and what it knows of the environment; then does as it is told. */
const PROGRAM = `
  const line = require("node:net").connect(process.env.NOTIFY_PORT);
  line.write(process.pid + " " + Object.keys(process.env).includes("SECRET_KEYS"));
  process.on("message", (said) => process.env.ANSWERS && process.send("alive"));
  process.on("disconnect", () => process.exit());
  process.send("ready");
`;

/** A process under watch, and the process numbers of those that took each other's place. */
async function aProcess(settings: Record<string, string> = {}) {
  const socket = join(folder, `${Math.random()}`);
  const messages: string[] = [];
  const listening: Server = createServer((socket) => {
    socket.on("data", (message) => messages.push(String(message))).on("error", () => undefined);
  });
  await once(listening.listen(socket), "listening");
  const site = startSiteProcess({ NOTIFY_PORT: socket, ...settings }, pino({ level: "silent" }), {
    command: ["-e", PROGRAM],
    silence: 300,
  });
  onTestFinished(async () => {
    await site.close();
    listening.close();
  });
  await site.started;
  await expect.poll(() => messages.length).toBe(1);
  return { site, messages, last: () => Number(messages.at(-1)?.split(" ")[0]) };
}
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

test("one that was killed is started again, and the last one ends with the market", async () => {
  process.env.SECRET_KEYS = "of the market";
  onTestFinished(() => void delete process.env.SECRET_KEYS);
  const { site, messages, last } = await aProcess();
  process.kill(last(), "SIGKILL");
  await expect.poll(() => messages.length, { timeout: 20_000 }).toBe(2);
  expect(messages.every((message) => message.endsWith("false"))).toBe(true);
  await site.close();
  expect(isGone(last())).toBe(true);
});

test("one that stands still is ended and another takes its place; one that answers is left alone", async () => {
  const silent = await aProcess();
  silent.site.checkAlive();
  silent.site.checkAlive();
  await expect.poll(() => silent.messages.length, { timeout: 20_000 }).toBe(2);

  const alive = await aProcess({ ANSWERS: "1" });
  const before = alive.last();
  alive.site.checkAlive();
  await new Promise((done) => setTimeout(done, 600));
  expect([isGone(before), alive.messages.length]).toEqual([false, 1]);
});
