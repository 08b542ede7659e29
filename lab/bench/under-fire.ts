import { createBenchMarket, someBuyers, someLots } from "../../bench/parts/market.ts";
import { table } from "../../bench/parts/table.ts";
import { fireAt } from "./parts/fire.ts";

/**
 * How long a bid waits while 200 pages that nobody has seen and 300 renditions of pictures are
 * asked for at once. Bids come at an even pace whether or not the last was answered, so that a
 * stall counts in full.
 */
const BIDS_PER_SECOND = 50;
const QUIET_SECONDS = 4;
const PAGES = 200;
const RENDITIONS = 300;

const market = await createBenchMarket();
const origin = `http://127.0.0.1:${market.port}`;
const buyers = await someBuyers(market.db, 20);
const [lot] = await someLots(market.db, 1);
/** Rupees; the lot begins at 1,000, and each bid is a little above the one before. */
let price = 1_000;

async function bid(n: number): Promise<{ milliseconds: number; status: number }> {
  const begun = performance.now();
  price += 100;
  const reply = await fetch(`${origin}/api/auction`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${buyers[n % buyers.length]?.token}`,
    },
    body: JSON.stringify({ product_id: String(lot), amount: price }),
  });
  await reply.arrayBuffer();
  return { milliseconds: performance.now() - begun, status: reply.status };
}

/** Bids at an even pace until `until` is over; sorted milliseconds. */
async function bidUntil(until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  void until.then(() => {
    isOver = true;
  });
  const bids: ReturnType<typeof bid>[] = [];
  const begun = performance.now();
  for (let n = 0; !isOver; n++) {
    const due = begun + (n * 1000) / BIDS_PER_SECOND;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    bids.push(bid(n));
  }
  const answers = await Promise.all(bids);
  const accepted = answers.filter(({ status }) => status === 200).length;
  if (accepted < answers.length / 2) throw new Error(`Only ${accepted} bids were accepted`);
  const strange = answers.filter(({ status }) => status !== 200 && status !== 409);
  if (strange.length) throw new Error(`A bid was answered ${strange[0]?.status}`);
  return answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
}

const quantile = (sorted: readonly number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

const { rows } = await market.db.query<{ url: string; image: string }>(
  "select url, pictures->0->>'image' as image from lots where jsonb_array_length(pictures) > 0",
);
const widths = [160, 320, 480, 640, 800, 960, 1280, 1600];
const pages = Array.from(
  { length: PAGES },
  (_, i) => `/auctiondetail/${rows[i % rows.length]?.url}?seen=${i}`,
);
const renditions = Array.from({ length: RENDITIONS }, (_, i) => {
  const width = widths[Math.floor(i / rows.length) % widths.length];
  return `/uploads/${rows[i % rows.length]?.image}?w=${width}&f=avif`;
});

await bidUntil(new Promise((done) => setTimeout(done, 1000)));
const quiet = await bidUntil(new Promise((done) => setTimeout(done, 1000 * QUIET_SECONDS)));
const fired = fireAt([...pages, ...renditions].map((path) => origin + path));
const begun = performance.now();
const busy = await bidUntil(fired);
const seconds = (performance.now() - begun) / 1000;
const statuses = new Map<number, number>();
for (const status of await fired) statuses.set(status, (statuses.get(status) ?? 0) + 1);
await market.stop();

const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
table(
  "Bids under fire: 200 pages never seen and 300 renditions at once",
  ["", "bids", "p50 ms", "p99 ms", "longest ms"],
  [
    ["quiet", quiet.length, quantile(quiet, 0.5), quantile(quiet, 0.99), quantile(quiet, 1)],
    ["under fire", busy.length, quantile(busy, 0.5), quantile(busy, 0.99), quantile(busy, 1)],
  ],
  `The fire took ${seconds.toFixed(1)} s: ${answers}.`,
);
