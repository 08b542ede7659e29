import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import { postEntries } from "../../features/journal/index.ts";
import { entryFor } from "../../features/money-entries/index.ts";
import type { Tx } from "../../platform/db/db.ts";

/** A payment at the demo's gateway, which settles it as any other. */
export interface DemoPayment {
  readonly id: string;
  readonly amount: Paise;
  readonly at: Date;
}

export async function addDemoPayments(tx: Tx, payments: readonly DemoPayment[]): Promise<void> {
  const orders = payments.map(({ id, amount, at }) => ({ id: `order_${id}`, amount, made_at: at }));
  const tries = payments.map(({ id, at }) => ({
    ...{ id, order_id: `order_${id}`, made_at: at, captured_at: at },
  }));
  await tx.insertInto("demo_orders").values(orders).execute();
  await tx.insertInto("demo_payments").values(tries).execute();
}

/** Money of a company that came in through the demo's gateway. */
export async function addDeposit(tx: Tx, companyId: number, payment: DemoPayment): Promise<void> {
  const { id: paymentId, amount } = payment;
  const entry = entryFor({ kind: "top_up", companyId, amount, gateway: "demo", paymentId });
  if (!entry) return;
  await addDemoPayments(tx, [payment]);
  await postEntries(tx, [{ ...entry, actorId: null, cause: { payment: paymentId } }]);
}

/** The company leads that deposits do not cover, in paise. */
export async function uncovered(tx: Tx): Promise<{ companyId: number; short: Paise }[]> {
  const { rows } = await sql<{ companyId: number; short: Paise }>`
    select led.company_id as "companyId", led.amount - coalesce(a.balance, 0) as short
    from (select company_id, sum(amount)::bigint as amount from deposit_leads group by 1) led
      left join accounts a on a.company_id = led.company_id and a.kind = 'deposit'
    where led.amount > coalesce(a.balance, 0) order by 1`.execute(tx);
  return rows;
}
