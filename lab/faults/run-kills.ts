import pg from "pg";
import { verifyJournal } from "../../apps/server/src/features/journal-desk/index.ts";
import { connectDatabase, type Db } from "../../apps/server/src/platform/db/db.ts";
import { allClosed } from "./all-closed.ts";
import { prepareBidders, prepareLots, readEnd } from "./auctions.ts";
import { type Bidder, keepBidding, type Line } from "./bidder.ts";
import { checkCover, checkHeld, checkMoney } from "./checker/check-money.ts";
import { checkWithdrawals } from "./checker/check-withdrawals.ts";
import type { BidSent, History, LotEnd, LotSet } from "./checker/history.ts";
import { keepDeciding, signInFinance } from "./finance.ts";
import { type Killed, keepKilling } from "./kills.ts";
import { allCredited, PAYERS, payRound } from "./pay-sales.ts";
import { keepPaying, type Paid } from "./payers.ts";
import { randomFrom } from "./random.ts";
import type { SmallMarket } from "./small-market.ts";
import { waitFor } from "./wait-for.ts";
import { withdrawalsAtRest } from "./withdrawals-at-rest.ts";
import { keepWithdrawing, prepareWithdrawers, type Withdrawn } from "./withdrawers.ts";

export interface KillRun {
  readonly seed: number;
  readonly kills: number;
  readonly buyers: number;
  /** One round's; every second asks for a deposit and is paid through the market. */
  readonly lots: number;
  /** For what is to be seen as it happens. */
  readonly onStep?: (line: string) => void;
}

export interface KillResult {
  readonly history: History;
  /** Faults of the money, at the end or after one of the kills. */
  readonly faults: readonly string[];
  readonly killed: Readonly<Record<Killed, number>>;
  /** How often the money was checked while bids, closes and payouts went on. */
  readonly audits: number;
  readonly topUps: readonly Paid[];
  readonly payments: readonly Paid[];
  readonly withdrawn: readonly Withdrawn[];
}

const ROUND_SECONDS = 20;
/** Late bids move an end by so much at most. */
const LONGER = 5;

/** Round after round of lots, payments and payouts under kills, until so many were done. */
export async function runKills(market: SmallMarket, run: KillRun): Promise<KillResult> {
  const pool = new pg.Pool({ connectionString: market.databaseUrl, max: 3 });
  pool.on("error", () => undefined);
  const database = connectDatabase(market.databaseUrl, 1, () => undefined);
  try {
    return await runOn(market, run, pool, database.db);
  } finally {
    await Promise.all([pool.end(), database.close()]);
  }
}

async function runOn(
  market: SmallMarket,
  run: KillRun,
  pool: pg.Pool,
  db: Db,
): Promise<KillResult> {
  const line: Line = {
    ...{ nodes: market.fronts.map(({ port }) => `http://127.0.0.1:${port}`), timeoutMs: 3_000 },
    ...{ random: randomFrom(run.seed + 1), pause: 150 },
  };
  const bidders = await prepareBidders(pool, run.buyers);
  const payers = bidders.filter((_, i) => i % PAYERS === 0);
  const finance = await signInFinance(line);
  const withdrawers = await prepareWithdrawers(line, finance, payers);
  const [topUps, withdrawn]: [Paid[], Withdrawn[]] = [[], []];
  let [isOver, isAtRest] = [false, false];
  const until = { isOver: () => isOver };
  const busy = [
    ...payers.map((payer) => keepPaying(line, payer, { history: topUps, ...until })),
    ...withdrawers.map((one) => keepWithdrawing(line, one, { history: withdrawn, ...until })),
  ];
  const deciding = keepDeciding(line, finance, () => isAtRest);

  const giveUp = () => {
    isOver = true;
    isAtRest = true;
  };

  const audited = { faults: [] as string[], audits: 0 };
  const killed = { node: 0, backend: 0, database: 0 };
  const killing = keepKilling(market, {
    ...{ kills: run.kills, random: randomFrom(run.seed), ...until },
    async onKill(what) {
      killed[what] += 1;
      run.onStep?.(`${what} killed`);
      const found = await audit(pool, db);
      if (found) audited.audits += 1;
      audited.faults.push(...(found ?? []).map((fault) => `after a ${what}: ${fault}`));
    },
  }).finally(() => {
    isOver = true;
  });
  const rounds = playRounds(line, pool, { ...run, bidders, ...until });
  const [played] = await Promise.all([rounds, killing]).catch((error: unknown) => {
    giveUp();
    throw error;
  });
  await Promise.all(busy);
  run.onStep?.(`${withdrawn.length} withdrawals asked`);
  await withdrawalsAtRest(pool).finally(giveUp);
  run.onStep?.("withdrawals at rest");
  await deciding;
  await allCredited(pool);
  run.onStep?.("payments credited");

  const { lots, bids, payments } = played;
  const ends: LotEnd[] = [];
  for (const { lot } of lots) ends.push(await readEnd(line.nodes[0] ?? "", pool, lot));
  const faults = [
    ...new Set(audited.faults),
    ...(await checkMoney(pool, { topUps, payments, withdrawn })),
  ];
  const history = { lots, bids, ends, opened: [], watchers: [] };
  return { history, faults, killed, audits: audited.audits, topUps, payments, withdrawn };
}

/** Faults of the money now, while all goes on; null where the database has not come back yet. */
async function audit(pool: pg.Pool, db: Db): Promise<string[] | null> {
  try {
    const { broken } = await verifyJournal(db);
    const found = await Promise.all([checkCover(pool), checkHeld(pool), checkWithdrawals(pool)]);
    return [...(broken === null ? [] : [broken]), ...found.flat()];
  } catch {
    return null;
  }
}

interface Playing extends Pick<KillRun, "lots" | "onStep"> {
  readonly bidders: readonly Bidder[];
  readonly isOver: () => boolean;
}

async function playRounds(line: Line, pool: pg.Pool, { bidders, isOver, ...run }: Playing) {
  const played = { lots: [] as LotSet[], bids: [] as BidSent[], payments: [] as Paid[] };
  while (!isOver()) {
    const lots = await again(() =>
      prepareLots(pool, { lots: run.lots, seconds: ROUND_SECONDS, longer: LONGER }),
    );
    const ids = lots.map(({ lot }) => lot);
    let isClosed = false;
    const round = { lots: ids, history: played.bids, isOver: () => isClosed };
    const bidding = bidders.map((bidder) => keepBidding(line, bidder, round));
    await allClosed(line, ids).finally(() => {
      isClosed = true;
    });
    await Promise.all(bidding);
    const paid = await again(() => payRound(line, pool, bidders, ids));
    played.lots.push(...lots);
    played.payments.push(...paid);
    run.onStep?.(`${played.lots.length} lots closed, ${played.bids.length} bids sent`);
  }
  return played;
}

/** Until the database bears it: what was half done before is left to lie. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  let done: { result: T } | undefined;
  await waitFor(async () => {
    done = { result: await work() };
    return true;
  }, "The database never came back");
  if (!done) throw new Error("Nothing was done");
  return done.result;
}
