import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** A refused lot has no times: nothing of it ends. Its rows are locked. */
export async function clearTimes(tx: Tx, lotId: number): Promise<void> {
  await tx.updateTable("auctions").set({ ends_at: null }).where("lot_id", "=", lotId).execute();
  await tx
    .updateTable("timetables")
    .set({ awaits_signature: false, starts_at: null, hard_ends_at: null })
    // Its seller's wish stands again.
    .set({ format: USUAL_FORMAT, format_rules: null, stage: null })
    .where("lot_id", "=", lotId)
    .execute();
}

/** Whether these lots wait for a signature before they open. */
export const setAwaiting = (tx: Tx, lotIds: readonly number[], awaits: boolean) =>
  sql`update timetables set awaits_signature = ${awaits}
    where lot_id = any(${[...lotIds]}::bigint[])`.execute(tx);

/** Lots that have left their event: a late bid on another moves them no more. */
export const leaveEvent = (tx: Tx, lotIds: readonly number[]) =>
  sql`update timetables set moves_following = false
    where lot_id = any(${[...lotIds]}::bigint[]) and moves_following`.execute(tx);

interface Planned {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Null of a lot that is not approved: its times wait until it is. */
  readonly hard_ends_at: Date | null;
}
/** Gives lots the times that their event plans. Their rows are locked. */
export async function planTimes(
  tx: Tx,
  lots: readonly Planned[],
  movesFollowing: boolean,
): Promise<void> {
  const rows = JSON.stringify(lots);
  await sql`update auctions set ends_at = p.ends_at
    from json_to_recordset(${rows}::json)
      as p (id bigint, ends_at timestamptz, hard_ends_at timestamptz)
    where auctions.lot_id = p.id and p.hard_ends_at is not null`.execute(tx);
  // After the ends, which lists take along with it.
  await sql`update timetables set moves_following = ${movesFollowing},
      starts_at = case when p.hard_ends_at is null then timetables.starts_at else p.starts_at end,
      hard_ends_at = coalesce(p.hard_ends_at, timetables.hard_ends_at)
    from json_to_recordset(${rows}::json)
      as p (id bigint, starts_at timestamptz, hard_ends_at timestamptz)
    where timetables.lot_id = p.id`.execute(tx);
}
