import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

// Stands in for the invoices until their branch is here.

export interface TruckOut {
  readonly awardId: number;
  readonly tripId: number;
  readonly netGrams: number;
  readonly actorId: number | null;
  readonly external?: { readonly number: string; readonly file: string };
}
export interface IssuedInvoice {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly value: Paise;
  readonly total: Paise;
  readonly goodsWithGst: Paise;
}

export async function issueForTruck(tx: Tx, out: TruckOut): Promise<IssuedInvoice> {
  const { awardId, tripId, netGrams } = out;
  const { rows } = await sql<IssuedInvoice>`with before as (
      select * from invoices where trip_id = ${tripId}
    ), sale as (
      select round(rate::numeric * ${netGrams} / 1000) as value, lines from awards
      where id = ${awardId} and not exists (select from before)
    ), gst as (
      select value, round(value * 18 / 100) as igst from sale
    ), counted as (
      select value, igst, round((value + igst) * 2 / 100) as tcs from gst
    ), made as (
      insert into invoices (kind, gstin, fy, series, seq, number, dated, award_id, trip_id, parties,
          lines, value, igst, tcs, total)
        select 'tax_invoice', '27BBBBB0000B1ZX', '26-27', 'RB', ${tripId}, 'RB/' || ${tripId}::text,
          market_now()::date, ${awardId}, ${tripId}, '{}', '[]', value, igst, tcs,
          value + igst + tcs
        from counted returning *)
    select id, number, kind, value, total, value + igst as "goodsWithGst"
    from (select * from made union all select * from before) i`.execute(tx);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

export const needsEway = (goodsWithGst: Paise): boolean => goodsWithGst > 5_000_000;
