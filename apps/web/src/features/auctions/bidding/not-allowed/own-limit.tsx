import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import { rupees, valueAt } from "../../../../lib/formatting/formatting.ts";
import classes from "../bidding.module.css";

/** Rupees of a whole lot; where a company sets no limit, or the server tells none, null. */
const limitOf = (lot: AuctionDetails & { limit?: number | null }): number | null =>
  lot.limit ?? null;

export const isAboveLimit = (amount: number, lot: AuctionDetails): boolean =>
  valueAt(amount, lot.basis_quantity) > (limitOf(lot) ?? Number.POSITIVE_INFINITY);

export function limitText(lot: AuctionDetails): string {
  const limit = limitOf(lot);
  return limit === null
    ? t`This lot is above the limit that your company gave you. Its owner can raise it.`
    : t`Your company lets you bid up to ${rupees(limit)} for a whole lot. Its owner can raise it.`;
}

/** Told before anything is typed. */
export const OwnLimit = ({ lot }: { lot: AuctionDetails }) =>
  limitOf(lot) === null ? null : <p className={classes.help}>{limitText(lot)}</p>;

/** Where the company says what it leads at most. */
export const OwnLimits = () => (
  <>
    {" "}
    <Link to="/totalbid#limits">{t`See your limits`}</Link>
  </>
);
