import type { Entry, WatcherLog } from "./history.ts";

/** A piece of news has its newest entries only: so many are always among them. */
const MIN_STREAMED = 64;

/** Everything since it came, in order, once, as the ledger has it; the end, too. */
export function checkWatcher({ from, received }: WatcherLog, ledger: readonly Entry[]): string[] {
  const faults: string[] = [];
  const bids = received.filter(({ event }) => event === "bid");
  const bySeq = new Map(ledger.map((entry) => [entry.seq, entry]));
  let last = from;
  for (const [i, { seq, bidder, highest }] of bids.entries()) {
    if (seq <= last) faults.push(`heard entry ${seq} after ${last}`);
    const missed = ledger.filter((e) => e.kind === "bid" && e.seq > last && e.seq < seq);
    const run = bids.slice(i, i + MIN_STREAMED);
    const isLongRun =
      run.length === MIN_STREAMED && (run.at(-1)?.seq ?? 0) - seq === MIN_STREAMED - 1;
    if (missed.length > 0 && !isLongRun)
      faults.push(`missed entries ${missed.map((e) => e.seq).join(", ")}`);
    const entry = bySeq.get(seq);
    if (!entry || entry.bidder !== bidder) faults.push(`heard entry ${seq}, which is another`);
    else if ((highest ?? 0) < entry.amount)
      faults.push(`heard ₹${highest} for entry ${seq} of ₹${entry.amount}`);
    last = Math.max(last, seq);
  }
  const unheard = ledger.filter((e) => e.kind === "bid" && e.seq > last);
  if (unheard.length > 0)
    faults.push(`never heard entries ${unheard.map((e) => e.seq).join(", ")}`);
  const ends = received.filter(({ event }) => event === "closed").length;
  const isOver = ledger.some(({ kind }) => kind === "close");
  if (isOver && ends === 0) faults.push("never heard the end");
  return faults;
}
