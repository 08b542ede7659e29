import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { isLotHeld } from "../../review-queue/index.ts";
import type { Timetable } from "../listings.rules.ts";
import { depositColumns } from "../lots/deposit-columns.ts";
import { lotRows } from "../lots/lot-rows.store.ts";
import { scheduleLots } from "../office/timetables.store.ts";
import { proposedSale } from "../signing/sheets/proposal.store.ts";

/** Rows of lots with their sellers, none locked. */
export const findLots = (tx: Tx, ids: readonly number[]) =>
  lotRows(tx)
    .innerJoin("people as users", "users.id", "lots.seller_id")
    .select(["lots.seller_id", "lots.company_id", "users.name as seller_name"])
    .select(["users.business_name as seller_business", isLotHeld.as("is_held")])
    .where("lots.id", "in", [...ids])
    .execute();
export type FoundLot = Awaited<ReturnType<typeof findLots>>[number];

export interface Approved {
  readonly id: number;
  readonly timetable: Timetable;
}
/** Three statements, however many lots; what was proposed is stored before it is overwritten. */
export async function approveAll(tx: Tx, approved: readonly Approved[]): Promise<void> {
  const lots = approved.map(({ id, timetable }) => ({
    ...{ id, ...timetable },
    ...depositColumns(timetable.deposit),
  }));
  const rows = JSON.stringify(lots);
  await sql`update lots set approval = 'approved', refusal_reason = null,
      corrections = '[]', assigned_to = null, assigned_at = null, basis = t.basis,
      weight_grams = t.weight_grams, requires_authorisation = t.requires_authorisation,
      deposit_kind = t.deposit_kind, deposit_percent = t.deposit_percent,
      deposit_amount = t.deposit_amount, pay_through = t.pay_through, hsn6 = t.hsn6,
      taxed_as = t.taxed_as,
      proposed_sale = ${proposedSale}
    from json_populate_recordset(null::lots, ${rows}::json) as t
      join lot_times timetables on timetables.lot_id = t.id
    where lots.id = t.id`.execute(tx);
  await scheduleLots(tx, lots);
}
