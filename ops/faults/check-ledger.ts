import { hash } from "node:crypto";
import type { Entry, LotSet } from "./history.ts";

/**
 * A ledger against the rule-book, with a model of its own that shares no code with the market: a
 * whole chain, each bid high enough and in time, the clock moved as the soft close names.
 */
export function checkLedger(lot: LotSet, ledger: readonly Entry[]): string[] {
  return [...chainFaults(ledger), ...ruleFaults(lot, ledger), ...endFaults(ledger)];
}

function chainFaults(ledger: readonly Entry[]): string[] {
  const faults: string[] = [];
  let previous = "0".repeat(64);
  for (const [i, entry] of ledger.entries()) {
    if (entry.seq !== i + 1) faults.push(`entry ${i + 1} is numbered ${entry.seq}`);
    if (entry.previous !== previous)
      faults.push(`entry ${entry.seq} does not follow the one before`);
    if (hash("sha256", entry.line) !== entry.hash || !saysTheSame(entry))
      faults.push(`entry ${entry.seq} is not what was hashed`);
    previous = entry.hash;
  }
  return faults;
}

/** The hashed line begins: version, lot, seq, kind, amount, time, bidder. */
function saysTheSame({ line, seq, kind, amount, time, bidder }: Entry): boolean {
  const [, , ...said] = JSON.parse(line) as unknown[];
  return [seq, kind, amount.toFixed(2), time, bidder].every((field, i) => said[i] === field);
}

function ruleFaults(
  { marketValue, increment, softClose, hardEnd }: LotSet,
  ledger: readonly Entry[],
): string[] {
  const faults: string[] = [];
  let highest = 0;
  let at = 0;
  let endsAt: number | null = null;
  for (const entry of ledger) {
    const time = Date.parse(entry.time);
    const end = Date.parse(entry.ends_at);
    if (time < at) faults.push(`entry ${entry.seq} is older than the one before`);
    at = time;
    if (entry.kind === "bid") {
      const isEnough =
        highest === 0 ? entry.amount > marketValue : entry.amount >= highest + increment;
      if (!isEnough) faults.push(`₹${entry.amount} was taken over ₹${highest || marketValue}`);
      if (endsAt !== null && time >= endsAt) faults.push(`entry ${entry.seq} came after the end`);
      if (endsAt !== null && end !== Math.max(endsAt, Math.min(time + softClose, hardEnd)))
        faults.push(`entry ${entry.seq} moved the end wrongly`);
      highest = entry.amount;
    }
    endsAt = end;
  }
  return faults;
}

/** One end, the last entry, with the leader's name and bid on it. */
function endFaults(ledger: readonly Entry[]): string[] {
  const closes = ledger.filter(({ kind }) => kind === "close");
  const [close] = closes;
  if (closes.length !== 1 || !close) return [`it was closed ${closes.length} times`];
  const best = ledger.filter(({ kind }) => kind === "bid").at(-1);
  const faults: string[] = [];
  if (ledger.at(-1) !== close) faults.push("entries follow its close");
  if (close.note !== (best ? "sold" : "no_bids")) faults.push(`it was closed as ${close.note}`);
  if (best && (close.bidder !== best.bidder || close.amount !== best.amount))
    faults.push(`${close.bidder} won at ₹${close.amount}, ${best.bidder} led at ₹${best.amount}`);
  if (Date.parse(close.time) < Date.parse(best?.ends_at ?? close.ends_at))
    faults.push("it was closed before its end");
  return faults;
}
