import type { SearchRead } from "@rebale/contract/listings/search";
import { lazy, useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { loaderApi, orFailure, orNull } from "../../../lib/api/loader.ts";
import { accounts, listings } from "../../../lib/api/operations.ts";
import { namedCategory } from "../../../lib/names/named.ts";
import { MarketClock } from "../../../lib/server-clock.tsx";
import { type CardLot, cardOf } from "../../../shared/lot/card/card-lot.ts";
import { useFreshLots } from "../../../shared/lot/use-fresh-lots.ts";
import { LazyPart } from "../../../ui/later/lazy-part.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import type { Route } from "./+types/live-listings";
import { FilterDrawer } from "./filters/filter-drawer.tsx";
import { Filters } from "./filters/filters.tsx";
import { type FilterValues, isNarrowed, readFilters } from "./filters/read-filters.ts";
import { SortField } from "./filters/sort-field.tsx";
import { useFilterForm } from "./filters/use-filter-form.ts";
import classes from "./listings.module.css";
import { Found, Results } from "./results.tsx";
import { SaveSearch } from "./save-search/save-search.tsx";
import { SearchField } from "./search/search-field.tsx";
import type { Suggest } from "./search/use-suggestions.ts";
import { ViewSwitch } from "./view-switch.tsx";

/** Fetched by who narrows the list. */
const Chips = lazy(() => import("./filters/chips.tsx"));
/** Drawn by the server, below all that is done here. */
const Impact = lazy(() => import("./impact.tsx"));

const none: readonly CardLot[] = [];
const noProps = {};
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const filters = readFilters(new URL(request.url).searchParams);
  const { view, by: _, ...query } = filters;
  const rows = view === "table" ? 200 : 18;
  const [shop, categories, counts, states, materials] = await Promise.all([
    // The server checks the filters; what it refuses is shown on the page, with the filters still
    // there.
    orFailure(api.call(listings.shop, { query: { ...query, rows } as never })),
    orNull(api.call(listings.categories)),
    orNull(api.call(listings.counts)),
    orNull(api.call(accounts.states)),
    filters.material ? orNull(api.call(listings.materials)) : null,
  ]);
  return {
    filters,
    lots: shop.reply && {
      list: shop.reply.data.map(cardOf),
      total: shop.reply.total,
      totalpage: shop.reply.totalpage,
    },
    search: shop.reply?.search ?? null,
    failure: shop.failure,
    materials: materials?.data ?? [],
    categories: categories?.data.map(namedCategory) ?? [],
    counts: counts?.data ?? null,
    nearest: shop.reply?.nearest.map(cardOf) ?? none,
    states: states?.data.map(({ state }) => state) ?? [],
    server_time: shop.reply?.server_time ?? "",
  };
}

const description = t`Live scrap auctions across India: filter by material, place, quantity and price, and bid from your phone.`;

const suggest: Suggest = async (q, signal) => {
  const { api } = await import("../../../lib/api/browser.ts");
  return (await api.call(listings.suggestions, { query: { q }, signal })).data;
};

const priceBoard = ({ material }: FilterValues) =>
  material ? `/price-board/${material}` : "/price-board";

/** The kept search is the one that found the lots shown. */
const withCorrected = (filters: FilterValues, search: SearchRead | null): FilterValues =>
  search?.corrected ? { ...filters, q: search.q } : filters;

/** S2.51 */
export default function LiveListings({ loaderData }: Route.ComponentProps) {
  const { filters, lots, search, failure, categories, states, materials } = loaderData;
  const [open, setOpen] = useState(false);
  const form = useFilterForm(filters);
  useFreshLots(lots?.list.length ? lots.list : loaderData.nearest);
  return (
    <Page
      title={t`Live Listings`}
      description={description}
      image="/pictures/banners/hero-3.webp"
      facts={[breadcrumb]}
    >
      <MarketClock time={loaderData.server_time}>
        <div>
          <div className={`wide ${classes.tools}`} data-view={filters.view}>
            <div className={classes.title}>
              <h1>{t`Live Listings`}</h1>
              <p>
                {t`Without GST`} · <Link to={priceBoard(filters)}>{t`Price board`}</Link>
              </p>
            </div>
            <div className={classes.search}>
              <SearchField filters={filters} form={form} suggest={suggest} />
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={open}
                aria-controls="filters"
                onClick={() => setOpen(!open)}
              >
                {t`Filters`}
              </button>
            </div>
            <div className={classes.found}>
              <Found total={lots?.total ?? null} />
              <SaveSearch filters={withCorrected(filters, search)} categories={categories} />
              <ViewSwitch filters={filters} />
              <SortField filters={filters} />
            </div>
          </div>
          <div className={`wide ${classes.shop}`} data-view={filters.view}>
            <FilterDrawer
              open={open}
              onClose={() => setOpen(false)}
              inTable={filters.view === "table"}
              total={lots?.total ?? null}
            >
              <Filters
                filters={filters}
                categories={categories}
                counts={loaderData.counts}
                states={states}
                form={form}
              />
            </FilterDrawer>
            <Results
              lots={lots}
              failure={failure}
              filters={filters}
              nearest={loaderData.nearest}
              alert={
                <SaveSearch
                  filters={withCorrected(filters, search)}
                  categories={categories}
                  look="words"
                />
              }
              chips={
                (isNarrowed(filters) || search) && (
                  <LazyPart part={Chips} of={{ filters, categories, materials, search }} />
                )
              }
            />
          </div>
        </div>
        <LazyPart part={Impact} of={noProps} />
      </MarketClock>
    </Page>
  );
}

const breadcrumb = {
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: t`Home`, item: "/" },
    { "@type": "ListItem", position: 2, name: t`Live Listings` },
  ],
};
