import { type auctions, type Paise, rupees } from "@rebale/contract";
import { maskedName } from "./domain/ledger/ledger-chain.rules.ts";
import type { PlacedBidRow } from "./store/views/placed-bids.store.ts";

/** A bidder of a lot, with the best bid. */
export const presentPlacedBid = (row: PlacedBidRow): auctions.PlacedBid => ({
  _id: String(row.id),
  lot: { _id: String(row.lot_id), title: row.title },
  company:
    row.company_id === null ? null : { _id: String(row.company_id), name: row.company ?? "" },
  user: { _id: String(row.bidder_id), name: row.name },
  bidder: maskedName(row.alias),
  best_bid: rupees(row.best_bid as Paise),
  basis: row.basis as auctions.PlacedBid["basis"],
  bids: row.bid_count,
  last_bid_at: row.last_bid_at.toISOString(),
  standing: row.standing,
});
