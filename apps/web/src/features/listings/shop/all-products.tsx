import { useMemo } from "react";
import { t } from "ttag";
import { loaderApi, orNull } from "../../../lib/api/loader.ts";
import { listings } from "../../../lib/api/operations.ts";
import { MarketClock } from "../../../lib/server-clock.tsx";
import { cardOf } from "../../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../../shared/lot/card/lot-grid.tsx";
import { useFreshLots } from "../../../shared/lot/use-fresh-lots.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/all-products";
import classes from "./listings.module.css";
import { Pagination } from "./pagination.tsx";

/** S2.8 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get("page")) || 1);
  const api = loaderApi(context);
  const [live, upcoming] = await Promise.all([
    api.call(listings.shop, { query: { page, rows: 24, status: "live" } }),
    orNull(api.call(listings.shop, { query: { rows: 6, status: "upcoming" } })),
  ]);
  return {
    page,
    lots: live.data.map(cardOf),
    total: live.total,
    pages: live.totalpage,
    server_time: live.server_time,
    upcoming: upcoming?.data.map(cardOf) ?? [],
  };
}

export default function AllProducts({ loaderData }: Route.ComponentProps) {
  const { page, lots, total, pages, upcoming } = loaderData;
  useFreshLots(useMemo(() => [...lots, ...upcoming], [lots, upcoming]));
  return (
    <Page
      title={t`Live Auction: all products`}
      description={t`Every lot that is open for bids right now, ending soonest first.`}
    >
      <MarketClock time={loaderData.server_time}>
        <div className={`wide ${classes.head}`}>
          <h1>{t`Live Auction`}</h1>
          <p>
            {total > 0
              ? t`${total >= 1000 ? "1,000+" : total} lots are open for bids, ending soonest first.`
              : t`All lots that are open for bids.`}
          </p>
        </div>
        <div className={`wide ${classes.all}`}>
          {lots.length === 0 ? (
            <Empty
              drawing="search"
              title={t`No auction is live right now`}
              next={
                <ButtonLink to="/are-selling?status=upcoming">{t`See upcoming auctions`}</ButtonLink>
              }
            />
          ) : (
            <LotGrid lots={lots} first heading="h2" />
          )}
          <Pagination page={page} pages={pages} to={(n) => `?page=${n}`} />
          {upcoming.length > 0 && (
            <section aria-labelledby="upcoming">
              <h2 id="upcoming">{t`Up Comming Auction`}</h2>
              <LotGrid lots={upcoming} />
            </section>
          )}
        </div>
      </MarketClock>
    </Page>
  );
}
