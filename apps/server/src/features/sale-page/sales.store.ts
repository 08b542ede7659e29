import type { AwardMove, AwardSide, AwardState, PayThrough } from "@rebale/contract/awards/states";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import { containing, offsetOf, type SortedList, within } from "../../platform/lists/list-query.ts";
import { listing } from "../../platform/lists/listing.store.ts";

const sides = (db: Db) =>
  db
    .selectFrom("sales as awards")
    .innerJoin("lot_goods as lots", "lots.id", "awards.lot_id")
    .innerJoin("people as buyer", "buyer.id", "awards.bidder_id")
    .innerJoin("people as seller", "seller.id", "awards.seller_id")
    .leftJoin("company_cards as buyers", "buyers.id", "awards.company_id")
    .leftJoin("company_cards as sellers", "sellers.id", "awards.seller_company_id");

const rowColumns = [
  "awards.id",
  "awards.lot_id",
  "lots.title",
  "lots.url",
  "lots.basis",
  "awards.rate",
  "awards.value",
  "awards.made_at",
  "awards.due_at",
  "awards.grace_until",
  "awards.lift_by",
  "buyers.name as buyer_company",
  "sellers.name as seller_company",
  "buyer.name as buyer_name",
  "seller.name as seller_name",
  "awards.bidder_id as buyerId",
  "awards.company_id as buyerCompanyId",
  "awards.seller_id as sellerId",
  "awards.seller_company_id as sellerCompanyId",
] as const;
const state = sql<AwardState>`awards.state`.as("state");
const payThrough = sql<PayThrough>`awards.pay_through`.as("pay_through");

export type AwardRow = Awaited<ReturnType<typeof awardsOf>>["rows"][number];

export interface AwardPage {
  readonly side: "buyer" | "seller";
  readonly userId: number;
  /** Whose awards they are; null for a user's own who acts for none. */
  readonly companyId: number | null;
  readonly state?: AwardState | undefined;
  readonly page: number;
  readonly rows: number;
}

/** A page of a company's sales, newest first, and how many there are. */
export async function awardsOf(db: Db, asked: AwardPage) {
  const [company, user] =
    asked.side === "buyer"
      ? (["awards.company_id", "awards.bidder_id"] as const)
      : (["awards.seller_company_id", "awards.seller_id"] as const);
  const own = sides(db)
    .where((eb) =>
      eb.or([
        eb.and([eb(company, "is", null), eb(user, "=", asked.userId)]),
        eb(company, "=", asked.companyId),
      ]),
    )
    .$if(asked.state !== undefined, (b) => b.where("awards.state", "=", asked.state ?? ""));
  const { count } = await own.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  const rows = await own
    .select([...rowColumns, state, payThrough])
    .orderBy("awards.id", "desc")
    .limit(asked.rows)
    .offset(offsetOf(asked))
    .execute();
  return { rows, count };
}

/** These sales, the newest first. */
export const awardsByIds = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : sides(db)
        .select([...rowColumns, state, payThrough])
        .where("awards.id", "in", [...ids])
        .orderBy("awards.id", "desc")
        .execute();

type Asked = Omit<SortedList<"made" | "due" | "value">, "page" | "rows"> & {
  readonly state?: AwardState | undefined;
  readonly company_id?: number | undefined;
  readonly user_id?: number | undefined;
  readonly lot_id?: number | undefined;
  readonly late?: "1" | undefined;
};
/** Nobody makes a sale between the two `overdue`: its day tells. */
const isLate = sql<boolean>`(awards.state in ('payment_due', 'overdue')
  and (awards.state = 'overdue'
    or awards.pay_through = 'parties' and awards.due_at < (select market_now())))`;
const orders = { made: "awards.made_at", due: "awards.due_at", value: "awards.value" } as const;

/** The sales of one company, member or lot, where such a one is asked for. */
function ofObject({ company_id: company, user_id: user, lot_id: lot }: Asked) {
  const conditions = [
    ...(company
      ? [sql`(awards.company_id = ${company} or awards.seller_company_id = ${company})`]
      : []),
    ...(user ? [sql`(awards.bidder_id = ${user} or awards.seller_id = ${user})`] : []),
    ...(lot ? [sql`awards.lot_id = ${lot}`] : []),
    sql`true`,
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** A sale as the office lists it. */
export type OfficeRow = AwardRow & {
  /** Null where the two pay each other. */
  readonly payable: number | null;
  readonly late: boolean;
};

/** All sales, for the office. */
export function listAwards(db: Db, asked: Asked) {
  const { q, state: wanted, sort = "made" } = asked;
  const dir = asked.sort ? asked.dir : "desc";
  const matching = sides(db)
    .$if(wanted !== undefined, (b) => b.where("awards.state", "=", wanted ?? ""))
    .$if(asked.late !== undefined, (b) => b.where(isLate))
    .where(ofObject(asked))
    .where(within("awards.made_at", asked))
    .$if(q !== "", (b) =>
      b.where(sql<SqlBool>`(lots.title ilike ${containing(q)} or buyers.name ilike ${containing(q)}
        or sellers.name ilike ${containing(q)} or buyer.name ilike ${containing(q)})`),
    );
  const listed = matching
    .select([...rowColumns, state, payThrough, "awards.payable", isLate.as("late")])
    .orderBy(orders[sort], dir)
    .orderBy("awards.id", dir);
  return listing(db, matching, listed);
}

const detailColumns = [
  ...rowColumns,
  "awards.order_id",
  "awards.lines",
  "awards.payable",
  "awards.gst_tds",
  "awards.emd_required",
  "awards.emd_held",
  "awards.bill_to_site",
  "awards.ship_to_site",
  "lots.unit",
  "lots.quantity_milli",
  "lots.pictures",
  "lots.state as lot_state",
  "lots.city as lot_city",
  "lots.pincode",
  "buyer.mobile as buyer_mobile",
  "buyer.city as buyer_city",
  "buyer.state as buyer_state",
  "seller.mobile as seller_mobile",
  "seller.city as seller_city",
  "seller.state as seller_state",
  "auctions.ends_at",
] as const;

/** One sale with its two sides. */
export const findAward = (db: Db, id: number) =>
  sides(db)
    .innerJoin("standings as auctions", "auctions.lot_id", "awards.lot_id")
    .leftJoin("goods_kinds as sub_categories", "sub_categories.id", "lots.sub_category_id")
    .select([...detailColumns, state, payThrough])
    .select((eb) => eb.fn.coalesce("sub_categories.material", "lots.taxed_as").as("material"))
    .select(sql<Date>`market_now()`.as("now"))
    .select(
      sql<
        number | null
      >`(select (terms.fields ->> 'late_fee_percent')::float8 from agreed_terms terms
        where terms.lot_id = awards.lot_id and terms.version = awards.terms_version)`.as(
        "late_fee_percent",
      ),
    )
    .where("awards.id", "=", id)
    .executeTakeFirst();
export type AwardDetails = NonNullable<Awaited<ReturnType<typeof findAward>>>;

/** How it came to its state, the first move first. */
export const timelineOf = (db: Db, awardId: number) =>
  db
    .selectFrom("sale_moves")
    .select(["at", "reason"])
    .select(sql<AwardMove>`move`.as("move"))
    .select(sql<AwardState>`to_state`.as("to"))
    .select(sql<AwardSide>`actor_side`.as("by"))
    .where("award_id", "=", awardId)
    .orderBy("id")
    .execute();
export type AwardTimeline = Awaited<ReturnType<typeof timelineOf>>;
