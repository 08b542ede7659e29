import type { Paise } from "@rebale/contract";
import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import type { RateBasis } from "../paper.ts";
import type { Goods, Trader } from "./parties.rules.ts";

/** A sale as far as its papers need it. */
export interface SaleFacts {
  readonly awardId: number;
  readonly lotId: number;
  readonly title: string;
  readonly basis: RateBasis;
  /** Paise. */
  readonly rate: Paise;
  readonly value: Paise;
  /** As the lot is measured. */
  readonly unit: string;
  readonly quantityMilli: number;
  readonly weightGrams: number | null;
  /** Its landed cost's; null where the two pay each other. */
  readonly lines: readonly CostLine[] | null;
  readonly hsn: string | null;
  readonly hsn6: string | null;
  readonly goods: Goods;
  readonly sellerId: number;
  readonly sellerCompanyId: number | null;
  readonly buyerId: number;
  readonly buyerCompanyId: number | null;
  readonly billTo: number | null;
  readonly shipTo: number | null;
  /** The buyer's declaration was accepted: no TCS is collected. */
  readonly isDeclared: boolean;
  readonly seller: Trader;
  readonly buyer: Trader;
}

const trader = (user: RawBuilder<unknown>, company: RawBuilder<unknown>) => sql<Trader>`(
  select json_build_object('name', coalesce(c.name, u.business_name, u.name),
    'address', coalesce(u.address, ''), 'city', coalesce(u.city, ''),
    'pincode', coalesce(u.pincode, ''), 'state', coalesce(u.state, ''),
    'papersGstin', p.gst_number,
    'sites', coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name,
        'address', s.address, 'city', s.city, 'pincode', s.pincode, 'state', s.state,
        'gstin', s.gstin, 'isSez', s.sez is not null,
        'isRemoved', s.removed_at is not null) order by s.id)
      from sites s where s.company_id = ${company}), '[]'))
  from people u left join company_cards c on c.id = ${company}
    left join account_tax_papers p on p.user_id = u.id
  where u.id = ${user})`;

/** @throws Error where there is no such award: who calls has locked its auction */
export async function saleFacts(tx: Tx, awardId: number): Promise<SaleFacts> {
  const { rows } = await sql<SaleFacts>`
    select a.id as "awardId", a.lot_id as "lotId", l.title, l.basis, a.rate, a.value, l.unit,
      l.quantity_milli as "quantityMilli", l.weight_grams as "weightGrams", a.lines,
      coalesce(left(l.hsn6, 4), m.hsn) as hsn, coalesce(l.hsn6, m.hsn6) as hsn6,
      json_build_object('siteId', l.site_id, 'city', l.city, 'pincode', l.pincode,
        'state', l.state) as goods,
      a.seller_id as "sellerId", a.seller_company_id as "sellerCompanyId",
      a.bidder_id as "buyerId", a.company_id as "buyerCompanyId",
      a.bill_to_site as "billTo", a.ship_to_site as "shipTo",
      exists (select from award_declarations d where d.award_id = a.id and d.answer = 'accepted')
        as "isDeclared",
      ${trader(sql`a.seller_id`, sql`a.seller_company_id`)} as seller,
      ${trader(sql`a.bidder_id`, sql`a.company_id`)} as buyer
    from sales a join lot_goods l on l.id = a.lot_id
      left join goods_kinds sub on sub.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, l.taxed_as)
    where a.id = ${awardId}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  return rows[0];
}

export interface TripFacts {
  readonly vehicle: string;
  readonly transporter: string | null;
  readonly transporterGstin: string | null;
}
/** @throws Error for a trip of another award */
export async function tripFacts(tx: Tx, awardId: number, tripId: number): Promise<TripFacts> {
  const trip = await tx
    .selectFrom("trucks")
    .select(["vehicle_no as vehicle", "transporter", "transporter_gstin as transporterGstin"])
    .where("id", "=", tripId)
    .where("award_id", "=", awardId)
    .executeTakeFirst();
  if (!trip) throw new Error(`Trip ${tripId} is none of award ${awardId}`);
  return trip;
}
