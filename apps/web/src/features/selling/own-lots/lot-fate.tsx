import type { OwnLot } from "@rebale/contract/listings";
import { dateTime } from "../../../lib/formatting.ts";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import classes from "./own-lots.module.css";

const outcomes = { sold: "Sold to the highest bidder", reserve_not_met: "Ended, the reserve was not met", no_bids: "Ended without a bid" };

/** One line on where a lot stands; Pending in red (S3.5). */
export function LotFate({ lot: { status, refusal_reason, starts_at, ends_at, outcome, is_completed, created_at } }: { lot: OwnLot }) {
  if (status === "pending")
    return (
      <p className={classes.fate}>
        Sent <When time={created_at} /> Our team looks at it before it opens.
      </p>
    );
  if (status === "refused")
    return (
      <p className={classes.refusal}>
        <strong>Why it was refused</strong>
        {refusal_reason ?? "Please contact us."}
      </p>
    );
  if (status === "ended")
    return (
      <p className={classes.fate}>
        {outcome ? outcomes[outcome] : "Ended"}
        {ends_at && <When time={ends_at} />}
        <span>
          Auction: <b data-pending={is_completed === "Pending" || undefined}>{is_completed}</b>
        </span>
      </p>
    );
  const until = status === "upcoming" ? starts_at : ends_at;
  if (!until) return null;
  return (
    <p className={classes.fate}>
      {status === "upcoming" ? "Starts" : "Ends"} <Countdown until={until} warn={status === "live"} />
    </p>
  );
}

/** Hyphens of a date are no place to break a line. */
const When = ({ time }: { time: string }) => <time dateTime={time}>{dateTime(time)}</time>;
