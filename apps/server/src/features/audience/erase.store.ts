import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/**
 * A company that goes: its own lists and blocks go with it, and it goes from the lists and the
 * invitations of others. A block of it stays; its PAN may come back.
 */
export async function eraseAudience(tx: Tx, companyId: number): Promise<void> {
  const pan = sql`(select pan from company_cards
    where id = ${companyId} and pan_accepted_at is not null)`;
  await tx.deleteFrom("company_lists").where("company_id", "=", companyId).execute();
  await tx.deleteFrom("blocked_companies").where("company_id", "=", companyId).execute();
  await sql`delete from company_list_rows where pan = ${pan}`.execute(tx);
  await sql`delete from lot_invitations where pan = ${pan}`.execute(tx);
}
