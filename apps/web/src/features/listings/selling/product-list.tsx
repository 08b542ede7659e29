import { Link, NavLink, useSearchParams } from "react-router";
import { t } from "ttag";
import { onlyFor } from "../../../lib/api/browser.ts";
import { dayRange } from "../../../lib/formatting/formatting.ts";
import { lotStates } from "../../../shared/lot/card/lot-states.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/product-list";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readBehind, readOwnLots } from "./own-lots/read-own-lots.ts";
import { filterOf } from "./selling.rules.ts";

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  onlyFor("seller", "/purchase");
  return readOwnLots(request.url, filterOf(params.url));
};
clientLoader.hydrate = true as const;

export { WaitingProducts as HydrateFallback } from "../../../shared/lot/card/waiting-products.tsx";
export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";

const filters = [
  { to: "/dashproduct", text: t`All` },
  { to: "/dashproduct/approved", text: t`Approved` },
  { to: "/dashproduct/expired", text: t`Ended` },
  { to: "/dashproduct/pending", text: t`Pending` },
];

/** Shown to whom the dashboard led there. */
const unsigned = { to: "/dashproduct/unsigned", text: t`Signature needed` };

const nothing = {
  all: {
    title: t`You have not listed anything yet`,
    text: t`Add your first lot with pictures, quantity and place. It takes two minutes.`,
  },
  approved: {
    title: t`No approved product`,
    text: t`Our team reviews each product before it opens for bids. Approved ones are listed here.`,
  },
  expired: {
    title: t`No ended product`,
    text: t`Products whose auction has ended are listed here.`,
  },
  unsigned: {
    title: t`Nothing to sign`,
    text: t`Approved products that open only with your signature are listed here.`,
  },
  behind: {
    title: t`No such lots`,
    text: t`None of your lots match these days and this status.`,
  },
  pending: {
    title: t`Nothing is waiting for approval`,
    text: t`Products that our team has yet to review, or has refused, are listed here.`,
  },
};

const titles: Record<string, string> = {
  "": t`All Product List`,
  approved: t`Approved products`,
  expired: t`Ended products`,
  pending: t`Pending products`,
  unsigned: t`Products to sign`,
};
/** Each filter is a page of its own. */
const titleOf = (url: string | undefined) =>
  titles[url ?? ""] ?? `${url?.[0]?.toUpperCase()}${url?.slice(1)} products`;

/** S2.50 */
export default function ProductList({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const isBehind = Object.keys(readBehind(search)).length > 0;
  const { title, text } = isBehind ? nothing.behind : nothing[filterOf(params.url) ?? "all"];
  return (
    <Page title={titleOf(params.url)} description={t`Your products on Rebale.`} index={false}>
      <div className={classes.head}>
        <h1>{t`All Product List`}</h1>
        <ButtonLink to="/my-events" kind="quiet">
          {t`My events`}
        </ButtonLink>
        <ButtonLink to="/sellnow" kind="main">
          {t`Sell Now`}
        </ButtonLink>
      </div>
      <nav className={classes.filters} aria-label={t`Filter`}>
        {(params.url === "unsigned" ? [unsigned, ...filters] : filters).map(({ to, text }) => (
          <NavLink key={to} to={to} end preventScrollReset>
            {text}
          </NavLink>
        ))}
      </nav>
      <BehindFigure />
      <OwnLots
        lots={loaderData}
        label={t`Your products`}
        usual="cards"
        empty={
          <Empty
            title={title}
            next={
              <ButtonLink to="/sellnow" kind="quiet">
                {t`Add a product`}
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
