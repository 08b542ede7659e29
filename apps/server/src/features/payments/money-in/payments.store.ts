import type { Paise } from "@rebale/contract";
import type { PaymentState } from "@rebale/contract/payments";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { GatewayOrder, OrderPayment, PaymentGateway } from "../gateways/payment-gateway.ts";

type GatewayName = PaymentGateway["name"];

export interface NewPayment {
  readonly companyId: number;
  readonly awardId: number | null;
  readonly amount: Paise;
  readonly gateway: GatewayName;
  readonly askedBy: number;
}

/** Asked for, and not yet at the gateway. */
export const insertPayment = (tx: Tx, payment: NewPayment): Promise<{ id: number }> =>
  tx
    .insertInto("payments")
    .values({
      company_id: payment.companyId,
      award_id: payment.awardId,
      amount: payment.amount,
      gateway: payment.gateway,
      asked_by: payment.askedBy,
      poll_at: sql<Date>`market_now() + interval '3 minutes'`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();

const payments = (db: Db) =>
  db
    .selectFrom("payments")
    .select(["id", "company_id as companyId", "award_id as awardId", "gateway_order as order"])
    .select(["asked_by as askedBy", "asked_at as askedAt", "captured_at as capturedAt"])
    .select(["checkout_url as checkoutUrl", "checkout_session as checkoutSession"])
    .select(sql<Paise>`amount`.as("amount"))
    .select(sql<GatewayName>`gateway`.as("gateway"))
    .select(sql<PaymentState>`state`.as("state"));
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const findPayment = (db: Db, id: number) =>
  payments(db).where("id", "=", id).executeTakeFirst();

/** Undefined also where it is another company's. */
export const findOwnPayment = (db: Db, id: number, companyId: number) =>
  payments(db).where("id", "=", id).where("company_id", "=", companyId).executeTakeFirst();

export const findPaymentOfOrder = (db: Db, gateway: GatewayName, order: string) =>
  payments(db).where("gateway_order", "=", order).where("gateway", "=", gateway).executeTakeFirst();

/** Whether an order may be at the gateway whose id is not kept here yet. */
export async function hasUnansweredOrders(db: Db, gateway: GatewayName): Promise<boolean> {
  const { rows } = await sql`select from payments
    where gateway = ${gateway} and gateway_order is null
      and asked_at > (select market_now()) - interval '1 hour'
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The lock of all that becomes of a payment; it comes before auctions and companies. */
export const lockPayment = (tx: Tx, id: number) =>
  payments(tx).where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The gateway's answer; the first answer stands. */
export const setOrder = (db: Db, id: number, of: GatewayOrder) =>
  db
    .updateTable("payments")
    .set({ gateway_order: of.orderId, checkout_url: of.checkoutUrl })
    .set({ checkout_session: of.session })
    .where("id", "=", id)
    .where("gateway_order", "is", null)
    .execute();

/** Whose company is no more, its money is nobody's until the office says so. */
export async function isErased(db: Db, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom("company_cards as companies")
    .select("id")
    .where("id", "=", companyId)
    .where("erased_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export const triesOf = (tx: Tx, id: number): Promise<Pick<OrderPayment, "paymentId" | "state">[]> =>
  tx
    .selectFrom("gateway_payments")
    .select("payment_id as paymentId")
    .select(sql<OrderPayment["state"]>`state`.as("state"))
    .where("payments_id", "=", id)
    .execute();

/** The captured sum of one payment, in paise: more than was asked where it was paid twice. */
export async function capturedOf(db: Db, id: number): Promise<Paise> {
  const { rows } = await sql<{ amount: Paise }>`
    select coalesce(sum(amount), 0)::bigint as amount from gateway_payments
    where payments_id = ${id} and state = 'captured'`.execute(db);
  return rows[0]?.amount ?? (0 as Paise);
}

/** Tries that are new, or further than they were. */
export const recordTries = (
  tx: Tx,
  { id, gateway }: { id: number; gateway: GatewayName },
  tries: readonly OrderPayment[],
) =>
  sql`insert into gateway_payments (gateway, payment_id, payments_id, amount, state, fee, tax)
    select ${gateway}, "paymentId", ${id}, amount, state, fee, tax
      from json_to_recordset(${JSON.stringify(tries)}::json)
        as t("paymentId" text, amount bigint, state text, fee bigint, tax bigint)
    on conflict (gateway, payment_id) do update
      set state = excluded.state, fee = excluded.fee, tax = excluded.tax
      where gateway_payments.payments_id = excluded.payments_id`.execute(tx);

export const setState = (tx: Tx, id: number, state: PaymentState) =>
  sql`update payments set state = ${state},
      captured_at = case when ${state} = 'captured' then coalesce(captured_at, market_now()) end
    where id = ${id}`.execute(tx);

/** Those that are to be asked for; whoever dies over them or fails leaves them for so long. */
export async function takeDue(tx: Tx, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update payments set poll_at = market_now() + interval '10 minutes'
    where id in (select id from payments where poll_at <= (select market_now())
      order by poll_at limit ${most} for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const setPoll = (db: Db, id: number, at: Date) =>
  db.updateTable("payments").set({ poll_at: at }).where("id", "=", id).execute();

/** Nobody asks for it any more; what is not captured by now has expired. */
export const endPolls = (db: Db, id: number) =>
  sql`update payments set poll_at = null,
      state = case when state = 'captured' then state else 'expired' end
    where id = ${id}`.execute(db);
