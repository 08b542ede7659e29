import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../lib/api/browser.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/purchase";
import { purchaseColumns } from "./orders/columns.tsx";
import { OrderScreen } from "./orders/order-screen.tsx";
import classes from "./orders/orders.module.css";
import { readOrders } from "./orders/read-orders.ts";

const isUnpaid = (search: URLSearchParams) => search.get("show") === "unpaid";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/dashproduct");
  const unpaid = isUnpaid(new URL(request.url).searchParams);
  return readOrders(request.url, { won: "1", ...(unpaid && { status: "pending" }) });
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.49 */
export default function Purchase({ loaderData: page }: Route.ComponentProps) {
  const unpaid = isUnpaid(useSearchParams()[0]);
  return (
    <OrderScreen
      title={t`All Purchase`}
      page={page}
      columns={purchaseColumns}
      tabs={
        <nav className={classes.show} aria-label={t`Show`}>
          <Link to="?" aria-current={!unpaid || undefined}>
            {t`All`}
          </Link>
          <Link to="?show=unpaid" aria-current={unpaid || undefined}>
            {t`To pay or collect`}
          </Link>
        </nav>
      }
      empty={
        <Empty
          drawing="orders"
          title={unpaid ? t`Nothing to pay or collect` : t`You have not won an auction yet`}
          next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
        >
          {t`Lots that you win are listed here until they are paid and lifted, and after.`}
        </Empty>
      }
    />
  );
}
