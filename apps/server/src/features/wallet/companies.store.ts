import type { Db } from "../../platform/db/db.ts";

/** A company as far as its money needs it. */
export const findCompany = (db: Db, id: number) =>
  db.selectFrom("company_cards").select(["name", "status"]).where("id", "=", id).executeTakeFirst();
