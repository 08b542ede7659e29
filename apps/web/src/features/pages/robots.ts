import type { Route } from "./+types/robots";

/** Members' and office screens hold nothing for a search engine. */
const closed = [
  "/api/",
  "/admin",
  "/dashboard",
  "/dashprofile",
  "/dashnotifications",
  "/watchlist",
  "/saved-searches",
  "/unsubscribe/",
  "/not-me",
  "/dashproduct",
  "/ordercomplete",
  "/totalbid",
  "/purchase",
  "/sellnow",
  "/sellerhome",
  "/alllist",
  "/offline",
  "/trip/",
  "/gate/",
];

export function loader({ request }: Route.LoaderArgs) {
  const sitemap = new URL("/sitemap.xml", request.url).href;
  const text = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${sitemap}`,
    "",
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
