import type { DB } from "../../platform/db-types.ts";

/**
 * What every column of the database is to a person: the export tells it, the erasure removes it.
 * A column that is missing here fails a test.
 */

/** By what of a person a row is found. */
export type By = "id" | "mobile" | "email" | "company" | "push";

export interface PersonalTable {
  /** The rows that are a person's: any of these columns is theirs. */
  readonly whose: readonly (readonly [column: string, by: By])[];
  /** Says something of the person: told, and removed at an erasure. */
  readonly personal?: readonly string[];
  /** About the row: told beside it. */
  readonly about?: readonly string[];
  /** Keys, hashes and whom of the office it concerns: never told. */
  readonly secret?: readonly string[];
  /**
   * At an erasure: `rows` go, `columns` are emptied, the `company` takes them along when it is
   * erased, `stays` as the retention table says.
   */
  readonly erasure: "rows" | "columns" | "company" | "stays";
  /** What stands in emptied columns instead of null. */
  readonly replaced?: Readonly<Record<string, string | boolean>>;
}

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const ofUser = [["user_id", "id"]] as const;
const ofContact = [
  ["mobile", "mobile"],
  ["email", "email"],
] as const;
const ofCompany = [["company_id", "company"]] as const;

const accountTables = {
  users: {
    whose: [["id", "id"]],
    personal: words(`name business_name email mobile whatsapp address city state pincode
      profile_image pan_number pan_image bank_name branch_name account_no ifsc incorporated_on
      incorporation_image gst_number gst_image language status_reason`),
    about: words("id type status created_at erased_at is_demo"),
    secret: ["password_hash"],
    erasure: "columns",
    replaced: { name: "Erased member", status: "deactivated" },
  },
  sessions: {
    whose: [...ofUser, ["mobile", "mobile"]],
    personal: words("address browser mobile"),
    about: words("id user_id kind created_at expires_at code_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  sign_ins: {
    whose: ofUser,
    personal: words("address network country"),
    about: words("id user_id at"),
    erasure: "stays",
  },
  known_devices: {
    whose: ofUser,
    about: words("user_id created_at used_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  otp_codes: {
    whose: [["mobile", "mobile"]],
    personal: words("mobile address"),
    about: words("id attempts created_at expires_at used_at"),
    secret: words("code_hash device"),
    erasure: "rows",
  },
  wrong_guesses: {
    whose: [
      ["account", "mobile"],
      ["account", "email"],
    ],
    personal: ["account"],
    about: words("id at kind"),
    // Of who guessed, who may be somebody else.
    secret: ["network"],
    erasure: "rows",
  },
  password_resets: {
    whose: ofUser,
    about: words("user_id expires_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  sign_in_tickets: {
    whose: ofUser,
    about: words("user_id tries expires_at"),
    secret: ["token_hash"],
    erasure: "rows",
  },
  recovery_codes: { whose: ofUser, about: ["user_id"], secret: ["code_hash"], erasure: "rows" },
  second_factors: {
    whose: ofUser,
    about: words("user_id confirmed_at last_step wrong_codes wrong_since created_at"),
    secret: words("secret key_id"),
    erasure: "rows",
  },
  documents: {
    whose: ofUser,
    personal: ["file"],
    about: words("user_id media_type created_at"),
    erasure: "rows",
  },
  office_users: { whose: ofUser, about: words("user_id role since"), erasure: "stays" },
  office_invitations: {
    whose: [["email", "email"]],
    personal: ["email"],
    about: words("id role expires_at"),
    secret: words("token_hash invited_by"),
    erasure: "rows",
  },
  consents: {
    whose: ofUser,
    personal: ["address"],
    about: words("user_id version_id agreed_at given_at"),
    erasure: "stays",
  },
  erasure_requests: {
    whose: ofUser,
    personal: ["note"],
    about: words("id user_id asked_at due_at status decided_at reason"),
    secret: ["decided_by"],
    erasure: "stays",
  },
} as const satisfies Partial<Record<keyof DB, PersonalTable>>;

const companyTables = {
  company_users: {
    whose: ofUser,
    about: words("user_id company_id status role bid_limit since"),
    erasure: "stays",
  },
  companies: {
    whose: [["id", "company"]],
    personal: words("name pan reasons"),
    about: words("id entity status created_at submitted_at"),
    secret: words("assigned_to assigned_at"),
    erasure: "company",
  },
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
    about: words("id company_id loading_hours created_at removed_at"),
    erasure: "company",
  },
  company_invitations: {
    whose: [...ofContact, ...ofCompany],
    personal: words("mobile email"),
    about: words("id company_id role bid_limit created_at expires_at accepted_at withdrawn_at"),
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
    secret: words("sent_by decided_by first_look_by assigned_to assigned_at"),
    erasure: "company",
  },
} as const satisfies Partial<Record<keyof DB, PersonalTable>>;

const tradeTables = {
  lots: {
    whose: [["seller_id", "id"]],
    about: [
      ...words(
        "id url title description quantity_milli unit weight_grams state city pincode asking_price",
      ),
      ...words("pictures catalog approval refusal_reason market_value reserve_price bid_increment"),
      ...words("soft_close_minutes starts_at listed_ends_at hard_ends_at closed_at outcome"),
      ...words("listed_price created_at edited_at reviewed_at seller_answer answer_by category_id"),
      ...words("sub_category_id site_id company_id requires_authorisation seller_id is_demo"),
    ],
    secret: words("ledger_salt is_moving is_next_bid offer_to offer_until offer_answer"),
    erasure: "stays",
  },
  bid_orders: {
    whose: [["bidder_id", "id"]],
    about: [
      ...words("id lot_id bidder_id company_id stream alias best_bid bid_count last_bid_at"),
      ...words("status is_win completed_at"),
    ],
    secret: words("seller_id last_seq outbid_notified_seq"),
    erasure: "stays",
  },
  idempotent_bids: {
    whose: [["bidder_id", "id"]],
    about: words("bidder_id key lot_id amount result created_at"),
    erasure: "rows",
  },
} as const satisfies Partial<Record<keyof DB, PersonalTable>>;

const messageTables = {
  messages: {
    whose: [
      ["recipient", "mobile"],
      ["recipient", "email"],
      ["recipient", "push"],
    ],
    personal: words("recipient subject body"),
    about: words("id channel status created_at sent_at template attempts"),
    secret: words("last_error lease_until thread"),
    erasure: "rows",
  },
  notifications: {
    whose: ofUser,
    personal: words("title description params"),
    about: words("id user_id audience link code created_at"),
    secret: ["sent_by"],
    erasure: "rows",
  },
  notification_dismissals: {
    whose: ofUser,
    about: words("user_id notification_id"),
    erasure: "rows",
  },
  notification_readings: { whose: ofUser, about: words("user_id seen_at"), erasure: "rows" },
  push_subscriptions: {
    whose: ofUser,
    personal: ["endpoint"],
    about: words("user_id created_at"),
    secret: words("p256dh auth session"),
    erasure: "rows",
  },
  contact_queries: {
    whose: ofContact,
    personal: words("name email mobile message"),
    about: words("id created_at"),
    // How the office goes about it.
    secret: words("stage assignee_id version changed_by"),
    erasure: "columns",
    replaced: { name: "Erased", email: "", mobile: "", message: "" },
  },
  service_requests: {
    whose: ofContact,
    personal: words("name organisation email mobile city state message"),
    about: words("id reference service created_at"),
    secret: words("stage assignee_id version changed_by"),
    erasure: "columns",
    replaced: {
      name: "Erased",
      organisation: "",
      email: "",
      mobile: "",
      city: "",
      state: "",
      message: "",
    },
  },
  audit: {
    whose: [["admin_id", "id"]],
    personal: ["address"],
    about: words("id at admin_id action subject"),
    // What was and is may be other people's.
    secret: ["details"],
    erasure: "stays",
  },
} as const satisfies Partial<Record<keyof DB, PersonalTable>>;

export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...companyTables,
  ...tradeTables,
  ...messageTables,
};

/** Tables that say nothing of a person, or no more than an id that `users` resolves. */
export const impersonalTables: Readonly<Record<string, string>> = {
  auctions: "prices, and the leader's id",
  ledger_entries: "bids under an alias; the bidder's own are in bid_orders, the chain stays whole",
  flagged_bids: "bids by lot and number",
  irregularities: "ids of accounts; kept from the export so that nobody is warned",
  domain_events: "what happened to a lot",
  close_failures: "lots",
  lot_views: "counts",
  market_days: "counts",
  sale_months: "counts",
  blogs: "the office's articles",
  categories: "the office's lists",
  sub_categories: "the office's lists",
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
  enquiry_entries: "what was written about an enquiry, and goes with it",
  held_decisions: "decisions of the office for a minute",
};
