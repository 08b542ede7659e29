import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { fastify } from "fastify";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { columnsOf } from "../src/platform/lists/columns.ts";
import { sendList } from "../src/platform/lists/send-list.ts";
import { createMarket } from "./app.ts";
import { dropIndexes } from "./many-lots.ts";

/** The cost of a file of many rows, over a real connection. */
const market = await createMarket();
const { db, app } = market;
const admin = await market.anAdmin();
const MANY = 200_000;
/** Connections that are lent to a file. */
const busy = () =>
  sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and query like 'fetch % from listed'`
    .execute(db)
    .then(({ rows }) => rows[0]?.n);

beforeAll(async () => {
  const client = await market.deps.database.pool.connect();
  await client.query("set statement_timeout = 0");
  const rebuild = await dropIndexes(client, ["messages"]);
  await client.query(
    `insert into messages (channel, recipient, subject, body, status, created_at)
     select 'mail', 'buyer' || i || '@example.org', 'You were outbid ' || i,
       repeat('Somebody has bid more than you. ', 4), 'sent',
       '2026-01-01'::timestamptz + i * interval '1 s' from generate_series(1, $1::int) i`,
    [MANY],
  );
  for (const index of rebuild) await client.query(index);
  client.release(true);
  await app.listen({ port: 0, host: "127.0.0.1" });
}, 300_000);

async function open(path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${admin.token}` };
  const [reply] = await once(
    get({ port, host: "127.0.0.1", path: `/api${path}`, headers }),
    "response",
  );
  return reply;
}
const outbox = (format: string) => open(`/admin/outbox?format=${format}`);

test.each(["csv", "xlsx"])(
  "the first bytes of %s arrive while rows are still to be read, and who reads slowly is waited for (W19)",
  async (format) => {
    const reply = await outbox(format);
    expect((await once(reply, "data"))[0].length).toBeGreaterThan(0);
    reply.pause();
    await wait(300);
    expect(await busy(), "the cursor stands open").toBe(1);
    reply.destroy();
    await expect.poll(busy).toBe(0);
  },
);

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** The most that is alive at once while a list is read, in MB. */
async function peakOf(path: string): Promise<number> {
  let peak = 0;
  let chunks = 0;
  for await (const _ of await open(path)) {
    if (chunks++ % 40 !== 0) continue;
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, (heapUsed + external) / 1e6);
  }
  return peak;
}

test.each(["csv", "xlsx"])("ten times the rows take no more memory as %s (W19)", async (format) => {
  const few = await peakOf(`/admin/outbox?format=${format}&q=buyer19`);
  const many = await peakOf(`/admin/outbox?format=${format}&q=${format === "csv" ? "" : "buyer1"}`);
  expect(many - few).toBeLessThan(8);
});

test("who leaves ends the query at once; a third at one time is asked to wait (W19)", async () => {
  const first = await outbox("csv");
  const second = await outbox("xlsx");
  const third = await outbox("csv");
  expect(third.statusCode).toBe(503);
  expect(third.headers["retry-after"]).toBe("30");
  third.resume();
  first.destroy();
  second.destroy();
  await expect.poll(busy).toBe(0);
  const next = await outbox("csv");
  expect(next.statusCode).toBe(200);
  next.destroy();
  await expect.poll(busy).toBe(0);
});

test("who leaves while the database still works ends that as well (W19)", async () => {
  const waiting = () =>
    sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`
      .execute(db)
      .then(({ rows }) => rows[0]?.n);
  await db.transaction().execute(async (tx) => {
    await sql`lock table messages in access exclusive mode`.execute(tx);
    const { port } = app.server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${admin.token}` };
    const asked = get({ port, path: "/api/admin/outbox?format=csv", headers });
    asked.on("error", () => undefined);
    await expect.poll(waiting).toBe(1);
    asked.destroy();
    await expect.poll(waiting).toBe(0);
  });
});

test("who stops reading and stays is cut off in the end: neither a connection nor a place is held (W19)", async () => {
  const stuck = fastify();
  const ofOne = z.object({ recipient: z.string(), body: z.string() });
  const listing = {
    all: db.selectFrom("messages").select(["recipient", "body"]),
    count: db.selectFrom("messages").select((eb) => eb.fn.countAll<number>().as("total")),
  };
  stuck.get("/api/stuck", (_, reply) =>
    sendList(
      market.deps,
      reply,
      {
        name: "stuck",
        format: "csv",
        columns: columnsOf(ofOne),
        rows: listing,
        present: async (rows) => rows,
        filter: {},
        adminId: admin.id,
      },
      2500,
    ),
  );
  await stuck.listen({ port: 0, host: "127.0.0.1" });
  const { port } = stuck.server.address() as AddressInfo;
  const held = [1, 2].map(() => connect(port, "127.0.0.1"));
  for (const socket of held) {
    socket.on("error", () => undefined).pause();
    socket.write("GET /api/stuck HTTP/1.1\r\nHost: stuck\r\n\r\n");
  }
  const another = async () => {
    const reply = await outbox("csv");
    reply.destroy();
    return reply.statusCode;
  };
  await expect.poll(busy).toBe(2);
  expect(await another()).toBe(503);
  await expect.poll(another).toBe(200);
  await expect.poll(busy).toBe(0);
  for (const socket of held) socket.destroy();
  await stuck.close();
});
