import type { Tx } from "../../../platform/db.ts";
import type { StandingBid, standingOf } from "../bidding.rules.ts";
import type { EntryRow } from "../ledger/ledger.rules.ts";

export const findEntry = (tx: Tx, lotId: number, seq: number) =>
  tx
    .selectFrom("ledger_entries")
    .selectAll()
    .where("lot_id", "=", lotId)
    .where("seq", "=", seq)
    .executeTakeFirst();

/** The lot and the voided bidder's order after a voiding. */
export async function recordStanding(
  tx: Tx,
  entry: EntryRow,
  standing: ReturnType<typeof standingOf>,
  rest: readonly StandingBid[],
): Promise<void> {
  await tx
    .updateTable("lots")
    .set({
      highest_bid: standing.highest,
      lowest_bid: standing.lowest,
      leader_id: standing.leaderId,
      bid_count: standing.bidCount,
      ledger_seq: entry.seq,
      ledger_hash: entry.hash,
    })
    .where("id", "=", entry.lot_id)
    .execute();
  const own = rest.filter((b) => b.bidderId === entry.bidder_id).map((b) => b.amount);
  await tx
    .updateTable("bid_orders")
    .set({ best_bid: own.length ? Math.max(...own) : 0, bid_count: own.length })
    .where("lot_id", "=", entry.lot_id)
    .where("bidder_id", "=", entry.bidder_id)
    .execute();
  if (standing.leaderId !== null)
    await tx
      .updateTable("bid_orders")
      .set({ outbid_at: null })
      .where("lot_id", "=", entry.lot_id)
      .where("bidder_id", "=", standing.leaderId)
      .execute();
}

export async function recordAudit(
  tx: Tx,
  adminId: number,
  lotId: number,
  details: { seq: number; reason: string },
): Promise<void> {
  await tx
    .insertInto("audit")
    .values({
      admin_id: adminId,
      action: "void bid",
      subject: `lot ${lotId}`,
      details: JSON.stringify(details),
    })
    .execute();
}
