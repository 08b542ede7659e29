import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../lib/api/browser.ts";
import { dayRange } from "../../lib/formatting/formatting.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { readRange } from "../../ui/charts/read-range.ts";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/purchase";
import { DeskFiles } from "./desk/desk-tabs.tsx";
import { purchaseColumns } from "./orders/columns.tsx";
import { endedWithin } from "./orders/ended-within.ts";
import { OrderScreen } from "./orders/order-screen.tsx";
import classes from "./orders/orders.module.css";
import { ALL_ROWS } from "./orders/orders.rules.ts";
import { readOrders } from "./orders/read-orders.ts";

const isUnpaid = (search: URLSearchParams) => search.get("show") === "unpaid";

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/dashproduct");
  const unpaid = isUnpaid(new URL(request.url).searchParams);
  const { from, to } = readRange(request.url);
  const days = from && to ? { from, to } : null;
  const page = await readOrders(request.url, {
    won: "1",
    ...(unpaid && { status: "to_settle" }),
    ...(days && { rows: ALL_ROWS }),
  });
  if (!days) return { ...page, days };
  return { ...page, days, orders: page.orders.filter((order) => endedWithin(order, days)) };
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
      beside={page.orders.length > 0 && <DeskFiles show="won" />}
      columns={purchaseColumns}
      tabs={
        <nav className={classes.show} aria-label={t`Show`}>
          <Link to="?" aria-current={(!unpaid && !page.days) || undefined}>
            {t`All`}
          </Link>
          <Link to="?show=unpaid" aria-current={unpaid || undefined}>
            {t`To settle`}
          </Link>
          {page.days && (
            <Link to={`?${new URLSearchParams({ ...page.days })}`} aria-current="true">
              {dayRange(page.days.from, page.days.to)}
            </Link>
          )}
        </nav>
      }
      empty={
        <Empty
          drawing="orders"
          title={
            page.days
              ? t`You won nothing in this period`
              : unpaid
                ? t`Nothing to settle`
                : t`You have not won an auction yet`
          }
          next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
        >
          {t`Lots that you win are listed here until they are paid and lifted, and after.`}
        </Empty>
      }
    />
  );
}
