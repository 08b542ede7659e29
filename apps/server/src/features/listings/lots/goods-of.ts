import type { Body, listings } from "@rebale/contract";
import type { Selectable } from "kysely";
import type { Lots } from "../../../platform/db/db-types.ts";
import { storeRequestedTimes } from "../signing/sheets/requested-times.ts";
import { depositColumns } from "./deposit-columns.ts";
import type { BulkColumn, SentColumn } from "./lot-fields.rules.ts";

type Sent = Body<typeof listings.editLot>;
/** A lot's goods, as a seller writes them. */
export type Goods = Pick<Selectable<Lots>, SentColumn>;
/** The fields to change in several lots at once. */
export type BulkGoods = Pick<Goods, BulkColumn>;
type Proposed = Pick<
  Selectable<Lots>,
  | "proposed_terms"
  | "proposed_sale"
  | "proposed_format"
  | "deposit_kind"
  | "deposit_percent"
  | "deposit_amount"
  | "pay_through"
>;

/**
 * A seller's lot, as columns. What is left out of a wish stays as it was before; a field that is
 * sent for the lot's timetable is not here.
 */
export function goodsOf(sent: Sent, before?: Proposed): Goods {
  const { reserve_price, bid_increment, min_bidders, quantity, terms, ...more } = sent;
  const { start_at, end_at, format, ...said } = more;
  const { deposit, pay_through = before?.pay_through ?? "parties", ...rest } = said;
  return {
    ...rest,
    ...depositGiven(deposit, before),
    pay_through,
    sub_category_id: rest.sub_category_id ?? null,
    quantity_milli: quantity,
    proposed_terms: terms === undefined ? (before?.proposed_terms ?? null) : terms,
    proposed_format: format === undefined ? (before?.proposed_format ?? null) : format,
    proposed_sale: storeRequestedTimes({ start_at, end_at }, before?.proposed_sale),
  };
}

function depositGiven(deposit: Sent["deposit"], before: Proposed | undefined) {
  if (deposit !== undefined || !before) return depositColumns(deposit ?? null);
  const { deposit_kind, deposit_percent, deposit_amount } = before;
  return { deposit_kind, deposit_percent, deposit_amount };
}
