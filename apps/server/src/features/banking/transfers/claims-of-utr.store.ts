import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { CLAIM_DAYS, openClaim } from "../statements/claims.store.ts";

/** A company's claims that no statement has. */
export async function countOpenClaims(tx: Tx, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from receipts
    where company_id = ${companyId} and ${openClaim}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** A person has said whose a transfer is: that is the end of all that was told of its UTR. */
export async function endClaims(tx: Tx, id: number, companyId: number, by: number): Promise<void> {
  await sql`with own as (
      delete from receipts c using receipts r
      where r.id = ${id} and c.id <> r.id and c.utr = r.utr and c.state = 'claimed'
        and c.received is null and c.company_id = ${companyId}
      returning c.claimed, c.claimed_by)
    update receipts set claimed = own.claimed, claimed_by = own.claimed_by
    from own where id = ${id}`.execute(tx);
  await sql`update receipts c set state = 'refused', decided_by = ${by},
      reason = 'The bank names another payer'
    from receipts r
    where r.id = ${id} and c.id <> r.id and c.utr = r.utr and c.state = 'claimed'
      and c.received is null`.execute(tx);
}

/** A claim that no statement had for a week counts no more; its UTR may be told again. */
export const lapseClaims = (db: Db) =>
  sql`update receipts set state = 'refused', reason = 'No statement had it within a week'
    where state = 'claimed' and received is null
      and made_at <= (select market_now()) - make_interval(days => ${CLAIM_DAYS})`.execute(db);

/** Paise in suspense that one person has given to a company alone within a day. */
export async function placedAlone(tx: Tx, companyId: number, by: number): Promise<Paise> {
  const { rows } = await sql<{ sum: Paise }>`
    select coalesce(sum(r.received), 0)::bigint as sum
    from receipts r
    where r.company_id = ${companyId} and r.decided_by = ${by} and r.state = 'matched'
      and r.match_asked_by is null
      -- One that was turned back and placed anew has another name.
      and exists (select from generate_series(1, 20) turn join journal_entries e
          on e.key = 'susp:' || r.id || case when turn > 1 then '#' || turn else '' end
        where e.at > (select market_now()) - interval '1 day')`.execute(tx);
  return rows[0]?.sum ?? (0 as Paise);
}
