import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import { seenBy } from "../audience/index.ts";

const minutes = (n: number) => sql`${n} * interval '1 minute'`;

interface Ahead {
  /** Minutes before the end at which who watches is told. */
  readonly usual: number;
  /** The same for who began to watch later than that. */
  readonly late: number;
  /** So many at a time. */
  readonly most: number;
}

/**
 * Marks watches whose lot ends soon, each once. Looks at the end as it is now, so it follows what
 * was moved.
 */
export async function markEnding(
  tx: Tx,
  { usual, late, most }: Ahead,
): Promise<{ userId: number; lotId: number }[]> {
  const { rows } = await sql<{ userId: number; lotId: number }>`
    with near as (
      select w.user_id, w.lot_id from every_listed_lot l
        join standings auctions on auctions.lot_id = l.lot_id
        join watches w on w.lot_id = l.lot_id and w.told_at is null
        join lot_goods lots on lots.id = l.lot_id and ${seenBy(sql.ref("w.user_id"))}
      where l.closed_at is null
        and l.ends_at between (select market_now()) - ${minutes(1)}
          and (select market_now()) + ${minutes(usual)}
        and auctions.ends_at > (select market_now()) and (
          auctions.ends_at <= (select market_now()) + ${minutes(late)}
          or (auctions.ends_at <= (select market_now()) + ${minutes(usual)}
            and w.watched_at <= auctions.ends_at - ${minutes(usual)}))
      limit ${most} for update of w skip locked
    )
    update watches w set told_at = market_now() from near
    where w.user_id = near.user_id and w.lot_id = near.lot_id
    returning w.user_id as "userId", w.lot_id as "lotId"`.execute(tx);
  return rows;
}
