import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { bidCount } from "../../../../lib/formatting/bid-count.ts";
import { lotPrice, priceNote } from "../../../../lib/formatting/formatting.ts";

/** The seller's price; where they named none, the one that bidding starts at. */
export function AskedPrice({ lot }: { lot: OwnLot }) {
  const amount = lot.asking_price ?? lot.market_value;
  if (!amount) return "–";
  return (
    <span className="figures" title={priceNote(amount, lot) ?? undefined}>
      {lotPrice(amount, lot)}
      {lot.asking_price === null && <small> {t`start price`}</small>}
    </span>
  );
}

/** The highest bid, and how many there are. */
export function BestBid({ lot }: { lot: OwnLot }) {
  if (!lot.heightest) return "–";
  return (
    <span className="figures" title={priceNote(lot.heightest, lot) ?? undefined}>
      <b>{lotPrice(lot.heightest, lot)}</b> <small>{bidCount(lot.bid_count)}</small>
    </span>
  );
}
