import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { createMarket, wholeMarket } from "../../../test/app.ts";
import { redisServer } from "../../../test/redis.ts";
import { readConfig } from "../config.ts";
import { createLimits } from "../http/limits/limits.ts";
import { connectRedis } from "./redis.ts";
import { redisBus } from "./redis-bus.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-redis-"));
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
const port = await new Promise<number>((done) => {
  const probe = createServer().listen(0, "127.0.0.1", () => {
    const { port } = probe.address() as { port: number };
    probe.close(() => done(port));
  });
});
const startRedis = () => {
  server = spawn(redisServer ?? "", ["--port", String(port), "--dir", folder, "--save", ""]);
};
const stopRedis = async () => {
  const gone = new Promise((done) => server?.once("exit", done));
  server?.kill("SIGKILL");
  await gone;
};
const soon = async (isSo: () => boolean | Promise<boolean>) => {
  for (let i = 0; i < 100 && !(await isSo()); i++)
    await new Promise((done) => setTimeout(done, 100));
  expect(await isSo()).toBe(true);
};

test.skipIf(!redisServer)(
  "without Redis at the start, and without it later, the market serves, and says so in /ready and once in the log (T13)",
  async () => {
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const redis = connectRedis(`redis://127.0.0.1:${port}`, "outage:", log);
    const begun = performance.now();
    const bus = await redisBus(redis, log);
    expect(performance.now() - begun).toBeLessThan(4000);
    const other = await redisBus(connectRedis(`redis://127.0.0.1:${port}`, "outage:", log), log);
    afterAll(async () => {
      await Promise.all([bus.close(), other.close()]);
      redis.disconnect();
    });
    const market = await createMarket((deps) =>
      wholeMarket({
        ...deps,
        limits: createLimits(readConfig({ RATE_VISITOR_PER_MINUTE: "50" }), redis),
        redis: { isAway: () => redis.status !== "ready" },
      }),
    );
    const ready = async () =>
      (await market.app.inject({ method: "GET", url: "/api/ready" })).json() as object;
    const calls = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const reply = await market.app.inject({
            method: "GET",
            url: "/api/admin/states",
            remoteAddress: "203.0.113.9",
          });
          return reply.statusCode;
        }),
      );
    expect(await ready()).toEqual({ status: "ready", redis: "away" });
    // Each node's own limits hold meanwhile.
    expect((await calls(60)).filter((status) => status === 200)).toHaveLength(50);

    startRedis();
    await soon(async () => JSON.stringify(await ready()).includes('"up"'));
    const received: unknown[] = [];
    other.on("session", (event) => received.push(event));
    await soon(() => {
      bus.publish("session", { userId: 7 });
      return received.length > 0;
    });

    await stopRedis();
    await soon(async () => JSON.stringify(await ready()).includes('"away"'));
    const statuses = await calls(20);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const outages = () => lines.filter((line) => line.includes("each node keeps limits")).length;
    await soon(() => outages() === 4);
    // Two connections keep limits here: each said it once an outage, not with every call.
    await new Promise((done) => setTimeout(done, 3000));
    expect(outages()).toBe(4);
  },
  60_000,
);

test.skipIf(!redisServer)(
  "a Redis that stands still holds up calls for a moment, and then none (U2)",
  async () => {
    startRedis();
    const log = pino({ level: "silent" });
    const redis = connectRedis(`redis://127.0.0.1:${port}`, "still:", log);
    afterAll(() => redis.disconnect());
    await soon(() => redis.status === "ready");
    const limits = createLimits(readConfig({}), redis);
    const wait = async () => {
      const begun = performance.now();
      await limits.visitor({ address: "203.0.113.9" });
      return performance.now() - begun;
    };
    await wait();
    server?.kill("SIGSTOP");
    expect(await wait()).toBeLessThan(2000);
    await soon(() => redis.status !== "ready");
    expect(await wait()).toBeLessThan(200);
    server?.kill("SIGCONT");
    await soon(() => redis.status === "ready");
  },
  60_000,
);
