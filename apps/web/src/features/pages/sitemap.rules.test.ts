import { expect, test } from "vitest";
import { sitemapOf } from "./sitemap.rules.ts";

test("a sitemap names every address once, with the day it changed", () => {
  const xml = sitemapOf("https://rebale.example", [
    { path: "/" },
    { path: "/blogs-detail/one", changed: "2026-11-20" },
    { path: "/" },
  ]);
  expect(xml.match(/<url>/g)).toHaveLength(2);
  expect(xml).toContain(
    "<loc>https://rebale.example/blogs-detail/one</loc><lastmod>2026-11-20</lastmod>",
  );
});

test("an address that XML would misread is escaped", () => {
  expect(sitemapOf("https://rebale.example", [{ path: "/a?b=1&c=2" }])).toContain(
    "/a?b=1&#38;c=2</loc>",
  );
});
