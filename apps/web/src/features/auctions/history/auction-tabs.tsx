import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import { date, lotPrice } from "../../../lib/formatting.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import type { CardLot } from "../../../ui/lot/card-lot.ts";
import { LotGrid } from "../../../ui/lot/lot-grid.tsx";
import { Optional } from "../../../ui/optional.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { History } from "../live/live-state.ts";
import classes from "./history.module.css";

const BoardPrice = lazy(() => import("./board-price.tsx"));

/** S2.42 */
export function AuctionTabs({
  lot,
  related,
  lastBid,
}: {
  lot: AuctionDetails;
  related: readonly CardLot[] | null;
  lastBid: History | null;
}) {
  return (
    <div className={classes.tabs}>
      <Tabs
        label={t`More about this auction`}
        tabs={[
          { name: "Related Auction", panel: <Related lots={related} /> },
          { name: "Last Trading Price", panel: <LastTrading lot={lot} bid={lastBid} /> },
        ]}
      />
    </div>
  );
}

function Related({ lots }: { lots: readonly CardLot[] | null }) {
  if (lots === null) return <FailedPart what={t`Related auctions`} />;
  if (lots.length === 0)
    return (
      <Empty
        drawing="search"
        title={t`No related auction is open`}
        next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
      >
        {t`Lots of the same kind appear here as they open.`}
      </Empty>
    );
  return <LotGrid lots={lots} />;
}

/** The latest bid here, and what the lot's material was sold for. */
function LastTrading(props: { lot: AuctionDetails; bid: History | null }) {
  const { material } = props.lot;
  return (
    <>
      <LastPrice {...props} />
      {material !== null && (
        <Optional>
          <Suspense>
            <BoardPrice lot={{ ...props.lot, material }} />
          </Suspense>
        </Optional>
      )}
    </>
  );
}

function LastPrice({ lot, bid }: { lot: AuctionDetails; bid: History | null }) {
  if (!bid)
    return (
      <Empty
        drawing="price"
        title={t`No trading price yet`}
      >{t`The latest bid and its date will appear here.`}</Empty>
    );
  return (
    <dl className={`${classes.last} figures`}>
      <div>
        <dt>{t`Latest bid`}</dt>
        <dd>{lotPrice(bid.amount, lot)}</dd>
      </div>
      <div>
        <dt>{t`Date`}</dt>
        <dd>{date(bid.time)}</dd>
      </div>
      {lot.market_value ? (
        <div>
          <dt>{t`Against market value`}</dt>
          <dd>{`${bid.amount >= lot.market_value ? "+" : ""}${(((bid.amount - lot.market_value) / lot.market_value) * 100).toFixed(1)} %`}</dd>
        </div>
      ) : null}
    </dl>
  );
}
