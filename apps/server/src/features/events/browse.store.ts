import type { events } from "@rebale/contract";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";
import type { DB } from "../../platform/db/db-types.ts";
import type { Run, Statement } from "../../platform/db/statement.ts";
import { containing, offsetOf } from "../../platform/lists/list-query.ts";
import { lotColumns, lotsJoined } from "../listings/index.ts";

const PICTURES = 4;

/** The facts of an event from its lots, in one look for each. */
const ofLots = (db: ExpressionBuilder<DB, "events">) =>
  db
    .selectFrom("event_lots")
    .innerJoin("lot_goods as lots", "lots.id", "event_lots.lot_id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .whereRef("event_lots.event_id", "=", "events.id")
    .select([
      sql<number>`count(*) filter (where lots.approval = 'approved')`.as("lot_count"),
      sql<Date>`coalesce(max(coalesce(auctions.ends_at, event_lots.ends_at)),
        events.first_ends_at)`.as("ends_at"),
      sql<unknown[]>`coalesce((array_agg(lots.pictures -> 0 order by event_lots.place)
        filter (where lots.approval = 'approved' and lots.pictures -> 0 is not null)
        )[1:${sql.lit(PICTURES)}], '{}')`.as("images"),
    ])
    .as("of_lots");

const summaries = (db: Db) =>
  db
    .selectFrom("events")
    .innerJoinLateral(ofLots, (join) => join.onTrue())
    .selectAll("events")
    .select(["lot_count", "of_lots.ends_at", "images"])
    .select(sql<Date>`market_now()`.as("now"));
export type EventSummary = NonNullable<Awaited<ReturnType<typeof findEvent>>>;

const isOver = sql<boolean>`(of_lots.ends_at <= (select market_now()))`;
const byStatus = {
  live: sql<boolean>`(not ${isOver} and events.starts_at <= (select market_now()))`,
  upcoming: sql<boolean>`(not ${isOver} and events.starts_at > (select market_now()))`,
  ended: isOver,
};

interface Asked {
  readonly status?: events.EventStatus | undefined;
  readonly page: number;
  readonly rows: number;
}

/** Events that everybody may see: live ones by their end, upcoming ones, then what is over. */
export async function listEvents(db: Db, { status, page, rows }: Asked) {
  const shown = summaries(db)
    .where("lot_count", ">", 0)
    .where(status ? byStatus[status] : sql<boolean>`true`);
  const listed = await shown
    .orderBy(sql`case when ${byStatus.live} then 0 when ${byStatus.upcoming} then 1 else 2 end`)
    .orderBy(sql`case when not ${isOver} then events.first_ends_at end`)
    .orderBy("events.first_ends_at", "desc")
    .orderBy("events.id", "desc")
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const { total } = await db
    .selectFrom(shown.as("shown"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { listed, total };
}

export const findEvent = (db: Db, name: { id: number } | { url: string }) =>
  summaries(db)
    .where((eb) => ("id" in name ? eb("events.id", "=", name.id) : eb("events.url", "=", name.url)))
    .executeTakeFirst();

/** Its approved lots, as lists show them, in the order in which they close. */
export const lotsOfEvent = (db: Db, eventId: number) =>
  lotsJoined(db)
    .innerJoin("event_lots", "event_lots.lot_id", "lots.id")
    .select(lotColumns)
    .select(["event_lots.place", "lots.terms_version"])
    .where("event_lots.event_id", "=", eventId)
    .where("lots.approval", "=", "approved")
    .orderBy("event_lots.place")
    .execute();

/** All lots of these events, with the ends that they have or get. */
export const plannedLots = (db: Db, eventIds: readonly number[]) =>
  db
    .selectFrom("event_lots")
    .innerJoin("lot_goods as lots", "lots.id", "event_lots.lot_id")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .select(["event_lots.event_id", "event_lots.place", "event_lots.ends_at as planned_end"])
    .select(["lots.id", "lots.title", "lots.url", "lots.approval", "timetables.starts_at"])
    .select([
      "timetables.closed_at",
      "timetables.outcome",
      "timetables.paused_at",
      "timetables.awaits_signature",
    ])
    .select(["auctions.ends_at", "auctions.ledger_seq"])
    .where("event_lots.event_id", "=", sql<number>`any(${[...eventIds]}::bigint[])`)
    .orderBy("event_lots.place")
    .execute();
export type PlannedLot = Awaited<ReturnType<typeof plannedLots>>[number];

/** One page of a seller's own events, newest first. */
export async function listOwn(db: Db, sellerId: number, { page, rows }: Omit<Asked, "status">) {
  const listed = await summaries(db)
    .where("events.seller_id", "=", sellerId)
    .orderBy("events.id", "desc")
    .limit(rows)
    .offset(offsetOf({ page, rows }))
    .execute();
  const { total } = await db
    .selectFrom("events")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("seller_id", "=", sellerId)
    .executeTakeFirstOrThrow();
  return { listed, total };
}

/** For the office: all of them, newest first. */
export const officeEvents = (db: Db, q: string) => {
  const found = q
    ? sql<boolean>`concat_ws(' ', events.title, compounds(events.title)) ilike ${containing(q)}`
    : sql<boolean>`true`;
  const matching = db.selectFrom("events").where(found);
  const listed = summaries(db).where(found).orderBy("events.id", "desc");
  return { matching, listed };
};

const eventStatement: Statement<events.LotsEvent> = {
  name: "event of a lot",
  text: `select e.title, e.title_hi, e.url, own.place + 1 as place,
      (select count(*)::int from event_lots o where o.event_id = e.id) as lots,
      (select json_build_object('url', l.url, 'title', l.title) from event_lots o
        join lot_goods l on l.id = o.lot_id and l.approval = 'approved'
        where o.event_id = e.id and o.place < own.place order by o.place desc limit 1) as previous,
      (select json_build_object('url', l.url, 'title', l.title) from event_lots o
        join lot_goods l on l.id = o.lot_id and l.approval = 'approved'
        where o.event_id = e.id and o.place > own.place order by o.place limit 1) as next
    from event_lots own join events e on e.id = own.event_id
    join lot_goods on lot_goods.id = own.lot_id and lot_goods.approval = 'approved'
    where own.lot_id = $1`,
};

/** The event that an approved lot is in, with its neighbours among the approved lots. */
export const eventOfLot = async (run: Run, lotId: number) =>
  (await run(eventStatement, [lotId]))[0] ?? null;
