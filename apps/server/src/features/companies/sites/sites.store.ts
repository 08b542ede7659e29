import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { CompanySites } from "../../../platform/db/db-types.ts";

const columns = [
  "id",
  "name",
  "address",
  "city",
  "state",
  "pincode",
  "gstin",
  "sez",
  "lut_until",
  "gate_contact",
  "loading_hours",
] as const;

export const listSites = (db: Db, companyId: number) =>
  db
    .selectFrom("company_sites")
    .select(columns)
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .orderBy("id")
    .execute();
export type SiteRow = Awaited<ReturnType<typeof listSites>>[number];

/** A site that stands; a stranger's is not found. */
export const findSite = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom("company_sites")
    .select(columns)
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .executeTakeFirst();

export const addSite = (tx: Tx, site: Insertable<CompanySites>) =>
  tx.insertInto("company_sites").values(site).returning(columns).executeTakeFirstOrThrow();

export const setSite = (tx: Tx, id: number, change: Updateable<CompanySites>) =>
  tx
    .updateTable("company_sites")
    .set(change)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const removeSite = (tx: Tx, id: number) =>
  tx
    .updateTable("company_sites")
    .set({ removed_at: sql<Date>`market_now()` })
    .where("id", "=", id)
    .execute();
