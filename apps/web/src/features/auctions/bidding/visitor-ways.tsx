import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { jt, t } from "ttag";
import {
  loginToGoOn,
  lotWithOffer,
  registerToGoOn,
  type TypedOffer,
} from "../../../lib/session/come-back.ts";
import classes from "./bidding.module.css";

/** Both ways in lead back to this form with what was typed. */
export function VisitorWays({ lot, offer }: { lot: AuctionDetails; offer: TypedOffer }) {
  const next = lotWithOffer(lot, offer);
  return (
    <p
      className={classes.help}
    >{jt`To bid, ${<Link key="1" to={loginToGoOn(next)}>{t`log in as buyer`}</Link>} or ${<Link key="2" to={registerToGoOn(next)}>{t`register by phone`}</Link>}.`}</p>
  );
}
