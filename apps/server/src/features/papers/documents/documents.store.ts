import type { Insertable } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { CompanyDocuments } from "../../../platform/db/db-types.ts";

export const addCompanyDocument = (tx: Tx, document: Insertable<CompanyDocuments>) =>
  tx.insertInto("company_documents").values(document).execute();

export const findCompanyDocument = (db: Db, file: string) =>
  db
    .selectFrom("company_documents")
    .select(["company_id", "media_type"])
    .where("file", "=", file)
    .executeTakeFirst();
