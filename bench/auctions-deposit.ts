import { type Load, measure } from "./parts/load.ts";
import {
  askDeposits,
  createBenchMarket,
  depositAll,
  someBuyers,
  someLots,
} from "./parts/market.ts";
import { table } from "./parts/table.ts";

/**
 * One hot auction that asks for a deposit of 10 % against one that asks for none, in turns; and the
 * same for companies that lead 500 other lots with deposits.
 */
const SECONDS = Number(process.env.SECONDS ?? 6);
const TURNS = Number(process.env.TURNS ?? 5);
const LED = 500;

const market = await createBenchMarket();
const buyers = await someBuyers(market.db, 64);
const ids = buyers.map((buyer) => buyer.id);
await depositAll(market.db, ids);
const [warm, ...lots] = (await someLots(market.db, 1 + 4 * TURNS + LED * ids.length)) as [
  number,
  ...number[],
];
const load = (lot: number): Load => ({
  ...{ port: market.port, connections: 64, seconds: SECONDS, method: "POST", path: "/api/auction" },
  tokens: buyers.map((b) => b.token),
  lots: [lot],
});

await measure({ ...load(warm), seconds: 3 });
const rows: (string | number)[][] = [];
await turns("leading nothing else");
await leadOthers();
await turns(`each leading ${LED} other lots`);
await market.stop();
table(
  "Bids answered a second, with a deposit and without",
  [
    "companies",
    "turn",
    "without",
    "with 10 %",
    "ratio",
    "p99 ms without",
    "p99 ms with",
    "answers",
  ],
  rows,
  "One auction, 64 connections, a company each. The deposit is read and held in the bids' own transaction.",
);

async function turns(name: string): Promise<void> {
  const ratios: number[] = [];
  for (let turn = 1; turn <= TURNS; turn++) {
    const [plain, asking] = lots.splice(0, 2) as [number, number];
    await askDeposits(market.db, [asking]);
    const without = await measure(load(plain));
    const withDeposit = await measure(load(asking));
    const ratio = withDeposit.perSecond / without.perSecond;
    ratios.push(ratio);
    const answers = JSON.stringify(withDeposit.byStatus);
    rows.push([
      ...[name, turn, without.perSecond, withDeposit.perSecond, ratio],
      ...[without.p99, withDeposit.p99, answers],
    ]);
  }
  rows.push([name, "worst", "", "", Math.min(...ratios), "", "", ""]);
}

/** As they stand in the tables: each company leads its own lots. */
async function leadOthers(): Promise<void> {
  const others = lots.splice(-LED * ids.length);
  await askDeposits(market.db, others);
  await market.db.query(
    `insert into bid_orders (lot_id, bidder_id, seller_id, alias, best_bid, bid_count, last_seq,
        last_bid_at, company_id, has_deposit)
      select l.id, led.bidder, l.seller_id, 1, 200000, 1, 1, now(), seat.company_id, true
      from unnest($1::bigint[]) with ordinality as o(id, n)
        cross join lateral (select ($2::bigint[])[1 + o.n % ${ids.length}] as bidder) led
        join lots l on l.id = o.id
        join company_users seat on seat.user_id = led.bidder`,
    [others, ids],
  );
  await market.db.query(
    `update auctions a set highest_bid = o.best_bid, lowest_bid = o.best_bid,
        leader_id = o.bidder_id, leader_alias = 1, bid_count = 1, bidder_count = 1
      from bid_orders o where o.lot_id = a.lot_id and a.lot_id = any($1)`,
    [others],
  );
  await market.db.query("analyze");
}
