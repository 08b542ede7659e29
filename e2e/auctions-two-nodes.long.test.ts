import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@rebale/embedded-database";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { redisServer, startRedis } from "../apps/server/test/redis.ts";
import { copyMarket, type RunningMarket, startMarket } from "./market.ts";

/** Two server processes on one database: one market, whichever way they tell each other news. */

describe("over PostgreSQL", () => testNodes(false));
describe.skipIf(!redisServer)("with Redis", () => testNodes(true));

function testNodes(withRedis: boolean): void {
  const folder = mkdtempSync(join(tmpdir(), "rebale-nodes-"));
  chmodSync(folder, 0o755);
  const nodes: RunningMarket[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    copyMarket(inject("freshMarket"), folder);
    const database = await startEmbeddedDatabase({
      folder,
      log: { warn: () => undefined },
    });
    closers.push(() => database.stop());
    const redis = withRedis ? await startRedis() : undefined;
    if (redis) closers.push(() => redis.stop());
    const env = {
      DATABASE_URL: database.url,
      ...(redis && { REDIS_URL: redis.url }),
      DEMO: "1",
      DEMO_BIDDERS: "0",
      RATE_BIDS_PER_MINUTE: "1000000",
      RATE_BIDS_BURST: "1000000",
      DATABASE_POOL: "8",
    };
    for (let i = 0; i < 2; i++) nodes.push(await startMarket(env));
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    for (const close of closers.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function call(node: number, path: string, body?: unknown, token?: string) {
    const reply = await fetch(`${nodes[node]?.url}/api${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // biome-ignore lint/suspicious/noExplicitAny: replies of several operations
    return { status: reply.status, body: (await reply.json()) as any };
  }

  async function signIn(node: number, mobile: string): Promise<string> {
    const sent = await call(node, "/user/enter-mobile", { mobile });
    return (await call(node, "/user/verify-otp", { mobile, otp: sent.body.data.demo_otp })).body
      .token;
  }

  /** `from` the end of the list; sold as a whole. */
  const aWholeLot = async (from: number) =>
    (await call(0, "/product/shop?rows=100")).body.data
      .filter(({ basis }: { basis: string }) => basis === "lot")
      .at(-from);

  test("of equal bids that two server processes get at once exactly one is accepted, and every price once", async () => {
    const tokens = [await signIn(0, "9000000001"), await signIn(1, "9000000002")];
    const lot = await aWholeLot(1);
    const { next_bid } = (await call(0, `/auction/details/${lot._id}`)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        call(
          i % 2,
          "/auction",
          { product_id: lot._id, amount: next_bid + 10_000 * Math.floor(i / 20) },
          tokens[i % 2],
        ),
      ),
    );
    const accepted = answers.filter((a) => a.status === 200).map((a) => a.body.data.amount);
    expect(accepted.length).toBeGreaterThan(0);
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(answers.every((a) => a.status === 200 || a.status === 409)).toBe(true);
    const details = await Promise.all(
      [0, 1].map((node) => call(node, `/auction/details/${lot._id}`)),
    );
    expect(new Set(details.map((d) => d.body.data.heightest))).toEqual(
      new Set([Math.max(...accepted)]),
    );
  });

  test("a bid on one node reaches a watcher of the other within a second", async () => {
    // Lots may ask for a deposit, which this buyer has.
    const token = await signIn(0, "9000000001");
    const lot = await aWholeLot(2);
    const stop = new AbortController();
    const stream = await fetch(`${nodes[1]?.url}/api/auction/stream/${lot._id}`, {
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    const { next_bid } = (await call(0, `/auction/details/${lot._id}`)).body.data;
    const placed = await call(0, "/auction", { product_id: lot._id, amount: next_bid }, token);
    expect(placed.status).toBe(200);
    const received = await Promise.race([
      reader?.read().then((r) => r.value),
      new Promise<string>((r) => setTimeout(() => r("silence"), 1000)),
    ]);
    stop.abort();
    expect(received).toContain(`"heightest":${next_bid}`);
  });

  test("what is unread for a member of one node is told within a second of a notice on the other (A16)", async () => {
    const token = await signIn(1, "9000000004");
    const stop = new AbortController();
    const stream = await fetch(`${nodes[1]?.url}/api/user/notifications/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = "";
    let receivedAt = 0;
    void (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        received += part.value;
        if (part.value?.includes("unread")) receivedAt = Date.now();
      }
    })().catch(() => undefined);
    const unread = () => Number(/.*"unread":(\d+)/s.exec(received)?.[1] ?? -1);
    await expect.poll(unread).toBeGreaterThanOrEqual(0);
    const before = unread();
    const admin = await call(0, "/admin/login", {
      email: "admin@rebale.example",
      password: "Admin-Rebale-2026",
    });
    const sent = await call(
      0,
      "/admin/notifications",
      { title: "To buyers", description: "From the office", audience: "buyers" },
      admin.body.data,
    );
    expect(sent.status).toBe(200);
    await expect.poll(unread, { timeout: 1000, interval: 20 }).toBe(before + 1);

    const lot = await aWholeLot(3);
    const { next_bid } = (await call(0, `/auction/details/${lot._id}`)).body.data;
    const rival = await signIn(0, "9000000001");
    const bid = async (by: string, amount: number) =>
      (await call(0, "/auction", { product_id: lot._id, amount }, by)).status;
    expect([await bid(token, next_bid), await bid(rival, next_bid + 10_000)]).toEqual([200, 200]);
    // An outbid bidder is told after ten seconds.
    await expect.poll(unread, { timeout: 30_000, interval: 20 }).toBe(before + 2);
    const { body } = await call(0, "/admin/notifications", undefined, token);
    expect(receivedAt - Date.parse(body.data[0].created_at)).toBeLessThan(1000);
    stop.abort();
  });
}
