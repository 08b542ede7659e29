import { NavLink } from "react-router";
import { onlyFor } from "../../lib/api/browser.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/product-list";
import classes from "./own-lots/own-lots.module.css";
import { OwnLots } from "./own-lots/own-lots.tsx";
import { readOwnLots } from "./own-lots/read-own-lots.ts";
import { filterOf } from "./selling.rules.ts";

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => {
  onlyFor("seller", "/purchase");
  return readOwnLots(request.url, filterOf(params.url));
};
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { WaitingProducts as HydrateFallback } from "../../ui/states/waiting.tsx";

const filters = [
  { to: "/dashproduct", text: "All" },
  { to: "/dashproduct/approved", text: "Approved" },
  { to: "/dashproduct/expired", text: "Expired" },
  { to: "/dashproduct/pending", text: "Pending" },
];

const nothing = {
  all: {
    title: "You have not listed anything yet",
    text: "Add your first lot with pictures, quantity and place. It takes two minutes.",
  },
  approved: {
    title: "No approved product",
    text: "Our team reviews each product before it opens for bids. Approved ones are listed here.",
  },
  expired: {
    title: "No expired product",
    text: "Products whose auction has ended are listed here.",
  },
  pending: {
    title: "Nothing is waiting for approval",
    text: "Products our team has yet to review, or has refused, are listed here.",
  },
};

/** Each filter is a page of its own. */
const titleOf = (url: string | undefined) =>
  url ? `${url[0]?.toUpperCase()}${url.slice(1)} products` : "All Product List";

/** S2.50 */
export default function ProductList({ loaderData, params }: Route.ComponentProps) {
  const { title, text } = nothing[filterOf(params.url) ?? "all"];
  return (
    <Page title={titleOf(params.url)} description="Your products on Rebale." index={false}>
      <div className={classes.head}>
        <h1>All Product List</h1>
        <ButtonLink to="/sellnow" kind="main">
          Sell Now
        </ButtonLink>
      </div>
      <nav className={classes.filters} aria-label="Filter">
        {filters.map(({ to, text }) => (
          <NavLink key={to} to={to} end preventScrollReset>
            {text}
          </NavLink>
        ))}
      </nav>
      <OwnLots
        lots={loaderData}
        label="Your products"
        usual="cards"
        empty={
          <Empty
            title={title}
            next={
              <ButtonLink to="/sellnow" kind="quiet">
                Add a product
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
