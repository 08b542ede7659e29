import type { Paise } from "@rebale/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { marketToday } from "../../../../platform/db/market-now.store.ts";
import type { OrderPayment, Payout, Settlement } from "../payment-gateway.ts";

export const insertDemoOrder = (tx: Tx, order: { id: string; amount: Paise }) =>
  tx.insertInto("demo_orders").values(order).execute();

/** Holds it until the transaction ends; undefined where there is none. */
export const lockDemoOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom("demo_orders")
    .select(["id", "amount"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @param minutes until it is captured; null for one that fails */
export const insertDemoPayment = (
  tx: Tx,
  { id, orderId, minutes }: { id: string; orderId: string; minutes: number | null },
) =>
  sql`insert into demo_payments (id, order_id, captured_at)
    values (${id}, ${orderId}, market_now() + make_interval(mins => ${minutes}))`.execute(tx);

/** Two per cent, and 18 % tax on it, each half up to the paisa. */
const fee = sql`(o.amount * 2 + 50) / 100`;
const tax = sql`((o.amount * 2 + 50) / 100 * 18 + 50) / 100`;

/** The first try first. Fee with its tax, as Razorpay tells them. */
export async function readDemoPayments(db: Db, orderId: string): Promise<OrderPayment[]> {
  const { rows } = await sql<OrderPayment>`
    select p.id as "paymentId", o.amount, ${fee} + ${tax} as fee, ${tax} as tax,
      case when p.captured_at <= (select market_now()) then 'captured' else 'failed' end as state
    from demo_payments p join demo_orders o on o.id = p.order_id
    where p.order_id = ${orderId} order by p.made_at, p.id`.execute(db);
  return rows;
}

/** Payments captured on a day are settled on the next one. */
export async function settleDemoDay(db: Db, day: string): Promise<Settlement[]> {
  const { rows } = await sql<Settlement>`
    select 'setl_demo' || to_char(${day}::date, 'YYYYMMDD') as "settlementId",
      'DEMO' || to_char(${day}::date, 'YYYYMMDD') as utr,
      sum(o.amount)::bigint as amount, sum(${fee})::bigint as fee, sum(${tax})::bigint as tax
    from demo_payments p join demo_orders o on o.id = p.order_id
    where (p.captured_at at time zone 'Asia/Kolkata')::date = ${day}::date - 1
      and ${day}::date <= ${marketToday}
    having count(*) > 0`.execute(db);
  return rows;
}

/** @returns whether it is new */
export async function insertDemoPayout(
  tx: Tx,
  payout: { id: string; amount: Paise },
): Promise<boolean> {
  const made = await tx
    .insertInto("demo_payouts")
    .values(payout)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** The demo's bank fails what ends in .13, and sends back what ends in .17 after it was done. */
export async function findDemoPayout(db: Db, id: string): Promise<Payout | null> {
  const { rows } = await sql<Payout>`
    select 'pout_demo' || md5(id) as "gatewayId", state,
      case when state in ('processed', 'reversed') then 'DEMO' || substr(md5(id), 1, 12) end as utr,
      case state when 'failed' then 'The account is closed'
        when 'reversed' then 'The bank sent it back' end as reason
    from (select id, case when now < made_at + interval '2 seconds' then 'processing'
        when amount % 100 = 13 then 'failed'
        when amount % 100 = 17 and now >= made_at + interval '6 seconds' then 'reversed'
        else 'processed' end as state
      from demo_payouts, (select market_now() as now) clock where id = ${id}) p`.execute(db);
  return rows[0] ?? null;
}
