import type { Updateable } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { Users } from "../../../platform/db-types.ts";

const typed = [
  "name",
  "business_name",
  "gst_number",
  "address",
  "city",
  "state",
  "pincode",
  "bank_name",
  "branch_name",
  "account_no",
  "ifsc",
  "pan_number",
  "email",
  "mobile",
  "status",
] as const;

export const findApplicant = (db: Db, id: number) =>
  db.selectFrom("users").select(typed).where("id", "=", id).executeTakeFirst();

/** The account, locked; the company's lock comes before it. */
export const lockApplicant = (tx: Tx, id: number) =>
  tx.selectFrom("users").select(typed).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

export const setApplicant = (tx: Tx, id: number, change: Updateable<Users>) =>
  tx.updateTable("users").set(change).where("id", "=", id).execute();
