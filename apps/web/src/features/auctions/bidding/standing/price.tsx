import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { lotPrice, priceNote } from "../../../../lib/formatting/formatting.ts";
import { isSealed } from "../../../../shared/lot/formats/sealed.rules.ts";
import classes from "../bidding.module.css";

export const priceName = (lot: AuctionDetails) =>
  isSealed(lot)
    ? t`Tenders above`
    : lot.heightest
      ? lot.status === "ended"
        ? t`Final bid`
        : t`Highest bid`
      : lot.market_value
        ? t`Market value`
        : t`No price yet`;

/** One unit's share of this price; at a rate, the whole lot's price. */
export const Rate = ({ lot, price }: { lot: AuctionDetails; price?: number }) => {
  const text = priceNote(price ?? (lot.heightest || lot.market_value || 0), lot);
  return text && <span className={`${classes.rate} figures`}>{text}</span>;
};

/** A new price rolls in from below. */
export function Price({ lot }: { lot: AuctionDetails }) {
  const amount = lot.heightest || lot.market_value || 0;
  return (
    <span className={classes.roll}>
      <b key={amount} className="figures">
        {lotPrice(amount, lot)}
      </b>
    </span>
  );
}
