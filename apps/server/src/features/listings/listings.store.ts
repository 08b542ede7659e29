/** The columns of `LotRow`, for a query over `lots` joined with `categories`. */
export const lotColumns = [
  "lots.id", "lots.url", "lots.title", "lots.description", "lots.quantity_milli", "lots.unit", "lots.state", "lots.city", "lots.pincode",
  "lots.pictures", "lots.catalog", "lots.approval", "lots.refusal_reason", "lots.market_value", "lots.reserve_price", "lots.bid_increment",
  "lots.soft_close_minutes", "lots.starts_at", "lots.ends_at", "lots.highest_bid", "lots.bid_count", "lots.closed_at", "lots.outcome",
  "lots.category_id", "lots.sub_category_id", "lots.created_at", "categories.url as category_url", "categories.title as category_title",
] as const;
