import type { AuctionDetails } from "@rebale/contract/auctions";
import { t } from "ttag";
import { bidCount } from "../../../../lib/formatting/bid-count.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import classes from "../bidding.module.css";

/**
 * An ended lot is not a dead end: the winner goes on to the purchase, a seller to what waits for
 * them, everybody else to what is open of the same kind.
 */
export function AfterTheEnd({ lot }: { lot: AuctionDetails }) {
  const { type } = useSession();
  if (lot.standing === "offered")
    return (
      <ButtonLink to="/totalbid?show=offered" kind="main" className={classes.after}>
        {t`Answer the offer`}
      </ButtonLink>
    );
  if (lot.standing === "won")
    return (
      <ButtonLink to="/purchase" kind="main" className={classes.after}>
        {t`See your purchase`}
      </ButtonLink>
    );
  if (type === "seller")
    return (
      <ButtonLink to="/dashboard" className={classes.after}>
        {t`Your dashboard`}
      </ButtonLink>
    );
  return (
    <ButtonLink to={`/are-selling?category=${lot.category.url}`} className={classes.after}>
      {t`See similar live lots`}
    </ButtonLink>
  );
}

/** Whether bidding is over for good. */
export const hasEnded = ({ status }: Pick<AuctionDetails, "status">): boolean =>
  status === "ended" || status === "withdrawn";

/** The result in the width that a phone's bar has. */
export function shortResult(lot: AuctionDetails): string {
  if (lot.standing === "won") return t`✓ You won this lot`;
  if (lot.outcome === "withdrawn") return t`Withdrawn`;
  if (lot.outcome === "no_bids") return t`Ended without a bid`;
  if (lot.outcome === "too_few_bidders") return t`Too few bidders`;
  const bids = bidCount(lot.bid_count);
  return lot.outcome === "sold" ? t`Sold · ${bids}` : t`Ended · ${bids}`;
}
