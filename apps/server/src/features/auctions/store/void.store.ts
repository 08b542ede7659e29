import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { StandingBid } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger-chain.rules.ts";
import type { Prices } from "../domain/outcome.rules.ts";
import { appendEntries } from "./ledger.store.ts";
import { voidMaximums } from "./maximums.store.ts";

/**
 * The entries of voidings in one auction, its prices and the voided bidders' orders after them,
 * and the end of their maximums: else the market would bid for these again. A few statements,
 * however many bids.
 */
export async function recordVoids(
  tx: Tx,
  lotId: number,
  entries: readonly EntryRow[],
  prices: Prices,
  rest: readonly StandingBid[],
): Promise<void> {
  await appendEntries(tx, entries);
  await tx
    .updateTable("auctions")
    .set({
      highest_bid: prices.highest,
      lowest_bid: prices.lowest,
      leader_id: prices.leaderId,
      bid_count: prices.bidCount,
    })
    .where("lot_id", "=", lotId)
    .execute();
  const voided = [...new Set(entries.flatMap(({ bidder_id }) => bidder_id ?? []))];
  if (voided.length > 0) {
    await voidMaximums(tx, lotId, voided);
    await recordOrdersAfter(tx, lotId, voided, rest);
  }
  if (prices.leaderId !== null)
    await tx
      .updateTable("bid_orders")
      .set({ outbid_notified_seq: 0 })
      .where("lot_id", "=", lotId)
      .where("bidder_id", "=", prices.leaderId)
      .execute();
}

/** Notified of the voiding, a bidder is not notified of being outbid as well. */
async function recordOrdersAfter(
  tx: Tx,
  lotId: number,
  bidderIds: readonly number[],
  rest: readonly StandingBid[],
): Promise<void> {
  const own = Map.groupBy(rest, (bid) => bid.bidderId);
  const orders = bidderIds.map((id) => ({
    id,
    best: (own.get(id) ?? []).reduce((most, { amount }) => Math.max(most, amount), 0),
    bids: own.get(id)?.length ?? 0,
  }));
  await sql`update bid_orders o set best_bid = v.best, bid_count = v.bids,
      outbid_notified_seq = o.last_seq
    from json_to_recordset(${JSON.stringify(orders)}::json) as v(id bigint, best bigint, bids int)
    where o.lot_id = ${lotId} and o.bidder_id = v.id`.execute(tx);
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
