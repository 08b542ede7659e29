import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { allClosed } from "./all-closed.ts";
import { prepareBidders, prepareLots, readEnd } from "./auctions.ts";
import { type Bidder, keepBidding, type Line, readOwnMaximum } from "./bidder.ts";
import { checkMoney } from "./checker/check-money.ts";
import type { BidSent, History, LotEnd, Opened, TenderSent } from "./checker/history.ts";
import type { Fault } from "./faults.ts";
import { keepDeciding, signInFinance } from "./finance.ts";
import { PAYERS, paySales } from "./pay-sales.ts";
import { keepPaying, type Paid } from "./payers.ts";
import { randomFrom, shuffled } from "./random.ts";
import { keepTendering, prepareTenderLots } from "./tenderer.ts";
import { waitFor } from "./wait-for.ts";
import { keepWatching } from "./watcher.ts";
import { withdrawalsAtRest } from "./withdrawals-at-rest.ts";
import { keepWithdrawing, prepareWithdrawers, type Withdrawn } from "./withdrawers.ts";

/** A market that things are done to. */
export interface FaultyMarket {
  /** Where bidders and watchers come in: `https://10.77.0.51`. */
  readonly entrances: readonly string[];
  readonly databaseUrl: string;
  readonly faults: readonly Fault[];
  /** Whether it would survive the next fault: its standby is there again. */
  readonly isWhole?: () => Promise<boolean>;
}

export interface FaultRun {
  readonly seed: number;
  readonly lots: number;
  /** So many more are sold by sealed tender; some of the bidders tender for them, too. */
  readonly sealed: number;
  readonly buyers: number;
  readonly watchers: number;
  /** How long the auctions last at least, seconds; faults happen until then. */
  readonly seconds: number;
  /** Between two bids of a bidder, milliseconds at most. */
  readonly pause: number;
  /** Between two faults, milliseconds. */
  readonly calm: number;
  /** A bidder waits so long for an answer before asking again, milliseconds; 3,000 if not given. */
  readonly timeoutMs?: number;
  /** For what is to be seen as it happens. */
  readonly onFault?: (line: string) => void;
}

export interface FaultResult {
  readonly history: History;
  readonly happened: readonly Happened[];
  /** The checker's faults of the money, how often somebody paid, and asked for their money. */
  readonly money: {
    readonly faults: readonly string[];
    readonly topUps: number;
    readonly withdrawals: number;
  };
}
export interface Happened {
  readonly fault: string;
  /** By the clock of the history. */
  readonly at: number;
  /** The longest time without an accepted bid until the next fault, milliseconds. */
  readonly silence: number;
  readonly accepted: number;
}

/** The market never came back: what bidders and watchers wrote down until then. */
export class GivenUp extends Error {
  readonly history: Pick<History, "lots" | "bids" | "tenders" | "watchers">;
  constructor(cause: unknown, history: GivenUp["history"]) {
    super("The run was given up", { cause });
    this.history = history;
  }
}

const TIMEOUT_MS = 3_000;
/** After the last fault the auctions go on, seconds, and end so much later at the latest. */
const AFTER = 5;
const LONGER = 8;
/** Every so manieth bidder tenders, too. */
const TENDERERS = 4;
/** So many companies at most take money out: two persons look at each withdrawal. */
const WITHDRAWERS = 20;

/** Bids, watches and breaks things in an order that the seed names, until the auctions ended. */
export async function runFaults(market: FaultyMarket, run: FaultRun): Promise<FaultResult> {
  const db = new pg.Pool({ connectionString: market.databaseUrl, max: 2 });
  db.on("error", () => undefined);
  try {
    return await runOn(market, run, db);
  } finally {
    await db.end();
  }
}

