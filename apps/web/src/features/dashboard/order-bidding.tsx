import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/order-bidding";
import { buyerOrderColumns, sellerOrderColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import { readOrders } from "./orders/read-orders.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => readOrders(request.url);
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.48 */
export default function OrderBidding({ loaderData: page }: Route.ComponentProps) {
  const { seller } = page;
  return (
    <OrderScreen
      title={t`Order Bidding List`}
      page={page}
      columns={seller ? sellerOrderColumns : buyerOrderColumns}
      empty={
        <Empty
          drawing="bids"
          title={t`No bids yet`}
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
