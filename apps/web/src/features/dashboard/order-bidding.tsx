import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { currentSession } from "../../lib/session/session.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/order-bidding";
import { buyerOrderColumns, sellerOrderColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import classes from "./orders/orders.module.css";
import { readOrders } from "./orders/read-orders.ts";

/** Only the sales of a seller's orders. */
const isSold = (search: URLSearchParams) => search.get("show") === "sold";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const sold = currentSession().type === "seller" && isSold(new URL(request.url).searchParams);
  return readOrders(request.url, sold ? { won: "1" } : {});
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.48 */
export default function OrderBidding({ loaderData: page }: Route.ComponentProps) {
  const { seller } = page;
  const sold = isSold(useSearchParams()[0]);
  return (
    <OrderScreen
      title={t`Order Bidding List`}
      page={page}
      columns={seller ? sellerOrderColumns : buyerOrderColumns}
      tabs={
        seller && (
          <nav className={classes.show} aria-label={t`Show`}>
            <Link to="?" aria-current={!sold || undefined}>
              {t`All`}
            </Link>
            <Link to="?show=sold" aria-current={sold || undefined}>
              {t`Sold`}
            </Link>
          </nav>
        )
      }
      empty={
        <Empty
          drawing="bids"
          title={seller && sold ? t`Nothing is sold yet` : t`No bids yet`}
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
