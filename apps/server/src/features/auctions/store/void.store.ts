import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { StandingBid } from "../domain/auction.ts";
import type { EntryRow } from "../domain/ledger/ledger-chain.rules.ts";
import { type Prices, pricesOf } from "../domain/sale/outcome.rules.ts";
import { appendEntries } from "./ledger/ledger.store.ts";
import { voidMaximums } from "./maximums.store.ts";

/** Voidings in one auction, and how it stands after them. */
export interface Voids {
  readonly entries: readonly EntryRow[];
  readonly gone: readonly StandingBid[];
  readonly rest: readonly StandingBid[];
  readonly prices: Prices;
}

/**
 * The entries of voidings in one auction, its prices and the voided companies' orders after them,
 * and the end of their maximums: else the market would bid for these again. A few statements,
 * however many bids.
 */
export async function recordVoids(
  tx: Tx,
  lotId: number,
  { entries, gone, rest, prices }: Voids,
): Promise<void> {
  await appendEntries(tx, entries);
  await tx
    .updateTable("auctions")
    .set({
      highest_bid: prices.highest,
      lowest_bid: prices.lowest,
      leader_id: prices.leaderId,
      leader_alias: prices.leaderAlias,
      bid_count: prices.bidCount,
    })
    .where("lot_id", "=", lotId)
    .execute();
  const voided = [...new Set(gone.map(({ alias }) => alias))];
  if (voided.length > 0) {
    await voidMaximums(tx, lotId, voided);
    await recordOrdersAfter(tx, lotId, voided, rest);
  }
  if (prices.leaderAlias !== null)
    await tx
      .updateTable("bid_orders")
      .set({ outbid_notified_seq: 0 })
      .where("lot_id", "=", lotId)
      .where("alias", "=", prices.leaderAlias)
      .execute();
}

/**
 * Notified of the voiding, a bidder is not notified of being outbid as well. A company's order is
 * that of whose bid of it is the highest that stands.
 */
async function recordOrdersAfter(
  tx: Tx,
  lotId: number,
  aliases: readonly number[],
  rest: readonly StandingBid[],
): Promise<void> {
  const own = Map.groupBy(rest, (bid) => bid.alias);
  const orders = aliases.map((alias) => {
    const bids = own.get(alias) ?? [];
    const { highest, leaderId } = pricesOf(bids);
    return { alias, best: highest, bids: bids.length, bidder: leaderId };
  });
  await sql`update bid_orders o set best_bid = v.best, bid_count = v.bids,
      bidder_id = coalesce(v.bidder, o.bidder_id), outbid_notified_seq = o.last_seq
    from json_to_recordset(${JSON.stringify(orders)}::json)
      as v(alias int, best bigint, bids int, bidder bigint)
    where o.lot_id = ${lotId} and o.alias = v.alias`.execute(tx);
}
