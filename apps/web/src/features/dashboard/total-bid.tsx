import type { BidOrder, Desk } from "@rebale/contract/auctions";
import type { LeadCaps } from "@rebale/contract/lead-caps";
import { useEffect, useRef } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from "react-router";
import { t } from "ttag";
import { api, onlyFor } from "../../lib/api/browser.ts";
import { auctions, leadCaps } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { MarketClock, useNow } from "../../lib/server-clock.tsx";
import { usePriceStream } from "../../shared/lot/prices/use-prices.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/total-bid";
import classes from "./desk/desk.module.css";
import { deskColumns } from "./desk/desk-columns.tsx";
import { DeskHead } from "./desk/desk-head.tsx";
import { DeskFiles, DeskTabs } from "./desk/desk-tabs.tsx";
import { useLiveOrders } from "./orders/live-orders.ts";
import { OrderScreen } from "./orders/order-screen.tsx";
import { ALL_ROWS, byUrgency, shownOf, showsOrder } from "./orders/orders.rules.ts";
import { type OrdersPage, readOrders } from "./orders/read-orders.ts";

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/orderbidding");
  const [page, { data }, caps] = await Promise.all([
    readOrders(request.url, { rows: ALL_ROWS }),
    api.call(auctions.myDesk),
    readCaps(),
  ]);
  return { ...page, desk: data, caps };
};
/** Null for who may only look. */
const readCaps = async (): Promise<LeadCaps | null> => {
  try {
    return (await api.call(leadCaps.leadCaps)).data;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
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

/** One desk: each bid a row, what each needs in its place, and what they come to on top. */
function Bids({ desk, caps, ...page }: OrdersPage & { desk: Desk; caps: LeadCaps | null }) {
  useFreshOrders(usePriceStream() === "up" ? SELDOM : OFTEN);
  const live = useLiveOrders(page.orders);
  useReadWhenMoved(live);
  const now = useNow();
  const [search] = useSearchParams();
  const show = shownOf(search.get("show"));
  const orders = live.filter((order) => showsOrder(order, show, now)).sort(byUrgency);
  return (
    <OrderScreen
      title={t`Total Bid`}
      called={t`My bids`}
      beside={live.length > 0 && <DeskFiles show={show} />}
      lead={<DeskHead desk={desk} caps={caps} orders={live} />}
      page={{ ...page, orders }}
      columns={deskColumns}
      tabs={<DeskTabs rows={live} show={show} now={now} />}
      className={classes.desk}
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

/** ms: several standings move at a time. */
const MOVED = 1000;

/** The sums on top are the market's: they are read again when a standing has moved. */
function useReadWhenMoved(live: readonly BidOrder[]) {
  const { revalidate } = useRevalidator();
  const standings = live.map(({ _id, standing }) => `${_id}${standing}`).join();
  const read = useRef(standings);
  useEffect(() => {
    if (read.current === standings) return;
    read.current = standings;
    const timer = setTimeout(() => void revalidate(), MOVED);
    return () => clearTimeout(timer);
  }, [standings, revalidate]);
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
