import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockAccount } from "../../accounts/index.ts";

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
    .selectFrom("people")
    .leftJoin("account_tax_papers", "user_id", "id")
    .select(typed)
    .where("id", "=", id);

export const findApplicant = (db: Db, id: number) => applicant(db, id).executeTakeFirst();

/** The account, locked; the company's lock comes before it. */
export async function lockApplicant(tx: Tx, id: number) {
  await lockAccount(tx, id);
  return findApplicant(tx, id);
}
