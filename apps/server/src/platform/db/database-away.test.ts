import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { createRelay } from "../../../test/relay.ts";
import { connectWithRetry, whyDatabaseRefused } from "./database-away.ts";
import { migrate } from "./migrate.ts";

const url = new URL(await testDatabase());
const relay = await createRelay(Number(url.port));
url.port = String(relay.port);
afterAll(() => relay.stop());
beforeEach(() => relay.mend());

let warned = 0;
const log = {
  warn: () => {
    warned += 1;
  },
};
const open = () => migrate(url.href);

test("a node that starts while its database is away opens when it is back (U2)", async () => {
  relay.cut();
  warned = 0;
  const opened = connectWithRetry(open, log);
  await sleep(1_500);
  expect(warned).toBeGreaterThan(0);
  relay.mend();
  await opened;
});

test("one whose database goes away while it migrates opens when it is back (U2)", async () => {
  relay.hold();
  const opened = connectWithRetry(open, log);
  await sleep(200);
  relay.cut();
  await sleep(200);
  relay.mend();
  await opened;
});

test("one whose database stays away says so after its patience (U2)", async () => {
  relay.cut();
  await expect(connectWithRetry(open, log, 1_000)).rejects.toThrow(/ECONNRESET|Connection/);
});

test("what waiting does not mend is told at once (U2)", async () => {
  warned = 0;
  const refused = new URL(url);
  refused.pathname = "/nobodys";
  await expect(connectWithRetry(() => migrate(refused.href), log)).rejects.toMatchObject({
    code: "3D000",
  });
  await expect(
    connectWithRetry(() => Promise.reject(new Error("Set PUBLIC_URL")), log),
  ).rejects.toThrow("Set PUBLIC_URL");
  expect(warned).toBe(0);
});

test.each([
  ["username", "nobody_here", /^PostgreSQL refuses the role.*nobody_here/],
  ["pathname", "/no_such_database", /^PostgreSQL refuses the database.*no_such_database/],
] as const)(
  "a %s that does not exist is told in a line, without the password (office g)",
  async (part, value, pattern) => {
    const wrong = new URL(url);
    // A database is looked for once the role is let in.
    if (part === "username") wrong.password = "top-secret";
    wrong[part] = value;
    const error = await connectWithRetry(() => migrate(wrong.href), log).catch((e: unknown) => e);
    const words = whyDatabaseRefused(error);
    expect(words).toMatch(pattern);
    expect(words).not.toContain(wrong.password);
  },
);
