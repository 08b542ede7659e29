import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { rate, rupees } from "../../../lib/formatting.ts";
import classes from "./bidding.module.css";

export const priceName = (lot: AuctionDetails) =>
  lot.heightest
    ? lot.status === "ended"
      ? t`Final bid`
      : t`Highest bid`
    : lot.market_value
      ? t`Market value`
      : t`No price yet`;

/** What one unit comes to at this price. */
export const Rate = ({ lot, price }: { lot: AuctionDetails; price?: number }) => {
  const told = rate(price ?? (lot.heightest || lot.market_value || 0), lot.quantity, lot.unit);
  return told && <span className={`${classes.rate} figures`}>{told}</span>;
};

/** A new price rolls in from below. */
export function Price({ lot }: { lot: AuctionDetails }) {
  const amount = lot.heightest || lot.market_value || 0;
  return (
    <span className={classes.roll}>
      <b key={amount} className="figures">
        {rupees(amount)}
      </b>
    </span>
  );
}
