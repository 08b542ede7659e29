import { ofUser, type PersonalTables, words } from "./personal-table.ts";

/** Offers and bids. */
export const tradeTables = {
  lots: {
    whose: [["seller_id", "id"]],
    about: [
      ...words(
        "id url title lot_no description quantity_milli unit weight_grams state city pincode",
      ),
      ...words("asking_price pictures catalog approval refusal_reason basis created_at edited_at"),
      ...words(
        "category_id sub_category_id site_id company_id requires_authorisation seller_id is_demo",
      ),
      ...words("relist_of reviewed_at terms_version proposed_terms proposed_sale"),
      ...words(
        "deposit_kind deposit_percent deposit_amount pay_through hsn6 taxed_as tax_hold_days",
      ),
      ...words(
        "corrections as_sent proposed_format corrigenda invited_only part_no parts parts_of",
      ),
    ],
    secret: words("is_moving assigned_to assigned_at"),
    erasure: "stays",
  },
  timetables: {
    whose: [],
    through: [["lot_id", "lots"]],
    about: [
      ...words("lot_id starts_at hard_ends_at soft_close_minutes moves_following market_value"),
      ...words("reserve_price bid_increment awaits_signature paused_at state_reason closed_at"),
      ...words("outcome format format_rules stage min_bidders"),
    ],
    secret: ["ledger_salt"],
    erasure: "stays",
  },
  lot_invitations: {
    whose: [],
    through: [["lot_id", "lots"]],
    personal: words("pan name"),
    about: words("lot_id added_at told_at"),
    secret: ["added_by"],
    erasure: "stays",
  },
  reserve_decisions: {
    whose: [],
    through: [["lot_id", "lots"]],
    about: words("lot_id asked_at answer_by is_next_bid ended_at outcome"),
    erasure: "stays",
  },
  offers: {
    whose: [["bidder_id", "id"]],
    about: words("id lot_id kind bidder_id alias company_id amount made_at until ended_at outcome"),
    erasure: "stays",
  },
  // Both sides' books ask for them.
  awards: {
    whose: [
      ["bidder_id", "id"],
      ["seller_id", "id"],
    ],
    about: [
      ...words("id lot_id order_id rate value state made_at completed_at pay_through"),
      ...words("terms_version due_at paid_at lift_by emd_required emd_held"),
      ...words("lines payable gst_tds grace_until reminded_days bill_to_site ship_to_site"),
      ...words("lifted_at settled_at lifted_said_at"),
    ],
    secret: words("alias company_id bidder_id seller_company_id seller_id"),
    erasure: "stays",
  },
  award_moves: {
    whose: [],
    through: [["award_id", "awards"]],
    about: words("id award_id from_state to_state move actor_side reason at"),
    secret: ["actor_id"],
    erasure: "stays",
  },
  events: {
    whose: [["seller_id", "id"]],
    about: [
      ...words("id url title title_hi seller_id inspection terms starts_at first_ends_at"),
      ...words("interval_seconds"),
      ...words("moves_following is_demo created_at changed_at"),
      ...words("deposit_kind deposit_percent deposit_amount pay_through"),
    ],
    erasure: "stays",
  },
  bid_orders: {
    whose: [["bidder_id", "id"]],
    about: [
      ...words("id lot_id bidder_id company_id stream alias best_bid bid_count last_bid_at"),
      ...words("tender_seq tender_state is_qualified"),
    ],
    secret: [
      ...words("seller_id last_seq outbid_notified_seq former_aliases has_deposit sealed_hold"),
      "accepted_corrigendum",
    ],
    erasure: "stays",
  },
  // The agreement stays with the ledger that it was made for.
  lot_sheets: {
    whose: [["signed_by", "id"]],
    about: words("lot_id version fields made_at signed_by signed_at"),
    secret: ["made_by"],
    erasure: "stays",
  },
  sheet_codes: {
    whose: ofUser,
    about: words("id lot_id version user_id attempts created_at expires_at used_at"),
    secret: ["code_hash"],
    erasure: "rows",
  },
  sheets_codes: {
    whose: ofUser,
    about: words("id user_id attempts created_at expires_at used_at"),
    secret: ["code_hash"],
    erasure: "rows",
  },
  terms_acceptances: {
    whose: [["bidder_id", "id"]],
    about: words("lot_id bidder_id company_id version accepted_at"),
    erasure: "stays",
  },
  corrigenda: {
    whose: [["asked_by", "id"]],
    about: [
      ...words("id lot_id no state asked changes reason by_side asked_by asked_at at seq ends_at"),
      ...words("is_moved refusal_reason"),
    ],
    secret: words("decided_by reminded_at"),
    erasure: "stays",
  },
  // Everybody has read them without a name: the words stay, and who they are of is erased.
  questions: {
    whose: [["asked_by", "id"]],
    about: words("id lot_id company_id asked_by text asked_at no hidden_at hidden_reason"),
    erasure: "stays",
  },
  question_answers: {
    whose: [["answered_by", "id"]],
    about: words("question_id place text at answered_by"),
    erasure: "stays",
  },
  usual_terms: {
    whose: ofUser,
    personal: words("fields"),
    about: words("user_id saved_at"),
    erasure: "rows",
  },
  lot_drafts: {
    whose: ofUser,
    personal: words("fields pictures catalog changed_from"),
    about: words("id user_id key version is_ready created_at changed_at"),
    erasure: "rows",
  },
  idempotent_lots: {
    whose: [["seller_id", "id"]],
    about: words("seller_id key lot_ids created_at"),
    secret: ["batch"],
    erasure: "rows",
  },
  // They are held against the ledger's commitments, so they stay with it.
  maximum_bids: {
    whose: [["bidder_id", "id"]],
    about: words("lot_id seq bidder_id alias amount is_voided"),
    secret: words("salt"),
    erasure: "stays",
  },
  // Nobody reads what is in a box before it is opened, its owner neither.
  tenders: {
    whose: [["bidder_id", "id"]],
    about: words("lot_id alias seq bidder_id at"),
    secret: words("box key_id"),
    erasure: "stays",
  },
  idempotent_bids: {
    whose: [["bidder_id", "id"]],
    about: words("bidder_id key lot_id amount result created_at"),
    secret: ["maximum_mark"],
    erasure: "rows",
  },
} as const satisfies PersonalTables;
