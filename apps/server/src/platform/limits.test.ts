import pino from "pino";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { openLimits } from "./limits.ts";
import { connectRedis } from "./redis.ts";

const config = readConfig({ RATE_CODES_PER_PHONE: "2", RATE_CODES_PER_ADDRESS: "3" });

test("codes are limited per phone and per address, and the wait is told", async () => {
  const limits = openLimits(config);
  await limits.code("9800000001", "10.0.0.1");
  await limits.code("9800000001", "10.0.0.2");
  await expect(limits.code("9800000001", "10.0.0.3")).rejects.toMatchObject({ code: "otp_too_many", retryAfter: expect.any(Number) });
  for (const mobile of ["9800000002", "9800000003", "9800000004"]) await limits.code(mobile, "10.0.0.9");
  await expect(limits.code("9800000005", "10.0.0.9")).rejects.toMatchObject({ code: "otp_too_many" });
});

test("while Redis is away a node counts for itself: honest callers pass, the others do not", async () => {
  const redis = connectRedis("redis://127.0.0.1:1", pino({ level: "silent" }));
  const limits = openLimits(config, redis);
  await limits.code("9800000001", "10.0.0.1");
  await limits.code("9800000001", "10.0.0.1");
  await expect(limits.code("9800000001", "10.0.0.1")).rejects.toMatchObject({ code: "otp_too_many" });
  redis.disconnect();
});
