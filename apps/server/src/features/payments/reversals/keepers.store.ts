import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

interface Kept {
  /** Paise. */
  readonly givenBack: number;
  readonly isCharged: boolean;
}

/** With the payment that it belongs to, whose lock is that of all its tries. */
export async function lockGatewayPayment(tx: Tx, paymentId: string): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select g.given_back as "givenBack",
      exists (select from journal_entries e where e.kind = 'chargeback'
        and e.key in (select 'cb:' || d.dispute_id from gateway_disputes d
          where d.payment_id = g.payment_id)
        and not exists (select from journal_entries back where back.reverses = e.id))
        as "isCharged"
    from payments join gateway_payments g on g.payments_id = payments.id
    where g.payment_id = ${paymentId} for no key update of payments`.execute(tx);
  return rows[0];
}

export const setGivenBack = (tx: Tx, paymentId: string) =>
  sql`update gateway_payments set given_back = amount where payment_id = ${paymentId}`.execute(tx);

export const setWon = (tx: Tx, disputeId: string) =>
  sql`update gateway_disputes set state = 'won' where dispute_id = ${disputeId}`.execute(tx);
