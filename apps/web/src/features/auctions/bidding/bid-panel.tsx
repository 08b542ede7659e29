import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { loginFor } from "../../../lib/come-back.ts";
import { date, dateTime } from "../../../lib/formatting.ts";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import { StatusChip } from "../../../ui/lot/status-chip.tsx";
import type { Line } from "../live/use-line.ts";
import { AfterTheEnd } from "./after-the-end.tsx";
import { type Bidder, BidForm } from "./bid-form.tsx";
import classes from "./bidding.module.css";
import { leaderLine } from "./leader-line.ts";
import { LineSign } from "./line-sign.tsx";
import { Price, priceName, Rate } from "./price.tsx";
import { Standing } from "./standing.tsx";
import { WhyNot } from "./why-not.tsx";

interface Props {
  lot: AuctionDetails;
  line: Line;
  bidder: Bidder;
  onVisitor: (() => void) | null;
}

/**
 * Visitors see the form too; it asks them to log in (S2.41). Whether a member may bid is the
 * server's word.
 */
export const showsForm = (lot: AuctionDetails) =>
  lot.status === "live" && (lot.can_bid || lot.why_not === "sign_in_first");

export function BidPanel({ lot, line, bidder, onVisitor }: Props) {
  const open = lot.status === "live" || lot.status === "upcoming";
  return (
    <section className={classes.panel} aria-label="Bidding">
      <div className={classes.panelHead}>
        <StatusChip status={lot.status} />
        {lot.reserve !== "none" && <span className={classes.reserve}>{reserveWords(lot)}</span>}
      </div>
      <div className={classes.priceBlock}>
        <span>{priceName(lot)}</span>
        <span className={classes.priceRow}>
          <Price lot={lot} />
          <Rate lot={lot} />
        </span>
        <small>{leaderLine(lot)}</small>
      </div>
      <Clock lot={lot} />
      <LineSign line={line} open={open} />
      <Standing lot={lot} />
      {showsForm(lot) ? (
        <div className={classes.inline}>
          <BidForm lot={lot} line={line} bidder={bidder} onVisitor={onVisitor} />
          {onVisitor && (
            <p className={classes.help}>
              To bid, <Link to={loginFor(lot)}>log in as buyer</Link> or{" "}
              <Link to="/buyer">register by phone</Link>.
            </p>
          )}
        </div>
      ) : (
        <WhyNot lot={lot} />
      )}
      {lot.status === "ended" && (
        <div className={classes.inline}>
          <AfterTheEnd lot={lot} />
        </div>
      )}
      <noscript>
        <p className={classes.note}>
          Bidding needs JavaScript. Prices are as of when this page loaded.
        </p>
      </noscript>
    </section>
  );
}

function reserveWords({ reserve, status, seller_answer }: AuctionDetails): string {
  if (seller_answer === "accepted") return "Approved by the seller";
  if (reserve === "met") return "Reserve met";
  return status === "ended" ? "Reserve not met" : "Reserve not met yet";
}

function Clock({ lot }: { lot: AuctionDetails }) {
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  if (!until) return null;
  if (lot.status === "ended")
    return (
      <p className={classes.help}>
        <b className={classes.expired}>Expired</b> Ended on {date(until)}.
      </p>
    );
  return (
    <div className={classes.clock}>
      <span>{lot.status === "upcoming" ? "Starts" : "Ends"} in</span>
      <Countdown until={until} look="boxes" warn={lot.status === "live"} />
      <small>
        {dateTime(until)}
        {lot.soft_close_minutes > 0 &&
          ` · a bid in the last ${lot.soft_close_minutes} min resets the clock to ${lot.soft_close_minutes} min`}
        {lot.extensions > 0 &&
          ` · extended ${lot.extensions} ${lot.extensions === 1 ? "time" : "times"}`}
      </small>
    </div>
  );
}
