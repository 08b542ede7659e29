import { useSearchParams } from "react-router";
import { onlyFor } from "../../lib/api/browser.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/total-bid";
import { totalBidColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import { ALL_ROWS } from "./orders/orders.rules.ts";
import { readOrders } from "./orders/read-orders.ts";
import { useFreshOrders } from "./orders/use-fresh-orders.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/orderbidding");
  return readOrders(request.url, { rows: ALL_ROWS });
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

export default function TotalBid({ loaderData: page }: Route.ComponentProps) {
  useFreshOrders();
  const [search] = useSearchParams();
  const show = search.get("show");
  const orders = show ? page.orders.filter(({ standing }) => standing === show) : page.orders;
  return (
    <OrderScreen
      title="Total Bid"
      lead="Every auction that you bid on, and where you stand in it."
      page={{ ...page, orders }}
      columns={totalBidColumns}
      empty={
        <Empty
          title="You have not bid yet"
          next={<ButtonLink to="/are-selling">See live listings</ButtonLink>}
        >
          Open a live lot and bid above the highest bid. Your standing is then shown here.
        </Empty>
      }
    />
  );
}
