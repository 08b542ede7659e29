import { type InferResult, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { lotState } from "./lot-state.store.ts";
import { currentTerms } from "./terms/terms.store.ts";
import { usualTerms } from "./terms/usual-terms.store.ts";

/** What a lot's presentation needs of its own row and its auction's. */
export const plainLotColumns = [
  "lots.id",
  "lots.url",
  "lots.title",
  "lots.lot_no",
  "lots.description",
  "lots.quantity_milli",
  "lots.unit",
  "lots.basis",
  "lots.weight_grams",
  "lots.state",
  "lots.city",
  "lots.pincode",
  "lots.pictures",
  "lots.catalog",
  "lots.approval",
  "lots.refusal_reason",
  "lots.market_value",
  "lots.reserve_price",
  "lots.bid_increment",
  "lots.soft_close_minutes",
  "lots.starts_at",
  "auctions.ends_at",
  "lots.hard_ends_at",
  "auctions.highest_bid",
  "auctions.bid_count",
  "auctions.ledger_seq",
  "lots.closed_at",
  "lots.awaits_signature",
  "lots.paused_at",
  "lots.state_reason",
  "lots.outcome",
  "lots.seller_answer",
  "lots.answer_by",
  "lots.category_id",
  "lots.sub_category_id",
  "lots.created_at",
] as const;

/** The names of its category stand beside it. */
export const lotColumns = [
  ...plainLotColumns,
  "lots.edited_at",
  "lots.asking_price",
  "lots.site_id",
  "lots.requires_authorisation",
  "lots.is_next_bid",
  "categories.url as category_url",
  "categories.title as category_title",
] as const;

/** To whom the lot is offered after its auction, and at what price. */
export const offerColumns = [
  "lots.offer_to",
  "lots.offer_answer",
  "lots.offer_amount",
  "lots.offer_until",
] as const;

/** Lots with their auctions and categories. */
export const lotsJoined = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .innerJoin("categories", "categories.id", "lots.category_id");

/** What lots of its sub-category, or of its category, usually ask their bidders for. */
export const usualRequirement = sql<string | null>`coalesce(
  (select sub.requires_authorisation from sub_categories sub where sub.id = lots.sub_category_id),
  categories.requires_authorisation)`;

/** Every query that shows lots begins with this: what a lot's row is follows from it. */
export const lotRows = (db: Db) =>
  lotsJoined(db).select(lotColumns).select(usualRequirement.as("usual_requirement"));

const relistedAs = sql<
  number | null
>`(select next.id from lots next where next.relist_of = lots.id)`;
/** And what only its seller and the office are shown. */
export const ownLotColumns = [
  ...lotColumns,
  usualRequirement.as("usual_requirement"),
  ...offerColumns,
  "lots.proposed_terms",
  "lots.proposed_sale",
  usualTerms.as("usual_terms"),
  currentTerms.as("terms"),
  "lots.relist_of",
  relistedAs.as("relisted_as"),
  lotState.as("stands"),
] as const;
export const ownLotRows = (db: Db) => lotsJoined(db).select(ownLotColumns);
export type LotRow = InferResult<ReturnType<typeof ownLotRows>>[number];
/** What everybody may see comes from less. */
export type PublicLotRow = Omit<
  LotRow,
  | "edited_at"
  | "asking_price"
  | "site_id"
  | "requires_authorisation"
  | "is_next_bid"
  | "offer_to"
  | "offer_answer"
  | "offer_amount"
  | "offer_until"
  | "usual_requirement"
  | "proposed_terms"
  | "proposed_sale"
  | "usual_terms"
  | "terms"
  | "relist_of"
  | "relisted_as"
  | "stands"
>;
