import {
  type Basis,
  basisQuantity,
  basisUnits,
  type listings,
  lotValue,
  type Measured,
  type Milli,
  type Paise,
  quantityOf,
  rupees,
  rupeesOrNull,
} from "@rebale/contract";
import { presentDeposit } from "@rebale/contract/listings/deposit-hold";
import { indiaTime } from "@rebale/contract/values/calendar";
import type { z } from "zod";
import { whyNotRelist } from "../relist/relist.rules.ts";
import { presentRequestedTimes } from "../signing/sheets/requested-times.ts";
import { presentTerms, readProposal } from "../terms/present-terms.ts";
import { depositOf } from "./deposit-columns.ts";
import type { LotRow, PublicLotRow } from "./lot-rows.store.ts";
import { presentFormat } from "./present-format.ts";

type Lot = z.output<typeof listings.Lot>;
type OwnLot = z.output<typeof listings.OwnLot>;
export type LotPicture = Lot["images"][number];

/** Where an auction stands by the clock; closing itself may come a moment later. */
export function lotStatus(
  lot: Pick<
    LotRow,
    | "approval"
    | "starts_at"
    | "ends_at"
    | "closed_at"
    | "paused_at"
    | "outcome"
    | "awaits_signature"
  >,
  now: Date,
): Lot["status"] {
  if (lot.approval === "refused") return "refused";
  if (lot.approval !== "approved" || !lot.starts_at || !lot.ends_at) return "pending";
  if (lot.outcome === "withdrawn") return "withdrawn";
  if (lot.paused_at) return "paused";
  if (lot.closed_at || now >= lot.ends_at) return "ended";
  return lot.awaits_signature || now < lot.starts_at ? "upcoming" : "live";
}

type WithBasis = Measured & { readonly basis: string };
/** The basis of a price of this lot. */
export const presentBasis = (row: WithBasis) => ({
  basis: row.basis as Basis,
  basis_quantity: basisQuantity(basisUnits(row.basis as Basis, row)),
});

/** The price of the whole lot as it stands, in rupees. */
export const valueShown = (
  row: WithBasis & { readonly highest_bid: number; readonly market_value: number | null },
): number =>
  rupees(
    lotValue(
      (row.highest_bid || row.market_value || 0) as Paise,
      basisUnits(row.basis as Basis, row),
    ),
  );

/** The public fields of a lot, in the specification's names (S3.5). */
export function presentLot(row: PublicLotRow, now: Date, watched = false): Lot {
  const images = row.pictures as LotPicture[];
  const id = String(row.id);
  return {
    _id: id,
    id,
    title: row.title,
    lot_no: row.lot_no,
    description: row.description,
    quantity: quantityOf(row.quantity_milli as Milli),
    unit: row.unit as Lot["unit"],
    url: row.url,
    images,
    imgUrl: images[0] ? `/uploads/${images[0].image}` : null,
    catalog: row.catalog,
    ...presentBasis(row),
    market_value: rupeesOrNull(row.market_value),
    is_approved: row.approval === "approved",
    start_at: row.starts_at && indiaTime(row.starts_at),
    end_at: row.ends_at && indiaTime(row.ends_at),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_completed: row.closed_at ? "Completed" : "Pending",
    timerId: `timer-${id}`,
    category_id: String(row.category_id),
    sub_category_id: row.sub_category_id === null ? null : String(row.sub_category_id),
    category: {
      url: row.category_url,
      title: row.category_title,
      title_hi: row.category_title_hi,
    },
    state: row.state,
    city: row.city,
    pincode: row.pincode,
    location: { city: row.city, state: row.state },
    status: lotStatus(row, now),
    awaits_signature: row.awaits_signature,
    paused_at: row.paused_at?.toISOString() ?? null,
    state_reason: row.state_reason,
    outcome: row.outcome as Lot["outcome"],
    seller_answer: row.seller_answer as Lot["seller_answer"],
    answer_by: row.answer_by?.toISOString() ?? null,
    heightest: rupees(row.highest_bid as Paise),
    value: valueShown(row),
    bid_count: row.bid_count,
    last_event_id: row.ledger_seq,
    deposit: presentDeposit(depositOf(row)),
    pay_through: row.pay_through as Lot["pay_through"],
    tax_hold: row.tax_hold_days === null ? null : { days: row.tax_hold_days },
    ...presentFormat(row),
    invited_only: row.invited_only,
    corrigenda: row.corrigenda,
    part: row.part_no === null ? null : { no: row.part_no, of: row.parts ?? 0 },
    watched,
  };
}

/** The seller's price that a bidder is asked about. */
function counterOfferOf(row: LotRow): OwnLot["counter_offer"] {
  if (row.offer_kind !== "counter") return null;
  const units = basisUnits(row.basis as Basis, row);
  return {
    amount: rupees(row.offer_amount as Paise),
    value: rupees(lotValue(row.offer_amount as Paise, units)),
    until: row.offer_until?.toISOString() ?? "",
  };
}

export const presentCorrected = (asSent: unknown): OwnLot["corrected"] =>
  Object.entries(asSent as Record<string, string | null>).map(([field, was]) => ({
    field: field as OwnLot["corrected"][number]["field"],
    was,
  }));

/** The fields for the seller and the office beside it. */
export function presentOwnLot(row: LotRow, now: Date, watchers?: number): OwnLot {
  return {
    ...presentLot(row, now),
    site_id: row.site_id === null ? null : String(row.site_id),
    refusal_reason: row.refusal_reason,
    corrections: row.corrections as unknown as OwnLot["corrections"],
    corrected: presentCorrected(row.as_sent),
    asking_price: rupeesOrNull(row.asking_price),
    bid_increment: rupeesOrNull(row.bid_increment),
    reserve_price: rupeesOrNull(row.reserve_price),
    soft_close_minutes: row.soft_close_minutes,
    requires_authorisation: row.requires_authorisation as OwnLot["requires_authorisation"],
    is_next_bid: row.is_next_bid ?? false,
    counter_offer: counterOfferOf(row),
    relist_of: row.relist_of === null ? null : String(row.relist_of),
    relisted_as: row.relisted_as === null ? null : String(row.relisted_as),
    can_relist: row.relisted_as === null && whyNotRelist(row) === null && row.sale !== "pending",
    sale: row.sale,
    sale_state: row.sale_state,
    usual_requirement: row.usual_requirement as OwnLot["usual_requirement"],
    terms: presentTerms(row.terms),
    usual_terms: readProposal(row.usual_terms),
    proposed_terms: readProposal(row.proposed_terms),
    ...presentRequestedTimes(row.proposed_sale),
    weight_kg: row.weight_grams === null ? null : row.weight_grams / 1000,
    hsn6: row.hsn6,
    taxed_as: row.taxed_as ?? row.usual_taxed_as,
    hard_end_at: row.hard_ends_at && indiaTime(row.hard_ends_at),
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    watchers,
  };
}
