import type { AuctionDetails } from "@rebale/contract/auctions";
import type { CompanyRecord } from "@rebale/contract/awards";
import type { Board } from "@rebale/contract/price-board/price-board";
import { lazy, useEffect, useRef } from "react";
import { t } from "ttag";
import IconCertificate from "~icons/tabler/certificate";
import IconShieldCheck from "~icons/tabler/shield-check";
import { date, dateTime, quantity } from "../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../lib/formatting/streams.ts";
import { StatusChip } from "../../../shared/lot/card/status-chip.tsx";
import { Countdown } from "../../../shared/lot/countdown.tsx";
import { SaleMarks } from "../../../shared/lot/formats/sale-marks.tsx";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { LazyPart } from "../../../ui/later/lazy-part.tsx";
import { needsAnswer } from "../corrigendum/needs-answer.ts";
import { FormatOpened, FormatSteps, TenderPanel } from "../formats/formats.tsx";
import { showsTender, waitsForAuction } from "../formats/stage.rules.ts";
import { isOpen } from "../live/use-auction.ts";
import type { LiveConnection } from "../live/use-live-connection.ts";
import classes from "./bidding.module.css";
import { type Bidder, BidForm, type OnVisitor } from "./form/bid-form.tsx";
import { WhyNot } from "./not-allowed/why-not.tsx";
import { AfterTheEnd, hasEnded } from "./standing/after-the-end.tsx";
import { ConnectionSign } from "./standing/connection-sign.tsx";
import { leaderLine } from "./standing/leader-line.ts";
import { Price, priceName, Rate } from "./standing/price.tsx";
import { SoldFor } from "./standing/sold-for.tsx";
import { Standing } from "./standing/standing.tsx";
import { waitsForSeller } from "./standing/waits-for-seller.ts";

const ForSeller = lazy(() => import("./standing/for-seller.tsx"));
const TaxHoldLine = lazy(() => import("./tax-hold-line.tsx"));

interface Props {
  lot: AuctionDetails;
  /** Prices of the lot's material; null where it has none, or nothing is known. */
  board: Board | null;
  /** The seller's; null without a company. */
  record: CompanyRecord | null;
  connection: LiveConnection;
  bidder: Bidder;
  onVisitor: OnVisitor;
  /** Somebody comes back to bid: the amount is what they go on with. */
  focused: boolean;
  /** Reads the auction anew. */
  read: () => void;
}

/**
 * Visitors see the form too; it asks them to log in (S2.41), and who lacks a deposit to add it.
 * Whether a member may bid is the server's word.
 */
export const showsForm = (lot: AuctionDetails) =>
  lot.status === "live" &&
  !needsAnswer(lot) &&
  !isSealed(lot) &&
  (lot.can_bid || lot.why_not === "sign_in_first" || lot.why_not === "deposit_needed");

/** A bidder here meets the lot's requirement, and knows it. */
const isSettled = ({ requirement, standing }: AuctionDetails) =>
  requirement?.met === true && standing !== "none";

