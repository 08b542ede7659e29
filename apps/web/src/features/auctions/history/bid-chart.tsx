import type { AuctionDetails } from "@rebale/contract/auctions";
import { lazy, Suspense, useRef } from "react";
import { t } from "ttag";
import { useNear } from "../../../ui/charts/near.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import type { History } from "../live/live-state.ts";
import classes from "./history.module.css";

const PriceChart = lazy(() => import("./price-chart.tsx"));

/**
 * Prices over time. The chart's library is fetched when somebody comes near; the table below says
 * the same in words, also where it does not arrive.
 */
export function BidChart({ bids, lot }: { bids: readonly History[]; lot: AuctionDetails }) {
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
