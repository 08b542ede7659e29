import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

interface Person {
  readonly id: number;
  readonly mobile: string | null;
  readonly email: string | null;
}
/** Invitations that name them go; their place in a company ends. */
export async function eraseMember(tx: Tx, { id, mobile, email }: Person): Promise<void> {
  await sql`delete from company_invitations where mobile = ${mobile}
    or email = ${email}`.execute(tx);
  await sql`update company_users set role = null, bid_limit = null, status = 'removed'
    where user_id = ${id}`.execute(tx);
}

/** A company that was a person's alone and never traded: its row stays, without what it says. */
export async function eraseCompanyRecord(tx: Tx, companyId: number): Promise<void> {
  await tx.deleteFrom("company_invitations").where("company_id", "=", companyId).execute();
  await sql`update company_sites set name = 'Erased', address = '', city = '', state = '',
      pincode = '', gstin = null, gate_contact = null, loading_hours = null,
      removed_at = coalesce(removed_at, market_now())
    where company_id = ${companyId}`.execute(tx);
  await sql`update companies set name = 'Erased company', pan = null, pan_accepted_at = null,
      erased_at = market_now(), reasons = '[]',
      status = 'unverified', submitted_at = null where id = ${companyId}`.execute(tx);
}
