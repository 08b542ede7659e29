import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import { usualTaxedAs } from "./lot-rows.store.ts";

/** Whether a seller has told us a GSTIN, at a site or in the account's papers. */
export async function hasGstin(
  db: Db,
  { userId, companyId }: { readonly userId: number; readonly companyId: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from sites
      where company_id = ${companyId} and gstin is not null and removed_at is null
    union all select from account_tax_papers
      where user_id = ${userId} and gst_number is not null limit 1`.execute(db);
  return rows.length > 0;
}

interface Goods {
  readonly category_id: number | string;
  readonly sub_category_id?: number | string | null | undefined;
  readonly taxed_as?: string | null | undefined;
}

/** Whether GST is known of all of these goods today, and is more than none. */
export async function taxedGoods(db: Db, goods: readonly Goods[]): Promise<boolean> {
  const asked = goods.map(({ category_id, sub_category_id, taxed_as }) => ({
    ...{ category_id, sub_category_id: sub_category_id ?? null, taxed_as: taxed_as ?? null },
  }));
  const { rows } = await sql<{ isTaxed: boolean }>`
    select coalesce(bool_and(coalesce(gst.percent, 0) > 0), false) as "isTaxed"
    from json_to_recordset(${JSON.stringify(asked)}::json)
        as lots(category_id bigint, sub_category_id bigint, taxed_as text)
      left join goods_kinds sub on sub.id = lots.sub_category_id
      left join material_gst gst
        on gst.material = coalesce(sub.material, lots.taxed_as, ${usualTaxedAs})
        and ((select market_now()) at time zone 'Asia/Kolkata')::date
          between gst.valid_from and coalesce(gst.valid_to, 'infinity')`.execute(db);
  return rows[0]?.isTaxed ?? false;
}

export interface OfferOfLot {
  readonly id: number;
  readonly sellerId: number;
  readonly companyId: number | null;
  readonly categoryId: number;
  readonly subCategoryId: number | null;
  readonly taxedAs: string | null;
  readonly payThrough: string;
  /** As its seller proposed it, and as the terms that stand have it. */
  readonly proposed: number | null;
  readonly standing: number | null;
  readonly hasTerms: boolean;
}
/** The offers of lots' sellers, by lot. */
export async function offersOfLots(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OfferOfLot>> {
  const { rows } = await sql<OfferOfLot>`
    select id, seller_id as "sellerId", company_id as "companyId", category_id as "categoryId",
      sub_category_id as "subCategoryId", taxed_as as "taxedAs", pay_through as "payThrough",
      (proposed_terms ->> 'tax_hold_days')::int as proposed, tax_hold_days as standing,
      terms_version is not null as "hasTerms"
    from lots where id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
