import type { AuctionDetails } from "@rebale/contract/auctions";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { loginFor } from "../../../lib/come-back.ts";
import { date, dateTime } from "../../../lib/formatting.ts";
import { Countdown } from "../../../ui/lot/countdown.tsx";
import { StatusChip } from "../../../ui/lot/status-chip.tsx";
import { isOpen } from "../live/use-auction.ts";
import type { Line } from "../live/use-line.ts";
import { AfterTheEnd, hasEnded } from "./after-the-end.tsx";
import { type Bidder, BidForm } from "./bid-form.tsx";
import classes from "./bidding.module.css";
import { leaderLine } from "./leader-line.ts";
import { LineSign } from "./line-sign.tsx";
import { Price, priceName, Rate } from "./price.tsx";
import { Requirement } from "./requirement.tsx";
import { Standing } from "./standing.tsx";
import { waitsForSeller } from "./waits-for-seller.ts";
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
  const open = isOpen(lot.status);
  return (
    <section className={classes.panel} aria-label={t`Bidding`}>
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
      {open && <Requirement lot={lot} />}
      {showsForm(lot) ? (
        <div className={classes.inline}>
          <BidForm lot={lot} line={line} bidder={bidder} onVisitor={onVisitor} />
          {onVisitor && (
            <p
              className={classes.help}
            >{jt`To bid, ${<Link key="1" to={loginFor(lot)}>{t`log in as buyer`}</Link>} or ${<Link key="2" to="/buyer">{t`register by phone`}</Link>}.`}</p>
          )}
        </div>
      ) : (
        <WhyNot lot={lot} />
      )}
      {hasEnded(lot) && (
        <div className={classes.inline}>
          <AfterTheEnd lot={lot} />
        </div>
      )}
      <noscript>
        <p className={classes.note}>
          {t`Bidding needs JavaScript. Prices are as of when this page loaded.`}
        </p>
      </noscript>
    </section>
  );
}

function reserveWords({ reserve, status, seller_answer }: AuctionDetails): string {
  if (seller_answer === "accepted") return t`Approved by the seller`;
  if (reserve === "met") return t`Reserve met`;
  return hasEnded({ status }) ? t`Reserve not met` : t`Reserve not met yet`;
}

const extended = (times: number) => (times === 1 ? t`extended 1 time` : t`extended ${times} times`);

const clockName = ({ status }: AuctionDetails): string =>
  status === "upcoming" ? t`Starts in` : status === "paused" ? t`Left after the pause` : t`Ends in`;

function Clock({ lot }: { lot: AuctionDetails }) {
  const until = lot.status === "upcoming" ? lot.starts_at : lot.ends_at;
  if (!until) return null;
  if (lot.status === "withdrawn" || waitsForSeller(lot)) return null;
  if (lot.status === "ended")
    return (
      <p className={classes.help}>
        <b className={classes.expired}>{t`Expired`}</b> {t`Ended on ${date(until)}.`}
      </p>
    );
  return (
    <div className={classes.clock}>
      <span>{clockName(lot)}</span>
      <Countdown
        until={until}
        look="boxes"
        warn={lot.status === "live"}
        stoppedAt={lot.paused_at}
      />
      <small>
        {lot.paused_at ? t`paused on ${dateTime(lot.paused_at)}` : dateTime(until)}
        {lot.soft_close_minutes > 0 &&
          ` · ${t`a bid in the last ${lot.soft_close_minutes} min resets the clock to ${lot.soft_close_minutes} min`}`}
        {lot.extensions > 0 && ` · ${extended(lot.extensions)}`}
      </small>
    </div>
  );
}
