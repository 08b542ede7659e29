import { setTimeout as sleep } from "node:timers/promises";
import { keepBidding, type Line } from "./bidder.ts";
import { faults } from "./faults.ts";
import type { History } from "./history.ts";
import { randomFrom, shuffled } from "./random.ts";
import { prepareAuctions, readEnd, type SmallMarket } from "./small-market.ts";
import { keepWatching } from "./watcher.ts";

export interface FaultRun {
  readonly seed: number;
  readonly lots: number;
  readonly buyers: number;
  readonly watchers: number;
  /** How often each fault happens. */
  readonly rounds: number;
}

export interface FaultResult {
  readonly history: History;
  /** What happened when, and for how long no bid was accepted after it, milliseconds. */
  readonly happened: readonly { readonly fault: string; readonly silence: number }[];
}

/** A bidder waits so long for an answer before asking another node. */
const PATIENCE = 3_000;
/** Between two faults. */
const CALM = 1_000;
/** For a fault and the calm after it, on a slow machine. */
const FAULT_SECONDS = 4;
/** After the last fault the auctions go on, and end at the latest so much later. */
const LONGER = 8;
const MOST_WAITED = 60_000;

/** Bids, watches and breaks things in an order that the seed names, until the auctions have ended. */
export async function runFaults(market: SmallMarket, run: FaultRun): Promise<FaultResult> {
  const random = randomFrom(run.seed);
  const line: Line = {
    nodes: market.fronts.map(({ port }) => `http://127.0.0.1:${port}`),
    patience: PATIENCE,
    random: randomFrom(run.seed + 1),
  };
  const order = shuffled(random, Array.from({ length: run.rounds }, () => faults).flat());
  const { lots, bidders } = await prepareAuctions(market.databaseUrl, {
    lots: run.lots,
    buyers: run.buyers,
    seconds: order.length * FAULT_SECONDS,
    longer: LONGER,
  });
  const ids = lots.map(({ lot }) => lot);
  const watched = new AbortController();
  const watchers = Array.from({ length: run.watchers }, (_, i) =>
    keepWatching(line, `watcher ${i}`, ids[i % ids.length] as number, watched.signal),
  );
  let isOver = false;
  const bidding = bidders.map((bidder) => keepBidding(line, bidder, ids, () => isOver));
  const started: { fault: string; at: number }[] = [];
  for (const fault of order) {
    await sleep(CALM);
    started.push({ fault: fault.name, at: performance.now() });
    await fault.happen(market, random);
  }
  await closed(line, ids);
  isOver = true;
  const bids = (await Promise.all(bidding)).flat();
  const tokens = bidders.map(({ token }) => token);
  const ends = await Promise.all(ids.map((lot) => readEnd(line.nodes[0] ?? "", lot, tokens)));
  // What was written last is heard by those whose line broke, too.
  await sleep(CALM * 2);
  watched.abort();
  const history = { lots, bids, ends, watchers: await Promise.all(watchers) };
  const accepted = bids
    .flatMap(({ tries }) => tries.filter(({ answer }) => answer === "accepted"))
    .map(({ endedAt }) => endedAt)
    .sort((a, b) => a - b);
  const happened = started.map(({ fault, at }) => ({ fault, silence: silenceAfter(accepted, at) }));
  return { history, happened };
}

/** The longest time without an accepted bid that began within a second of `at`, or was under way. */
function silenceAfter(accepted: readonly number[], at: number): number {
  let longest = 0;
  for (const [i, time] of accepted.entries()) {
    const next = accepted[i + 1];
    if (next !== undefined && next > at && time < at + CALM)
      longest = Math.max(longest, next - time);
  }
  return Math.round(longest);
}

async function closed(line: Line, lots: readonly number[]): Promise<void> {
  const waiting = new Set(lots);
  const latest = performance.now() + MOST_WAITED * 3;
  while (waiting.size > 0) {
    for (const lot of waiting) {
      const { data } = (await fetch(`${line.nodes[0]}/api/auction/details/${lot}`, {
        signal: AbortSignal.timeout(PATIENCE),
      })
        .then((response) => response.json())
        .catch(() => ({ data: null }))) as { data: { outcome: string | null } | null };
      if (data?.outcome) waiting.delete(lot);
    }
    if (performance.now() > latest) throw new Error(`Lots ${[...waiting]} never ended`);
    await sleep(200);
  }
}
