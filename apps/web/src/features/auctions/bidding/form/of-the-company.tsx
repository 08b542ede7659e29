import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { lotPrice } from "../../../../lib/formatting/formatting.ts";
import classes from "../bidding.module.css";

const owners = <Link key="owners" to="/company">{t`your company’s owners`}</Link>;

/** A colleague leads, or the next bid is more than the company lets this user bid. */
export function OfTheCompany({ lot }: { lot: AuctionDetails }) {
  const { led_by, limit, your_maximum } = lot;
  if (lot.why_not === "company_leads")
    return (
      <p className={classes.note}>
        {t`${led_by ?? t`A colleague`} has placed the bid that leads, so you would bid against your own company. As soon as someone bids higher, you can bid too.`}
        {your_maximum !== null &&
          ` ${t`Your company’s maximum is ${lotPrice(your_maximum, lot)}.`}`}
      </p>
    );
  if (limit === null) return null;
  const most = lotPrice(limit, { basis: "lot" });
  return (
    <p className={classes.note}>
      {jt`You may bid up to ${<b key="most">{most}</b>} for a whole lot, and the next bid is more. Ask ${owners} to bid, or to raise your limit.`}
    </p>
  );
}
