import { hash } from "node:crypto";
import type { Entry, LotSet } from "./history.ts";

/**
 * A ledger against the rule-book, with a model of its own that shares no code with the market: a
 * whole chain, each bid in time, the clock moved as the soft close names. Prices: check-prices.ts.
 */
export function checkLedger(lot: LotSet, ledger: readonly Entry[]): string[] {
  return [...chainFaults(ledger), ...ruleFaults(lot, ledger), ...endFaults(ledger)];
}

/** Numbered without a gap, each line hashed as it reads and with the hash of the one before. */
export function chainFaults(ledger: readonly Entry[]): string[] {
  const faults: string[] = [];
  let previous = "0".repeat(64);
  for (const [i, entry] of ledger.entries()) {
    if (entry.seq !== i + 1) faults.push(`entry ${i + 1} is numbered ${entry.seq}`);
    if (entry.previous !== previous)
      faults.push(`entry ${entry.seq} does not follow the one before`);
    if (hash("sha256", entry.line) !== entry.hash || !isLineOfEntry(entry))
      faults.push(`entry ${entry.seq} is not what was hashed`);
    previous = entry.hash;
  }
  return faults;
}

/**
 * The hashed line: version, lot, seq, kind, amount, time, bidder, mark, end, what it voids, note,
 * commitment and more.
 */
function isLineOfEntry({ line, seq, kind, amount, time, bidder, ...entry }: Entry): boolean {
  const fields = JSON.parse(line) as unknown[];
  const first = [seq, kind, amount.toFixed(2), time, bidder];
  return (
    first.every((field, i) => fields[i + 2] === field) &&
    fields[8] === entry.ends_at &&
    fields[10] === entry.note &&
    fields[11] === entry.commitment
  );
}

/** The leading bid of a ledger: the first of equal bids. */
export const leading = (ledger: readonly Entry[]): Entry | undefined =>
  ledger
    .filter(({ kind }) => kind === "bid")
    .reduce<Entry | undefined>(
      (best, bid) => (bid.amount > (best?.amount ?? 0) ? bid : best),
      undefined,
    );

function ruleFaults({ softClose, hardEnd }: LotSet, ledger: readonly Entry[]): string[] {
  const faults: string[] = [];
  let at = 0;
  let endsAt: number | null = null;
  for (const entry of ledger) {
    const time = Date.parse(entry.time);
    const end = Date.parse(entry.ends_at);
    if (time < at) faults.push(`entry ${entry.seq} is older than the one before`);
    at = time;
    if (entry.kind === "maximum" && endsAt !== null && time >= endsAt)
      faults.push(`entry ${entry.seq} came after the end`);
    if (entry.kind === "bid") {
      if (endsAt !== null && time >= endsAt) faults.push(`entry ${entry.seq} came after the end`);
      if (endsAt !== null && end !== Math.max(endsAt, Math.min(time + softClose, hardEnd)))
        faults.push(`entry ${entry.seq} moved the end wrongly`);
    }
    // A maximum moves it with the bid that follows, and by itself not at all.
    if (entry.kind !== "maximum" || endsAt === null) endsAt = end;
  }
  return faults;
}

/** One end, the last entry, with the leader's name and bid on it. */
function endFaults(ledger: readonly Entry[]): string[] {
  const closes = ledger.filter(({ kind }) => kind === "close");
  const [close] = closes;
  if (closes.length !== 1 || !close) return [`it was closed ${closes.length} times`];
  const best = leading(ledger);
  const last = ledger.findLast(({ kind }) => kind === "bid");
  const faults: string[] = [];
  if (ledger.at(-1) !== close) faults.push("entries follow its close");
  if (close.note !== (best ? "sold" : "no_bids")) faults.push(`it was closed as ${close.note}`);
  if (best && (close.bidder !== best.bidder || close.amount !== best.amount))
    faults.push(`${close.bidder} won at ₹${close.amount}, ${best.bidder} led at ₹${best.amount}`);
  if (Date.parse(close.time) < Date.parse(last?.ends_at ?? close.ends_at))
    faults.push("it was closed before its end");
  return faults;
}
