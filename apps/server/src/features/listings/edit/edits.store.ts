import type { Tx } from "../../../platform/db/db.ts";
import { SENT_COLUMNS } from "../lots/lot-fields.rules.ts";

/** Lots as their sellers may change them, by id; lock them before. */
export async function findEditable(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EditableLot>> {
  const rows = await editableRows(tx)
    .where("lots.id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const editableRows = (tx: Tx) =>
  tx
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .select(["lots.id", "lots.seller_id", "lots.company_id", "lots.approval", "lots.pictures"])
    .select("lots.invited_only")
    .select(["timetables.reserve_price", "timetables.bid_increment"])
    .select("timetables.min_bidders")
    .select(SENT_COLUMNS.map((column) => `lots.${column}` as const));
export type EditableLot = Awaited<ReturnType<ReturnType<typeof editableRows>["execute"]>>[number];
