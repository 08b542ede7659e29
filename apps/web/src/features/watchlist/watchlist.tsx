import { useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { watchlist } from "../../lib/api/operations.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../shared/lot/card/lot-grid.tsx";
import { useFreshLots } from "../../shared/lot/use-fresh-lots.ts";
import { WatchTabs } from "../../shared/lot/watch/watch-tabs.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import { ShowTabs } from "../../ui/tabs/show-tabs.tsx";
import type { Route } from "./+types/watchlist";
import { OwnCalendar } from "./own-calendar.tsx";
import classes from "./watchlist.module.css";

const STATUSES = ["live", "upcoming", "ended"] as const;
type Status = (typeof STATUSES)[number];
const statusOf = (search: URLSearchParams): Status | undefined =>
  STATUSES.find((status) => status === search.get("show"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(request.url);
  const status = statusOf(new URL(request.url).searchParams);
  const reply = await api.call(watchlist.watched, { query: { page, rows: 18, status } });
  return {
    lots: reply.data.map(cardOf),
    page,
    totalpage: reply.totalpage,
    server_time: reply.server_time,
  };
}
clientLoader.hydrate = true as const;

export { WaitingProducts as HydrateFallback } from "../../shared/lot/card/waiting-products.tsx";
export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";

const names: Record<Status, string> = {
  live: t`Live`,
  upcoming: t`Upcoming`,
  ended: t`Ended`,
};

/** The lots that a member watches: what ends first stands first. */
export default function Watchlist({ loaderData }: Route.ComponentProps) {
  const { lots, page, totalpage, server_time } = loaderData;
  const [search] = useSearchParams();
  const status = statusOf(search);
  useFreshLots(lots);
  return (
    <Page title={t`Watchlist`} description={t`The lots you watch on Rebale.`} index={false}>
      <MarketClock time={server_time}>
        <div className={classes.head}>
          <h1>{t`Watchlist`}</h1>
          <OwnCalendar />
        </div>
        <WatchTabs />
        <ShowTabs statuses={STATUSES} names={names} shown={status} />
        {lots.length ? (
          <LotGrid lots={lots} heading="h2" />
        ) : (
          <Empty
            drawing="search"
            title={
              status ? t`No such lots on your watchlist` : t`You are not watching any lots yet`
            }
            next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
          >
            {t`Tap the heart on a lot to keep it here. We tell you an hour before it ends.`}
          </Empty>
        )}
        <Pager page={page} total={totalpage} of={t`Watchlist`} />
      </MarketClock>
    </Page>
  );
}
