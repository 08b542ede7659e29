import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** The usual terms of a lot's category, else of its material. */
const categorysTerms = sql<SaleTermsIn | null>`coalesce(
  (select usual.fields from category_terms usual where usual.category_id = lots.category_id),
  (select usual.fields from goods_kinds sub
    join material_codes on material_codes.code = sub.material
    join stream_terms usual on usual.stream = material_codes.stream
    where sub.id = lots.sub_category_id))`;

/** A lot's terms where nothing is proposed, as a column of queries on `lots`. */
export const usualTerms = sql<SaleTermsIn | null>`coalesce(
  (select own.fields from usual_terms own where own.user_id = lots.seller_id), ${categorysTerms})`;

export const findUsualTerms = (db: Db, userId: number) =>
  db.selectFrom("usual_terms").select("fields").where("user_id", "=", userId).executeTakeFirst();

/** The terms of each category: its own, else those of the material of most of its parts. */
export const listMaterialTerms = (db: Db) =>
  db
    .selectFrom("goods_groups as categories")
    .leftJoin("category_terms", "category_terms.category_id", "categories.id")
    .select("categories.id as category_id")
    .select(
      sql<unknown>`coalesce(category_terms.fields, (
        select usual.fields from goods_kinds sub
          join material_codes on material_codes.code = sub.material
          join stream_terms usual on usual.stream = material_codes.stream
        where sub.category_id = categories.id
        group by usual.stream order by count(*) desc, usual.stream limit 1))`.as("fields"),
    )
    .limit(500)
    .execute();

export async function putUsualTerms(
  db: Db,
  userId: number,
  terms: SaleTermsIn | null,
): Promise<void> {
  if (terms === null) {
    await db.deleteFrom("usual_terms").where("user_id", "=", userId).execute();
    return;
  }
  const saved = { fields: JSON.stringify(terms), saved_at: sql<Date>`market_now()` };
  await db
    .insertInto("usual_terms")
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(saved))
    .execute();
}

export const findMaterial = (tx: Tx, id: number) =>
  tx
    .selectFrom("goods_groups as categories")
    .leftJoin("category_terms", "category_terms.category_id", "categories.id")
    .select(["categories.title", "category_terms.fields"])
    .where("categories.id", "=", id)
    .executeTakeFirst();

export async function putMaterialTerms(
  tx: Tx,
  categoryId: number,
  terms: SaleTermsIn | null,
  savedBy: number,
): Promise<void> {
  if (terms === null) {
    await tx.deleteFrom("category_terms").where("category_id", "=", categoryId).execute();
    return;
  }
  const saved = {
    fields: JSON.stringify(terms),
    saved_by: savedBy,
    saved_at: sql<Date>`market_now()`,
  };
  await tx
    .insertInto("category_terms")
    .values({ category_id: categoryId, ...saved })
    .onConflict((conflict) => conflict.column("category_id").doUpdateSet(saved))
    .execute();
}
