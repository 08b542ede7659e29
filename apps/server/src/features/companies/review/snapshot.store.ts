import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { type LoginState, restoreStatuses } from "../../accounts/index.ts";
import { type PaperState, restorePapers } from "../../papers/index.ts";

/** What a decision changes of a company, as the database writes it in JSON. */
export interface Snapshot {
  readonly status: string;
  readonly papers: readonly PaperState[];
  readonly logins: readonly LoginState[];
}

/** Sellers who act for the company and whose logins wait. */
export async function listWaitingLogins(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("people as users")
    .innerJoin("company_users as seat", "seat.user_id", "users.id")
    .select("users.id")
    .where("seat.company_id", "=", companyId)
    .where("seat.status", "=", "active")
    .where("users.type", "=", "seller")
    .where("users.status", "=", "waiting")
    .execute();
  return rows.map(({ id }) => id);
}

/** @param logins those that the decision may change */
export async function readSnapshot(
  tx: Tx,
  companyId: number,
  logins: readonly number[],
): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`
    select jsonb_build_object('status', status, 'reasons', reasons, 'submitted_at', submitted_at,
      'pan_accepted_at', pan_accepted_at,
      'papers', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'state', state,
          'reason', reason, 'decided_at', decided_at) order by id), '[]')
        from handed_in_papers where company_id = companies.id and replaced_at is null),
      'sites', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'gstin', gstin)
          order by id), '[]')
        from company_sites where company_id = companies.id and removed_at is null),
      'logins', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status,
          'status_reason', status_reason) order by id), '[]')
        from people users where id = any(${[...logins]}))) as snapshot
    from companies where id = ${companyId}`.execute(tx);
  if (!rows[0]) throw new Error(`There is no company ${companyId}`);
  return rows[0].snapshot;
}

/** Company, papers, sites and logins as they were. */
export async function restoreSnapshot(tx: Tx, companyId: number, was: Snapshot): Promise<void> {
  const json = JSON.stringify(was);
  await sql`update companies set status = was.status, reasons = was.reasons,
      submitted_at = was.submitted_at, pan_accepted_at = was.pan_accepted_at
    from jsonb_to_record(${json}::jsonb) as was
      (status text, reasons jsonb, submitted_at timestamptz, pan_accepted_at timestamptz)
    where companies.id = ${companyId}`.execute(tx);
  await restorePapers(tx, companyId, was.papers);
  await sql`update company_sites as site set gstin = was.gstin
    from jsonb_to_recordset(${json}::jsonb -> 'sites') as was (id bigint, gstin text)
    where site.id = was.id and site.company_id = ${companyId}`.execute(tx);
  await sql`update company_sites set removed_at = market_now()
    where company_id = ${companyId} and removed_at is null and id not in (
      select id from jsonb_to_recordset(${json}::jsonb -> 'sites') as was (id bigint))`.execute(tx);
  await restoreStatuses(tx, was.logins);
}

/** Whether its users have listed a lot or bid since. */
export async function hasTraded(tx: Tx, companyId: number, since: Date): Promise<boolean> {
  const { rows } = await sql<{ traded: boolean }>`
    select exists (select from company_users seat
      where seat.company_id = ${companyId}
        and (exists (select from lot_goods lots
            where lots.seller_id = seat.user_id and created_at >= ${since})
          or exists (select from lot_bidders bid_orders
            where bid_orders.bidder_id = seat.user_id and last_bid_at >= ${since}))
    ) or exists (select from lot_bidders bid_orders
      where coalesce(company_id, -bidder_id) = ${companyId}
        and last_bid_at >= ${since}) as traded`.execute(tx);
  return rows[0]?.traded ?? false;
}
