import type { OwnLot } from "@rebale/contract/listings";
import { MarketClock } from "../../../lib/server-clock.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { OwnLotCard } from "./own-lot-card.tsx";
import classes from "./own-lots.module.css";

export interface OwnLotsPage {
  data: OwnLot[];
  totalpage: number;
  server_time: string;
  page: number;
}

/** A grid of the seller's own lots, page by page; `empty` stands where there are none. */
export function OwnLots({
  lots: { data, totalpage, server_time, page },
  empty,
}: {
  lots: OwnLotsPage;
  empty: React.ReactNode;
}) {
  if (!data.length) return empty;
  return (
    <MarketClock time={server_time}>
      <ul className={classes.grid}>
        {data.map((lot) => (
          <li key={lot._id}>
            <OwnLotCard lot={lot} />
          </li>
        ))}
      </ul>
      <Pager page={page} total={totalpage} of="your products" />
    </MarketClock>
  );
}
