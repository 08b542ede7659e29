import { inLanguage, TAGS } from "../../lib/language/language.ts";

export interface Entry {
  path: string;
  /** YYYY-MM-DD */
  changed?: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const link = (rel: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${rel}" href="${href}"/>`;

/**
 * A sitemap as sitemaps.org defines it: every address once in each language, each with the other as
 * its alternate.
 */
export function sitemapOf(origin: string, entries: readonly Entry[]): string {
  const once = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  const urls = once.flatMap(({ path, changed }) => {
    const [pathname = "/", search] = path.split("?");
    const address = (to: string) => escaped(new URL(to, origin).href);
    const english = address(path);
    const hindi = address(inLanguage("hi", pathname, search));
    const rest = [
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      link(TAGS.en, english),
      link(TAGS.hi, hindi),
      link("x-default", english),
    ].join("");
    return [english, hindi].map((loc) => `  <url><loc>${loc}</loc>${rest}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
