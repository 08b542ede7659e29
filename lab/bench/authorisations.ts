import { type Load, measure, quantile } from "../../bench/parts/load.ts";
import { authoriseAll, createBenchMarket, someBuyers, someLots } from "../../bench/parts/market.ts";
import { processorSeconds } from "../../bench/parts/processor-time.ts";
import { table } from "../../bench/parts/table.ts";

/**
 * One hot auction without and with a requirement, in turns: what it costs to check each bidder's
 * authorisation and capacity behind the locks.
 */
const SECONDS = Number(process.env.SECONDS ?? 8);
const TURNS = 5;
const CONNECTIONS = 64;

const market = await createBenchMarket();
const buyers = await someBuyers(market.db, 512);
const lots = await someLots(market.db, 2 * TURNS + 1);
const [warm, ...others] = lots as [number, ...number[]];
const gated = others.slice(0, TURNS);
const plain = others.slice(TURNS);
await authoriseAll(
  market.db,
  buyers.map((buyer) => buyer.id),
  gated,
);
const load = (lot: number): Load => ({
  seconds: SECONDS,
  method: "POST",
  path: "/api/auction",
  tokens: buyers.map((buyer) => buyer.token),
  port: market.port,
  connections: CONNECTIONS,
  lots: [lot],
});

interface Turn {
  readonly perSecond: number;
  /** Microseconds of processor time a bid, of server and database together. */
  readonly cost: number;
  readonly answers: string;
}
async function bidOn(lot: number): Promise<Turn> {
  const used = () =>
    processorSeconds(market.server.pid ?? 0) + processorSeconds(market.databasePid);
  const before = used();
  const { perSecond, byStatus } = await measure(load(lot));
  return {
    perSecond,
    cost: ((used() - before) * 1e6) / (perSecond * SECONDS),
    answers: Object.entries(byStatus)
      .map(([status, count]) => `${status}: ${count}`)
      .join(", "),
  };
}

await measure({ ...load(warm), seconds: 3 });
const turns: { without: Turn; with: Turn }[] = [];
for (const [turn, lot] of plain.entries())
  turns.push({ without: await bidOn(lot), with: await bidOn(gated[turn] ?? 0) });
await market.stop();

const median = (numbers: readonly number[]) =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
const row = (name: string, a: Omit<Turn, "answers">, b: Omit<Turn, "answers">, answers: string) => [
  name,
  a.perSecond,
  b.perSecond,
  b.perSecond / a.perSecond,
  a.cost,
  b.cost,
  a.cost / b.cost,
  answers,
];
const medianOf = (which: "with" | "without") => ({
  perSecond: median(turns.map((turn) => turn[which].perSecond)),
  cost: median(turns.map((turn) => turn[which].cost)),
});
table(
  `Bids answered a second by ${CONNECTIONS} connections, without and with a required authorisation`,
  ["", "without", "with", "ratio", "µs a bid", "with", "ratio", "answers"],
  [
    ...turns.map((turn, i) => row(`turn ${i + 1}`, turn.without, turn.with, turn.with.answers)),
    row("median", medianOf("without"), medianOf("with"), ""),
  ],
  "µs a bid: processor time of server and database, which a busy machine changes less.",
);
