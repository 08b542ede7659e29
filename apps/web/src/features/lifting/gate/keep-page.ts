import { language } from "../../../lib/language/language.ts";

/** As the service worker names it (public/sw.js). */
const GATE = "rebale-gate-1";

const assetsIn = (html: string) =>
  [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path);
const loaded = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

/**
 * Keeps this page in its language, so that it opens without network.
 * @param more files that it loads later
 */
export async function keepPage(site: string, more: readonly string[] = []): Promise<boolean> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in window))
    return false;
  await navigator.serviceWorker.register("/sw.js");
  const path = `/gate/${site}`;
  // Without cookies: asking for a language in an address chooses it.
  const page = await fetch(`${path}?lang=${language}`, { credentials: "omit" });
  if (!page.ok) return false;
  const html = await page.text();
  const cache = await caches.open(GATE);
  const wanted = new Set([...assetsIn(html), ...loaded(), ...more, "/favicon.svg"]);
  await Promise.all(
    [...wanted].map(async (file) => (await cache.match(file)) ?? (await cache.add(file))),
  );
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": page.headers.get("content-security-policy") ?? "",
  };
  for (const key of [`${path}?lang=${language}`, path])
    await cache.put(key, new Response(html, { headers }));
  return true;
}