async function runOn(market: FaultyMarket, run: FaultRun, db: pg.Pool): Promise<FaultResult> {
  const line: Line = {
    nodes: market.entrances,
    timeoutMs: run.timeoutMs ?? TIMEOUT_MS,
    random: randomFrom(run.seed + 1),
    pause: run.pause,
  };
  const bidders = await prepareBidders(db, run.buyers);
  const payers = bidders.filter((_, i) => i % PAYERS === 0);
  const finance = await signInFinance(line);
  const withdrawers = await prepareWithdrawers(line, finance, payers.slice(0, WITHDRAWERS));
  const begun = performance.now();
  const lots = await prepareLots(db, {
    ...{ lots: run.lots, seconds: run.seconds + AFTER, longer: LONGER },
  });
  const ids = lots.map(({ lot }) => lot);
  const sealed = await prepareTenderLots(line, db, {
    ...{ lots: run.sealed, seconds: run.seconds + AFTER, minBidders: null },
  });
  const sealedIds = sealed.map(({ lot }) => lot);
  const watched = new AbortController();
  const watchers = Array.from({ length: run.watchers }, (_, i) =>
    keepWatching(line, `watcher ${i}`, ids[i % ids.length] as number, watched.signal),
  );
  let isOver = false;
  const bids: BidSent[] = [];
  const tenders: TenderSent[] = [];
  const tenderers = run.sealed ? bidders.filter((_, i) => i % TENDERERS === 0) : [];
  const shared = { lots: ids, history: bids, isOver: () => isOver };
  const topUps: Paid[] = [];
  const withdrawn: Withdrawn[] = [];
  const moving = [
    ...payers.map((one) => keepPaying(line, one, { ...shared, history: topUps })),
    ...tenderers.map((one) =>
      keepTendering(line, one, { ...shared, lots: sealedIds, history: tenders }),
    ),
    ...withdrawers.map((one) => keepWithdrawing(line, one, { ...shared, history: withdrawn })),
  ];
  let isAtRest = false;
  const deciding = keepDeciding(line, finance, () => isAtRest);
  const bidding = bidders.map((bidder) => keepBidding(line, bidder, shared));
  const giveUp = async (cause: unknown) => {
    isOver = true;
    isAtRest = true;
    watched.abort();
    throw new GivenUp(cause, {
      ...{ lots: [...lots, ...sealed], bids, tenders },
      watchers: await Promise.all(watchers),
    });
  };
  const until = begun + run.seconds * 1000;
  const started = await breakThings(market, run, until, bids).catch(giveUp);
  await allClosed(line, [...ids, ...sealedIds]).catch(giveUp);
  isOver = true;
  await Promise.all([...bidding, ...moving]);
  await withdrawalsAtRest(db).finally(() => {
    isAtRest = true;
  });
  await deciding;
  const faultsOfMoney = await checkMoney(db, {
    topUps,
    payments: await paySales(line, db, bidders),
    withdrawn,
  });
  const entrance = market.entrances[0] ?? "";
  const ends: LotEnd[] = [];
  for (const lot of [...ids, ...sealedIds]) ends.push(await readEnd(entrance, db, lot));
  const opened = await openMaximums(line, bidders, bids);
  // The entries written last are received by watchers whose line broke, too.
  await sleep(TIMEOUT_MS);
  watched.abort();
  const history = {
    ...{ lots: [...lots, ...sealed], bids, tenders, ends, opened },
    watchers: await Promise.all(watchers),
  };
  const left = withdrawn.filter(({ answer }) => answer === "done").length;
  const money = { faults: faultsOfMoney, topUps: topUps.length, withdrawals: left };
  return { history, happened: silences(started, bids), money };
}

/** So many bidders ask for what opens their maximums: not all, for there may be thousands. */
const OPENED = 300;

async function openMaximums(
  line: Line,
  bidders: readonly Bidder[],
  bids: readonly BidSent[],
): Promise<Opened[]> {
  const of = new Map(bidders.map((bidder) => [bidder.bidder, bidder]));
  const left = bids.filter(
    ({ maximum = 0, tries }) => maximum > 0 && tries.at(-1)?.answer === "accepted",
  );
  const once = new Map(left.map(({ bidder, lot }) => [`${bidder} ${lot}`, { bidder, lot }]));
  const opened: Opened[] = [];
  for (const { bidder, lot } of shuffled(line.random, [...once.values()]).slice(0, OPENED))
    opened.push(await readOwnMaximum(line, of.get(bidder) as Bidder, lot));
  return opened;
}

interface Started {
  readonly fault: string;
  readonly at: number;
}

/**
 * Each fault once, then all again in another order, until `until`. One at a time: the next waits
 * until bids are accepted again and the market is whole.
 * @throws Error when it does not become so
 */
async function breakThings(
  { faults, isWhole = async () => true }: FaultyMarket,
  { seed, calm, onFault }: FaultRun,
  until: number,
  bids: readonly BidSent[],
): Promise<Started[]> {
  const random = randomFrom(seed);
  const started: Started[] = [];
  while (performance.now() < until)
    for (const fault of shuffled(random, faults)) {
      await sleep(calm);
      if (performance.now() >= until) break;
      onFault?.(fault.name);
      started.push({ fault: fault.name, at: performance.now() });
      await fault.happen(random, (name) => onFault?.(`  ${name}`));
      const answered = bids.length;
      const isOver = () => performance.now() >= until;
      const recovered = async () => bids.slice(answered).some(isAccepted) && (await isWhole());
      await waitFor(async () => isOver() || recovered(), `Not whole again after: ${fault.name}`);
    }
  return started;
}

const isAccepted = ({ tries }: BidSent) => tries.at(-1)?.answer === "accepted";

/** A silence that began under one fault is that fault's, also where it lasts into the next. */
function silences(started: readonly Started[], bids: History["bids"]): Happened[] {
  const accepted = bids
    .flatMap(({ tries }) => tries.filter(({ answer }) => answer === "accepted"))
    .map(({ endedAt }) => endedAt)
    .sort((a, b) => a - b);
  return started.map(({ fault, at }, i) => {
    const next = started[i + 1]?.at ?? accepted.at(-1) ?? at;
    const during = accepted.filter((time) => time > at && time < next);
    const after = accepted.find((time) => time >= next) ?? next;
    const times = [at, ...during, after];
    const silence = Math.max(...times.slice(1).map((time, n) => time - (times[n] ?? time)));
    return { fault, at, silence: Math.round(silence), accepted: during.length };
  });
}
