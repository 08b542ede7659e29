import type { banking, Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";

export interface FactsRow {
  readonly companyId: number;
  readonly approvedBy: number | null;
  readonly sentAt: Date;
  readonly acceptedAt: Date | null;
  readonly acceptedBy: string | null;
  readonly accepterId: number | null;
  readonly payouts: number;
}

/** A withdrawal's account, and who accepted it. */
export async function factsOf(db: Db, id: string): Promise<FactsRow | undefined> {
  const { rows } = await sql<FactsRow>`
    select w.company_id as "companyId", w.approved_by as "approvedBy", b.sent_at as "sentAt",
      b.decided_at as "acceptedAt", p.name as "acceptedBy", b.decided_by as "accepterId",
      (select count(*) from withdrawals done where done.bank_account_id = b.id
        and done.state = 'done')::int as payouts
    from withdrawals w join bank_accounts b on b.id = w.bank_account_id
      left join people p on p.id = b.decided_by
    where w.id = ${id}`.execute(db);
  return rows[0];
}

interface EarlierRow {
  readonly id: string;
  readonly amount: Paise;
  readonly state: banking.WithdrawalState;
  readonly at: Date;
  readonly sameAccount: boolean;
}

/** The company's before it, the newest first. */
export async function earlierThan(db: Db, id: string, most: number): Promise<EarlierRow[]> {
  const { rows } = await sql<EarlierRow>`
    select e.id, e.amount, e.state, coalesce(e.done_at, e.asked_at) as at,
      e.bank_account_id = w.bank_account_id as "sameAccount"
    from withdrawals w join withdrawals e on e.company_id = w.company_id
      and (e.asked_at, e.id) < (w.asked_at, w.id)
    where w.id = ${id} order by e.asked_at desc, e.id desc limit ${most}`.execute(db);
  return rows;
}
