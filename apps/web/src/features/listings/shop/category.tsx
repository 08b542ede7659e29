import { Link } from "react-router";
import { t } from "ttag";
import { loaderApi } from "../../../lib/api/loader.ts";
import { listings } from "../../../lib/api/operations.ts";
import { namedCategory } from "../../../lib/names/named.ts";
import { MarketClock } from "../../../lib/server-clock.tsx";
import { cardOf } from "../../../shared/lot/card/card-lot.ts";
import { LotGrid } from "../../../shared/lot/card/lot-grid.tsx";
import { useFreshLots } from "../../../shared/lot/use-fresh-lots.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { CategoryIcon } from "../../../ui/category-icon.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import type { Route } from "./+types/category";
import classes from "./listings.module.css";
import { Pagination } from "./pagination.tsx";

/** S2.6; the API answers 404 for an unknown category, and so does the page. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = Math.max(1, Number(search.get("page")) || 1);
  const sub = search.get("sub_category") ?? undefined;
  const reply = await loaderApi(context).call(listings.byCategory, {
    params: { urlname: params.urlname },
    query: { page, rows: 24, sub_category: sub },
  });
  const { data: lots, total, totalpage, server_time } = reply;
  const category = namedCategory(reply.category);
  // The address may name a sub-category itself.
  const chosen = category.sub_category.find((s) => s.url === (sub ?? params.urlname)) ?? null;
  return { lots: lots.map(cardOf), category, chosen, total, pages: totalpage, page, server_time };
}

export default function CategoryLots({ loaderData }: Route.ComponentProps) {
  const { lots, category, chosen, total, pages, page } = loaderData;
  const name = chosen ? `${chosen.title}, ${category.title}` : category.title;
  const base = `/categoryproduct/${category.url}`;
  useFreshLots(lots);
  return (
    <Page
      title={t`${name} scrap auctions`}
      description={t`Live and upcoming auctions of ${name} scrap across India: quantity, place, price and clock of every lot.`}
      canonical={chosen ? `${base}?sub_category=${chosen.url}` : base}
      facts={[trail(category.title, base)]}
    >
      <MarketClock time={loaderData.server_time}>
        <div className={`wide ${classes.head} ${classes.categoryHead}`}>
          <CategoryIcon icon={category.icon} />
          <div>
            <nav className={classes.trail} aria-label={t`Breadcrumb`}>
              <Link to="/">{t`Home`}</Link> <span aria-hidden>/</span>{" "}
              <Link to="/are-selling">{t`Live Listings`}</Link>
            </nav>
            <h1>{category.title}</h1>
          </div>
        </div>
        <nav className={`wide ${classes.kinds}`} aria-label={t`Kinds of ${category.title}`}>
          <Link to={base} aria-current={chosen ? undefined : "page"} preventScrollReset>
            {t`All`}
          </Link>
          {category.sub_category.map((s) => (
            <Link
              key={s._id}
              to={`${base}?sub_category=${s.url}`}
              aria-current={s.url === chosen?.url ? "page" : undefined}
              preventScrollReset
            >
              {s.title}
            </Link>
          ))}
        </nav>
        <div className={`wide ${classes.all}`}>
          {total > 0 && (
            <p className={classes.count}>
              {total === 1 ? t`1 live and upcoming lot` : t`${total} live and upcoming lots`}
            </p>
          )}
          {lots.length === 0 ? (
            <Empty
              drawing="search"
              title={t`No ${name} lot is open right now`}
              next={<ButtonLink to="/are-selling">{t`See all live listings`}</ButtonLink>}
            >
              {t`New lots open every working day. Sellers list here once we have checked their documents and pictures.`}
            </Empty>
          ) : (
            <LotGrid lots={lots} first heading="h2" />
          )}
          <Pagination
            page={page}
            pages={pages}
            to={(n) =>
              `?${new URLSearchParams({ ...(chosen && { sub_category: chosen.url }), page: String(n) })}`
            }
          />
        </div>
      </MarketClock>
    </Page>
  );
}

const trail = (title: string, base: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: t`Home`, item: "/" },
    { "@type": "ListItem", position: 2, name: t`Live Listings`, item: "/are-selling" },
    { "@type": "ListItem", position: 3, name: title, item: base },
  ],
});
