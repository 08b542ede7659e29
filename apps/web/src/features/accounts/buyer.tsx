import { t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { accounts, listings } from "../../lib/api/operations.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { useSession } from "../../lib/session/session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/buyer";
import { BuyerBanner } from "./landing/buyer-banner.tsx";
import { howBuyingWorks, whyBuyHere } from "./landing/buyer-points.ts";
import { JoinAsBuyer } from "./landing/join-as-buyer.tsx";
import classes from "./landing/landing.module.css";
import { LotRow } from "./landing/lot-row.tsx";
import { Points } from "./landing/points.tsx";

/** Four of each list: three are shown, the fourth says that there are more. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [live, upcoming, states] = await Promise.all([
    orNull(api.call(listings.live, { query: { rows: 4 } })),
    orNull(api.call(listings.shop, { query: { start_at: new Date().toISOString(), rows: 4 } })),
    orNull(api.call(accounts.states)),
  ]);
  return { live, upcoming, states: states?.data.map(({ state }) => state) ?? null };
}

const description = t`Buy e-waste, plastics, batteries and tyres in live auctions across India. Verify your phone, add your documents and place your first bid.`;

export default function Buyer({ loaderData: { live, upcoming, states } }: Route.ComponentProps) {
  const { token } = useSession();
  return (
    <Page
      title={t`Become Our Buyer`}
      description={description}
      image="/pictures/banners/buyer.webp"
    >
      <BuyerBanner member={Boolean(token)} />
      <MarketClock time={live?.server_time ?? upcoming?.server_time ?? ""}>
        <div className="wide">
          <Live lots={live?.data ?? null} />
          {upcoming && upcoming.data.length > 0 && (
            <LotRow title={t`Up Comming Auction`} lots={upcoming.data} />
          )}
          <Points title={t`How buying works`} points={howBuyingWorks} />
          <Points title={t`Why buyers stay with Rebale`} points={whyBuyHere} />
          <div className={classes.last}>
            <JoinAsBuyer states={states} />
          </div>
        </div>
      </MarketClock>
    </Page>
  );
}

function Live({ lots }: { lots: React.ComponentProps<typeof LotRow>["lots"] | null }) {
  if (lots?.length) return <LotRow title={t`Live Auction`} lots={lots} first />;
  return (
    <section className={classes.section}>
      <h2>{t`Live Auction`}</h2>
      <div className={classes.head} />
      {lots === null ? (
        <FailedPart what={t`The live auctions`} />
      ) : (
        <Empty drawing="bids" heading="h3" title={t`No auction is live right now`}>
          {t`New lots open every day. Register now to be ready for them.`}
        </Empty>
      )}
    </section>
  );
}
