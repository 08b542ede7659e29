import type { AwardState } from "@rebale/contract/awards/states";
import type { MISSING_PAPERS } from "@rebale/contract/goods-desk";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { containing, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";

/** Goods that wait for the office; all read over the sales that are under way alone. */

export interface GoodsWaits {
  readonly claims_open: number;
  readonly claims_disputed: number;
  readonly late_lifting: number;
  readonly missing_papers: number;
}

const isLate = sql<SqlBool>`a.state in ('paid', 'lifting') and a.lift_by < (select market_now())`;
const isMissing = sql<SqlBool>`a.state in ('lifting', 'lifted', 'settled')
  and t.state in ('out', 'received') and t.missing <> '{}'`;

export async function countGoods(db: Db): Promise<GoodsWaits> {
  const { rows } = await sql<GoodsWaits>`
    with claim as (select count(*) filter (where state = 'open') as claims_open,
        count(*) filter (where state = 'disputed') as claims_disputed
      from truck_claims where state in ('open', 'disputed'))
    select claim.*, (select count(*) from sales a where ${isLate}) as late_lifting,
      (select count(*) from sales a join trucks t on t.award_id = a.id where ${isMissing})
        as missing_papers
    from claim`.execute(db);
  if (!rows[0]) throw new Error("The database gave no counts");
  return rows[0];
}

type Asked = Omit<SortedList<string>, "page" | "rows">;

const sales = (db: Db) =>
  db
    .selectFrom("sales as a")
    .innerJoin("lot_goods as l", "l.id", "a.lot_id")
    .innerJoin("people as buyer", "buyer.id", "a.bidder_id")
    .innerJoin("people as seller", "seller.id", "a.seller_id")
    .leftJoin("company_cards as buyers", "buyers.id", "a.company_id")
    .leftJoin("company_cards as sellers", "sellers.id", "a.seller_company_id");
const found = ({ q }: Pick<Asked, "q">) =>
  q === ""
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(l.title ilike ${containing(q)} or buyers.name ilike ${containing(q)}
        or sellers.name ilike ${containing(q)} or buyer.name ilike ${containing(q)})`;
const state = sql<AwardState>`a.state`.as("state");
const nameOf = (side: "buyer" | "seller") =>
  sql<string>`coalesce(${sql.ref(`${side}s.name`)}, ${sql.ref(`${side}.name`)})`.as(side);

const idOf = <N extends string>(column: string, name: N) =>
  sql<string>`${sql.ref(column)}::text`.as(name);
const orNull = <N extends string>(column: string, name: N) =>
  sql<string | null>`${sql.ref(column)}::text`.as(name);
/** Whose page each side has in the office. */
const sides = [
  idOf("a.bidder_id", "buyer_user_id"),
  orNull("a.company_id", "buyer_company_id"),
  idOf("a.seller_id", "seller_user_id"),
  orNull("a.seller_company_id", "seller_company_id"),
] as const;

export type LateRow = RowOf<ReturnType<typeof listLate>>;

/** Sales whose goods lie there beyond their day, the longest first. */
export function listLate(db: Db, asked: Asked) {
  const matching = sales(db).where(isLate).where(found(asked)).where(within("a.lift_by", asked));
  const listed = matching
    .select(["a.id", "l.title", state, nameOf("buyer"), nameOf("seller"), ...sides])
    .select(sql<Date>`a.lift_by`.as("lift_by"))
    .select(
      sql<number>`ceil(extract(epoch from market_now() - a.lift_by) / 86400)::int`.as("days_late"),
    )
    .select("l.grams as sold_grams")
    .select(
      sql<number>`(select coalesce(sum(net_grams), 0)::bigint from trucks
        where award_id = a.id and state in ('out', 'received'))`.as("out_grams"),
    )
    .select(
      sql<number>`(select count(*) from trucks
        where award_id = a.id and state = 'booked')`.as("trucks_booked"),
    )
    .orderBy("a.lift_by", asked.dir)
    .orderBy("a.id");
  return listing(db, matching, listed);
}

type Missing = (typeof MISSING_PAPERS)[number];
export type MissingRow = RowOf<ReturnType<typeof listMissing>>;

/** Trucks that have left without a paper that they need, the longest ago first. */
export function listMissing(db: Db, asked: Asked) {
  const matching = sales(db)
    .innerJoin("trucks as t", "t.award_id", "a.id")
    .where(isMissing)
    .where(found(asked))
    .where(within("t.gate_out_at", asked));
  const listed = matching
    .leftJoin("truck_papers as i", "i.trip_id", "t.id")
    .select(["a.id", "l.title", state, nameOf("buyer"), nameOf("seller"), ...sides])
    .select(["t.id as trip_id", "t.no", "t.vehicle_no", "i.id as invoice_id"])
    .select("i.number as invoice_no")
    .select(sql<Date>`t.gate_out_at`.as("gate_out_at"))
    .select(sql<number>`t.net_grams`.as("net_grams"))
    .select(sql<Missing[]>`t.missing`.as("missing"))
    .orderBy("t.gate_out_at", asked.dir)
    .orderBy("t.id");
  return listing(db, matching, listed);
}
