import { onlyFor } from "../../lib/api/browser.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/purchase";
import { purchaseColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import { readOrders } from "./orders/read-orders.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/dashproduct");
  return readOrders(request.url, { won: "1" });
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.49 */
export default function Purchase({ loaderData: page }: Route.ComponentProps) {
  return (
    <OrderScreen
      title="All Purchase"
      page={page}
      columns={purchaseColumns}
      empty={
        <Empty
          title="You have not won an auction yet"
          next={<ButtonLink to="/are-selling">See live listings</ButtonLink>}
        >
          Lots that you win are listed here until they are paid and lifted, and after.
        </Empty>
      }
    />
  );
}
