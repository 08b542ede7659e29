import type { Lot } from "@rebale/contract/listings";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { jt, t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { accounts, listings } from "../../lib/api/operations.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { withNext } from "../../lib/session/come-back.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { LotCard } from "../../shared/lot/card/lot-card.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Banner } from "../../ui/layout/banner.tsx";
import { NeedsScripts } from "../../ui/layout/needs-scripts.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/buyer";
import { howBuyingWorks, whyBuyHere } from "./landing/buyer-points.ts";
import classes from "./landing/landing.module.css";
import { Points } from "./landing/points.tsx";
import { BuyerForm } from "./registration/buyer-form.tsx";

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

/**
 * For visitors. Decided once on arrival: the form must not vanish while its own registration signs
 * the member in.
 */
function JoinAsBuyer({ states }: { states: readonly string[] | null }) {
  const [visitor, setVisitor] = useState(true);
  const [search] = useSearchParams();
  useEffect(() => setVisitor(!currentSession().token), []);
  if (!visitor) return null;
  return (
    <section id="become-our-buyer" className={classes.section}>
      <h2>{t`Become Our Buyer`}</h2>
      <p className={classes.lead}>
        {t`It takes about three minutes. Keep your PAN and GST documents handy, or add them later in your profile.`}
      </p>
      <NeedsScripts />
      {states ? <BuyerForm states={states} /> : <FailedPart what={t`The form`} />}
      <p className={classes.already}>
        {jt`Already registered? ${<Link key="1" to={withNext("/login/buyer", search)}>{t`Login as Buyer`}</Link>}`}
      </p>
    </section>
  );
}

/** S2.36: the first three, and the way to all of them when there are more. */
function LotRow({
  title,
  lots,
  first = false,
}: {
  title: string;
  lots: readonly Lot[];
  first?: boolean;
}) {
  return (
    <section className={classes.section} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {lots.length > 3 && (
          <ButtonLink to="/are-selling" kind="quiet">
            {t`View ALL`}
          </ButtonLink>
        )}
      </div>
      <ul className={classes.row}>
        {lots.slice(0, 3).map((lot) => (
          <li key={lot._id}>
            <LotCard lot={cardOf(lot)} first={first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * S2.34: a member is greeted by another banner. The server knows no member, so both have the same
 * place, as high as the
 * higher one: the change moves nothing.
 */
const BuyerBanner = ({ member }: { member: boolean }) => (
  <div className={classes.greeting}>
    <Banner
      away={member}
      picture="buyer"
      title={t`Buy scrap where every bid is visible`}
      actions={
        <ButtonLink to="#become-our-buyer" kind="main">
          {t`Become a buyer`}
        </ButtonLink>
      }
    >
      {t`Live auctions of e-waste, plastics, batteries and tyres, straight from registered sellers all over India.`}
    </Banner>
    <Banner
      away={!member}
      picture="hero-1"
      title={t`Green Living Starts Here`}
      actions={
        <ButtonLink to="/are-selling" kind="main">
          {t`See live listings`}
        </ButtonLink>
      }
    >
      {t`Every tonne you buy here is made into something new. These lots are open for bids.`}
    </Banner>
  </div>
);
