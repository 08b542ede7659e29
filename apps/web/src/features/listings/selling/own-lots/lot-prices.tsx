import type { OwnLot } from "@rebale/contract/listings";
import { t } from "ttag";
import { bidCount } from "../../../../lib/formatting/bid-count.ts";
import { lotPrice, priceNote } from "../../../../lib/formatting/formatting.ts";

/** The seller's price; where they named none, the one that bidding starts at. */
export function AskedPrice({ lot }: { lot: OwnLot }) {
  const amount = lot.asking_price ?? lot.market_value;
  if (!amount) return "–";
  const isStart = lot.asking_price === null;
  const note = isStart ? t`start price` : priceNote(amount, lot);
  return (
    <span className="figures" title={note ?? undefined}>
      {lotPrice(amount, lot)}
      {isStart && <span className="unseen"> {t`start price`}</span>}
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
