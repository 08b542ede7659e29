import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { quiet, type RunningMarket, startMarket } from "./market.ts";
import { apiOf } from "./parts/api.ts";

/** The process that renders pages is pulled away: pages say so, bids do not notice. */

let market: RunningMarket;
beforeAll(async () => {
  market = await startMarket(quiet, inject("freshMarket"));
});
afterAll(() => market.stop());

let asked = 0;
/** A page that nobody has asked for before. */
const page = async () => {
  const began = performance.now();
  const reply = await fetch(`${market.url}/aboutus?asked=${++asked}`, {
    headers: { accept: "text/html" },
  });
  const { status, headers } = reply;
  return {
    ...{ status, retryAfter: headers.get("retry-after"), milliseconds: performance.now() - began },
    html: await reply.text(),
  };
};

/** The process that renders pages, among those that the market started. */
function siteProcess(): number {
  const pid = readdirSync("/proc").find((entry) => /^\d+$/.test(entry) && isSite(entry));
  if (!pid) throw new Error("The process that renders pages was not found");
  return Number(pid);
}
function isSite(pid: string): boolean {
  try {
    const parent = /^\d+ \(.*\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
    const program = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return Number(parent) === market.pid && program.includes("apps/web/server.ts");
  } catch {
    return false; // it ended meanwhile
  }
}
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

/** Bids one after the other until `until` is over; answers how long the slowest took. */
async function bidsUntil(until: Promise<unknown>): Promise<{ count: number; slowest: number }> {
  const api = apiOf(market.url);
  const { token } = await api.buyer();
  const { body } = await api.get("/product/shop?rows=100");
  const lot = body.data.findLast(({ basis }: { basis: string }) => basis === "lot");
  let amount: number = (await api.get(`/auction/details/${lot._id}`)).body.data.next_bid;
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void until.then(over, over);
  let [count, slowest] = [0, 0];
  do {
    const began = performance.now();
    const bid = { product_id: lot._id, amount, confirm_unusual: true };
    const { status } = await api.post("/auction", bid, token);
    expect(status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
    amount += 10_000;
    count++;
  } while (!isOver);
  return { count, slowest };
}

test("the process that renders pages is killed: a page says so and when to come back, and it comes back by itself (T4)", async () => {
  await expect.poll(async () => (await page()).status).toBe(200);
  process.kill(siteProcess(), "SIGKILL");
  const { status, retryAfter, html } = await page();
  expect([status, retryAfter]).toEqual([503, "2"]);
  expect(html).toContain("Pages cannot be shown for a moment.");
  expect(html).toContain(`<meta http-equiv="refresh" content="2">`);
  const isBack = async () => {
    while ((await page()).status !== 200);
  };
  const back = isBack();
  expect((await bidsUntil(back)).count).toBeGreaterThan(0);
  await back;
});

test("it stands still: a page says so within twenty seconds, bids go on, and another takes its place (T4)", async () => {
  const stopped = siteProcess();
  process.kill(stopped, "SIGSTOP");
  const waited = page();
  const { count, slowest } = await bidsUntil(waited);
  const { status, retryAfter, milliseconds } = await waited;
  expect([status, retryAfter]).toEqual([503, "2"]);
  expect(milliseconds).toBeLessThan(20_000);
  expect(count).toBeGreaterThan(10);
  expect(slowest).toBeLessThan(2_000);
  await expect.poll(async () => (await page()).status, { timeout: 60_000 }).toBe(200);
  expect(isGone(stopped)).toBe(true);
});

test("no process is left behind, neither after kill -9 nor after a close in good order", async () => {
  const first = siteProcess();
  await market.crash();
  await expect.poll(() => isGone(first)).toBe(true);
  await market.reopen();
  await expect.poll(async () => (await page()).status).toBe(200);
  const second = siteProcess();
  await market.close();
  expect(isGone(second)).toBe(true);
  await market.reopen();
});
