import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** The companies of a sale, where one of them is told by a webhook. */
export const sidesHeard = (tx: Tx, awardId: number) =>
  tx
    .selectFrom("sales as a")
    .select(["a.company_id as buyer", "a.seller_company_id as seller"])
    .where("a.id", "=", awardId)
    .where(
      sql<boolean>`exists (select from listening_companies
        where company_id in (a.company_id, a.seller_company_id))`,
    )
    .executeTakeFirst();
