export interface Entry {
  path: string;
  /** YYYY-MM-DD */
  changed?: string;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** A sitemap as sitemaps.org defines it; every address once. */
export function sitemapOf(origin: string, entries: readonly Entry[]): string {
  const once = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  const urls = once.map(({ path, changed }) => {
    const address = `<loc>${escaped(new URL(path, origin).href)}</loc>`;
    return `  <url>${address}${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
