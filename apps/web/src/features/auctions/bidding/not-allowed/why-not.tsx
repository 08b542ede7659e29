import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy } from "react";
import { Link } from "react-router";
import { jt, t } from "ttag";
import { bidCount } from "../../../../lib/formatting/bid-count.ts";
import { dateTime, lotPrice } from "../../../../lib/formatting/formatting.ts";
import { LazyPart } from "../../../../ui/later/lazy-part.tsx";
import { WithDates } from "../../../../ui/with-dates.tsx";
import { waitsForAuction } from "../../formats/stage.rules.ts";
import classes from "../bidding.module.css";
import { hasEnded } from "../standing/after-the-end.tsx";
import { waitsForSeller } from "../standing/waits-for-seller.ts";

/** A lot that its seller has not signed, members whose company lacks papers, leads or limits them. */
const RareReason = lazy(() => import("../form/rare-reason.tsx"));

const company = <Link key="company" to="/company">{t`your company`}</Link>;

const rare: readonly AuctionDetails["why_not"][] = [
  "verify_first",
  "authorisation_missing",
  "authorisation_expired",
  "capacity_exceeded",
  "company_leads",
  "bid_limit_exceeded",
];
const isRare = (why: AuctionDetails["why_not"]) => rare.includes(why);

/** Why nobody, or not this person, may bid now: the server's reason in words. */
export function WhyNot({ lot }: { lot: AuctionDetails }) {
  if (hasEnded(lot)) return <Ended lot={lot} />;
  if (lot.status === "paused")
    return (
      <p className={classes.note}>
        <b>{t`Bidding is paused.`}</b>
        <br />
        {lot.state_reason}
        <br />
        {t`No bids are accepted until it resumes. The time left will then be the same as now.`}
      </p>
    );
  if (waitsForSeller(lot) || isRare(lot.why_not))
    return <LazyPart part={RareReason} of={{ lot }} />;
  if (waitsForAuction(lot) && lot.why_not === "lot_upcoming" && lot.format.auction_starts_at)
    return (
      <p className={classes.note}>
        {t`The tenders are opened.`}{" "}
        <WithDates>{t`The auction starts on ${dateTime(lot.format.auction_starts_at)}.`}</WithDates>
      </p>
    );
  if (lot.why_not === "not_qualified")
    return (
      <p className={classes.note}>
        {t`This auction is for the companies whose tenders qualified. Yours is not among them.`}
      </p>
    );
  if (lot.why_not === "lot_upcoming" || lot.status === "upcoming")
    return (
      <p className={classes.note}>
        {t`Bidding has not started yet.`}{" "}
        {lot.starts_at && <WithDates>{t`It opens on ${dateTime(lot.starts_at)}.`}</WithDates>}
      </p>
    );
  if (lot.for_seller) return null;
  if (lot.why_not === "seller_may_not_bid")
    return (
      <p
        className={classes.note}
      >{jt`A seller account cannot bid. You see this auction as every visitor does; your own lots are in ${<Link key="1" to="/dashproduct">{t`your products`}</Link>}.`}</p>
    );
  if (lot.why_not === "company_waiting")
    return (
      <p
        className={classes.note}
      >{jt`Your company has not yet confirmed that you act for it. Until then you can look, but not bid: ${company}.`}</p>
    );
  if (lot.why_not === "company_needed")
    return (
      <p
        className={classes.note}
      >{jt`You do not act for any company yet. Name yours first, then you can bid: ${company}.`}</p>
    );
  if (lot.why_not === "role_may_not_bid")
    return (
      <p className={classes.note}>
        {t`Your role in the company does not let you bid. Its owner can change that.`}
      </p>
    );
  if (lot.why_not === "company_suspended")
    return (
      <p
        className={classes.note}
      >{jt`Your company is suspended and cannot bid. See why: ${company}.`}</p>
    );
  if (lot.why_not === "company_barred")
    return (
      <p
        className={classes.note}
      >{jt`Your company may not bid for now. Why, and until when: ${company}.`}</p>
    );
  if (lot.why_not === "own_lot")
    return <p className={classes.note}>{t`Your own company sells this lot.`}</p>;
  if (lot.why_not === "related_account")
    return (
      <p className={classes.note}>
        {t`You share a PAN, bank account, phone, email or company with this lot’s seller. You cannot bid on it.`}
      </p>
    );
  if (lot.why_not === "seller_blocks")
    return (
      <p className={classes.note}>
        {t`The seller takes no bids of your company on this lot. Our team can tell you more.`}
      </p>
    );
  if (lot.why_not === "not_allowed")
    return <p className={classes.note}>{t`Your account may not bid here.`}</p>;
  if (lot.why_not === "lot_not_approved")
    return <p className={classes.note}>{t`This lot has not been approved yet.`}</p>;
  return null;
}

function belowReserve(lot: AuctionDetails): string {
  const { heightest, seller_answer, answer_by, is_next_bid } = lot;
  if (is_next_bid && seller_answer === "awaited" && answer_by)
    return t`Bidding has ended. The highest bid did not count because the bidder had no authorisation; the next one, ${lotPrice(heightest, lot)}, is subject to the seller’s approval until ${dateTime(answer_by)}.`;
  // The next bidder after a sale that was undone bid the reserve or more.
  if (lot.standing === "offered" && lot.offer?.by_seller === false)
    return t`Bidding has ended at ${lotPrice(heightest, lot)}.`;
  const ended = heightest
    ? t`Bidding has ended at ${lotPrice(heightest, lot)}, below the seller’s reserve.`
    : t`Bidding has ended, and every bid was voided.`;
  // The offer above says at what price, and until when.
  if (lot.standing === "offered") return ended;
  if (seller_answer === "awaited" && answer_by)
    return t`${ended} The highest bid is subject to the seller’s approval until ${dateTime(answer_by)}.`;
  return `${ended} ${seller_answer === "declined" ? t`The seller declined the highest bid, so nobody won.` : t`Nobody won.`}`;
}

function Ended({ lot }: { lot: AuctionDetails }) {
  const words = {
    sold: t`Sold for ${lotPrice(lot.heightest, lot)} after ${bidCount(lot.bid_count)}.`,
    reserve_not_met: belowReserve(lot),
    no_bids: t`Bidding has ended without a bid. The seller may list the lot again.`,
    withdrawn: t`This lot was withdrawn: ${lot.state_reason ?? ""}. Nobody wins it.`,
    too_few_bidders: t`Ended: ${lot.min_bidders ?? ""} companies were needed and fewer took part, so nobody won. The seller may list the lot again.`,
  };
  return (
    <p className={classes.note}>
      <WithDates>
        {lot.outcome ? words[lot.outcome] : t`Bidding has ended. The result is being recorded.`}
      </WithDates>
    </p>
  );
}
