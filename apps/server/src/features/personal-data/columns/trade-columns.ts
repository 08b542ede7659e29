import { type PersonalTables, words } from "./personal-table.ts";

/** What was offered and bid. */
export const tradeTables = {
  lots: {
    whose: [["seller_id", "id"]],
    about: [
      ...words(
        "id url title description quantity_milli unit weight_grams state city pincode asking_price",
      ),
      ...words("pictures catalog approval refusal_reason market_value reserve_price bid_increment"),
      ...words("soft_close_minutes starts_at listed_ends_at hard_ends_at closed_at outcome"),
      ...words(
        "basis listed_price created_at edited_at reviewed_at seller_answer answer_by category_id",
      ),
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
} as const satisfies PersonalTables;
