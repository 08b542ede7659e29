import type { AuctionDetails } from "@rebale/contract/auctions";
import { rupees } from "../../../lib/formatting.ts";
import classes from "./bidding.module.css";

export const priceName = (lot: AuctionDetails) =>
  lot.heightest
    ? lot.status === "ended"
      ? "Final bid"
      : "Highest bid"
    : lot.market_value
      ? "Market value"
      : "No price yet";

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
