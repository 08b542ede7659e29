import type { listings } from "@rebale/contract";
import { type InferResult, type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/db.ts";
import {
  containing,
  type ListQuery,
  offsetOf,
  type SortedList,
  within,
} from "../../../platform/lists/list-query.ts";
import { type Listing, MAX_COUNT } from "../../../platform/lists/listing.store.ts";
import { assignedOf, isAssigned, isLotHeld } from "../../review-queue/index.ts";
import { ownLotRows } from "../lots/lot-rows.store.ts";

/** A left join that nothing is read of costs nothing: PostgreSQL leaves it out. */
const fromListed = sql`every_listed_lot listed left join lots on lots.id = listed.lot_id
  left join lot_times timetables on timetables.lot_id = listed.lot_id`;
const fromLots = sql`lots left join lot_times timetables on timetables.lot_id = lots.id`;
/** It does not leave out one to a view of two tables: only who sorts by its columns joins it. */
const fromLotsListed = sql`${fromLots} left join every_listed_lot listed
  on listed.lot_id = lots.id`;
type Sql = RawBuilder<unknown>;
interface Part {
  readonly from: Sql;
  readonly id: Sql;
  readonly where: Sql;
  readonly order: Sql;
}
const ofLots = (where: Sql, order: Sql): Part => ({
  from: fromLots,
  id: sql`lots.id`,
  where,
  order,
});
const ofListed = (where: Sql, order: Sql): Part => ({
  from: fromListed,
  id: sql`listed.lot_id`,
  where: sql`listed.lot_id is not null and ${where}`,
  order,
});

const open = sql`listed.closed_at is null`;
const latestFirst = sql`listed.ends_at desc, listed.lot_id desc`;
const soonestFirst = sql`listed.starts_at, listed.lot_id`;
/** A withdrawn lot ended too, and has a list of its own. */
const notWithdrawn = sql`listed.outcome is distinct from 'withdrawn'`;
/** Each with the order that an index has. */
const byStatus = {
  // A lot that is decided on and held for a minute waits no more.
  pending: ofLots(
    sql`lots.approval = 'pending' and not ${isLotHeld}`,
    sql`lots.created_at, lots.id`,
  ),
  refused: ofLots(sql`lots.approval = 'refused'`, sql`lots.id desc`),
  upcoming: ofListed(
    sql`${open} and (listed.starts_at > (select market_now()) or listed.awaits_signature)`,
    soonestFirst,
  ),
  live: ofListed(
    sql`${open} and listed.ends_at > (select market_now())
      and listed.starts_at <= (select market_now()) and not listed.awaits_signature`,
    sql`listed.ends_at, listed.lot_id`,
  ),
  paused: ofListed(
    sql`${open} and timetables.paused_at is not null`,
    sql`timetables.paused_at, timetables.lot_id`,
  ),
  withdrawn: ofListed(sql`listed.outcome = 'withdrawn'`, latestFirst),
  ended: ofListed(
    sql`(listed.closed_at is not null or listed.ends_at <= (select market_now()))
      and ${notWithdrawn}`,
    latestFirst,
  ),
} satisfies Record<listings.LotStatus, Part>;
/** Closed lots follow those that are over and not closed yet, each in the order of its index. */
const ended = [
  ofListed(sql`${open} and listed.ends_at <= (select market_now())`, latestFirst),
  ofListed(sql`listed.closed_at is not null and ${notWithdrawn}`, latestFirst),
];
/** A lot its seller has not signed stays upcoming past its start; it comes first. */
const upcoming = [
  ofListed(
    sql`${open} and listed.awaits_signature and listed.starts_at <= (select market_now())`,
    soonestFirst,
  ),
  ofListed(sql`${open} and listed.starts_at > (select market_now())`, soonestFirst),
];
const parted: { readonly [S in listings.LotStatus]?: readonly Part[] } = { ended, upcoming };
const others = ofLots(sql`lots.approval <> 'pending'`, sql`lots.id desc`);
const every = ofLots(sql`true`, sql`lots.id`);

const columns = {
  title: sql`lower(lots.title)`,
  price: sql`listed.price`,
  submitted: sql`lots.created_at`,
  ends: sql`listed.ends_at`,
};
/** Where lots of all kinds stand together: one that was approved once has a price still, one that
 * is paused ends behind all others, and one that waits has neither. */
const amongAll = {
  ...columns,
  price: sql`coalesce(listed.price, lot_value(timetables.market_value, lots.basis, lots.unit,
    lots.quantity_milli, lots.weight_grams))`,
  ends: sql`case when timetables.paused_at is null then listed.ends_at else 'infinity' end`,
};
const mayLack = new Set<keyof typeof columns>(["price", "ends"]);

/** Lots that wait first, then the newest. */
const usualOrder = sql`(lots.approval <> 'pending'),
  case when lots.approval = 'pending' then lots.created_at end,
  case when lots.approval = 'pending' then lots.id end, lots.id desc`;

type Asked = Omit<SortedList<keyof typeof columns>, "page" | "rows"> & {
  status?: listings.LotStatus | undefined;
  company_id?: number | undefined;
  seller_id?: number | undefined;
  assigned?: "all" | "mine" | "nobody" | undefined;
  /** Whose `mine` is. */
  userId: number;
};

/**
 * Lots for the office; without a status what waits comes first, then the newest. Days are those of
 * the end where auctions have ended, else of the submission.
 */
export function listForOffice(db: Db, asked: Asked): Listing<OfficeLotRow> {
  const { status } = asked;
  const whole = status ? byStatus[status] : every;
  const order = sortedBy(asked, whole);
  const where = sql<boolean>`${whole.where} and ${found(asked, whole)}`;
  const all = officeRows(db)
    .leftJoin("every_listed_lot as listed", "listed.lot_id", "lots.id")
    .where(where)
    .orderBy(order ?? (status ? whole.order : usualOrder));
  return {
    all,
    count: db
      .selectFrom(sql`(select from ${whole.from} where ${where})`.as("counted"))
      .select((eb) => eb.fn.countAll<number>().as("total")),
    page: (page) => readPage(db, asked, order, page),
  };
}

function sortedBy({ sort, dir, status }: Asked, { from, id }: Part): Sql | undefined {
  if (!sort) return undefined;
  const column = (status && from === fromListed ? columns : amongAll)[sort];
  const lacking = mayLack.has(sort) ? " nulls last" : "";
  return sql`${column} ${sql.raw(`${dir ?? "asc"}${lacking}`)}, ${id} ${sql.raw(dir ?? "asc")}`;
}

function found(
  { q, status, company_id, seller_id, assigned = "all", userId, ...days }: Asked,
  { id }: Part,
): Sql {
  const sellers = [
    ...(status === "pending" && assigned !== "all"
      ? [isAssigned("lots.assigned_to", assigned, userId)]
      : []),
    ...(company_id ? [sql`lots.company_id = ${company_id}`] : []),
    ...(seller_id ? [sql`lots.seller_id = ${seller_id}`] : []),
  ];
  const matches = q
    ? sql`exists (select from lot_names
        where lot_names.lot_id = ${id} and lot_names.name ilike ${containing(q)})`
    : sql`true`;
  const column = status === "ended" ? "listed.ends_at" : "lots.created_at";
  return sql.join([matches, within(column, days), ...sellers], sql` and `);
}

const joined = ({ from }: Part, { sort }: Pick<Asked, "sort">): Sql =>
  from === fromLots && sort && mayLack.has(sort) ? fromLotsListed : from;

/** Finds a page's ids in the order of an index, each part of the list by its own. */
async function readPage(
  db: Db,
  asked: Asked,
  order: Sql | undefined,
  { page, rows }: Pick<ListQuery, "page" | "rows">,
) {
  const { status } = asked;
  const skip = offsetOf({ page, rows });
  const usual = status ? (parted[status] ?? [byStatus[status]]) : [byStatus.pending, others];
  const parts = order ? [{ ...(status ? byStatus[status] : every), order }] : usual;
  const ids = parts.map(
    (part, n) => sql`select id, ${sql.lit(n)} as part, row_number() over () as place from
      (select ${part.id} as id from ${joined(part, asked)}
        where ${part.where} and ${found(asked, part)}
        order by ${part.order} limit ${skip + rows}) listed`,
  );
  const { rows: on } = await sql<{ id: number }>`
    select id from (${sql.join(ids, sql` union all `)}) parts
    order by part, place limit ${rows} offset ${skip}`.execute(db);
  const counts = parts.map(
    (part) => sql`select 1 from ${part.from} where ${part.where} and ${found(asked, part)}`,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from
      (select 1 from (${sql.join(counts, sql` union all `)}) every limit ${MAX_COUNT})
      counted`.execute(db);
  const ordered = on.map((row) => row.id);
  const listed = ordered.length
    ? await officeRows(db).where("lots.id", "in", ordered).execute()
    : [];
  listed.sort((a, b) => ordered.indexOf(a.id) - ordered.indexOf(b.id));
  return { listed, total: counted[0]?.n ?? 0 };
}

interface Buyer {
  readonly id: number;
  readonly name: string;
  readonly company: string | null;
  readonly company_id: number | null;
  readonly gstin: string | null;
  readonly state: string | null;
}
/** The winner, as an invoice names them: the company at the time of the bid, and its GSTIN. */
const buyer = sql<Buyer | null>`(
  select json_build_object('id', u.id, 'name', u.name, 'company', coalesce(c.name, u.business_name),
    'company_id', c.id,
    'gstin', coalesce(site.gstin, gst.number, papers.gst_number),
    'state', coalesce(site.state, u.state))
  from lot_bidders won
  join people u on u.id = won.bidder_id
  left join company_cards c on c.id = won.company_id
  left join account_tax_papers papers on papers.user_id = u.id
  left join lateral (
    select gstin, state from sites
    where company_id = won.company_id and removed_at is null
    order by gstin is null, state <> lots.state, id limit 1) site on true
  left join lateral (
    select number from handed_in_papers
    where company_id = won.company_id and kind = 'gst' and replaced_at is null
    order by id desc limit 1) gst on true
  where won.lot_id = lots.id and won.bidder_id = auctions.leader_id)`;

const officeRows = (db: Db) =>
  ownLotRows(db)
    .innerJoin("people as users", "users.id", "lots.seller_id")
    .select(["lots.seller_id", "users.name as seller_name"])
    .leftJoin("company_cards as sellers", "sellers.id", "lots.company_id")
    .select(["users.business_name as seller_business", buyer.as("buyer")])
    .select(["lots.company_id as seller_company_id", "sellers.name as seller_company"])
    .select(assignedOf("lots"));
export type OfficeLotRow = InferResult<ReturnType<typeof officeRows>>[number];
