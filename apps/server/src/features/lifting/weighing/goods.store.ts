import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import type { Goods } from "./weights.rules.ts";

type Row = Omit<Goods, "loaded" | "invoiced">;

/** How a sale's goods stand. Who decides by it has locked its auction's row. */
export async function goodsOf(db: Db, awardId: number): Promise<Goods> {
  const found = await readGoods(db, awardId);
  const loaded = await readLoaded(db, awardId);
  return { ...found, loaded, invoiced: await readInvoiced(db, awardId) };
}

async function readGoods(db: Db, awardId: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select coalesce(case l.unit when 'kg' then l.quantity_milli
        when 'MT' then l.quantity_milli * 1000 else l.weight_grams end, 0)::bigint
        as "declaredGrams",
      coalesce((terms.fields ->> 'tolerance_percent')::float8, 0) as "tolerancePercent",
      l.basis = 'lot' as "isWholeLot",
      coalesce((select amount from award_dues where award_id = a.id and kind = 'price'
        order by id limit 1), 0)::bigint as "priceAtSale",
      coalesce((select sum(amount) from award_dues where award_id = a.id and kind = 'price'
        and cancelled_by is null), 0)::bigint as "priceOwed"
    from awards a join lots l on l.id = a.lot_id
      left join lot_terms terms on terms.lot_id = a.lot_id and terms.version = a.terms_version
    where a.id = ${awardId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

async function readLoaded(db: Db, awardId: number): Promise<Goods["loaded"]> {
  const { rows } = await sql<Goods["loaded"][number]>`
    select t.id as "tripId", gross.grams - tare.grams as "netGrams",
      t.state in ('out', 'received') as "isOut",
      exists (select from invoices i where i.trip_id = t.id
        and i.kind in ('tax_invoice', 'self_invoice', 'challan')) as "isInvoiced"
    from trips t
      join slips tare on tare.trip_id = t.id and tare.kind = 'tare' and not tare.is_replaced
      join slips gross on gross.trip_id = t.id and gross.kind = 'gross' and not gross.is_replaced
    where t.award_id = ${awardId} and t.state <> 'cancelled' order by t.id`.execute(db);
  return rows;
}

/** What its buyer pays in of its invoices: without what is deducted for the government. */
async function readInvoiced(db: Db, awardId: number): Promise<Paise> {
  const { rows } = await sql<{ invoiced: Paise }>`
    select coalesce(sum(i.total
      - case when a.gst_tds > 0 and a.value > 0
        then round(a.gst_tds::numeric * i.value / a.value) else 0 end), 0)::bigint as invoiced
    from invoices i join awards a on a.id = i.award_id
    where i.award_id = ${awardId} and i.kind in ('tax_invoice', 'self_invoice')`.execute(db);
  return rows[0]?.invoiced ?? (0 as Paise);
}
