import {
  type Basis,
  basisUnits,
  lotValue,
  type Paise,
  rupees,
  rupeesOrNull,
} from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { type LotPicture, presentBasis, valueShown } from "../listings/index.ts";
import { AUTOMATIC } from "./domain/ledger/ledger-chain.rules.ts";
import type { findPinnacle, latestBids } from "./store/views/browse.store.ts";

type PinnacleRow = NonNullable<Awaited<ReturnType<typeof findPinnacle>>>;
type BidRow = Awaited<ReturnType<typeof latestBids>>[number];

/** The highest and the lowest bid on a lot, and what the market holds it worth. */
export const presentPinnacle = (lot: PinnacleRow) => ({
  market_value: rupeesOrNull(lot.market_value),
  heightest: rupees(lot.highest_bid as Paise),
  lowest: rupees(lot.lowest_bid as Paise),
  ...presentBasis(lot),
  value: valueShown(lot),
  server_time: lot.now.toISOString(),
});

/** The bids on a lot as everybody may see them. */
export function presentBids(lotId: number, lot: PinnacleRow, bids: readonly BidRow[]) {
  const id = String(lotId);
  const units = basisUnits(lot.basis as Basis, lot);
  const product_id = { _id: id, images: lot.pictures as LotPicture[] };
  return bids.map((bid) => ({
    _id: `${id}-${bid.seq}`,
    product_id,
    bid_amount: rupees(bid.amount as Paise),
    value: rupees(lotValue(bid.amount as Paise, units)),
    bid_date: indiaTime(bid.at),
    time: bid.at.toISOString(),
    bidder: bid.bidder,
    automatic: bid.note === AUTOMATIC,
    voided: bid.voided_by !== null,
  }));
}
