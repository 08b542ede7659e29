import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** The numbers of an account, and the place in its company. */
export const findNumbers = (db: Db, id: number) =>
  db
    .selectFrom("people as users")
    .leftJoin("account_tax_papers as papers", "papers.user_id", "users.id")
    .leftJoin("company_people as seat", "seat.user_id", "users.id")
    .leftJoin("company_cards as companies", "companies.id", "seat.company_id")
    .select(["pan_number", "gst_number", "ifsc", "state", "account_no"])
    .select(["companies.name as company", "companies.pan", "companies.entity"])
    .select(["seat.status as membership", "seat.role"])
    .where("users.id", "=", id)
    .executeTakeFirst();

export interface Duplicate {
  /** Whose number it shares. */
  readonly of: number;
  readonly id: number;
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly business_name: string | null;
  readonly same: ("pan" | "gstin" | "bank_account" | "phone")[];
}

/**
 * Other accounts with a number of these, oldest first and at most so many in all; as
 * `shared_identity` compares them.
 */
export async function findDuplicates(
  db: Db,
  ids: readonly number[],
  most: number,
): Promise<Duplicate[]> {
  const { rows } = await sql<Duplicate>`
    select me.id as of, u.id, u.type, who.status, who.name, who.business_name, array_remove(array[
        case when u.pan_number = me.pan_number then 'pan' end,
        case when u.gst_number = me.gst_number then 'gstin' end,
        case when 'same_bank_account' = any(shared_identity(me, u)) then 'bank_account' end,
        case when 'same_phone' = any(shared_identity(me, u)) then 'phone' end], null) as same
    from identities me
      cross join lateral (
        select p.user_id as id from account_tax_papers p where p.pan_number = me.pan_number
          or p.gst_number = me.gst_number or p.account_no = me.account_no
        union select o.id from people o where o.whatsapp = me.whatsapp
          or o.whatsapp = me.mobile or o.mobile = me.whatsapp) found
      join identities u on u.id = found.id and u.id <> me.id
      join people who on who.id = u.id
    where me.id = any(${[...ids]}::bigint[])
    order by u.id limit ${most}`.execute(db);
  return rows.filter(({ same }) => same.length > 0);
}
