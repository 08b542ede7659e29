import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { t } from "ttag";
import classes from "./event-line.module.css";

/** A heap that is sold in parts: which one this is, and the others. */
export function PartsLine({ lot: { part, parts, _id } }: { lot: AuctionDetails }) {
  if (!part || !parts) return null;
  return (
    <nav className={classes.line} aria-label={t`Parts of this heap`}>
      <span className="figures">{t`Part ${part.no} of ${part.of}`}</span>
      {parts
        .filter((other) => other._id !== _id)
        .map(({ url, no }) => (
          <Link key={no} to={`/auctiondetail/${url}`} className="figures">
            {t`Part ${no}`}
          </Link>
        ))}
    </nav>
  );
}
