import type { LedgerEntry } from "@rebale/contract/auctions/ledger";

/** A tender that was opened. */
export interface Rung {
  readonly seq: number;
  readonly bidder: string;
  readonly amount: number;
  /** Whether the office took it back after the opening. */
  readonly voided: boolean;
}

/** The tenders that were opened, highest first, of equal ones the winning one first. */
export function ladderOf(entries: readonly LedgerEntry[]): Rung[] {
  const voided = new Set(entries.map(({ voids }) => voids));
  return (
    entries
      .filter(({ kind, note }) => kind === "bid" && note === "sealed")
      .map(({ seq, bidder, amount }) => ({ seq, bidder, amount, voided: voided.has(seq) }))
      // They were opened from the lowest up, and of equal ones the first of the tie first.
      .sort((a, b) => b.amount - a.amount || a.seq - b.seq)
  );
}

/** How many may bid in the auction that follows: all as good as the n-th that counts. */
export function qualifiedOf(ladder: readonly Rung[], best: number | null): number {
  const counting = ladder.filter(({ voided }) => !voided);
  if (best === null) return counting.length;
  const least = counting[best - 1]?.amount ?? 0;
  return counting.filter(({ amount }) => amount >= least).length;
}

/** The place of a bidder's tender among those that count, from 1; null where it has none. */
export function placeOf(ladder: readonly Rung[], bidder: string | null): number | null {
  const counting = ladder.filter(({ voided }) => !voided);
  const at = counting.findIndex((rung) => rung.bidder === bidder);
  return at < 0 ? null : at + 1;
}
