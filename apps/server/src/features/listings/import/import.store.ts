import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** The kind each material is listed under: the one of its own name, else its first sub-category. */
export const listedMaterials = (db: Db) =>
  db
    .selectFrom("material_codes as materials")
    .innerJoin("goods_kinds as sub", "sub.material", "materials.code")
    .distinctOn("materials.position")
    .select(["materials.code", "materials.name", "sub.id", "sub.category_id", "sub.title_hi"])
    .orderBy("materials.position")
    .orderBy(sql`lower(sub.title) = lower(materials.name)`, "desc")
    .orderBy("sub.position")
    .orderBy("sub.id")
    .execute();

export const sitesOf = (db: Db, companyId: number) =>
  db
    .selectFrom("sites")
    .select(["id", "name", "state", "city", "pincode"])
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();

/** The newest of the seller's lots under each of these numbers. */
export const lotsNumbered = (tx: Tx, sellerId: number, numbers: readonly string[]) =>
  tx
    .selectFrom("lots")
    .distinctOn("lot_no")
    .select(["id", "lot_no", "title", "approval"])
    .select(sql<number>`jsonb_array_length(pictures)`.as("pictures"))
    .where("seller_id", "=", sellerId)
    .where("lot_no", "=", sql<string>`any(${[...numbers]}::text[])`)
    .orderBy("lot_no")
    .orderBy("id", "desc")
    .execute();
