import type { Paise } from "@rebale/contract";
import { type Due, duesThat, isOfMarket } from "@rebale/contract/awards/charges";
import { type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockCompanies } from "../../company-register/index.ts";
import type { AwardMoney } from "./dues.rules.ts";

/**
 * How awards' money stands, by award: dues from their rows, all else from the journal. Who decides
 * by it has locked the auctions' rows, behind which alone the journal moves money of an award.
 */
export async function moneyOf(
  db: Db,
  awardIds: readonly number[],
): Promise<Map<number, AwardMoney>> {
  if (awardIds.length === 0) return new Map();
  const ofMarket = duesThat(isOfMarket);
  const { rows } = await sql<AwardMoney & { awardId: number }>`
    select a.id as "awardId", coalesce(due.owed, 0)::bigint as owed,
      coalesce(due.fee, 0)::bigint as fee, coalesce(due.fee_gst, 0)::bigint as "feeGst",
      (coalesce(came.received, 0) + coalesce(came.fee, 0) + coalesce(came.fee_gst, 0))::bigint
        as paid,
      coalesce(came.paid_in, 0)::bigint as "paidIn", coalesce(came.held, 0)::bigint as held,
      coalesce(came.fee, 0)::bigint as "feeTaken",
      coalesce(came.fee_gst, 0)::bigint as "feeGstTaken"
    from unnest(${[...awardIds]}::bigint[]) as a(id)
      left join lateral (
        select sum(amount + gst) as owed,
          sum(amount) filter (where kind = any(${ofMarket}::text[])) as fee,
          sum(gst) filter (where kind = any(${ofMarket}::text[])) as fee_gst
        from award_dues where award_id = a.id and cancelled_by is null) due on true
      left join lateral (
        select -sum(l.amount) filter (where account.kind = 'held') as held,
          -sum(l.amount) filter (where account.kind = 'paid_in') as paid_in,
          -- What left for the seller, or came back for bad goods, was paid all the same.
          -sum(l.amount) filter (where account.kind = 'paid_in'
            and said.kind not in ('trip_released', 'claim_allowed')) as received,
          -sum(l.amount) filter (where account.kind = 'fees' and said.is_of_buyer) as fee,
          -sum(l.amount) filter (where account.kind = 'gst_on_fees' and said.is_of_buyer) as fee_gst
        from journal_lines l join accounts account on account.id = l.account_id
          join journal_entries e on e.id = l.entry_id
          left join journal_entries taken_back on taken_back.id = e.reverses
          cross join lateral (select coalesce(taken_back.kind, e.kind) as kind,
            coalesce(taken_back.kind, e.kind) in ('buyer_fee', 'award_money_back') as is_of_buyer)
            said
        where l.award_id = a.id) came on true`.execute(db);
  return new Map(rows.map(({ awardId, ...money }) => [awardId, money]));
}

export async function moneyOfOne(db: Db, awardId: number): Promise<AwardMoney> {
  const money = (await moneyOf(db, [awardId])).get(awardId);
  if (!money) throw new Error(`Nothing is known of the money of award ${awardId}`);
  return money;
}

/** A payment of the gateway that may still come: in paise. */
export interface PaymentOnItsWay {
  readonly amount: Paise;
  readonly since: Date;
  /** Whether its payer's bank has said yes. */
  readonly isPaid: boolean;
}
/** Begun long enough ago to have been asked for twice, it is taken for one that was left. */
export const BEGUN_MINUTES = 10;

/** The one that is furthest; undefined where none is. */
export async function onItsWayTo(db: Db, awardId: number): Promise<PaymentOnItsWay | undefined> {
  const { rows } = await sql<PaymentOnItsWay>`
    select amount, asked_at as since, state = 'authorised' as "isPaid" from payments
    where award_id = ${awardId} and gateway_order is not null
      and (state = 'authorised' or state = 'created'
        and asked_at > (select market_now()) - ${BEGUN_MINUTES} * interval '1 minute')
    order by state = 'authorised' desc, asked_at desc limit 1`.execute(db);
  return rows[0];
}

/** The next number of a payment from a wallet. */
export async function nextPayment(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('wallet_payments') as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** A sale's dues are owed no more, but those that went with a truck, on a paper. */
export const cancelDues = (tx: Tx, awardId: number, moveId: number) =>
  tx
    .updateTable("award_dues")
    .set({ cancelled_by: moveId })
    .where("award_id", "=", awardId)
    .where("cancelled_by", "is", null)
    .where(sql<SqlBool>`cause ->> 'paper' is null`)
    .execute();

/** The same of its price alone. */
export const cancelPrice = (tx: Tx, awardId: number, moveId: number) =>
  tx
    .updateTable("award_dues")
    .set({ cancelled_by: moveId })
    .where("award_id", "=", awardId)
    .where("kind", "=", "price")
    .where("cancelled_by", "is", null)
    .execute();

/** The companies of a sale's parties and of all who bid: locked at once, in order of id. */
export const lockPartiesOf = (tx: Tx, awardId: number) =>
  lockCompanies(
    tx,
    sql`select company_id from awards where id = ${awardId}
      union all select seller_company_id from awards where id = ${awardId}
      union all select o.company_id from awards a join lot_bidders o using (lot_id)
        where a.id = ${awardId}`,
  );

/** The forfeit of a buyer who does not pay, by the agreed terms: percent, null for none. */
export async function forfeitPercent(tx: Tx, awardId: number): Promise<number | null> {
  const { rows } = await sql<{ percent: number | null }>`
    select (terms.fields ->> 'forfeit_percent')::float8 as percent
    from awards a left join agreed_terms terms
      on terms.lot_id = a.lot_id and terms.version = a.terms_version
    where a.id = ${awardId}`.execute(tx);
  return rows[0]?.percent ?? null;
}

export interface DueRow {
  readonly kind: Due;
  /** Paise. */
  readonly amount: Paise;
  readonly gst: Paise;
  readonly due_at: Date;
}
/** That are owed still or were paid, in the order in which they came. */
export async function openDues(db: Db, awardId: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`select kind, amount, gst, due_at from award_dues
    where award_id = ${awardId} and cancelled_by is null order by id`.execute(db);
  return rows;
}
