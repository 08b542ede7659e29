import type { StandingBid } from "./auction.ts";
import { chainEntry, type EntryRow, headAfter } from "./ledger-chain.rules.ts";

type Head = Parameters<typeof chainEntry>[0];

export interface Voiding {
  readonly at: Date;
  readonly endsAt: Date;
  /** Why: everybody may read it. */
  readonly note: string;
  readonly aliasOf: (bidderId: number) => number | null;
}

/** Entries that take bids out of an auction, one for each. */
export function voidEntries(
  head: Head,
  bids: readonly StandingBid[],
  { at, endsAt, note, aliasOf }: Voiding,
): EntryRow[] {
  const entries: EntryRow[] = [];
  let last = head;
  for (const { seq, bidderId, amount } of bids) {
    const alias = aliasOf(bidderId);
    const said = { kind: "void" as const, amount, at, bidderId, alias, endsAt, voids: seq, note };
    const entry = chainEntry(last, said);
    last = headAfter(last, entry);
    entries.push(entry);
  }
  return entries;
}
