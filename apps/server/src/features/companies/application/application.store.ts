import type { Db, Tx } from "../../../platform/db/db.ts";

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

const applicant = (db: Db, id: number) =>
  db
    .selectFrom("users")
    .leftJoin("account_papers", "user_id", "id")
    .select(typed)
    .where("id", "=", id);

export const findApplicant = (db: Db, id: number) => applicant(db, id).executeTakeFirst();

/** The account, locked; the company's lock comes before it. */
export const lockApplicant = (tx: Tx, id: number) =>
  applicant(tx, id).forNoKeyUpdate("users").executeTakeFirst();
