import type { Paise } from "@rebale/contract";
import type { AwardSide } from "@rebale/contract/awards/states";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { TruckPapers } from "./release.rules.ts";

type Side = Extract<AwardSide, "buyer" | "seller">;
type Answer = "accepted" | "disputed";

export const saveAnswer = (
  tx: Tx,
  row: { award_id: number; side: Side; answer: Answer; reason: string | null; given_by: number },
) =>
  tx
    .insertInto("settlement_answers")
    .values(row)
    .onConflict((on) =>
      on.columns(["award_id", "side"]).doUpdateSet({
        ...{ answer: row.answer, reason: row.reason, given_by: row.given_by },
        given_at: sql`market_now()`,
      }),
    )
    .execute();

/** A truck that went out, as its papers have it; amounts in paise. */
export interface Truck extends TruckPapers {
  readonly tripId: number;
  readonly outAt: Date;
  readonly isReleased: boolean;
  /** Of the invoice; India's. */
  readonly dated: string;
}

/** What left for a sale, in the order in which it left. Challans carry no value of their own. */
export async function trucksOf(db: Db, awardId: number): Promise<Truck[]> {
  const { rows } = await sql<Truck>`
    select t.id as "tripId", t.gate_out_at as "outAt", t.released_at is not null as "isReleased",
      i.dated::text as dated, i.value, i.total,
      coalesce(notes.value, 0)::bigint as "creditedValue",
      coalesce(notes.total, 0)::bigint as credited
    from trips t
      join invoices i on i.trip_id = t.id and i.kind in ('tax_invoice', 'challan', 'self_invoice')
      left join lateral (select sum(n.value) as value, sum(n.total) as total from invoices n
        where n.of_invoice = i.id and n.kind = 'credit_note'
          and (t.released_at is null or n.made_at <= t.released_at)) notes on true
    where t.award_id = ${awardId} and t.state in ('out', 'received')
    order by t.gate_out_at, t.id`.execute(db);
  return rows;
}

/** Beside its goods, what a buyer owes the seller, and what the seller has had in all; in paise. */
export interface Extras {
  /** Late fee and ground rent, with their GST. */
  readonly owed: Paise;
  /** What has left the buyer's money for the seller. */
  readonly released: Paise;
}
export async function extrasOf(db: Db, awardId: number): Promise<Extras> {
  const { rows } = await sql<Extras>`
    select (select coalesce(sum(amount + gst), 0)::bigint from award_dues
        where award_id = ${awardId} and cancelled_by is null
          and kind in ('late_fee', 'ground_rent')) as owed,
      (select coalesce(sum(l.amount), 0)::bigint
        from journal_lines l join accounts on accounts.id = l.account_id
          join journal_entries e on e.id = l.entry_id
        where l.award_id = ${awardId} and accounts.kind = 'paid_in'
          and e.kind = 'trip_released') as released`.execute(db);
  if (!rows[0]) throw new Error(`Nothing is known of award ${awardId}`);
  return rows[0];
}

/** GST that the buyer keeps for the government, in percent of the value, as it was counted. */
export async function gstTdsPercentOf(db: Db, awardId: number): Promise<number> {
  const { rows } = await sql<{ percent: number | null }>`
    select round(gst_tds * 100.0 / nullif(value, 0), 2)::float8 as percent
    from awards where id = ${awardId}`.execute(db);
  return rows[0]?.percent ?? 0;
}

/** Null where a lot names none. */
export async function materialOf(db: Db, lotId: number): Promise<string | null> {
  const { rows } = await sql<{ material: string | null }>`
    select material from lots join sub_categories on sub_categories.id = lots.sub_category_id
    where lots.id = ${lotId}`.execute(db);
  return rows[0]?.material ?? null;
}

export const markReleased = (tx: Tx, tripId: number) =>
  sql`update trips set released_at = market_now() where id = ${tripId}`.execute(tx);

const idsOf = async (db: Db, query: RawBuilder<{ id: number }>) =>
  (await query.execute(db)).rows.map(({ id }) => id);

/** Trucks whose goods nobody may claim for any more, or ever did. */
export const tripsToRelease = async (db: Db, usualHours: number, most: number) => {
  const { rows } = await sql<{ id: number; awardId: number }>`
    select t.id, t.award_id as "awardId" from trips t join awards a on a.id = t.award_id
        left join lot_terms terms on terms.lot_id = a.lot_id and terms.version = a.terms_version
      where t.state in ('out', 'received') and t.released_at is null
        and a.pay_through = 'market' and a.state in ('lifting', 'lifted', 'settled')
        and t.gate_out_at + coalesce((terms.fields ->> 'claim_hours')::float8, ${usualHours})
          * interval '1 hour' <= (select market_now())
        and not exists (select from claims c where c.trip_id = t.id
          and c.state in ('open', 'disputed'))
      order by t.gate_out_at limit ${most}`.execute(db);
  return rows;
};

/**
 * Sales of which one side said so long ago that all is lifted, and the other nothing. Of less than
 * was agreed it takes both words.
 */
export const awardsSaidLifted = (db: Db, hours: number, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select distinct a.id from awards a join award_moves m on m.award_id = a.id
      where a.state = 'lifting' and m.move = 'lifted'
        and m.at <= (select market_now()) - ${hours} * interval '1 hour'
        and (select coalesce(sum(net_grams), 0) from trips t
            where t.award_id = a.id and t.state in ('out', 'received'))
          >= (select lot_grams(l) * (1 - coalesce((terms.fields ->> 'tolerance_percent')::numeric, 0)
              / 100)
            from lots l left join lot_terms terms
              on terms.lot_id = l.id and terms.version = a.terms_version
            where l.id = a.lot_id)
      order by a.id limit ${most}`,
  );

/** Sales that were lifted, and that both accept or nobody disputed for so long. */
export const awardsToSettle = (db: Db, hours: number, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select a.id from awards a
      where a.state = 'lifted'
        and not exists (select from settlement_answers s
          where s.award_id = a.id and s.answer = 'disputed')
        and not exists (select from claims c
          where c.award_id = a.id and c.state in ('open', 'disputed'))
        and (a.lifted_at <= (select market_now()) - ${hours} * interval '1 hour'
          or (select count(*) from settlement_answers s where s.award_id = a.id) = 2)
      order by a.lifted_at limit ${most}`,
  );

/** Sales that were settled, whose money is all the seller's. */
export const awardsToComplete = (db: Db, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select a.id from awards a
      where a.state = 'settled'
        and not exists (select from claims c
          where c.award_id = a.id and c.state in ('open', 'disputed'))
        and (a.pay_through = 'parties' or not exists (select from trips t
          where t.award_id = a.id and t.state in ('out', 'received') and t.released_at is null))
      order by a.settled_at limit ${most}`,
  );
