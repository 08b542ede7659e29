import { accountTables } from "./account-columns.ts";
import { goodsTables } from "./goods-columns.ts";
import { messageTables } from "./message-columns.ts";
import { moneyTables } from "./money-columns.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofCompany, ofContact, ofUser, type PersonalTables, words } from "./personal-table.ts";
import { tradeTables } from "./trade-columns.ts";

/** Companies, whose papers are their people's too. */
const companyTables = {
  company_users: {
    whose: ofUser,
    about: words("user_id company_id status role bid_limit since"),
    erasure: "stays",
  },
  api_keys: {
    whose: ofUser,
    personal: ["last_used_from"],
    about: [
      ...words("id company_id user_id side name last4 scopes bid_limit addresses made_at"),
      ...words("expires_at last_used_at revoked_at reminded_at"),
    ],
    secret: words("key_hash revoked_by"),
    erasure: "columns",
  },
  past_seats: { whose: ofUser, about: words("user_id company_id until"), erasure: "rows" },
  companies: {
    whose: [["id", "company"]],
    personal: words("name pan reasons tds_gstin"),
    about: words(
      "id entity status created_at submitted_at erased_at pan_accepted_at signature_waived signature_set_at turnover_band",
    ),
    secret: words("assigned_to assigned_at signature_set_by signature_reason"),
    erasure: "company",
  },
  book_ledgers: { whose: ofCompany, about: words("company_id names"), erasure: "stays" },
  company_documents: {
    whose: ofCompany,
    personal: ["file"],
    about: words("company_id media_type at"),
    secret: ["uploaded_by"],
    erasure: "company",
  },
  company_papers: {
    whose: ofCompany,
    personal: words("number file"),
    about: words(
      "id company_id kind valid_from valid_to state reason sent_at decided_at replaced_at reminded",
    ),
    secret: ["sent_by"],
    erasure: "company",
  },
  company_sites: {
    whose: ofCompany,
    personal: words("name address city state pincode gstin gate_contact"),
    about: words("id company_id loading_hours created_at removed_at sez lut_until"),
    erasure: "company",
  },
  lead_caps: {
    whose: ofCompany,
    about: words("id company_id amount most lot_ids made_at"),
    secret: ["made_by"],
    erasure: "stays",
  },
  company_lists: {
    whose: ofCompany,
    personal: ["name"],
    about: words("id company_id"),
    erasure: "company",
  },
  company_list_rows: {
    whose: [],
    through: [["list_id", "company_lists"]],
    personal: words("pan name"),
    about: ["list_id"],
    erasure: "company",
  },
  blocked_companies: {
    whose: ofCompany,
    personal: words("pan name reason"),
    about: words("id company_id since lifted_at"),
    erasure: "company",
  },
  company_invitations: {
    whose: [...ofContact, ...ofCompany],
    personal: words("mobile email"),
    about: [
      ...words("id company_id role bid_limit created_at expires_at accepted_at withdrawn_at"),
      ...words("declined_at reported_at"),
    ],
    secret: words("token_hash invited_by accepted_by"),
    erasure: "company",
  },
  authorisations: {
    whose: ofCompany,
    personal: words("number document"),
    about: [
      ...words("id company_id stream kind issuer valid_from valid_to capacity_grams status"),
      ...words("reason sent_at decided_at reminded"),
    ],
    secret: words("sent_by decided_by first_look_by needs_second_look assigned_to assigned_at"),
    erasure: "company",
  },
} as const satisfies PersonalTables;

/** Members' watches and searches, and how they are notified. */
const alertTables = {
  watches: { whose: ofUser, about: words("user_id lot_id watched_at told_at"), erasure: "rows" },
  watch_calendars: { whose: ofUser, about: ["user_id"], secret: ["token_hash"], erasure: "rows" },
  saved_searches: {
    whose: ofUser,
    personal: words("name query"),
    about: words("id user_id channels created_at"),
    // The terms of the query.
    secret: [
      ...words("place state probe looked_for units min_price max_price min_rate max_rate"),
      ...words("min_quantity max_quantity"),
    ],
    erasure: "rows",
  },
  waiting_alerts: {
    whose: ofUser,
    about: words("user_id channel kind lot_id search_id due_at"),
    erasure: "rows",
  },
  alert_counts: {
    whose: ofUser,
    about: words("user_id channel kind since told last_at"),
    erasure: "rows",
  },
  alert_settings: {
    whose: ofUser,
    about: words("user_id quiet_from quiet_to watch_channels whatsapp_since"),
    erasure: "rows",
  },
  unsubscribe_tokens: {
    whose: ofUser,
    about: ["user_id"],
    secret: ["token"],
    erasure: "rows",
  },
} as const satisfies PersonalTables;

/**
 * The meaning of every column of the database to a person: the export shows it, the erasure removes
 * it. A column that is missing here fails a test.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...companyTables,
  ...tradeTables,
  ...moneyTables,
  ...goodsTables,
  ...messageTables,
  ...alertTables,
};

/** Tables that say nothing of a person, or no more than an id that `users` resolves. */
export const impersonalTables: Readonly<Record<string, string>> = {
  matched_lots: "lots",
  listed_lots: "what lists sort lots by",
  hidden_lots: "as listed_lots",
  auctions: "prices, holds, and the leader's id",
  ledger_entries: "bids under an alias; the company's are in bid_orders, the chain stays whole",
  daily_roots: "hashes",
  daily_root_lots: "hashes",
  journal_days: "hashes and sums; who closed one is in the audit",
  site_slots: "times of a yard",
  inspection_hours: "times of a yard",
  pass_keys: "the market's own",
  gate_passes: "of trucks; when each was used is in trips, too",
  refused_uses: "of passes, by truck and gate",
  gateway_events: "bytes of the gateway, in which payers may stand; they go after 90 days",
  settlements: "sums of what many have paid",
  demo_orders: "the demo's own",
  demo_payments: "the demo's own",
  demo_payouts: "the demo's own",
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
  saved_replies: "the office's own words",
  categories: "the office's lists",
  sub_categories: "the office's lists",
  materials: "the market's own",
  photo_shots: "the market's own",
  material_gst: "the market's own",
  material_manifests: "the market's own",
  law_confirmations: "the office's own words",
  law_switches: "the office's own words",
  paper_reminders: "which papers' sides were told",
  sandbox_clocks: "the company's",
  invoice_series: "numbers of papers, by GSTIN",
  search_names: "the market's own",
  lot_search: "words of lots",
  lot_names: "words of lots",
  lots_to_learn: "lots",
  search_words: "counts",
  search_places: "counts",
  contact_media: "the office's own contacts",
  policies: "the office's texts",
  policy_versions: "the office's texts",
  banners: "the office's texts",
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
