import type { Paise } from "@rebale/contract";
import { duesThat, isExtra } from "@rebale/contract/awards/charges";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { broughtBy, keptOfEach, type TruckPapers } from "./trucks.rules.ts";

/** A truck that went out, as its papers have it; amounts in paise. */
export interface Truck extends TruckPapers {
  readonly tripId: number;
  /** From when the hours to claim are counted: its way out. */
  readonly claimsFrom: Date;
  readonly isReleased: boolean;
  /** The GST-TDS that its buyer keeps. */
  readonly kept: Paise;
  /** The invoice's day in India. */
  readonly dated: string;
}

/** The trucks that left for a sale, in that order. Challans carry no value of their own. */
export async function trucksOf(db: Db, awardId: number): Promise<Truck[]> {
  const { rows } = await sql<Omit<Truck, "kept">>`
    select t.id as "tripId", t.claims_from as "claimsFrom",
      t.released_at is not null as "isReleased", i.dated::text as dated, i.value, i.total,
      coalesce(notes.value, 0)::bigint as "creditedValue",
      coalesce(notes.total, 0)::bigint as credited
    from trucks t
      join truck_papers i on i.trip_id = t.id
      left join lateral (select sum(n.value) as value, sum(n.total) as total from credit_notes n
        where n.of_invoice = i.id
          and (t.released_at is null or n.made_at <= t.released_at)) notes on true
    where t.award_id = ${awardId} and t.state in ('out', 'received')
    order by t.gate_out_at, t.id`.execute(db);
  const kept = keptOfEach(rows, await gstTdsPercentOf(db, awardId));
  return rows.map((truck, i) => ({ ...truck, kept: kept[i] ?? (0 as Paise) }));
}

/** Beside its goods, what a buyer owes the seller, and what the seller has had in all; in paise. */
export interface Extras {
  /** Late fee and ground rent, with their GST. */
  readonly owed: Paise;
  /** The buyer's money released to the seller. */
  readonly released: Paise;
}
export async function extrasOf(db: Db, awardId: number): Promise<Extras> {
  const { rows } = await sql<Extras>`
    select (select coalesce(sum(amount + gst), 0)::bigint from award_dues
        where award_id = ${awardId} and cancelled_by is null
          and kind = any(${duesThat(isExtra)}::text[])) as owed,
      (select coalesce(sum(l.amount), 0)::bigint
        from journal_lines l join accounts on accounts.id = l.account_id
          join journal_entries e on e.id = l.entry_id
          left join journal_entries taken_back on taken_back.id = e.reverses
        where l.award_id = ${awardId} and accounts.kind = 'paid_in'
          and coalesce(taken_back.kind, e.kind) = 'trip_released') as released`.execute(db);
  if (!rows[0]) throw new Error(`Nothing is known of award ${awardId}`);
  return rows[0];
}

/** GST that the buyer keeps for the government, in percent of the value, as it was counted. */
export async function gstTdsPercentOf(db: Db, awardId: number): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select round(gst_tds * 100.0 / nullif(value, 0), 2)::float8 as percent
    from awards where id = ${awardId}`.execute(db);
  return rows[0]?.percent ?? 0;
}

/**
 * The part of a buyer's money that is the seller's still: of trucks that have left and are not
 * released, and of late fee and rent; in paise.
 */
export async function leftForSeller(db: Db, awardId: number): Promise<Paise> {
  const trucks = await trucksOf(db, awardId);
  const { owed, released } = await extrasOf(db, awardId);
  const all = trucks.reduce((sum, truck) => sum + broughtBy(truck), 0);
  return (all + owed - released) as Paise;
}
