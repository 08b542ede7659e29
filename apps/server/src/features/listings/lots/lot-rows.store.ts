import type { AwardState } from "@rebale/contract/awards/states";
import { NON_FERROUS_GATE } from "@rebale/contract/rates/non-ferrous-gate";
import { type InferResult, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { stands } from "../../awards/index.ts";
import { currentTerms } from "../terms/terms.store.ts";
import { usualTerms } from "../terms/usual-terms.store.ts";
import { lotState } from "./lot-state.store.ts";

/** The columns of goods, timetable and auction that a lot's presentation needs. */
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
  "lots.deposit_kind",
  "lots.deposit_percent",
  "lots.deposit_amount",
  "lots.pay_through",
  "lots.tax_hold_days",
  "lots.proposed_format",
  "lots.corrigenda",
  "lots.invited_only",
  "lots.part_no",
  "lots.parts",
  "lots.approval",
  "lots.refusal_reason",
  "timetables.format",
  "timetables.format_rules",
  "timetables.stage",
  "timetables.min_bidders",
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
  "seller_answers.seller_answer",
  "seller_answers.answer_by",
  "lots.category_id",
  "lots.sub_category_id",
  "lots.created_at",
] as const;

/**
 * The usual tax material of a lot without a sub-category: the most general material of its
 * category, where all of its stream have one HSN and one rate today.
 */
export const usualTaxedAs = sql<string | null>`(case when lots.sub_category_id is null
  then (select case when count(distinct (m.hsn, gst.percent)) = 1 and count(gst.percent) = count(*)
      then (array_agg(m.code order by m.code like 'mixed%' desc, m.hsn6 desc nulls last, m.code))[1]
      end
    from goods_kinds same join material_codes m on m.code = same.material
      left join material_gst gst on gst.material = m.code
        and ((select market_now()) at time zone 'Asia/Kolkata')::date
          between gst.valid_from and coalesce(gst.valid_to, 'infinity')
    where same.category_id = lots.category_id and m.stream = (
      select mode() within group (order by of.stream) from goods_kinds each
        join material_codes of on of.code = each.material where each.category_id = lots.category_id)
  ) end)`;

/** The names of its category stand beside it. */
export const lotColumns = [
  ...plainLotColumns,
  "lots.edited_at",
  "lots.asking_price",
  "lots.site_id",
  "lots.requires_authorisation",
  "lots.hsn6",
  "lots.taxed_as",
  usualTaxedAs.as("usual_taxed_as"),
  "seller_answers.is_next_bid",
  "categories.url as category_url",
  "categories.title as category_title",
  "categories.title_hi as category_title_hi",
] as const;

/** To whom the lot is offered after its auction, and at what price: of its open offer. */
export const offerColumns = [
  "offers.kind as offer_kind",
  "offers.bidder_id as offer_to",
  "offers.alias as offer_alias",
  "offers.amount as offer_amount",
  "offers.until as offer_until",
] as const;

/** Lots with their timetables, auctions, categories and what their sellers were asked. */
export const lotsJoined = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .innerJoin("goods_groups as categories", "categories.id", "lots.category_id")
    .leftJoin("seller_answers", "seller_answers.lot_id", "lots.id");

/** Written out: some of these statements are prepared, with parameters of their own. */
const gate = {
  id: sql.lit(NON_FERROUS_GATE.id),
  from: sql.lit(NON_FERROUS_GATE.from),
  stream: sql.lit(NON_FERROUS_GATE.stream),
};
/** Whether what its taxes say that it is asks for an authorisation by law. */
export const isGated = sql<boolean>`coalesce(coalesce((select sub.material from goods_kinds sub
  where sub.id = lots.sub_category_id), lots.taxed_as)
  in (${sql.join(NON_FERROUS_GATE.materials.map((material) => sql.lit(material)))}), false)`;
/** Since when the office has turned that on; null for none. */
export const gatedFrom = sql<string | null>`(case when ${isGated}
  then (select greatest(on_from, ${gate.from}::date) from turned_facts
    where fact_id = ${gate.id} and on_from is not null) end)`;

/** The law's authorisation once that is on, else the usual one of its sub-category or category. */
export const usualRequirement = sql<string | null>`coalesce(
  case when ${gatedFrom} <= (coalesce(auctions.ends_at, (select market_now()))
    at time zone 'Asia/Kolkata')::date then ${gate.stream} end,
  (select sub.requires_authorisation from goods_kinds sub where sub.id = lots.sub_category_id),
  categories.requires_authorisation)`;

/** Every query that shows lots begins with this: what a lot's row is follows from it. */
export const lotRows = (db: Db) =>
  lotsJoined(db).select(lotColumns).select(usualRequirement.as("usual_requirement"));

const relistedAs = sql<
  number | null
>`(select next.id from lots next where next.relist_of = lots.id)`;
/** Where its sale stands. */
const sale = sql<"pending" | "completed" | null>`(
  select case awards.state when 'completed' then 'completed' else 'pending' end
  from sales awards where awards.lot_id = lots.id and ${stands("awards")})`;
const saleState = sql<AwardState | null>`(
  select awards.state from sales awards where awards.lot_id = lots.id and ${stands("awards")})`;
/** And what only its seller and the office are shown. */
export const ownLotColumns = [
  ...lotColumns,
  usualRequirement.as("usual_requirement"),
  ...offerColumns,
  "lots.company_id",
  "lots.proposed_terms",
  "lots.proposed_sale",
  "lots.corrections",
  "lots.as_sent",
  usualTerms.as("usual_terms"),
  currentTerms.as("terms"),
  "lots.relist_of",
  relistedAs.as("relisted_as"),
  sale.as("sale"),
  saleState.as("sale_state"),
  lotState.as("stands"),
] as const;
/** And with their open offers. */
export const ownLotsJoined = (db: Db) =>
  lotsJoined(db).leftJoin("made_offers as offers", (join) =>
    join.onRef("offers.lot_id", "=", "lots.id").on("offers.ended_at", "is", null),
  );
export const ownLotRows = (db: Db) => ownLotsJoined(db).select(ownLotColumns);
export type LotRow = InferResult<ReturnType<typeof ownLotRows>>[number];
/** The public fields of a lot come from less. */
export type PublicLotRow = Omit<
  LotRow,
  | "edited_at"
  | "asking_price"
  | "site_id"
  | "requires_authorisation"
  | "is_next_bid"
  | "offer_kind"
  | "offer_to"
  | "offer_alias"
  | "offer_amount"
  | "offer_until"
  | "usual_requirement"
  | "company_id"
  | "proposed_terms"
  | "proposed_sale"
  | "corrections"
  | "as_sent"
  | "usual_terms"
  | "terms"
  | "relist_of"
  | "relisted_as"
  | "sale"
  | "sale_state"
  | "stands"
>;
