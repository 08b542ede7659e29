import type { Api } from "../../lib/api/client.ts";
import { loaderApi, orNull } from "../../lib/api/loader.ts";
import { content, listings } from "../../lib/api/operations.ts";
import { blogDate } from "../../lib/formatting/formatting.ts";
import type { Route } from "./+types/sitemap";
import { type Entry, sitemapOf } from "./sitemap-xml.ts";

const pages = [
  "/",
  "/are-selling",
  "/viewallproduct",
  "/buyer",
  "/seller",
  "/aboutus",
  "/contactus",
  "/how_we_do_it",
  "/waste-management",
  "/epr",
  "/awarenessdrive",
  "/collection",
  "/compliance",
  "/blogs",
  "/price-board",
  "/events",
];

/**
 * Pages, categories, lots that are live or coming, posts and policies. A part that fails is left
 * out until the next visit.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = loaderApi(context);
  const [categories, live, upcoming, posts, policies] = await Promise.all([
    orNull(api.call(listings.categories)),
    lots(api, "live"),
    lots(api, "upcoming"),
    orNull(api.call(content.blogs)),
    orNull(api.call(content.policies)),
  ]);
  const entries: Entry[] = [
    ...pages.map((path) => ({ path })),
    ...(categories?.data ?? []).flatMap((category) =>
      [category, ...category.sub_category].map(({ url }) => ({ path: `/categoryproduct/${url}` })),
    ),
    ...[...live, ...upcoming].map((lot) => ({ path: `/auctiondetail/${lot.url}` })),
    ...(posts?.data ?? []).map((post) => ({
      path: `/blogs-detail/${post.slug}`,
      changed: blogDate(post.start_at || post.created_at),
    })),
    ...(policies?.data ?? []).map((policy) => ({
      path: `/${policy.url}`,
      changed: blogDate(policy.updated_at),
    })),
  ];
  return new Response(sitemapOf(new URL(request.url).origin, entries), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}

/** The shop answers 100 at a time; a thousand of each kind are enough to be found by. */
async function lots(api: Api, status: "live" | "upcoming") {
  const first = await orNull(api.call(listings.shop, { query: { status, rows: 100 } }));
  if (!first) return [];
  const rest = Array.from({ length: Math.min(first.totalpage, 10) - 1 }, (_, i) =>
    orNull(api.call(listings.shop, { query: { status, rows: 100, page: i + 2 } })),
  );
  return [first, ...(await Promise.all(rest))].flatMap((reply) => reply?.data ?? []);
}
