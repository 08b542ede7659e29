import type { LotsEvent } from "@rebale/contract/events";
import { Link } from "react-router";
import { t } from "ttag";
import classes from "./event-line.module.css";

/** The event that a lot is sold in, and the lots before and after it. */
export function EventLine({ event }: { event: LotsEvent }) {
  const { previous, next } = event;
  return (
    <nav className={classes.line} aria-label={t`Event: ${event.title}`}>
      <Link to={`/event/${event.url}`}>{event.title}</Link>
      <span className="figures">{t`Lot ${event.place} of ${event.lots}`}</span>
      {previous && (
        <Link to={`/auctiondetail/${previous.url}`} aria-label={t`Previous lot: ${previous.title}`}>
          {t`Previous lot`}
        </Link>
      )}
      {next && (
        <Link to={`/auctiondetail/${next.url}`} aria-label={t`Next lot: ${next.title}`}>
          {t`Next lot`}
        </Link>
      )}
    </nav>
  );
}
