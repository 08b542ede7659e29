import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";

/** The payment that a captured try belongs to, and whose it is. */
export interface Captured {
  readonly id: number;
  readonly paymentId: string;
  readonly companyId: number;
  readonly company: string;
  readonly amount: Paise;
  readonly givenBack: Paise;
}
export async function findCaptured(
  db: Db,
  gateway: string,
  paymentId: string,
): Promise<Captured | undefined> {
  const { rows } = await sql<Captured>`
    select payments.id, g.payment_id as "paymentId", payments.company_id as "companyId",
      companies.name as company, g.amount, g.given_back as "givenBack"
    from gateway_payments g join payments on payments.id = g.payments_id
      join company_cards companies on companies.id = payments.company_id
    where g.gateway = ${gateway} and g.payment_id = ${paymentId}
      and g.state = 'captured'`.execute(db);
  return rows[0];
}

export const addGivenBack = (tx: Tx, gateway: string, paymentId: string, amount: Paise) =>
  sql`update gateway_payments set given_back = given_back + ${amount}
    where gateway = ${gateway} and payment_id = ${paymentId}`.execute(tx);

interface Dispute {
  readonly gateway: string;
  readonly disputeId: string;
  readonly paymentId: string;
  readonly companyId: number;
  readonly amount: Paise;
  readonly is: "open" | "won" | "lost" | "closed";
  readonly respondBy: Date | null;
}
/** Events come in any order: what has ended opens no more. @returns whether that was new */
export async function keepDispute(tx: Tx, dispute: Dispute): Promise<boolean> {
  const { gateway, disputeId, paymentId, companyId, amount, is, respondBy } = dispute;
  const { rows } = await sql`
    insert into gateway_disputes as d (gateway, dispute_id, payment_id, company_id, amount, state,
        respond_by)
      values (${gateway}, ${disputeId}, ${paymentId}, ${companyId}, ${amount}, ${is}, ${respondBy})
      on conflict (gateway, dispute_id) do update set state = excluded.state,
        amount = case when excluded.state = 'open' then excluded.amount else d.amount end,
        respond_by = coalesce(excluded.respond_by, d.respond_by)
        where excluded.state <> 'open' and d.state <> excluded.state
          or excluded.state = 'open' and d.state = 'open'
            and (d.respond_by, d.amount) is distinct from (excluded.respond_by, excluded.amount)
      returning 1`.execute(tx);
  return rows.length > 0;
}

/** Whether what was lost stands in the journal still, and under which id. */
export async function standingLoss(db: Db, disputeId: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from journal_entries e where key = ${`cb:${disputeId}`}
      and not exists (select from journal_entries back where back.reverses = e.id)`.execute(db);
  return rows[0]?.id ?? null;
}
