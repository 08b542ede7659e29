import type { AuctionDetails } from "@rebale/contract/auctions";
import { jt, t } from "ttag";
import IconAlertTriangle from "~icons/tabler/alert-triangle";
import { indianNumber, lotPrice, rupees } from "../../../../lib/formatting/formatting.ts";
import classes from "../bidding.module.css";
import type { Unusual } from "./unusual.rules.ts";

/** Why this amount looks like a slip. */
export default function UnusualNote({ lot, unusual }: { lot: AuctionDetails; unusual: Unusual }) {
  return (
    <p className={classes.unusual}>
      <IconAlertTriangle size={26} aria-hidden />
      <span>
        {unusual.why === "beaten"
          ? jt`This is ${<b key="1">{t`${indianNumber(unusual.times)} times`}</b>} the price to beat, ${lotPrice(lot.minimum_bid, lot)}. Extra zero? Our team checks bids like this.`
          : t`This is far above what the market paid: a lot like this usually goes for at most ${rupees(unusual.usual)}. Our team checks bids like this.`}
      </span>
    </p>
  );
}
