import type { goodsDesk } from "@rebale/contract";
import type { LateRow, MissingRow } from "./goods-desk.store.ts";

export const presentLate = ({
  id,
  lift_by,
  sold_grams,
  out_grams,
  ...row
}: LateRow): goodsDesk.LateLifting => ({
  ...row,
  award_id: String(id),
  lift_by: lift_by.toISOString(),
  sold_kg: sold_grams === null ? null : sold_grams / 1000,
  out_kg: out_grams / 1000,
});

export const presentMissing = ({
  id,
  trip_id,
  invoice_id,
  gate_out_at,
  net_grams,
  ...row
}: MissingRow): goodsDesk.MissingPapers => ({
  ...row,
  award_id: String(id),
  trip_id: String(trip_id),
  invoice_id: invoice_id === null ? null : String(invoice_id),
  gate_out_at: gate_out_at.toISOString(),
  net_kg: net_grams / 1000,
});
