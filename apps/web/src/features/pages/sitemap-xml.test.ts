import { expect, test } from "vitest";
import { sitemapOf } from "./sitemap-xml.ts";

test("a sitemap names every address once in each language, with the day it changed", () => {
  const xml = sitemapOf("https://rebale.example", [
    { path: "/" },
    { path: "/blogs-detail/one", changed: "2026-11-20" },
    { path: "/" },
  ]);
  expect(xml.match(/<url>/g)).toHaveLength(4);
  expect(xml).toContain(
    "<loc>https://rebale.example/blogs-detail/one</loc><lastmod>2026-11-20</lastmod>",
  );
});

test("each address names its Hindi page, and the Hindi page its English one", () => {
  const xml = sitemapOf("https://rebale.example", [{ path: "/epr" }]);
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en-IN" href="https://rebale.example/epr"/>' +
    '<xhtml:link rel="alternate" hreflang="hi-IN" href="https://rebale.example/epr?lang=hi"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://rebale.example/epr"/>';
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    `<url><loc>https://rebale.example/epr</loc>${alternates}</url>`,
    `<url><loc>https://rebale.example/epr?lang=hi</loc>${alternates}</url>`,
  ]);
});

test("an address that XML would misread is escaped", () => {
  expect(sitemapOf("https://rebale.example", [{ path: "/a?b=1&c=2" }])).toContain(
    "/a?b=1&#38;c=2</loc>",
  );
});
