import { sql } from "kysely";
import type { Db } from "../../platform/db/db.ts";

/** Lots of the demo that are open, and those of them that simulated bidders bid on. */

const open = sql<boolean>`lots.is_demo and lots.approval = 'approved'
  and timetables.closed_at is null and timetables.starts_at <= (select market_now())
  and auctions.ends_at > (select market_now())`;

export const readOpenTimes = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .select(["starts_at", "ends_at"])
    .where("is_demo", "=", true)
    .where("approval", "=", "approved")
    .where("closed_at", "is", null)
    .where("ends_at", ">", sql<Date>`(select market_now())`)
    .execute();

export const readMoving = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .innerJoin("categories", "categories.id", "lots.category_id")
    .select([
      "lots.id",
      "auctions.highest_bid",
      "timetables.market_value",
      "timetables.bid_increment",
      "auctions.leader_id",
      "categories.url as category",
    ])
    .where(open)
    .where("timetables.stage", "is", null)
    .where("lots.is_moving", "=", true)
    .orderBy("lots.id")
    .execute();

/** Lots whose tenders are sealed, and have none yet. */
export const readSealed = (db: Db) =>
  db
    .selectFrom("lots")
    .innerJoin("timetables", "timetables.lot_id", "lots.id")
    .innerJoin("auctions", "auctions.lot_id", "lots.id")
    .innerJoin("categories", "categories.id", "lots.category_id")
    .select(["lots.id", "timetables.market_value", "categories.url as category"])
    .where(open)
    .where("timetables.stage", "=", "tender")
    .where("auctions.ledger_seq", "=", 0)
    .where("deposit_kind", "is", null)
    .orderBy("lots.id")
    .execute();

/** Sets `count` more lots moving, those ending soonest first, as people do. */
export const setMoving = (db: Db, count: number) =>
  sql`update lots set is_moving = true where id in (
    select id from lots join timetables on timetables.lot_id = lots.id
      join auctions on auctions.lot_id = lots.id
    where ${open} and not is_moving and highest_bid < market_value * 1.4
      and requires_authorisation is null and deposit_kind is null and stage is null
      and auctions.ends_at > (select market_now()) + interval '3 minutes'
    order by auctions.ends_at, id limit ${count})`.execute(db);

export const stopMoving = (db: Db, lotId: number) =>
  db.updateTable("lots").set({ is_moving: false }).where("id", "=", lotId).execute();
