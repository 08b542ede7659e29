import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** What a buyer owes the seller beside the goods; paise. */
export interface Charge {
  readonly id: number;
  readonly kind: "late_fee" | "ground_rent";
  readonly amount: Paise;
  readonly gst: Paise;
}

/** Late fee and rent of a sale that have no paper yet. The auction's row is locked. */
export async function openCharges(tx: Tx, awardId: number): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select id, kind, amount, gst from award_dues
    where award_id = ${awardId} and kind in ('late_fee', 'ground_rent') and cancelled_by is null
      and amount > 0 and cause ->> 'paper' is null
    order by id`.execute(tx);
  return rows;
}

export const notePaper = (tx: Tx, dueId: number, paperId: number) =>
  sql`update award_dues set cause = cause || jsonb_build_object('paper', ${paperId}::bigint)
    where id = ${dueId}`.execute(tx);
