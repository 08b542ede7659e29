import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { CompanyDocuments } from "../../../platform/db/db-types.ts";

export const addCompanyDocument = (tx: Tx, document: Insertable<CompanyDocuments>) =>
  tx.insertInto("company_documents").values(document).execute();

export const findCompanyDocument = (db: Db, file: string) =>
  db
    .selectFrom("company_documents")
    .select(["company_id", "media_type"])
    // For files of a claim, and of reported goods: both sides of the sale.
    .select(
      sql<number[]>`to_json(array(select side from (
          select award_id from truck_claims where ${file} = any(files)
          union select award_id from kg_outputs where document = ${file}) shown
        join sales a on a.id = shown.award_id,
        unnest(array[a.company_id, a.seller_company_id]) side))`.as("sharedWith"),
    )
    .where("file", "=", file)
    .executeTakeFirst();
