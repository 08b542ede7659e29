import { sql } from "kysely";
import type { Tx } from "../platform/db.ts";

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
    select ${userId}, id from (
      (select id from lots where approval = 'approved' and closed_at is null
        and starts_at <= market_now() and listed_ends_at > market_now() + interval '2 hours'
        order by listed_ends_at, id limit 3)
      union all
      (select id from lots where approval = 'approved' and closed_at is null
        and starts_at > market_now() order by starts_at, id limit 1)) chosen
    on conflict do nothing`.execute(tx);
