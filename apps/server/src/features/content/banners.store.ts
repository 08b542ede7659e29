import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Banners } from "../../platform/db/db-types.ts";
import { marketToday } from "../../platform/db/market-now.store.ts";

export type BannerState = "waits" | "shown" | "over";
/** Today in India. */
const state = sql<BannerState>`case when from_day > ${marketToday} then 'waits'
  when until_day < ${marketToday} then 'over' else 'shown' end`.as("state");

/** The 200 latest, the last one first. */
export const listBanners = (db: Db) =>
  db
    .selectFrom("banners")
    .selectAll()
    .select(state)
    .orderBy("from_day", "desc")
    .limit(200)
    .execute();

/** The one of today; its table holds that there is one at most. */
export const findBanner = (db: Db) =>
  db
    .selectFrom("banners")
    .selectAll()
    .where(sql<boolean>`${marketToday} between from_day and until_day`)
    .executeTakeFirst();

export const addBanner = (tx: Tx, banner: Insertable<Banners>) =>
  tx.insertInto("banners").values(banner).returningAll().returning(state).executeTakeFirstOrThrow();

export const changeBanner = (tx: Tx, id: number, banner: Updateable<Banners>) =>
  tx
    .updateTable("banners")
    .set((eb) => ({ text: eb.ref("text"), ...banner }))
    .where("id", "=", id)
    .returningAll()
    .returning(state)
    .executeTakeFirst();

export const removeBanner = (tx: Tx, id: number) =>
  tx.deleteFrom("banners").where("id", "=", id).returning("text as title").executeTakeFirst();

/** Whether a change ran into another banner's days. */
export const isOverlapping = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === "banners_one_at_a_time";
