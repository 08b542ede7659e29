import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { gstTdsPercentOf, type Invoiced, paidInOf } from "../../awards/index.ts";
import { type Billing, ratesFrom } from "../../invoices/index.ts";
import type { Goods } from "./weights.rules.ts";

type Row = Omit<Goods, "loaded" | "invoiced" | "papers" | "gstTdsPercent" | "billing"> &
  Omit<Billing, "rates"> & { readonly lines: readonly CostLine[] | null };

/** How a sale's goods stand. Who decides by it has locked its auction's row. */
export async function goodsOf(db: Db, awardId: number): Promise<Goods> {
  const { basis, rate, value, isDeclared, lines, ...found } = await readGoods(db, awardId);
  const billing = lines && { basis, rate, value, isDeclared, rates: ratesFrom(lines) };
  const papers = await readPapers(db, awardId);
  const gstTdsPercent = await gstTdsPercentOf(db, awardId);
  const money = { papers, gstTdsPercent, invoiced: paidInOf(papers, gstTdsPercent) };
  return { ...found, ...money, billing, loaded: await readLoaded(db, awardId) };
}

async function readGoods(db: Db, awardId: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select coalesce(case l.unit when 'kg' then l.quantity_milli
        when 'MT' then l.quantity_milli * 1000 else l.weight_grams end, 0)::bigint
        as "declaredGrams",
      coalesce((terms.fields ->> 'tolerance_percent')::float8, 0) as "tolerancePercent",
      l.basis, a.rate, a.value, a.lines,
      exists (select from award_declarations d where d.award_id = a.id and d.answer = 'accepted')
        as "isDeclared",
      coalesce((select amount from award_dues where award_id = a.id and kind = 'price'
        order by id limit 1), 0)::bigint as "priceAtSale",
      coalesce((select sum(amount) from award_dues where award_id = a.id and kind = 'price'
        and cancelled_by is null), 0)::bigint as "priceOwed"
    from sales a join lot_goods l on l.id = a.lot_id
      left join agreed_terms terms on terms.lot_id = a.lot_id and terms.version = a.terms_version
    where a.id = ${awardId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

async function readLoaded(db: Db, awardId: number): Promise<Goods["loaded"]> {
  const { rows } = await sql<Goods["loaded"][number]>`
    select t.id as "tripId", gross.grams - tare.grams as "netGrams",
      t.state in ('out', 'received') as "isOut",
      exists (select from truck_papers p where p.trip_id = t.id) as "isInvoiced"
    from trips t
      join slips tare on tare.trip_id = t.id and tare.kind = 'tare' and not tare.is_replaced
      join slips gross on gross.trip_id = t.id and gross.kind = 'gross' and not gross.is_replaced
    where t.award_id = ${awardId} and t.state <> 'cancelled' order by t.id`.execute(db);
  return rows;
}

/** The goods alone: notes and fees are no part of what trucks come to. */
async function readPapers(db: Db, awardId: number): Promise<Invoiced> {
  const { rows } = await sql<Invoiced>`
    select coalesce(sum(value), 0)::bigint as value, coalesce(sum(total), 0)::bigint as total
    from truck_papers where award_id = ${awardId} and is_bill`.execute(db);
  if (!rows[0]) throw new Error(`Nothing is known of the papers of award ${awardId}`);
  return rows[0];
}
