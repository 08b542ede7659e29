import type { DB } from "./db-types.ts";

/**
 * Views through which features read each other's tables. PostgreSQL keeps no word about which
 * columns of a view may be null: they are what they are in the table.
 */
type Windows = {
  people: Window<"people", "users">;
  account_tax_papers: Window<"account_tax_papers", "account_papers">;
  company_cards: Window<"company_cards", "companies">;
  company_people: Window<"company_people", "company_users">;
  company_files: Window<"company_files", "company_documents">;
  sites: Window<"sites", "company_sites">;
  goods_groups: Window<"goods_groups", "categories">;
  goods_kinds: Window<"goods_kinds", "sub_categories">;
  material_codes: Window<"material_codes", "materials">;
  recycling_rights: Window<"recycling_rights", "authorisations">;
  lot_goods: Window<"lot_goods", "lots">;
  agreed_terms: Window<"agreed_terms", "lot_terms">;
  shop_lots: Window<"shop_lots", "listed_lots">;
  every_listed_lot: Window<"every_listed_lot", "listed_lots">;
  lot_times: Window<"lot_times", "timetables">;
  standings: Window<"standings", "auctions">;
  lot_bidders: Window<"lot_bidders", "bid_orders">;
  sealed_tenders: Window<"sealed_tenders", "tenders">;
  placed_bids: Window<"placed_bids", "ledger_entries">;
  made_offers: Window<"made_offers", "offers">;
  reserve_questions: Window<"reserve_questions", "reserve_decisions">;
  sales: Window<"sales", "awards">;
  sale_moves: Window<"sale_moves", "award_moves">;
  asked_corrigenda: Window<"asked_corrigenda", "corrigenda">;
  published_corrigenda: Window<"published_corrigenda", "corrigenda">;
  trucks: Window<"trucks", "trips">;
  weighed: Window<"weighed", "slips">;
  truck_claims: Window<"truck_claims", "claims">;
  weight_answers: Window<"weight_answers", "settlement_answers">;
  sale_ratings: Window<"sale_ratings", "ratings">;
  open_disputes: Window<"open_disputes", "gateway_disputes">;
  asked_reversals: Window<"asked_reversals", "journal_reversals">;
  gateway_settled: Window<"gateway_settled", "settlements">;
  market_papers: Window<"market_papers", "invoices">;
  issued_papers: Window<"issued_papers", "invoices">;
  carried_papers: Window<"carried_papers", "goods_papers">;
  imposed_bars: Window<"imposed_bars", "company_bars">;
  handed_in_papers: Window<"handed_in_papers", "company_papers">;
  office_people: Window<"office_people", "office_users">;
  sign_in_history: Window<"sign_in_history", "sign_ins">;
  sent_messages: Window<"sent_messages", "messages">;
  found_irregularities: Window<"found_irregularities", "irregularities">;
  bank_receipts: Window<"bank_receipts", "receipts">;
  bank_payouts: Window<"bank_payouts", "withdrawals">;
  named_keys: Window<"named_keys", "api_keys">;
  listening_companies: Window<"listening_companies", "webhook_endpoints">;
  asked_payments: Window<"asked_payments", "payments">;
  tried_payments: Window<"tried_payments", "gateway_payments">;
  standing_blocks: Window<"standing_blocks", "blocked_companies">;
  invited_people: Window<"invited_people", "lot_invitations">;
  watched_lots: Window<"watched_lots", "watches">;
  tied_taxes: Window<"tied_taxes", "tax_holds">;
};
type Window<View extends keyof DB, Table extends keyof DB> = {
  [Column in keyof DB[View]]: Column extends keyof DB[Table] ? DB[Table][Column] : DB[View][Column];
};

/** Every table and view. */
export type Tables = Omit<DB, keyof Windows> & Windows;
