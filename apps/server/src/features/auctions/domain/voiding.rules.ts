import type { StandingBid } from "./auction.ts";
import { chainEntry, type EntryRow, headAfter } from "./ledger/ledger-chain.rules.ts";
import type { Bidder } from "./sale/party.rules.ts";

type Head = Parameters<typeof chainEntry>[0];

export interface Voiding {
  readonly at: Date;
  readonly endsAt: Date;
  /** Why: everybody may read it. */
  readonly note: string;
  /** Whose bids they are. */
  readonly companyOf: (alias: number) => Bidder["companyId"];
}

/** Entries that take bids out of an auction, one for each. */
export function voidEntries(
  head: Head,
  bids: readonly StandingBid[],
  { at, endsAt, note, companyOf }: Voiding,
): EntryRow[] {
  const entries: EntryRow[] = [];
  let last = head;
  for (const { seq, bidderId, alias, amount } of bids) {
    const bidder = { bidderId, alias, companyId: companyOf(alias) };
    const fields = { kind: "void" as const, amount, at, bidder, endsAt, voids: seq, note };
    const entry = chainEntry(last, fields);
    last = headAfter(last, entry);
    entries.push(entry);
  }
  return entries;
}
