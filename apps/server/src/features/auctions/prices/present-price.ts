import { type auctions, type Paise, rupees } from "@rebale/contract";
import { valueShown } from "../../listings/index.ts";
import { minimumBid, nextBid } from "../domain/bids/bid.rules.ts";
import { maskedName } from "../domain/ledger/ledger-chain.rules.ts";
import { pricesOf } from "../present-order.ts";
import type { PriceRow } from "../store/views/prices.store.ts";

/** An auction as a list's stream has it. */
export const presentPrice = (row: PriceRow): auctions.StreamPrice => ({
  _id: String(row.lot_id),
  last_event_id: row.ledger_seq,
  heightest: rupees(row.highest_bid as Paise),
  value: valueShown(row),
  bid_count: row.bid_count,
  next_bid: rupees(nextBid(pricesOf(row))),
  minimum_bid: rupees(minimumBid(pricesOf(row))),
  ends_at: row.ends_at?.toISOString() ?? null,
  paused_at: row.paused_at?.toISOString() ?? null,
  leader: row.leader_alias === null ? null : maskedName(row.leader_alias),
  closed: row.closed_at !== null,
});
