import type { Auction, LedgerHead } from "../../domain/auction.ts";
import { LedgerDraft } from "../../domain/ledger/ledger-draft.rules.ts";
import { inBidOrder, seedOf } from "../../domain/ledger/seed.rules.ts";
import type { OpenedTender, Opening } from "../../domain/opened-tenders.ts";

/**
 * Turns tenders into bids: the lowest first, so that the last higher one leads, and of equal ones
 * the first of the tie.
 * @param lines numbers of all the lot's tender lines; without any nothing is opened
 * @param lastAlias the highest masked name that was given
 */
export function unseal(
  { auction, head }: { readonly auction: Auction; readonly head: LedgerHead },
  tenders: readonly OpenedTender[],
  { lines, lastAlias, now }: { lines: readonly number[]; lastAlias: number; now: Date },
): Opening {
  const draft = new LedgerDraft({ auction, head }, { now, aliases: new Map() });
  draft.auction = { ...auction, bidderCount: lastAlias };
  const isOpened = new Set(tenders.map(({ seq }) => seq));
  if (lines.length > 0)
    draft.unseal(
      tenders.length,
      lines.filter((seq) => !isOpened.has(seq)),
    );
  for (const tender of inBidOrder(tenders, seedOf(head.salt))) draft.writeSealed(tender, tender);
  const { entries, flagged } = draft;
  return { auction: draft.auction, head: draft.head, entries, flagged, opened: tenders };
}
