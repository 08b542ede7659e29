import { type InferResult, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { lotState } from "./lot-state.store.ts";
import { currentTerms } from "./terms/terms.store.ts";
import { usualTerms } from "./terms/usual-terms.store.ts";

/** What a lot's presentation needs of its goods, its timetable and its auction. */
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
  "timetables.market_value",
  "timetables.reserve_price",
  "timetables.bid_increment",
  "timetables.soft_close_minutes",
  "timetables.starts_at",
  "auctions.ends_at",
  "timetables.hard_ends_at",
  "auctions.highest_bid",
  "auctions.bid_count",
  "auctions.ledger_seq",
  "timetables.closed_at",
  "timetables.awaits_signature",
  "timetables.paused_at",
  "timetables.state_reason",
  "timetables.outcome",
  "timetables.seller_answer",
  "timetables.answer_by",
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
  "timetables.is_next_bid",
  "categories.url as category_url",
  "categories.title as category_title",
] as const;

/** To whom the lot is offered after its auction, and at what price. */
export const offerColumns = [
  "timetables.offer_to",
  "timetables.offer_answer",
  "timetables.offer_amount",
  "timetables.offer_until",
] as const;

/** Lots with their timetables, auctions and categories. */
export const lotsJoined = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
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
/** Where its sale stands. */
const sale = sql<"pending" | "completed" | null>`(
  select orders.status from bid_orders orders where orders.lot_id = lots.id and orders.is_win)`;
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
  sale.as("sale"),
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
  | "sale"
  | "stands"
>;
