import type { Db } from "../../../platform/db/db.ts";

/** Slips that count, the empty truck's first. */
export const slipsOf = (db: Db, tripIds: readonly number[]) =>
  db
    .selectFrom("slips")
    .select(["id", "trip_id", "kind", "grams", "bridge", "slip_no", "weighed_at", "reason"])
    .where("trip_id", "in", [...tripIds])
    .where("is_replaced", "=", false)
    .orderBy("trip_id")
    .orderBy("kind", "desc")
    .execute();
export type SlipRow = Awaited<ReturnType<typeof slipsOf>>[number];

/** Uses of passes that did not count. */
export const refusedUsesOf = (db: Db, tripIds: readonly number[]) =>
  db
    .selectFrom("refused_uses")
    .select(["trip_id", "at", "because"])
    .where("trip_id", "in", [...tripIds])
    .orderBy("id")
    .execute();
export type RefusedUse = Awaited<ReturnType<typeof refusedUsesOf>>[number];
