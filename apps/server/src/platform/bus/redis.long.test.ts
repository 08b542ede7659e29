import pino from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { redisServer, startRedis } from "../../../test/redis.ts";
import { readConfig } from "../config.ts";
import { connectDatabase } from "../db/db.ts";
import { createLimits } from "../http/limits/limits.ts";
import { connectRedis, redisPrefix } from "./redis.ts";
import { redisBus } from "./redis-bus.ts";

const log = pino({ level: "silent" });
const config = readConfig({ RATE_CODES_PER_PHONE: "3" });

describe.skipIf(!redisServer)("with Redis", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  async function connect(prefix: string) {
    const connection = connectRedis(redis.url, prefix, log);
    await new Promise((done) => connection.once("ready", done));
    onTestFinished(() => connection.disconnect());
    return connection;
  }
  async function aNode(prefix: string) {
    const bus = await redisBus(await connect(prefix), log);
    onTestFinished(() => bus.close());
    return bus;
  }
  const soon = () => new Promise((done) => setTimeout(done, 50));

  test("what one node says every other hears once, and the node itself at once and once", async () => {
    const [one, two] = [await aNode("a:"), await aNode("a:")];
    const received: string[] = [];
    one.on("session", ({ userId }) => received.push(`one ${userId}`));
    two.on("session", ({ userId }) => received.push(`two ${userId}`));
    one.publish("session", { userId: 7 });
    expect(received).toEqual(["one 7"]);
    one.publish("lots", { lotId: 1 });
    await soon();
    expect(received).toEqual(["one 7", "two 7"]);
  });

  test("two markets on one Redis neither hear each other nor share their limits", async () => {
    const [here, there] = [await aNode("a:"), await aNode("b:")];
    const received: unknown[] = [];
    there.on("session", (event) => received.push(event));
    here.publish("session", { userId: 7 });
    await soon();
    expect(received).toEqual([]);

    const limitsOf = async (prefix: string) => createLimits(config, await connect(prefix));
    const [a, b] = [await limitsOf("a:"), await limitsOf("b:")];
    for (let i = 0; i < 3; i++) await a.code("9800000001", { address: "10.0.0.1" });
    await b.code("9800000001", { address: "10.0.0.1" });
    // Another node of the first market counts on.
    const refused = (await limitsOf("a:")).code("9800000001", { address: "10.0.0.1" });
    await expect(refused).rejects.toMatchObject({ code: "otp_too_many" });
  });

  test("every key that the market writes carries its prefix", async () => {
    const limits = createLimits(config, await connect("c:"));
    await limits.visitor({ address: "10.0.0.1" });
    await limits.member(1);
    await limits.bid(1);
    await limits.code("9800000002", { address: "10.0.0.1" });
    const by = { account: "a@example.org", address: "10.0.0.1" };
    await limits.attempt(by, async () => false, Boolean);
    await limits.enquiry("a@example.org", { address: "10.0.0.1" });
    const bare = await connect("");
    const keys = await bare.keys("*");
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !/^[abc]:/.test(key))).toEqual([]);
  });
});

test("a market's prefix is its setting, else its database's own and always the same", async () => {
  const databases = await Promise.all(
    [await testDatabase(), await testDatabase()].map(async (url) =>
      connectDatabase(url, 2, () => 0),
    ),
  );
  onTestFinished(async () => void (await Promise.all(databases.map((each) => each.close()))));
  const prefixes = await Promise.all(databases.map(({ db }) => redisPrefix({}, db)));
  expect(new Set(prefixes).size).toBe(2);
  for (const [i, { db }] of databases.entries()) {
    expect(await redisPrefix({}, db)).toBe(prefixes[i]);
    expect(prefixes[i]).toMatch(/^rebale:[0-9a-f]{12}:$/);
    expect(await redisPrefix({ REDIS_PREFIX: "pune" }, db)).toBe("pune:");
  }
});
