import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useRef, useState } from "react";
import { t } from "ttag";
import { bidderName } from "../../../lib/formatting/bidder-name.ts";
import { clockTime, date, lotPrice, priceNote } from "../../../lib/formatting/formatting.ts";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import type { History } from "../live/live-state.ts";
import classes from "./history.module.css";

const FIRST = 8;

const leads = (bid: History, { heightest, leader }: AuctionDetails): boolean =>
  !bid.voided && bid.amount === heightest && bid.bidder === leader;

/** Every bid with its time and masked bidder, newest first. */
export default function BidHistory({
  bids,
  lot,
}: {
  bids: readonly History[];
  lot: AuctionDetails;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? bids : bids.slice(0, FIRST);
  return (
    <section aria-labelledby="bid-history">
      <h2 id="bid-history" className={classes.title}>
        {t`Bid history`}
      </h2>
      {bids.length === 0 ? (
        <p className={classes.soft}>
          {isSealed(lot)
            ? t`Tenders are sealed: what was offered stands here once they are opened.`
            : t`No bids yet. The first bid must be above the market value.`}
        </p>
      ) : (
        <>
          <BidChart bids={bids} lot={lot} />
          <div className={classes.scroll}>
            <table className={`${classes.table} figures`}>
              <thead>
                <tr>
                  <th scope="col">{t`Bidder`}</th>
                  <th scope="col">{t`Amount`}</th>
                  <th scope="col">{t`Time (IST)`}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((bid) => (
                  <tr
                    key={bid.time + bid.amount + bid.bidder}
                    data-lead={leads(bid, lot) || undefined}
                    data-void={bid.voided || undefined}
                  >
                    <td>
                      {bid.bidder === lot.my_bidder ? (
                        <b>{ownName(bid, lot)}</b>
                      ) : (
                        bidderName(bid.bidder)
                      )}
                      {bid.voided && ` ${t`(voided)`}`}
                      {bid.automatic && <small className={classes.auto}>{t`automatic bid`}</small>}
                    </td>
                    <td>
                      {lotPrice(bid.amount, lot)} <small>{priceNote(bid.amount, lot)}</small>
                    </td>
                    <td>
                      <span className="unbroken">{date(bid.time)}</span>{" "}
                      <span className={`unbroken ${classes.soft}`}>
                        {clockTime(bid.time, true)}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {bids.length > FIRST && (
            <PlainButton kind="quiet" onClick={() => setAll(!all)}>
              {all
                ? t`Show fewer`
                : bids.length === 100
                  ? t`Show the latest 100 bids`
                  : t`Show all ${bids.length} bids`}
            </PlainButton>
          )}
        </>
      )}
    </section>
  );
}

const ownName = ({ bidder }: History, { has_colleagues }: AuctionDetails): string =>
  has_colleagues ? t`${bidderName(bidder)} (your company)` : t`${bidderName(bidder)} (you)`;

const PriceChart = lazy(() => import("./price-chart.tsx"));

/**
 * Prices over time. The chart's library is fetched when somebody comes near; the table below says
 * the same in words, also where it does not arrive.
 */
function BidChart({ bids, lot }: { bids: readonly History[]; lot: AuctionDetails }) {
  const frame = useRef<HTMLElement>(null);
  const near = useNear(frame);
  const held = bids.filter((bid) => !bid.voided).reverse();
  if (held.length < 2) return null;
  return (
    <figure ref={frame} className={classes.chart} aria-label={t`Price over time`}>
      <Optional>
        <Suspense fallback={<Skeleton height={260} />}>
          {near ? <PriceChart bids={held} lot={lot} /> : <Skeleton height={260} />}
        </Suspense>
      </Optional>
    </figure>
  );
}