export function BidPanel(props: Props) {
  const { lot, board, record, connection, bidder, onVisitor, focused, read } = props;
  const own = lot.for_seller;
  const open = isOpen(lot.status);
  // The line says so itself.
  const saysLive = lot.status === "live" && connection.state === "up";
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) panel.current?.querySelector<HTMLInputElement>("input.figures")?.focus();
  }, [focused]);
  return (
    <section ref={panel} className={classes.panel} aria-label={t`Bidding`}>
      <div className={classes.panelHead}>
        {!saysLive && <StatusChip status={lot.status} />}
        <ConnectionSign connection={connection} open={open} />
      </div>
      <SaleMarks lot={lot} />
      <FormatSteps lot={lot} />
      <Standing lot={lot} />
      <div className={classes.facts}>
        <div className={classes.priceBlock}>
          <span>{priceName(lot)}</span>
          <span className={classes.priceRow}>
            <Price lot={lot} />
            <Rate lot={lot} />
          </span>
        </div>
        <Clock lot={lot} />
        <p className={classes.leader}>
          <span>{leaderLine(lot)}</span>
          {lot.reserve !== "none" && !isSealed(lot) && !hasNobody(lot) && <b>{reserveText(lot)}</b>}
        </p>
        <When lot={lot} />
        {board && <SoldFor board={board} />}
      </div>
      {open && !isSettled(lot) && <Requirement lot={lot} />}
      {open && lot.tax_hold && <LazyPart part={TaxHoldLine} of={{ lot, record }} />}
      {own && <LazyPart part={ForSeller} of={{ lot, own }} />}
      {showsForm(lot) ? (
        <div className={classes.inline}>
          <BidForm lot={lot} connection={connection} bidder={bidder} onVisitor={onVisitor} />
        </div>
      ) : showsTender(lot) && !needsAnswer(lot) ? (
        <div className={classes.inline}>
          <LazyPart part={TenderPanel} of={{ lot, onVisitor, read, focused }} />
        </div>
      ) : (
        !needsAnswer(lot) && <WhyNot lot={lot} />
      )}
      <FormatOpened lot={lot} />
      {hasEnded(lot) && lot.standing !== "offered" && (
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

/** A lot that nobody bid for says that alone. */
const hasNobody = ({ status, bid_count }: AuctionDetails): boolean =>
  hasEnded({ status }) && bid_count === 0;

function reserveText({ reserve, status, seller_answer }: AuctionDetails): string {
  if (seller_answer === "accepted") return t`Approved by the seller`;
  if (reserve === "met") return t`Reserve met`;
  return hasEnded({ status }) ? t`Reserve not met` : t`Reserve not met yet`;
}

const extended = (times: number) => (times === 1 ? t`extended 1 time` : t`extended ${times} times`);

function clockName(lot: AuctionDetails): string {
  if (lot.status === "upcoming") return t`Starts in`;
  if (lot.status === "paused") return t`Left after the pause`;
  if (waitsForAuction(lot)) return t`Auction starts in`;
  return isSealed(lot) ? t`Opens in` : t`Ends in`;
}

const clockTo = (lot: AuctionDetails) => {
  const runs = waitsForAuction(lot) ? lot.format.auction_starts_at : lot.ends_at;
  const until = lot.status === "upcoming" ? lot.starts_at : runs;
  return lot.status === "withdrawn" || waitsForSeller(lot) ? null : until;
};

/** In one line, beside the price. */
function Clock({ lot }: { lot: AuctionDetails }) {
  const until = clockTo(lot);
  if (!until) return null;
  if (lot.status === "ended")
    return (
      <div className={classes.clock}>
        <b className={classes.expired}>{t`Expired`}</b>
      </div>
    );
  return (
    <div className={classes.clock}>
      <span>{clockName(lot)}</span>
      <Countdown until={until} warn={lot.status === "live"} stoppedAt={lot.paused_at} />
    </div>
  );
}

/** The moment itself, and what may still move it. */
function When({ lot }: { lot: AuctionDetails }) {
  const until = clockTo(lot);
  if (!until) return null;
  if (lot.status === "ended")
    return <small className={classes.when}>{t`Ended on ${date(until)}.`}</small>;
  return (
    <small className={classes.when}>
      {lot.paused_at ? t`paused on ${dateTime(lot.paused_at)}` : dateTime(until)}
      {lot.soft_close_minutes > 0 &&
        !isSealed(lot) &&
        ` · ${t`a bid in the last ${lot.soft_close_minutes} min resets the clock to ${lot.soft_close_minutes} min`}`}
      {lot.extensions > 0 && ` · ${extended(lot.extensions)}`}
    </small>
  );
}

/** The authorisation that the lot asks for, in one line; for everybody who looks at it. */
function Requirement({ lot: { requirement } }: { lot: AuctionDetails }) {
  if (!requirement) return null;
  const { stream, met, remaining_kg, financial_year } = requirement;
  return (
    <p className={classes.requirement} data-met={met || undefined}>
      {met ? <IconShieldCheck size={20} aria-hidden /> : <IconCertificate size={20} aria-hidden />}
      <span>
        {t`Only for companies authorised for: ${streamNames[stream]}.`}
        {met && remaining_kg !== null && (
          <> {t`Your remaining capacity in ${financial_year}: ${quantity(remaining_kg, "kg")}.`}</>
        )}
      </span>
    </p>
  );
}
