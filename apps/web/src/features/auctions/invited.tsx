import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { audience } from "../../lib/api/operations.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../shared/lot/card/lot-grid.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../ui/tabs/pager.tsx";
import type { Route } from "./+types/invited";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageOf(request.url);
  const { data, totalpage, server_time } = await api.call(audience.invitedLots, {
    query: { page, rows: 18 },
  });
  return { lots: data.map(cardOf), page, totalpage, server_time };
}
clientLoader.hydrate = true as const;

export { WaitingProducts as HydrateFallback } from "../../shared/lot/card/waiting-products.tsx";
export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";

/** Lots that only the invited see: what ends first stands first. */
export default function Invited({ loaderData }: Route.ComponentProps) {
  const { lots, page, totalpage, server_time } = loaderData;
  return (
    <Page
      title={t`Invited`}
      description={t`The lots that your company is invited to.`}
      index={false}
    >
      <MarketClock time={server_time}>
        <h1>{t`Invited`}</h1>
        <p>{t`Only your company and the others that the seller invited see these lots.`}</p>
        {lots.length ? (
          <LotGrid lots={lots} heading="h2" />
        ) : (
          <Empty
            drawing="search"
            title={t`You are not invited to a lot`}
            next={<ButtonLink to="/are-selling">{t`See live listings`}</ButtonLink>}
          >
            {t`A seller may list a lot for some companies alone. When yours is one of them, the lot stands here and we notify you.`}
          </Empty>
        )}
        <Pager page={page} total={totalpage} of={t`Invited`} />
      </MarketClock>
    </Page>
  );
}
