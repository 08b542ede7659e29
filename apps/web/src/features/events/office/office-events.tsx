import { t } from "ttag";
import { events, listings, payments } from "../../../lib/api/office-operations.ts";
import { ManageEvents } from "../../../shared/events/manage-events.tsx";
import { OfficePage } from "../../../shared/office/page/office-page.tsx";
import { api, forOffice } from "../../../shared/office/session/office-api.ts";
import { useMay } from "../../../shared/office/session/office-session.ts";
import type { Route } from "./+types/office-events";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return forOffice(request, async () => {
    const lots = (status: "pending" | "upcoming") =>
      api.call(listings.adminLots, { query: { status, rows: 500 } });
    const [all, pending, upcoming, money] = await Promise.all([
      api.call(events.officeList, { query: { rows: 100 } }),
      lots("pending"),
      lots("upcoming"),
      api.call(payments.moneySettings),
    ]);
    const candidates = [...upcoming.data, ...pending.data];
    return { events: all.data, candidates, money: money.data.on };
  });
}
clientLoader.hydrate = true as const;

export { OfficeFailed as ErrorBoundary } from "../../../shared/office/page/office-failed.tsx";
export { OfficeWaiting as HydrateFallback } from "../../../shared/office/page/office-waiting.tsx";

/** All events, newest first, and the form that makes one. */
export default function OfficeEvents({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage
      title={t`Events`}
      lead={t`Lots sold together, closing one after another. Pending lots get their times when you approve them.`}
    >
      <ManageEvents
        {...loaderData}
        mayChange={useMay()("lots.review")}
        create={(body) => api.call(events.officeCreate, { body })}
        change={(id, body) => api.call(events.officeChange, { params: { id }, body })}
      />
    </OfficePage>
  );
}
