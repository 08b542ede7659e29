import type { listings } from "@rebale/contract";
import { type InferResult, type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import {
  containing,
  type ListQuery,
  offsetOf,
  type SortedList,
  within,
} from "../../platform/list-query.ts";
import { COUNT_MOST, type Listing } from "../../platform/lists/listing.store.ts";
import { ownLotRows } from "./lot-rows.store.ts";

const open = sql`lots.approval = 'approved' and lots.closed_at is null`;
/** Each with the order that an index has. */
const byStatus = {
  pending: { where: sql`lots.approval = 'pending'`, order: sql`lots.created_at, lots.id` },
  refused: { where: sql`lots.approval = 'refused'`, order: sql`lots.id desc` },
  upcoming: {
    where: sql`${open} and (lots.starts_at > market_now() or lots.awaits_signature)`,
    order: sql`lots.starts_at, lots.id`,
  },
  live: {
    where: sql`${open} and lots.listed_ends_at > (select market_now())
      and lots.starts_at <= (select market_now()) and lots.paused_at is null
      and not lots.awaits_signature`,
    order: sql`lots.listed_ends_at, lots.id`,
  },
  paused: {
    where: sql`${open} and lots.paused_at is not null`,
    order: sql`lots.paused_at, lots.id`,
  },
  withdrawn: {
    where: sql`lots.approval = 'approved' and lots.outcome = 'withdrawn'`,
    order: sql`lots.listed_ends_at desc, lots.id desc`,
  },
  ended: {
    where: sql`lots.approval = 'approved'
      and (lots.closed_at is not null or lots.listed_ends_at <= (select market_now()))`,
    order: sql`lots.listed_ends_at desc, lots.id desc`,
  },
} satisfies Record<listings.LotStatus, { where: RawBuilder<unknown>; order: RawBuilder<unknown> }>;
/** What is closed follows what is over and not closed yet, each in the order of its index. */
const ended = [
  { where: sql`${open} and lots.listed_ends_at <= (select market_now())` },
  { where: sql`lots.approval = 'approved' and lots.closed_at is not null` },
].map(({ where }) => ({ where, order: byStatus.ended.order }));
/** What its seller has not signed stays upcoming past its start; it comes first. */
const upcoming = [
  { where: sql`${open} and lots.awaits_signature and lots.starts_at <= (select market_now())` },
  { where: sql`${open} and lots.starts_at > market_now()` },
].map(({ where }) => ({ where, order: byStatus.upcoming.order }));
const parted: { readonly [S in listings.LotStatus]?: typeof ended } = { ended, upcoming };
const others = { where: sql`lots.approval <> 'pending'`, order: sql`lots.id desc` };

const columns = {
  title: sql`lower(lots.title)`,
  price: sql`lots.listed_price`,
  submitted: sql`lots.created_at`,
  ends: sql`lots.listed_ends_at`,
};
/** A lot that waits has no end yet. */
const mayLack = new Set<keyof typeof columns>(["price", "ends"]);

/** What waits first, then the newest. */
const usualOrder = sql`(lots.approval <> 'pending'),
  case when lots.approval = 'pending' then lots.created_at end,
  case when lots.approval = 'pending' then lots.id end, lots.id desc`;

type Asked = Omit<SortedList<keyof typeof columns>, "page" | "rows"> & {
  status?: listings.LotStatus | undefined;
};

/**
 * Lots for the office; without a status what waits comes first, then the newest. Days are those of
 * the end where auctions have ended, else of the submission.
 */
export function listForOffice(db: Db, asked: Asked): Listing<OfficeLotRow> {
  const { status, sort, dir } = asked;
  const order =
    sort &&
    sql`${columns[sort]} ${sql.raw(`${dir ?? "asc"} ${mayLack.has(sort) ? "nulls last" : ""}`)},
    lots.id ${sql.raw(dir ?? "asc")}`;
  const where = sql<boolean>`${status ? byStatus[status].where : sql`true`} and ${found(asked)}`;
  const all = officeRows(db)
    .where(where)
    .orderBy(order ?? (status ? byStatus[status].order : usualOrder));
  return {
    all,
    count: db
      .selectFrom("lots")
      .where(where)
      .select((eb) => eb.fn.countAll<number>().as("total")),
    page: (page) => readPage(db, asked, order, page),
  };
}

function found({ q, status, ...days }: Asked) {
  const matches = q
    ? sql`exists (select from lot_names
        where lot_names.lot_id = lots.id and lot_names.name ilike ${containing(q)})`
    : sql`true`;
  const column = status === "ended" ? "lots.listed_ends_at" : "lots.created_at";
  return sql`${matches} and ${within(column, days)}`;
}

/** Finds a page's ids in the order of an index, each part of the list by its own. */
async function readPage(
  db: Db,
  asked: Asked,
  order: RawBuilder<unknown> | undefined,
  { page, rows }: Pick<ListQuery, "page" | "rows">,
) {
  const { status } = asked;
  const skip = offsetOf({ page, rows });
  const usual = status ? (parted[status] ?? [byStatus[status]]) : [byStatus.pending, others];
  const parts = order ? [{ where: status ? byStatus[status].where : sql`true`, order }] : usual;
  const ids = parts.map(
    (
      { where, order },
      part,
    ) => sql`select id, ${sql.lit(part)} as part, row_number() over () as place from
      (select lots.id from lots where ${where} and ${found(asked)}
        order by ${order} limit ${skip + rows}) listed`,
  );
  const { rows: on } = await sql<{ id: number }>`
    select id from (${sql.join(ids, sql` union all `)}) parts
    order by part, place limit ${rows} offset ${skip}`.execute(db);
  const counts = parts.map(
    ({ where }) => sql`select 1 from lots where ${where} and ${found(asked)}`,
  );
  const { rows: counted } = await sql<{ n: number }>`
    select count(*) as n from
      (select 1 from (${sql.join(counts, sql` union all `)}) every limit ${COUNT_MOST})
      counted`.execute(db);
  const ordered = on.map((row) => row.id);
  const listed = ordered.length
    ? await officeRows(db).where("lots.id", "in", ordered).execute()
    : [];
  listed.sort((a, b) => ordered.indexOf(a.id) - ordered.indexOf(b.id));
  return { listed, total: counted[0]?.n ?? 0 };
}

const officeRows = (db: Db) =>
  ownLotRows(db)
    .innerJoin("users", "users.id", "lots.seller_id")
    .select(["lots.seller_id", "users.name as seller_name"])
    .select("users.business_name as seller_business");
export type OfficeLotRow = InferResult<ReturnType<typeof officeRows>>[number];
