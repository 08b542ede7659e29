import { quantile } from "./parts/load.ts";
import {
  askDeposits,
  createBenchMarket,
  depositAll,
  someBuyers,
  someLots,
} from "./parts/market.ts";
import { table } from "./parts/table.ts";

/**
 * Ten thousand auctions with five bidders each end in the same second, while bids go on elsewhere:
 * how long until all are settled, notified and ordered, and what a bid waits meanwhile.
 */
const AUCTIONS = Number(process.env.AUCTIONS ?? 10_000);
const BIDDERS = 5;
/** `1`: each asks for a deposit of 10 %, which stands for its award then. */
const DEPOSIT = process.env.DEPOSIT === "1";

const market = await createBenchMarket();
const buyers = await someBuyers(market.db, 50);
const ids = buyers.map((buyer) => buyer.id);
const [other, ...lots] = (await someLots(market.db, AUCTIONS + 1)) as [number, ...number[]];
if (DEPOSIT) {
  await depositAll(market.db, ids);
  await askDeposits(market.db, lots);
}
await writeBids();

const bid = async (n: number): Promise<number> => {
  const begun = performance.now();
  const reply = await fetch(`http://127.0.0.1:${market.port}/api/auction`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${buyers[n % buyers.length]?.token}`,
    },
    body: JSON.stringify({ product_id: other, amount: 2000 + n }),
  });
  if (reply.status !== 200) throw new Error(await reply.text());
  return performance.now() - begun;
};
for (let n = 0; n < 100; n++) await bid(n);

await market.db.query(
  "update timetables set hard_ends_at = now() + interval '1 minute' where lot_id = any($1)",
  [lots],
);
const begun = performance.now();
await market.db.query(
  `with ends as (update auctions set ends_at = now() where lot_id = any($1))
    update listed_lots set ends_at = now() where lot_id = any($1)`,
  [lots],
);
const waits: number[] = [];
let open = AUCTIONS;
for (let n = 100; open > 0; n++) {
  waits.push(await bid(n));
  await new Promise((r) => setTimeout(r, 20));
  if (n % 10 === 0)
    open = await count(
      "select count(*) from timetables where lot_id = any($1) and closed_at is null",
    );
}
const seconds = (performance.now() - begun) / 1000;
const sold = await count(
  "select count(*) from timetables where lot_id = any($1) and outcome = 'sold'",
);
const won = await count("select count(*) from awards where lot_id = any($1)");
const notices = await count("select count(*) from notifications where $1::bigint[] is not null");
const waiting = await count("select count(*) from messages where $1::bigint[] is not null");
await market.stop();
waits.sort((a, b) => a - b);
table(
  "Closing storm",
  [
    "auctions",
    "bidders each",
    "settled in s",
    "sold",
    "orders won",
    "notices",
    "messages",
    "bid elsewhere p50 ms",
    "p99 ms",
  ],
  [
    [
      AUCTIONS,
      BIDDERS,
      seconds,
      sold,
      won,
      notices,
      waiting,
      quantile(waits, 0.5),
      quantile(waits, 0.99),
    ],
  ],
  "All end in the same second. A close, its winner, orders, notices and queued messages are one transaction.",
);

async function count(text: string): Promise<number> {
  const { rows } = await market.db.query<{ count: string }>(text, [lots]);
  return Number(rows[0]?.count);
}

/** Bids as they stand in the tables after five bidders; their chain is not what is measured. */
async function writeBids(): Promise<void> {
  await market.db.query(
    `with entry as (
      insert into ledger_entries (lot_id, seq, kind, amount, at, bidder_id, bidder, bidder_mark,
        ends_at, previous, hash)
      select l, n, 'bid', 100000 + n * 1000, now(), ($2::bigint[])[1 + (l + n) % 50],
        'Bidder ' || n, '', now() + interval '1 day', '', ''
      from unnest($1::bigint[]) l, generate_series(1, $3) n
      returning lot_id, bidder_id, seq, amount)
    insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_seq,
        last_bid_at, outbid_notified_seq, company_id, has_deposit)
      select e.lot_id, e.bidder_id, l.seller_id, e.seq, e.amount, 1, e.seq, now(), e.seq,
        seat.company_id, l.deposit_kind is not null
      from entry e join lots l on l.id = e.lot_id
        join company_users seat on seat.user_id = e.bidder_id`,
    [lots, ids, BIDDERS],
  );
  await market.db.query(
    `update auctions a set highest_bid = e.amount, lowest_bid = 101000, leader_id = e.bidder_id,
        leader_alias = e.seq, bid_count = $2, bidder_count = $2,
        ledger_seq = $2, ledger_hash = repeat('0', 64)
      from ledger_entries e where e.lot_id = a.lot_id and e.seq = $2 and a.lot_id = any($1)`,
    [lots, BIDDERS],
  );
  await market.db.query("analyze");
}
