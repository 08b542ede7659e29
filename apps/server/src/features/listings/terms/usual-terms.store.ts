import type { SaleTermsIn } from "@rebale/contract/sale-terms";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

/** What lots of its material are usually sold on, as a column of queries on `lots`. */
export const usualTerms = sql<SaleTermsIn | null>`(
  select usual.fields from category_terms usual where usual.category_id = lots.category_id)`;

export const findUsualTerms = (db: Db, userId: number) =>
  db.selectFrom("usual_terms").select("fields").where("user_id", "=", userId).executeTakeFirst();

export const listMaterialTerms = (db: Db) =>
  db.selectFrom("category_terms").select(["category_id", "fields"]).limit(500).execute();

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
    .selectFrom("categories")
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
