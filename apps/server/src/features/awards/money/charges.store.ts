import type { Paise } from "@rebale/contract";
import { type Due, duesThat, isExtra } from "@rebale/contract/awards/charges";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** A buyer's debt beside the price; paise. */
export interface Charge {
  readonly id: number;
  readonly kind: Due;
  readonly amount: Paise;
  readonly gst: Paise;
}

/** The seller's charges beside the goods that have no paper yet. The auction's row is locked. */
export async function openCharges(tx: Tx, awardId: number): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select id, kind, amount, gst from award_dues
    where award_id = ${awardId} and kind = any(${duesThat(isExtra)}::text[])
      and cancelled_by is null and amount > 0 and cause ->> 'paper' is null
    order by id`.execute(tx);
  return rows;
}

/** They are owed no more. The auction's row is locked. */
export const cancelCharges = (tx: Tx, charges: readonly Charge[], moveId: number) =>
  sql`update award_dues set cancelled_by = ${moveId}
    where id = any(${charges.map(({ id }) => id)}::bigint[])`.execute(tx);

export const notePaper = (tx: Tx, dueId: number, paperId: number) =>
  sql`update award_dues set cause = cause || jsonb_build_object('paper', ${paperId}::bigint)
    where id = ${dueId}`.execute(tx);

/** Charges of these kinds that the journal has not taken yet. The auction's row is locked. */
export async function untakenCharges(
  tx: Tx,
  awardId: number,
  kinds: readonly Due[],
): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select id, kind, amount, gst from award_dues d
    where award_id = ${awardId} and kind = any(${[...kinds]}::text[]) and cancelled_by is null
      and not exists (select from journal_entries e
        where e.award_id = d.award_id and e.kind = 'buyer_fee'
          and (e.cause ->> 'due')::bigint is not distinct from
            case when d.kind <> 'fee' then d.id end)
    order by id`.execute(tx);
  return rows;
}
