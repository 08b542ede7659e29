import { type SqlBool, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

/** Whether a GSTIN is known of a buyer, as the taxes of a sale have it. */
const registered = sql<SqlBool>`case when b.site is not null
    then exists (select from sites where id = b.site and gstin is not null)
  else exists (select from sites
      where company_id = b.company and gstin is not null and removed_at is null)
    or exists (select from account_tax_papers
      where user_id = b."user" and gst_number is not null) end`;

/** A buyer for themselves, or for the company that they act for. */
export async function isRegistered(
  db: Db,
  { userId, companyId }: { readonly userId: number; readonly companyId: number | null },
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${registered} as is from (select ${userId}::bigint as "user",
      ${companyId}::bigint as company, null::bigint as site) b`.execute(db);
  return rows[0]?.is ?? false;
}

/** The days agreed for a sale's GST; undefined where nothing was. */
export async function agreedOf(
  db: Db,
  awardId: number,
): Promise<{ readonly days: number; readonly isRegistered: boolean } | undefined> {
  const { rows } = await sql<{ days: number; isRegistered: boolean }>`
    select (terms.fields ->> 'tax_hold_days')::int as days, ${registered} as "isRegistered"
    from sales a join agreed_terms terms
        on terms.lot_id = a.lot_id and terms.version = a.terms_version
      cross join lateral (select a.bidder_id as "user", a.company_id as company,
        a.bill_to_site as site) b
    where a.id = ${awardId} and a.pay_through = 'market'
      and terms.fields ->> 'tax_hold_days' is not null`.execute(db);
  return rows[0];
}
