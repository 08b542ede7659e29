import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { arrayOf } from "../../platform/db/statement.ts";
import type { Buyer, MaterialGst, Party } from "./taxes.rules.ts";
import { siteOf } from "./taxes.store.ts";

/** A sale as far as its costs need it. */
export interface Sold {
  readonly lotId: number;
  readonly buyer: Buyer;
  /** For the whole lot, in paise. */
  readonly value: Paise;
  /** The buyer's site that is invoiced; else the one that `buyerOf` finds. */
  readonly billToSite?: number | null;
}

interface FactsOfSale {
  readonly lotId: number;
  /** YYYY-MM-DD in India: when the auction ended. */
  readonly day: string;
  /** When the lot's first bid came. */
  readonly opened: Date | null;
  readonly material: string | null;
  readonly gst: MaterialGst | null;
  readonly seller: Party;
  readonly buyer: Party;
  /** The number under which the buyer's company deducts GST. */
  readonly deductor: string | null;
}

/** The facts behind the taxes of sales, found as for one: in one statement for all. */
export async function factsOfSales(db: Db, sales: readonly Sold[]): Promise<FactsOfSale[]> {
  const company = sql<number | null>`sold.company_id`;
  const { rows } = await sql<FactsOfSale>`
    select sold.lot_id as "lotId", ended.day::text as day, m.code as material,
      (select e.at from placed_bids e where e.lot_id = sold.lot_id and e.seq = 1) as opened,
      case when m.code is not null then json_build_object('material', m.code, 'hsn', m.hsn,
        'percent', gst.percent::float8, 'from', gst.valid_from::text,
        'sources', coalesce(gst.sources, '[]'), 'isConfirmed', coalesce(gst.is_confirmed, false))
        end as gst,
      json_build_object('state', seller.state, 'registered', seller.is_registered,
        'entity', seller.entity,
        'lutUntil', (select max(s.lut_until)::text from sites s
          where s.company_id = lots.company_id and s.state = seller.state
            and s.gstin is not null and s.removed_at is null)) as seller,
      json_build_object('state', coalesce(site.state, users.state, seller.state),
        'registered', case when sold.site_id is not null then site.gstin is not null
          else papers.gst_number is not null
            or exists (select from ${siteOf(company)} and gstin is not null) end,
        'entity', companies.entity, 'sez', site.sez) as buyer,
      companies.tds_gstin as deductor
    from unnest(${arrayOf(sales, ({ lotId }) => lotId)}::bigint[],
        ${arrayOf(sales, ({ buyer }) => buyer.userId)}::bigint[],
        ${arrayOf(sales, ({ buyer }) => buyer.companyId)}::bigint[],
        ${arrayOf(sales, ({ billToSite }) => billToSite ?? null)}::bigint[])
        as sold(lot_id, user_id, company_id, site_id)
      join lots on lots.id = sold.lot_id
      join standings a on a.lot_id = sold.lot_id
      cross join lateral (select (a.ends_at at time zone 'Asia/Kolkata')::date as day) ended
      left join goods_kinds sub on sub.id = lots.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, lots.taxed_as)
      left join material_gst gst on gst.material = m.code
        and ended.day between gst.valid_from and coalesce(gst.valid_to, 'infinity')
      left join lot_sellers kept on kept.lot_id = lots.id
      cross join lateral (select kept.state, kept.is_registered, kept.entity
          where kept.lot_id is not null
        union all select now.state, now.is_registered, now.entity from lot_seller_now(lots) now
          where kept.lot_id is null) seller
      join people users on users.id = sold.user_id
      left join account_tax_papers papers on papers.user_id = users.id
      left join company_cards companies on companies.id = sold.company_id
      left join lateral (select state, gstin, sez from sites
        where company_id = ${company}
          and case when sold.site_id is null then removed_at is null else id = sold.site_id end
        order by gstin is null, state <> seller.state, id limit 1) site on true`.execute(db);
  return rows;
}
