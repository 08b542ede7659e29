/**
 * Headers between the API's process and the one that renders pages. They count only beside the
 * secret, which no visitor knows.
 */
export const siteHeaders = {
  secret: "x-site-secret",
  /** The visitor's network address, for the API's limits. */
  visitor: "x-site-visitor",
  language: "x-site-language",
  /** The nonce of the page's scripts. */
  nonce: "x-site-nonce",
  /** The version of the market that runs, in words. */
  version: "x-site-version",
  /** Tags whose change ends a cached page that shows this reply. */
  tags: "x-site-tags",
  /** Milliseconds since the first reply of the API that a page shows. */
  age: "x-site-age",
} as const;
