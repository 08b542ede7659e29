import type { Paise } from "@rebale/contract";
import type { AwardSide } from "@rebale/contract/awards/states";
import { financialYear, firstDayOfYear, lastDayOfYear } from "@rebale/contract/values/calendar";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import { type ReleasedTruck, takenFromTrucks } from "../journal/index.ts";
import type { SellerOfYear } from "./release.rules.ts";

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

/** Null where a lot names none. */
export async function materialOf(db: Db, lotId: number): Promise<string | null> {
  const { rows } = await sql<{ material: string | null }>`
    select material from lot_goods lots
      join goods_kinds sub_categories on sub_categories.id = lots.sub_category_id
    where lots.id = ${lotId}`.execute(db);
  return rows[0]?.material ?? null;
}

/**
 * A sale's seller, and the value of their trucks that were released of papers of a tax year; what
 * was credited before the release is taken off. In paise.
 * @param day YYYY-MM-DD in India, in that year
 */
export async function sellerOfYear(db: Db, awardId: number, day: string): Promise<SellerOfYear> {
  const year = financialYear(day);
  const { rows } = await sql<Omit<SellerOfYear, "withheld"> & { trucks: ReleasedTruck[] }>`
    select c.entity, c.pan is not null as "hasPan", coalesce(released.value, 0)::bigint as before,
      coalesce(released.trucks, '[]') as trucks
    from sales a left join company_cards c on c.id = a.seller_company_id
      left join lateral (
        select sum(i.value - coalesce(notes.value, 0)) as value,
          json_agg(json_build_object('awardId', s.id, 'tripId', t.id)) as trucks
        from sales s
          join trucks t on t.award_id = s.id and t.released_at is not null
          join truck_papers i on i.trip_id = t.id
          left join lateral (select sum(n.value) as value from credit_notes n
            where n.of_invoice = i.id and n.made_at <= t.released_at) notes on true
        where s.seller_company_id = a.seller_company_id and s.pay_through = 'market'
          and i.dated between ${firstDayOfYear(year)}::date and ${lastDayOfYear(year)}::date
      ) released on true
    where a.id = ${awardId}`.execute(db);
  if (!rows[0]) throw new Error(`There is no award ${awardId}`);
  const { trucks, ...seller } = rows[0];
  return { ...seller, withheld: (await takenFromTrucks(db, "income_tds", trucks)) as Paise };
}

/** Whether its buyer had money back out of what its seller had got. */
export async function isClaimedSinceRelease(tx: Tx, tripId: number): Promise<boolean> {
  const { rows } = await sql`select from trucks t
      join credit_notes n on n.trip_id = t.id and n.made_at > t.released_at
    where t.id = ${tripId} limit 1`.execute(tx);
  return rows.length > 0;
}

const idsOf = async (db: Db, query: RawBuilder<{ id: number }>) =>
  (await query.execute(db)).rows.map(({ id }) => id);

/** Trucks whose goods nobody may claim for any more, or ever did. */
export const tripsToRelease = async (db: Db, most: number) => {
  const { rows } = await sql<{ id: number; awardId: number }>`
    select t.id, t.award_id as "awardId" from trucks t join sales a on a.id = t.award_id
        left join agreed_terms terms on terms.lot_id = a.lot_id and terms.version = a.terms_version
      where t.state in ('out', 'received') and t.released_at is null
        and a.pay_through = 'market'
        and a.state in ('lifting', 'lifted', 'settled', 'completed', 'defaulted')
        and t.claims_from
          + coalesce((terms.fields ->> 'claim_hours')::float8, 0)
          * interval '1 hour' <= (select market_now())
        and not exists (select from claims c where c.trip_id = t.id
          and c.state in ('open', 'disputed'))
      order by t.gate_out_at limit ${most}`.execute(db);
  return rows;
};

/** A truck that left, and whose money is its buyer's still. */
export interface LeftTrip {
  readonly id: number;
  readonly awardId: number;
  readonly lotId: number;
  readonly title: string;
  readonly no: number;
  readonly vehicleNo: string;
  readonly isClaimed: boolean;
}
/** Trucks of a seller's sales through the market, first to release first. */
export async function leftTripsOf(
  db: Db,
  { companyId, awardId }: { companyId: number; awardId: number | undefined },
  most: number,
): Promise<LeftTrip[]> {
  const { rows } = await sql<LeftTrip>`
    select t.id, t.award_id as "awardId", a.lot_id as "lotId", l.title, t.no,
      t.vehicle_no as "vehicleNo",
      exists (select from claims c where c.trip_id = t.id
        and c.state in ('open', 'disputed')) as "isClaimed"
    from sales a join lot_goods l on l.id = a.lot_id join trucks t on t.award_id = a.id
    where a.seller_company_id = ${companyId} and a.pay_through = 'market'
      and (${awardId ?? null}::bigint is null or a.id = ${awardId ?? null})
      and t.state in ('out', 'received') and t.released_at is null
      and a.state in ('lifting', 'lifted', 'settled', 'completed', 'defaulted')
    order by t.gate_out_at, t.id limit ${most}`.execute(db);
  return rows;
}

/**
 * Sales of which one side said so long ago that all is lifted, and the other nothing. Of less than
 * was agreed it takes both words.
 */
export const awardsSaidLifted = (db: Db, hours: number, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select a.id from sales a
      where a.state = 'lifting'
        and a.lifted_said_at <= (select market_now()) - ${hours} * interval '1 hour'
        and (select coalesce(sum(net_grams), 0) from trucks t
            where t.award_id = a.id and t.state in ('out', 'received'))
          >= (select l.grams
              * (1 - coalesce((terms.fields ->> 'tolerance_percent')::numeric, 0) / 100)
            from lot_goods l left join agreed_terms terms
              on terms.lot_id = l.id and terms.version = a.terms_version
            where l.id = a.lot_id)
      order by a.id limit ${most}`,
  );

/** Sales that were lifted, and that both accept or nobody disputed for so long. */
export const awardsToSettle = (db: Db, hours: number, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select a.id from sales a
      where a.state = 'lifted'
        and not exists (select from settlement_answers s
          where s.award_id = a.id and s.answer = 'disputed')
        and not exists (select from claims c
          where c.award_id = a.id and c.state in ('open', 'disputed'))
        and (a.lifted_at <= (select market_now()) - ${hours} * interval '1 hour'
          or (select count(*) from settlement_answers s where s.award_id = a.id) = 2)
      order by a.lifted_at limit ${most}`,
  );

/** Sales that were settled, whose money is all the seller's and whose papers are there. */
export const awardsToComplete = (db: Db, most: number) =>
  idsOf(
    db,
    sql<{ id: number }>`select a.id from sales a
      where a.state = 'settled'
        and not exists (select from claims c
          where c.award_id = a.id and c.state in ('open', 'disputed'))
        and not exists (select from trucks t where t.award_id = a.id
          and t.state in ('out', 'received') and t.missing <> '{}')
        and (a.pay_through = 'parties' or not exists (select from trucks t
          where t.award_id = a.id and t.state in ('out', 'received') and t.released_at is null))
      order by a.settled_at limit ${most}`,
  );
