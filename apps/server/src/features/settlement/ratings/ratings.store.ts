import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/db.ts";
import type { Ratings } from "../../../platform/db/db-types.ts";
import { containing, type SortedList, within } from "../../../platform/lists/list-query.ts";
import { listing, type RowOf } from "../../../platform/lists/listing.store.ts";

/** @returns whether that side had rated nothing yet */
export async function insertRating(tx: Tx, rating: Insertable<Ratings>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("ratings")
    .values(rating)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

const ratings = (db: Db) =>
  db
    .selectFrom("ratings as r")
    .innerJoin("sales as a", "a.id", "r.award_id")
    .innerJoin("lot_goods as l", "l.id", "a.lot_id")
    .innerJoin("company_cards as c", "c.id", "r.company_id");
const columns = (db: Db) =>
  ratings(db)
    .select(["r.award_id", "a.lot_id", "l.title", "c.name as company", "r.stars", "r.reasons"])
    .select(["r.given_at", "r.hidden_at", "r.hidden_because"])
    .select(sql<"buyer" | "seller">`r.side`.as("side"));

type Asked = Omit<SortedList<"given">, "page" | "rows">;
export type RatingRow = RowOf<ReturnType<typeof listRatings>>;

/** For the office, the newest first. */
export function listRatings(db: Db, { q, dir, sort, ...days }: Asked) {
  const wanted = sql<SqlBool>`${within("r.given_at", days)} and ${
    q === "" ? sql`true` : sql`(l.title ilike ${containing(q)} or c.name ilike ${containing(q)})`
  }`;
  return listing(
    db,
    ratings(db).where(wanted),
    columns(db)
      .where(wanted)
      .orderBy("r.given_at", sort ? dir : "desc")
      .orderBy("r.award_id")
      .orderBy("r.side"),
  );
}

interface OfSide {
  readonly awardId: number;
  readonly side: "buyer" | "seller";
}
/** Locked where there is one. */
export const lockRating = (tx: Tx, { awardId, side }: OfSide) =>
  columns(tx)
    .where("r.award_id", "=", awardId)
    .where("r.side", "=", side)
    .forUpdate("r")
    .executeTakeFirst();

/** @param hidden null shows it again */
export const setHidden = (
  tx: Tx,
  { awardId, side }: OfSide,
  hidden: { readonly by: number; readonly because: string } | null,
) =>
  tx
    .updateTable("ratings")
    .set({
      hidden_at: hidden ? sql`market_now()` : null,
      ...{ hidden_by: hidden?.by ?? null, hidden_because: hidden?.because ?? null },
    })
    .where("award_id", "=", awardId)
    .where("side", "=", side)
    .execute();
