import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { CompanyDocuments } from "../../../platform/db/db-types.ts";

export const addCompanyDocument = (tx: Tx, document: Insertable<CompanyDocuments>) =>
  tx.insertInto("company_documents").values(document).execute();

export const findCompanyDocument = (db: Db, file: string) =>
  db
    .selectFrom("company_documents")
    .select(["company_id", "media_type"])
    // Of a claim: both sides of its sale.
    .select(
      sql<number[]>`array(select side from claims c join awards a on a.id = c.award_id,
        unnest(array[a.company_id, a.seller_company_id]) side where ${file} = any(c.files))`.as(
        "sharedWith",
      ),
    )
    .where("file", "=", file)
    .executeTakeFirst();
