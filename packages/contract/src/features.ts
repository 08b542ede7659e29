/** The features of the API: a new one is this one line, and all that walks operations finds it. */
export * as accounts from "./accounts.ts";
export * as auctions from "./auctions.ts";
export * as authorisations from "./authorisations.ts";
export * as awards from "./awards.ts";
export * as companies from "./companies.ts";
export * as content from "./content.ts";
export * as events from "./events.ts";
export * as figures from "./figures.ts";
export * as irregularities from "./irregularities.ts";
export * as journal from "./journal.ts";
export * as listings from "./listings.ts";
export * as office from "./office.ts";
export * as payments from "./payments.ts";
export * as personalData from "./personal-data.ts";
export * as priceBoard from "./price-board/price-board.ts";
export * as savedSearches from "./saved-searches.ts";
export * as watchlist from "./watchlist.ts";
