import { Link, useLocation, useSearchParams } from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../../lib/api/browser.ts";
import { dayRange } from "../../../lib/formatting/formatting.ts";
import { lotStates } from "../../../shared/lot/card/lot-states.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Banner } from "../../../ui/layout/banner.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/product-list";
import { type ListView, viewAt } from "./own-lots/list-views.ts";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readBehind, readOwnLots } from "./own-lots/read-own-lots.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/dashproduct")) onlyFor("seller", "/purchase");
  const { filter, rows } = viewAt(pathname);
  return readOwnLots(request.url, filter, rows);
};
clientLoader.hydrate = true as const;

export { WaitingProducts as HydrateFallback } from "../../../shared/lot/card/waiting-products.tsx";
export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";

/** S2.9, S2.10, S2.17, S2.50: a seller's own lots, in the view of the address. */
export default function ProductList({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = viewAt(pathname);
  const isHome = pathname.startsWith("/sellerhome");
  const behind = Object.keys(readBehind(search)).length > 0 ? noneBehind : null;
  const { title, text } = behind ?? view.nothing;
  return (
    <Page
      title={view.title}
      description={isHome ? t`The bids on your products.` : t`Your products on Rebale.`}
      index={false}
    >
      {isHome && <HomeBanner />}
      <div className={classes.head}>
        {isHome ? <h2>{view.heading}</h2> : <h1>{view.heading}</h1>}
        <ButtonLink to="/my-events" kind="quiet">
          {t`My events`}
        </ButtonLink>
        <ButtonLink to="/questions" kind="quiet">
          {t`Questions`}
        </ButtonLink>
        {!isHome && (
          <ButtonLink to="/sellnow" kind="main">
            {t`Sell Now`}
          </ButtonLink>
        )}
      </div>
      <Filters view={view} />
      <BehindFigure />
      <OwnLots
        lots={loaderData}
        label={view.label}
        usual={view.usual}
        empty={
          <Empty
            {...(isHome && { drawing: "bids", heading: "h3" })}
            title={title}
            next={
              <ButtonLink to={isHome ? "/dashproduct" : "/sellnow"} kind="quiet">
                {isHome ? t`See all my products` : t`Add a product`}
              </ButtonLink>
            }
          >
            {text}
          </Empty>
        }
      />
    </Page>
  );
}

const noneBehind = {
  title: t`No such lots`,
  text: t`None of your lots match these days and this status.`,
};

/** S2.10 */
const HomeBanner = () => (
  <div className={classes.banner}>
    <Banner
      picture="seller"
      title={t`Your material, the whole country’s bids`}
      actions={
        <>
          <ButtonLink to="/sellnow" kind="main">
            {t`Sell Now`}
          </ButtonLink>
          <ButtonLink to="/price-board" kind="on-dark">
            {t`Price board`}
          </ButtonLink>
        </>
      }
    >
      {t`Follow the bids on everything that you have listed, and see at once when a lot closes.`}
    </Banner>
  </div>
);

const filters = [
  { to: "/dashproduct", text: t`All` },
  { to: "/dashproduct/approved", text: t`Approved` },
  { to: "/dashproduct/expired", text: t`Ended` },
  { to: "/dashproduct/pending", text: t`Pending` },
];

/** Shown to whom the dashboard led there. */
const unsigned = { to: "/dashproduct/unsigned", text: t`Signature needed` };

const Filters = ({ view: { filter } }: { view: ListView }) => (
  <nav className={classes.filters} aria-label={t`Filter`}>
    {(filter === "unsigned" ? [unsigned, ...filters] : filters).map(({ to, text }) => (
      <Link
        key={to}
        to={to}
        preventScrollReset
        aria-current={viewAt(to).filter === filter ? "page" : undefined}
      >
        {text}
      </Link>
    ))}
  </nav>
);

/** Which lots these are, where a figure of the dashboard led here. */
function BehindFigure() {
  const [search] = useSearchParams();
  const { state, from, to } = readBehind(search);
  if (!state) return null;
  return (
    <p className={classes.behind}>
      <strong>{lotStates[state] ?? state}</strong>
      {from && to && <span className="figures">{dayRange(from, to)}</span>}
      <Link to="/dashproduct">{t`Show all products`}</Link>
    </p>
  );
}
