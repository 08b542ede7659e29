import type { BidOrder } from "@rebale/contract/auctions";
import { useEffect } from "react";
import {
  Link,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../lib/api/browser.ts";
import { MarketClock, useNow } from "../../lib/server-clock.tsx";
import { usePriceStream } from "../../shared/lot/prices/use-prices.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/total-bid";
import { totalBidColumns } from "./orders/columns.tsx";
import { useLiveOrders } from "./orders/live-orders.ts";
import { OrderScreen } from "./orders/order-screen.tsx";
import classes from "./orders/orders.module.css";
import {
  ALL_ROWS,
  byUrgency,
  SHOWN,
  type Shown,
  shownOf,
  showsOrder,
} from "./orders/orders.rules.ts";
import { type OrdersPage, readOrders } from "./orders/read-orders.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/orderbidding");
  return readOrders(request.url, { rows: ALL_ROWS });
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** Orders change while somebody looks, and only what is shown is asked of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search;

/** Without a stream the orders are read so often, with one only for what it does not carry; in ms. */
const OFTEN = 5_000;
const SELDOM = 60_000;

export default function TotalBid({ loaderData: page }: Route.ComponentProps) {
  return (
    <MarketClock time={page.time}>
      <Bids {...page} />
    </MarketClock>
  );
}

function Bids(page: OrdersPage) {
  useFreshOrders(usePriceStream() === "up" ? SELDOM : OFTEN);
  const live = useLiveOrders(page.orders);
  const now = useNow();
  const [search] = useSearchParams();
  const show = shownOf(search.get("show"));
  const orders = live.filter((order) => showsOrder(order, show, now)).sort(byUrgency);
  return (
    <OrderScreen
      title={t`Total Bid`}
      lead={t`Every auction you bid on, and where you stand.`}
      page={{ ...page, orders }}
      columns={totalBidColumns}
      tabs={<ShowTabs orders={live} show={show} now={now} />}
      empty={
        <Empty
          drawing="bids"
          title={page.orders.length ? t`Nothing here right now` : t`You have not bid yet`}
          next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
        >
          {t`Open a live lot and bid above the highest bid. Where you stand is then shown here.`}
        </Empty>
      }
    />
  );
}

const EVERY = 15_000;

/** Standings change while somebody looks: they are read again every 15 s, or `every` ms. */
function useFreshOrders(every = EVERY) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [revalidate, every]);
}

const names: Record<Shown, string> = {
  all: t`All`,
  offered: t`Offered`,
  outbid: t`Outbid`,
  leading: t`Leading`,
  ending: t`Ending`,
  won: t`Won`,
  lost: t`Lost`,
};

/** Each with how many there are; an offer is rare, and has its tab only while there is one. */
const ShowTabs = ({
  orders,
  show,
  now,
}: {
  orders: readonly BidOrder[];
  show: Shown;
  now: number;
}) => {
  const count = (each: Shown) => orders.filter((order) => showsOrder(order, each, now)).length;
  return (
    <nav className={classes.show} aria-label={t`Show`}>
      {SHOWN.filter((each) => each !== "offered" || count(each) > 0 || show === each).map(
        (each) => (
          <Link
            key={each}
            to={each === "all" ? "?" : `?show=${each}`}
            aria-current={each === show || undefined}
            preventScrollReset
          >
            {names[each]} <span className="figures">{count(each)}</span>
          </Link>
        ),
      )}
    </nav>
  );
};
