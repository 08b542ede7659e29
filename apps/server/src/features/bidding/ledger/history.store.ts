import type { Paise } from "@rebale/contract";
import type { Tx } from "../../../platform/db.ts";
import type { BiddableLot } from "../bidding.rules.ts";
import type { EntryRow, LedgerHead } from "./ledger.rules.ts";

/** A whole past of a lot at once. */
export async function recordHistory(
  tx: Tx,
  lot: BiddableLot,
  head: LedgerHead,
  entries: readonly EntryRow[],
  aliases: ReadonlyMap<number, number>,
  best: ReadonlyMap<number, { best: Paise; count: number; at: Date }>,
): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto("ledger_entries")
    .values([...entries])
    .execute();
  const orders = [...best].map(([bidder_id, b]) => ({
    lot_id: lot.id,
    seller_id: lot.sellerId,
    bidder_id,
    alias: aliases.get(bidder_id) ?? 0,
    best_bid: b.best,
    bid_count: b.count,
    last_bid_at: b.at,
  }));
  await tx.insertInto("bid_orders").values(orders).execute();
  await tx
    .updateTable("lots")
    .set({
      highest_bid: lot.highest,
      lowest_bid: lot.lowest,
      leader_id: lot.leaderId,
      bid_count: lot.bidCount,
      bidder_count: aliases.size,
      ends_at: lot.endsAt,
      extensions: lot.extensions,
      ledger_seq: head.seq,
      ledger_hash: head.hash,
    })
    .where("id", "=", lot.id)
    .execute();
}
