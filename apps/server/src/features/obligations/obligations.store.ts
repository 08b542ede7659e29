import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { BrandPack, Owed } from "./obligations.rules.ts";

/** The newest year first. */
export async function obligationsOf(db: Db, companyId: number): Promise<Owed[]> {
  const { rows } = await sql<Owed>`select id, stream, category, fy, grams from obligations
    where company_id = ${companyId} order by fy desc, stream, category`.execute(db);
  return rows;
}

export interface NewObligation extends Omit<Owed, "id"> {
  readonly companyId: number;
  readonly userId: number;
}
export async function saveObligation(tx: Tx, saved: NewObligation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into obligations (company_id, stream, category, fy, grams, saved_by)
      values (${saved.companyId}, ${saved.stream}, ${saved.category}, ${saved.fy},
        ${saved.grams}, ${saved.userId})
    on conflict (company_id, fy, stream, category) do update
      set grams = excluded.grams, saved_by = excluded.saved_by, saved_at = excluded.saved_at
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** @returns whether the company had it */
export async function removeObligation(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const { rows } = await sql`delete from obligations where id = ${id}
    and company_id = ${companyId} returning id`.execute(tx);
  return rows.length > 0;
}

/** Made for a company, the oldest first, with the stream of what was sold. */
export async function brandPacks(db: Db, companyId: number): Promise<BrandPack[]> {
  const { rows } = await sql<BrandPack>`
    select p.id, coalesce(l.requires_authorisation, m.stream) as stream, p.material, p.grams,
      p.sha256, p.made_at as "madeAt",
      coalesce(recycler.name, person.business_name, person.name, '') as recycler,
      to_char(p.made_at at time zone 'Asia/Kolkata' - interval '3 months', 'YYYY') || '-'
        || to_char(p.made_at at time zone 'Asia/Kolkata' + interval '9 months', 'YY') as fy
    from packs p join sales a on a.id = p.award_id join lot_goods l on l.id = a.lot_id
      join people person on person.id = a.bidder_id
      left join company_cards recycler on recycler.id = a.company_id
      left join goods_kinds sub on sub.id = l.sub_category_id
      left join material_codes m on m.code = coalesce(sub.material, l.taxed_as)
    where p.brand_company_id = ${companyId} order by p.made_at, p.id`.execute(db);
  return rows;
}
