import type { CostLine } from "@rebale/contract/landed-cost/landed-cost";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import { lockFreeAuctions } from "../../auction-times/index.ts";
import type { DueRow } from "./award-money.store.ts";

/** Sales through the market that are not paid yet. */
const unpaid = sql<SqlBool>`pay_through = 'market' and state in ('payment_due', 'overdue')
  and payable is not null`;
const isDue = sql<SqlBool>`${unpaid} and state = 'payment_due' and due_at <= (select market_now())`;

const idsWhere = async (db: Db, fits: RawBuilder<SqlBool>, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from awards where ${fits}
    order by due_at, id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
};

export const awardsDue = (db: Db, most: number) => idsWhere(db, isDue, most);

/** Whose deposit alone is all that is due: nobody has to pay anything. */
export const coveredAwards = (db: Db, most: number) =>
  idsWhere(db, sql<SqlBool>`${unpaid} and emd_held >= payable - gst_tds`, most);

export interface FallingDue {
  readonly id: number;
  readonly title: string;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly dueAt: Date;
  readonly graceUntil: Date;
  readonly lines: readonly CostLine[];
  /** As agreed; null for no fee. */
  readonly lateFeePercent: number | null;
}

/** Those of them that are due still, their auctions locked as far as nobody else has them. */
export async function lockDue(tx: Tx, awardIds: readonly number[]): Promise<FallingDue[]> {
  const lotIds = await lockFreeAuctions(
    tx,
    sql`select lot_id from awards where id = any(${[...awardIds]}::bigint[])`,
  );
  const { rows } = await sql<FallingDue>`
    select awards.id, lots.title, bidder_id as "buyerId", awards.seller_id as "sellerId",
      due_at as "dueAt", grace_until as "graceUntil", lines,
      (terms.fields ->> 'late_fee_percent')::float8 as "lateFeePercent"
    from awards join lot_goods lots on lots.id = awards.lot_id
      left join agreed_terms terms
        on terms.lot_id = awards.lot_id and terms.version = awards.terms_version
    where awards.lot_id = any(${lotIds}::bigint[]) and awards.id = any(${[...awardIds]}::bigint[])
      and awards.pay_through = 'market' and awards.state = 'payment_due' and payable is not null
      and due_at <= (select market_now())
    order by awards.id`.execute(tx);
  return rows;
}

export type NewDue = DueRow & { readonly awardId: number; readonly cause: object };

export const insertDues = (tx: Tx, dues: readonly NewDue[]) =>
  sql`insert into award_dues (award_id, kind, amount, gst, due_at, cause)
    select * from json_to_recordset(${JSON.stringify(dues)}::json)
      as d("awardId" bigint, kind text, amount bigint, gst bigint, due_at timestamptz,
        cause jsonb)`.execute(tx);

export interface Reminded {
  readonly id: number;
  readonly title: string;
  readonly buyerId: number;
  readonly dueAt: Date;
}

/** Sales to be paid within three days, and again within one, each noted as reminded. */
export async function noteReminders(tx: Tx, most: number): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`with soon as (
      select id, days from awards
        cross join lateral (select case
          when due_at <= (select market_now()) + interval '1 day' then 1 else 3 end as days) d
      where ${unpaid} and state = 'payment_due' and due_at > (select market_now())
        and due_at <= (select market_now()) + interval '3 days'
        -- Who was told of the day itself so lately needs no reminder.
        and due_at - made_at > d.days * interval '1 day'
        and coalesce(reminded_days, 99) > d.days
      order by due_at, id limit ${most} for no key update of awards skip locked)
    update awards set reminded_days = soon.days from soon, lots
      where awards.id = soon.id and lots.id = awards.lot_id
      returning awards.id, lots.title, bidder_id as "buyerId", due_at as "dueAt"`.execute(tx);
  return rows;
}
