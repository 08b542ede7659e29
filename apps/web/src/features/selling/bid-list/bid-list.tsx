import type { OwnLot } from "@rebale/contract/listings";
import { Link } from "react-router";
import { dateTime, quantity, rate, rupees } from "../../../lib/formatting.ts";
import { Completion } from "../../../ui/lot/completion.tsx";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import { LotBrief } from "../../../ui/lot/lot-brief.tsx";
import { StatusChip } from "../../../ui/lot/status-chip.tsx";
import classes from "./bid-list.module.css";

/** One row a lot: where its price stands and how long it still runs. */
export function BidList({ lots }: { lots: readonly OwnLot[] }) {
  return (
    <ul className={classes.list}>
      {lots.map((lot) => (
        <li key={lot._id}>
          <LotBrief lot={lot}>
            {quantity(lot.quantity, lot.unit)} · {lot.location.city}
          </LotBrief>
          <p className={classes.price}>
            <b className="figures">{rupees(lot.heightest || lot.market_value || 0)}</b>
            <span>
              {rate(lot.heightest || lot.market_value || 0, lot.quantity, lot.unit)}{" "}
              {lot.heightest
                ? `highest of ${lot.bid_count} ${lot.bid_count === 1 ? "bid" : "bids"}`
                : "market value, no bid yet"}
            </span>
          </p>
          <div className={classes.time}>
            <StatusChip status={lot.status} />
            <Completion lot={lot} />
            <When lot={lot} />
          </div>
          <span className={classes.go} aria-hidden>
            Bid Detail
          </span>
        </li>
      ))}
    </ul>
  );
}

function When({ lot: { status, starts_at, ends_at, seller_answer, answer_by } }: { lot: OwnLot }) {
  if (seller_answer === "awaited" && answer_by)
    return (
      <Link to="/dashboard" className={classes.answer}>
        Answer until {dateTime(answer_by)}
      </Link>
    );
  if (status === "live" && ends_at) return <Countdown until={ends_at} />;
  if (status === "upcoming" && starts_at) return <span>{dateTime(starts_at)}</span>;
  return ends_at ? <span>{dateTime(ends_at)}</span> : null;
}
