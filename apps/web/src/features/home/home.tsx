import type { Category } from "@rebale/contract/listings";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "ttag";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { content, listings } from "../../lib/api/operations.ts";
import { timing } from "../../lib/language/messages.ts";
import { namedCategory } from "../../lib/names/named.ts";
import { MarketClock } from "../../lib/server-clock.tsx";
import { takeAskedPage } from "../../lib/session/asked-page.ts";
import { storedToken } from "../../lib/session/session.ts";
import { HomeBanner } from "../../shared/banner/home-banner.tsx";
import { cardOf } from "../../shared/lot/card/card-lot.ts";
import { newsOf } from "../../shared/news/news-of.ts";
import { NewsSection } from "../../shared/news/news-section.tsx";
import { CategoryIcon } from "../../ui/category-icon.tsx";
import { Later } from "../../ui/later/later.tsx";
import { Optional } from "../../ui/later/optional.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { FailedPart } from "../../ui/states/failed-part.tsx";
import type { Route } from "./+types/home";
import { BecomeBanners } from "./become-banners.tsx";
import { Counters } from "./counters.tsx";
import { Hero } from "./hero.tsx";
import classes from "./home.module.css";
import { InstallSection } from "./install-section.tsx";
import { KeyFeatures } from "./key-features.tsx";
import { LiveLots } from "./live-lots.tsx";
import { SignUpSection } from "./sign-up-section.tsx";
import { Testimonials } from "./testimonials.tsx";

const AskedPage = lazy(() => import("./asked-page.tsx"));

export async function loader({ context }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [categories, live, testimonials, posts, banner] = await Promise.all([
    orNull(api.call(listings.categories)),
    orNull(api.call(listings.live, { query: { rows: 8 } })),
    orNull(api.call(content.testimonials)),
    orNull(api.call(content.blogs)),
    orNull(api.call(content.banner)),
  ]);
  return {
    categories: categories?.data.map(namedCategory) ?? null,
    live: live?.data.map(cardOf) ?? null,
    testimonials: testimonials?.data ?? [],
    // The API answers oldest first (S7.18); only what is shown travels to the browser.
    posts: posts?.data.slice(-2).reverse().map(newsOf) ?? [],
    banner: banner?.data ?? null,
    server_time: live?.server_time ?? null,
  };
}

const description = t`Sell and buy scrap at open timed auctions: e-waste, plastics, batteries and tyres, with EPR compliance help across India.`;

export default function Home({ loaderData }: Route.ComponentProps) {
  useAskedScroll();
  const asked = useAskedPage();
  return (
    <Page
      title={t`Rebale: buy and sell waste at auction, with EPR compliance`}
      description={description}
      image="/pictures/banners/hero-1.webp"
      facts={[organization]}
    >
      <MarketClock time={loaderData.server_time ?? ""}>
        {loaderData.banner && <HomeBanner {...loaderData.banner} />}
        <Hero />
        <Later>
          <Claims />
        </Later>
        <Later>
          <CategoryTiles categories={loaderData.categories} />
        </Later>
        <Later>
          <LiveLots lots={loaderData.live} />
        </Later>
        <Later>
          <BecomeBanners />
        </Later>
        <Later>
          <KeyFeatures />
        </Later>
        <Later>
          <Counters />
        </Later>
        <Later>
          <Testimonials testimonials={loaderData.testimonials} />
        </Later>
        <Later>
          <NewsSection posts={loaderData.posts} look="home" />
        </Later>
        <Later>
          <InstallSection />
        </Later>
        <Later>
          <SignUpSection />
        </Later>
      </MarketClock>
      {asked.path && (
        <Optional>
          <Suspense>
            <AskedPage path={asked.path} onClose={asked.close} />
          </Suspense>
        </Optional>
      )}
    </Page>
  );
}

const organization = {
  "@type": "Organization",
  name: "Rebale",
  description,
  areaServed: "IN",
};

/** S2.24: another page's Sign Up asks Home to scroll, 300 ms after it came. */
function useAskedScroll() {
  const asked = (useLocation().state as { scrollTo?: string } | null)?.scrollTo;
  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(
      () => document.getElementById(asked)?.scrollIntoView({ behavior: "smooth" }),
      timing.homeScrollDelay,
    );
    return () => clearTimeout(timer);
  }, [asked]);
}

/** The member screen whose link led a visitor here (S2.20). */
function useAskedPage() {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const asked = takeAskedPage();
    if (asked && !storedToken()) setPath(asked);
  }, []);
  return { path, close: () => setPath(null) };
}

/** S1.4 */
const claims = [
  { figure: "25+", text: t`certified recyclers in India` },
  { figure: "25,000+", text: t`metric tons approved annual capacity` },
  { figure: t`Since 2023`, text: t`handling scrap` },
];

const Claims = () => (
  <section className={classes.claims} aria-label={t`Rebale in figures`}>
    <ul className="wide">
      {claims.map(({ figure, text }) => (
        <li key={text}>
          <b className="figures">{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);

const lotsLive = (count: number) => (count === 1 ? t`1 live lot` : t`${count} live lots`);

/** S2.29 */
function CategoryTiles({ categories }: { categories: readonly Category[] | null }) {
  return (
    <section className={`wide ${classes.section}`} aria-labelledby="categories">
      <h2 id="categories">{t`Discover Sustainable Categories Now!`}</h2>
      {categories === null ? (
        <FailedPart what={t`The categories`} />
      ) : (
        <ul className={classes.tiles}>
          {categories.map(({ _id, url, icon, title, live }) => (
            <li key={_id}>
              <Link to={`/categoryproduct/${url}`}>
                <CategoryIcon icon={icon} />
                <span>
                  <b>{title}</b>
                  {live !== undefined && (
                    <small>{live === 0 ? t`No live lots` : lotsLive(live)}</small>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.elsewhere}>
        <Link to="/price-board">{t`What scrap sold for: price board`}</Link>
        <Link to="/events">{t`Planned auctions: events`}</Link>
      </p>
    </section>
  );
}
