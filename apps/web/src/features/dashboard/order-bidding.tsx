import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { currentSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/order-bidding";
import { dealColumns } from "./deals/deal-columns.tsx";
import { DealFiles } from "./deals/deal-files.tsx";
import { DealTabs } from "./deals/deal-tabs.tsx";
import deals from "./deals/deals.module.css";
import { type DealView, emptyTitles, viewOf } from "./deals/deals.rules.ts";
import { buyerOrderColumns, sellerOrderColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import classes from "./orders/orders.module.css";
import { type OrdersPage, readOrders } from "./orders/read-orders.ts";

/** A seller's view of their sales; null for all bids on their lots, and for buyers. */
function soldView(search: URLSearchParams): DealView | null {
  const show = search.get("show");
  if (show === null || currentSession().type !== "seller") return null;
  return viewOf(show);
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const view = soldView(new URL(request.url).searchParams);
  if (view === null) return readOrders(request.url);
  return readOrders(request.url, { won: "1", ...(view !== "all" && { to_do: view }) });
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.48; a seller's sales by what is to be done. */
export default function OrderBidding({ loaderData: page }: Route.ComponentProps) {
  const { seller } = page;
  const view = soldView(useSearchParams()[0]);
  return (
    <OrderScreen
      title={t`Order Bidding List`}
      called={view !== null && t`Deals`}
      page={page}
      beside={view && page.orders.length > 0 && <DealFiles view={view} seller />}
      columns={view ? dealColumns : seller ? sellerOrderColumns : buyerOrderColumns}
      className={view ? deals.deals : undefined}
      tabs={seller && <SellerTabs page={page} view={view} />}
      empty={
        <Empty
          drawing="bids"
          title={
            view === null
              ? t`No bids yet`
              : view === "all"
                ? t`Nothing is sold yet`
                : emptyTitles[view]
          }
          next={
            <ButtonLink to={seller ? "/sellnow" : "/are-selling"}>
              {seller ? t`Sell Now` : t`See live listings`}
            </ButtonLink>
          }
        >
          {seller
            ? t`As soon as someone bids on one of your products, it is listed here.`
            : t`Every auction that you bid on is listed here.`}
        </Empty>
      }
    />
  );
}

function SellerTabs({ page, view }: { page: OrdersPage; view: DealView | null }) {
  const bids = (
    <Link to="?" aria-current={view === null || undefined}>
      {t`All bids`}
    </Link>
  );
  if (page.toDo) return <DealTabs counts={page.toDo} view={view} seller first={bids} />;
  return (
    <nav className={classes.show} aria-label={t`Show`}>
      {bids}
      <Link to="?show=sold">{t`Sold`}</Link>
    </nav>
  );
}
