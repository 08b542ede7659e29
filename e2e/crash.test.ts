import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type RunningMarket, startMarket } from "./market.ts";

/**
 * Bids over HTTP while the ground is pulled away: what was acknowledged is there, once, and the
 * market goes on by itself.
 */

let market: RunningMarket;
let token: string;
beforeAll(async () => {
  market = await startMarket(
    {
      DEMO_BIDDERS: "0",
      RATE_BIDS_PER_MINUTE: "1000000",
      RATE_BIDS_BURST: "1000000",
      RATE_MEMBER_PER_MINUTE: "1000000",
    },
    inject("freshMarket"),
  );
  token = await signIn();
});
afterAll(() => market.stop());

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${market.url}/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  // biome-ignore lint/suspicious/noExplicitAny: replies of several operations
  return { status: reply.status, body: (await reply.json()) as any };
}

async function signIn(): Promise<string> {
  const sent = await call("/user/enter-mobile", { mobile: "9000000001" });
  return (await call("/user/verify-otp", { mobile: "9000000001", otp: sent.body.data.demo_otp }))
    .body.token;
}

interface LiveLot {
  _id: string;
  next_bid: number;
}
/** A live lot with hours to go. */
async function aLiveLot(): Promise<LiveLot> {
  const { body } = await call("/product/shop?rows=100");
  const lot = body.data.findLast(({ basis }: { basis: string }) => basis === "lot");
  return (await call(`/auction/details/${lot._id}`)).body.data;
}

/**
 * Sends bids until told to stop, each repeated with its key until it is answered; answers the seqs
 * that were acknowledged.
 */
function streamOfBids(lot: LiveLot) {
  const acknowledged = new Map<number, number>();
  let refused = 0;
  let going = true;
  let amount = lot.next_bid;
  const lines = Array.from({ length: 8 }, async () => {
    while (going) {
      amount += 10_000;
      const own = amount;
      const key = `crash-${own}`;
      for (let answered = false; !answered; ) {
        const reply = await call(
          "/auction",
          { product_id: lot._id, amount: own },
          { "idempotency-key": key },
        ).catch(() => null);
        if (reply?.status === 200) acknowledged.set(own, reply.body.data.seq);
        else if (reply && reply.status < 500) refused++;
        answered = reply !== null && reply.status < 500;
        if (!answered) await sleep(50);
      }
    }
  });
  return {
    acknowledged,
    async stop() {
      going = false;
      await Promise.all(lines);
      return refused;
    },
  };
}

async function ledgerOf(lot: LiveLot): Promise<{ seq: number; kind: string; amount: number }[]> {
  const entries = [];
  for (let after = 0, more = true; more; after = entries.at(-1)?.seq ?? 0) {
    const { body } = await call(`/auction/ledger/${lot._id}?after=${after}`);
    entries.push(...body.data);
    more = body.more;
  }
  return entries;
}

async function expectNothingLostNorDoubled(lot: LiveLot, acknowledged: Map<number, number>) {
  const entries = await ledgerOf(lot);
  const bids = new Map(entries.map((e) => [e.seq, e.amount]));
  for (const [amount, seq] of acknowledged) expect(bids.get(seq)).toBe(amount);
  const amounts = entries.map((e) => e.amount);
  expect(new Set(amounts).size).toBe(amounts.length);
}

describe("a stream of bids", () => {
  test("survives kill -9 of the server: every acknowledged bid is there, and none twice", async () => {
    const lot = await aLiveLot();
    const bids = streamOfBids(lot);
    await sleep(1200);
    await market.crash();
    const before = bids.acknowledged.size;
    await market.reopen();
    await sleep(1200);
    await bids.stop();
    expect(before).toBeGreaterThan(5);
    expect(bids.acknowledged.size).toBeGreaterThan(before);
    await expectNothingLostNorDoubled(lot, bids.acknowledged);
  });

  test("survives the end of the market's own database: the market ends with it, and goes on when it is started again", async () => {
    const lot = await aLiveLot();
    const bids = streamOfBids(lot);
    await sleep(1000);
    killDatabase();
    const before = bids.acknowledged.size;
    await expect.poll(() => call("/ready").catch(() => "ended")).toBe("ended");
    await market.crash();
    await market.reopen();
    await sleep(1200);
    await bids.stop();
    expect(bids.acknowledged.size).toBeGreaterThan(before);
    await expectNothingLostNorDoubled(lot, bids.acknowledged);
    expect((await call("/ready")).status).toBe(200);
  });
});

/** kill -9 of this market's own PostgreSQL, found by its data folder. */
function killDatabase(): void {
  const pid = readdirSync("/proc").find((entry) => /^\d+$/.test(entry) && isOwnPostgres(entry));
  if (!pid) throw new Error("The market's database was not found");
  process.kill(Number(pid), "SIGKILL");
}

function isOwnPostgres(pid: string): boolean {
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return /\/postgres$/.test(args[0] ?? "") && args.some((arg) => arg.startsWith(market.data));
  } catch {
    return false; // it ended meanwhile
  }
}
