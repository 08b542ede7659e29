import { t } from "ttag";
import { api, onlyFor } from "../../../../lib/api/browser.ts";
import { orNull } from "../../../../lib/api/loader.ts";
import { events, listings, wallet } from "../../../../lib/api/operations.ts";
import { ManageEvents } from "../../../../shared/events/manage-events.tsx";
import { Page } from "../../../../ui/layout/page.tsx";
import type { Route } from "./+types/own-events";

const MAX_LOTS = 500;
const mayJoin = ({ status }: { status: string }) => status === "pending" || status === "upcoming";

export async function clientLoader() {
  onlyFor("seller", "/events");
  const [own, lots, money] = await Promise.all([
    api.call(events.own, { query: { rows: 100 } }),
    api.call(listings.myLots, { body: { rows: MAX_LOTS } }),
    orNull(api.call(wallet.wallet)),
  ]);
  const candidates = lots.data.filter(mayJoin);
  return { events: own.data, candidates, money: money?.data.on ?? false };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../../../ui/states/waiting.tsx";

/** A seller groups own lots that are sold together. */
export default function OwnEvents({ loaderData }: Route.ComponentProps) {
  return (
    <Page title={t`My events`} description={t`Your lots that are sold together.`} index={false}>
      <h1>{t`My events`}</h1>
      <ManageEvents
        {...loaderData}
        create={(body) => api.call(events.create, { body })}
        change={(id, body) => api.call(events.change, { params: { id }, body })}
      />
    </Page>
  );
}
