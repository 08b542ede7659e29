import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

const columns = ["id", "name", "template"] as const;

export const listTemplates = (db: Db) =>
  db.selectFrom("approval_templates").select(columns).orderBy("name").limit(200).execute();
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number];

export const findTemplate = (tx: Tx, name: string) =>
  tx
    .selectFrom("approval_templates")
    .select(columns)
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();

export const putTemplate = (tx: Tx, name: string, template: object, savedBy: number) => {
  const saved = { template: JSON.stringify(template), saved_by: savedBy };
  return tx
    .insertInto("approval_templates")
    .values({ name, ...saved })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ ...saved, saved_at: sql<Date>`market_now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
};

export const removeTemplate = (tx: Tx, id: number) =>
  tx.deleteFrom("approval_templates").where("id", "=", id).returning(columns).executeTakeFirst();
