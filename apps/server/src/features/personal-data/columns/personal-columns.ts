import { accountTables } from "./account-columns.ts";
import { alertTables } from "./alert-columns.ts";
import { companyTables } from "./company-columns.ts";
import { messageTables } from "./message-columns.ts";
import type { PersonalTable } from "./personal-table.ts";
import { tradeTables } from "./trade-columns.ts";

/**
 * What every column of the database is to a person: the export tells it, the erasure removes it.
 * A column that is missing here fails a test.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...companyTables,
  ...tradeTables,
  ...messageTables,
  ...alertTables,
};

/** Tables that say nothing of a person, or no more than an id that `users` resolves. */
export const impersonalTables: Readonly<Record<string, string>> = {
  matched_lots: "lots",
  listed_lots: "what lists sort lots by",
  auctions: "prices, and the leader's id",
  ledger_entries: "bids under an alias; the company's are in bid_orders, the chain stays whole",
  daily_roots: "hashes",
  daily_root_lots: "hashes",
  flagged_bids: "bids by lot and number",
  irregularities: "ids of accounts; kept from the export so that nobody is warned",
  close_failures: "lots",
  event_lots: "lots",
  capacity_uses: "lots, and the ids of companies",
  lot_sellers: "states, and what kind of company sells",
  lot_views: "counts",
  market_days: "counts",
  market_day_bidders: "ids of who has bid today",
  sale_months: "counts",
  blogs: "the office's articles",
  categories: "the office's lists",
  sub_categories: "the office's lists",
  materials: "the market's own",
  material_gst: "the market's own",
  search_names: "the market's own",
  lot_search: "words of lots",
  lot_names: "words of lots",
  lots_to_learn: "lots",
  search_words: "counts",
  search_places: "counts",
  contact_media: "the office's own contacts",
  policies: "the office's texts",
  policy_versions: "the office's texts",
  testimonials: "published by the office with its author's leave",
  pictures: "files without an owner",
  unused_files: "files without an owner",
  push_reached: "endpoints for as long as a message is tried, then gone with it",
  settings: "the market's own",
  migrations: "the market's own",
  migrations_lock: "the market's own",
  approval_templates: "how the office approves",
  category_terms: "what a category is usually sold on",
  stream_terms: "what a material is usually sold on",
  lot_terms: "what lots are sold on, by version",
  held_decisions: "decisions of the office for a minute",
};
