import { t } from "ttag";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/completed-orders";
import { buyerOrderColumns, sellerOrderColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import { ALL_ROWS } from "./orders/orders.rules.ts";
import { readOrders } from "./orders/read-orders.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readOrders(request.url, { status: "completed", won: "1", rows: ALL_ROWS });
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.48: completed ones only, all of them at once (S9.4). */
export default function CompletedOrders({ loaderData: page }: Route.ComponentProps) {
  return (
    <OrderScreen
      title={t`Order Completed`}
      page={page}
      columns={page.seller ? sellerOrderColumns : buyerOrderColumns}
      empty={
        <Empty
          drawing="orders"
          title={t`No order is completed yet`}
          next={
            <ButtonLink to="/orderbidding" kind="quiet">
              {t`See all orders`}
            </ButtonLink>
          }
        >
          {t`An order is completed when the winner has paid and lifted the lot, and the seller has confirmed it.`}
        </Empty>
      }
    />
  );
}
