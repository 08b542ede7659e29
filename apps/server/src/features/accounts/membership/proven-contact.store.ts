import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** The phone and the address that are proven to be this member's. */
export const findProvenContact = (db: Db, userId: number) =>
  db
    .selectFrom("users")
    .select("mobile")
    .select(sql<string | null>`case when email_verified_at is not null then email end`.as("email"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
