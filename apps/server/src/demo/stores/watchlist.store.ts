import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

export const findWatcher = (tx: Tx) =>
  tx
    .selectFrom("users")
    .select("id")
    .where("is_demo", "=", true)
    .where("mobile", "=", "9000000001")
    .executeTakeFirst();

/** Lots that do not end at once, three live ones and one to come. */
export const addWatches = (tx: Tx, userId: number) =>
  sql`insert into watches (user_id, lot_id)
    select ${userId}, lot_id from (
      (select lot_id from listed_lots where closed_at is null
        and starts_at <= (select market_now())
        and ends_at > (select market_now()) + interval '2 hours'
        order by ends_at, lot_id limit 3)
      union all
      (select lot_id from listed_lots where closed_at is null
        and starts_at > (select market_now()) order by starts_at, lot_id limit 1)) chosen
    on conflict do nothing`.execute(tx);
