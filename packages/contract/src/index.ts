import * as accounts from "./accounts.ts";
import * as auctions from "./auctions.ts";
import * as authorisations from "./authorisations.ts";
import * as companies from "./companies.ts";
import * as content from "./content.ts";
import * as events from "./events.ts";
import * as figures from "./figures.ts";
import type { Operation } from "./http/operation.ts";
import * as irregularities from "./irregularities.ts";
import * as listings from "./listings.ts";
import * as office from "./office.ts";
import * as personalData from "./personal-data.ts";
import * as priceBoard from "./price-board.ts";
import * as savedSearches from "./saved-searches.ts";
import * as watchlist from "./watchlist.ts";

export * from "./http/operation.ts";
export * from "./http/problems.ts";
export * from "./values/basis.ts";
export * from "./values/formatting.ts";
export * from "./values/language.ts";
export * from "./values/money.ts";
export {
  accounts,
  auctions,
  authorisations,
  companies,
  content,
  events,
  figures,
  irregularities,
  listings,
  office,
  personalData,
  priceBoard,
  savedSearches,
  watchlist,
};

const isOperation = (v: unknown): v is Operation =>
  typeof v === "object" && v !== null && "method" in v && "path" in v && "reply" in v;

/** Every operation of the API, for OpenAPI and for the test that walks them all. */
export const operations: readonly Operation[] = [
  accounts,
  auctions,
  authorisations,
  companies,
  content,
  events,
  figures,
  irregularities,
  listings,
  office,
  personalData,
  priceBoard,
  savedSearches,
  watchlist,
].flatMap((feature) =>
  Object.values(feature).flatMap((v): Operation[] => {
    if (isOperation(v)) return [v];
    const isGroup =
      typeof v === "object" && v !== null && Object.getPrototypeOf(v) === Object.prototype;
    return isGroup ? Object.values(v).filter(isOperation) : [];
  }),
);
