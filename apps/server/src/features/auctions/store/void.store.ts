import type { Tx } from "../../../platform/db.ts";
import type { StandingBid } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import type { Prices } from "../domain/outcome.rules.ts";
import { appendEntries } from "./ledger.store.ts";
import { voidMaximums } from "./maximums.store.ts";

/**
 * The entry, the auction's prices and the voided bidder's order after a voiding, which ends their
 * maximum too: else the market would bid for it again.
 */
export async function recordVoid(
  tx: Tx,
  entry: EntryRow,
  prices: Prices,
  rest: readonly StandingBid[],
): Promise<void> {
  await appendEntries(tx, [entry]);
  await tx
    .updateTable("auctions")
    .set({
      highest_bid: prices.highest,
      lowest_bid: prices.lowest,
      leader_id: prices.leaderId,
      bid_count: prices.bidCount,
    })
    .where("lot_id", "=", entry.lot_id)
    .execute();
  if (entry.bidder_id !== null) await voidMaximums(tx, entry.lot_id, entry.bidder_id);
  const own = rest.filter((bid) => bid.bidderId === entry.bidder_id).map((bid) => bid.amount);
  await tx
    .updateTable("bid_orders")
    // Notified of the voiding, the bidder is not notified of being outbid as well.
    .set((eb) => ({
      best_bid: own.length ? Math.max(...own) : 0,
      bid_count: own.length,
      outbid_notified_seq: eb.ref("last_seq"),
    }))
    .where("lot_id", "=", entry.lot_id)
    .where("bidder_id", "=", entry.bidder_id)
    .execute();
  if (prices.leaderId !== null)
    await tx
      .updateTable("bid_orders")
      .set({ outbid_notified_seq: 0 })
      .where("lot_id", "=", entry.lot_id)
      .where("bidder_id", "=", prices.leaderId)
      .execute();
}

/** A bidder's alias in an auction. */
export async function findAlias(
  tx: Tx,
  lotId: number,
  bidderId: number | null,
): Promise<number | null> {
  if (bidderId === null) return null;
  const order = await tx
    .selectFrom("bid_orders")
    .select("alias")
    .where("lot_id", "=", lotId)
    .where("bidder_id", "=", bidderId)
    .executeTakeFirst();
  return order?.alias ?? null;
}
