import type { LedgerEntry } from "@rebale/contract/auctions/ledger";

export interface LedgerRow {
  entry: LedgerEntry;
  /**
   * `leads` the highest bid that stands; `stands` another one; `voided`; `record` a voiding or the
   * close.
   */
  state: "leads" | "stands" | "voided" | "record";
}

/** Newest first, each bid with what became of it. */
export function ledgerRows(entries: readonly LedgerEntry[]): LedgerRow[] {
  const voided = new Set(
    entries.flatMap(({ kind, voids }) => (kind === "void" && voids !== null ? [voids] : [])),
  );
  const newestFirst = [...entries].sort((a, b) => b.seq - a.seq);
  const leader = newestFirst
    .filter(({ kind, seq }) => kind === "bid" && !voided.has(seq))
    // Bids never fall; of equal ones the earlier leads.
    .reduce<LedgerEntry | null>((top, bid) => (top && bid.amount < top.amount ? top : bid), null);
  return newestFirst.map((entry) => {
    if (entry.kind !== "bid") return { entry, state: "record" };
    if (voided.has(entry.seq)) return { entry, state: "voided" };
    return { entry, state: entry.seq === leader?.seq ? "leads" : "stands" };
  });
}

/**
 * The known entries and those just come, each once. The new ones are right: where they do not
 * continue the known, as after the loss of a database, the known are dropped.
 */
export function withNewer(
  loaded: readonly LedgerEntry[],
  newer: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const seen = new Map(loaded.map((entry) => [entry.seq, entry]));
  const isOther = ({ seq, hash, previous }: LedgerEntry) =>
    (seen.get(seq)?.hash ?? hash) !== hash || (seen.get(seq - 1)?.hash ?? previous) !== previous;
  if (newer.some(isOther)) return [...newer].sort((a, b) => a.seq - b.seq);
  const fresh = newer.filter(({ seq }) => !seen.has(seq));
  return fresh.length ? [...loaded, ...fresh].sort((a, b) => a.seq - b.seq) : loaded;
}
