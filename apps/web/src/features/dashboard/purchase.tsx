import { Link, useSearchParams } from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../lib/api/browser.ts";
import { dayRange } from "../../lib/formatting/formatting.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { readRange } from "../../ui/charts/read-range.ts";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/purchase";
import { dealColumns } from "./deals/deal-columns.tsx";
import { DealFiles } from "./deals/deal-files.tsx";
import { DealTabs } from "./deals/deal-tabs.tsx";
import deals from "./deals/deals.module.css";
import { emptyTitles, viewOf } from "./deals/deals.rules.ts";
import { endedWithin } from "./orders/ended-within.ts";
import { OrderScreen } from "./orders/order-screen.tsx";
import { ALL_ROWS } from "./orders/orders.rules.ts";
import { readOrders } from "./orders/read-orders.ts";

const viewIn = (search: URLSearchParams) => viewOf(search.get("show"));

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  onlyFor("buyer", "/dashproduct");
  const view = viewIn(new URL(request.url).searchParams);
  const { from, to } = readRange(request.url);
  const days = from && to ? { from, to } : null;
  const page = await readOrders(request.url, {
    won: "1",
    ...(view !== "all" && { to_do: view }),
    ...(days && { rows: ALL_ROWS }),
  });
  if (!days) return { ...page, days };
  return { ...page, days, orders: page.orders.filter((order) => endedWithin(order, days)) };
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../ui/states/waiting.tsx";

/** S2.49: a buyer's deals, by what is to be done. */
export default function Purchase({ loaderData: page }: Route.ComponentProps) {
  const view = viewIn(useSearchParams()[0]);
  const { days, toDo } = page;
  return (
    <OrderScreen
      title={t`All Purchase`}
      called={t`Deals`}
      page={page}
      beside={page.orders.length > 0 && <DealFiles view={view} seller={false} />}
      columns={dealColumns}
      className={deals.deals}
      tabs={
        toDo && (
          <DealTabs counts={toDo} view={days ? null : view}>
            {days && (
              <Link to={`?${new URLSearchParams({ ...days })}`} aria-current="true">
                {dayRange(days.from, days.to)}
              </Link>
            )}
          </DealTabs>
        )
      }
      empty={
        <Empty
          drawing="orders"
          title={
            days
              ? t`You won nothing in this period`
              : view === "all"
                ? t`You have not won an auction yet`
                : emptyTitles[view]
          }
          next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
        >
          {t`Lots that you win are listed here until they are paid and lifted, and after.`}
        </Empty>
      }
    />
  );
}
