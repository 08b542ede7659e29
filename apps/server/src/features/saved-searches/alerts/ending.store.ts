import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { ENDING_MINUTES, LATE_ENDING_MINUTES, USUAL_SETTINGS } from "./alert-times.rules.ts";
import { due } from "./match.store.ts";

const minutes = (n: number) => sql`${n} * interval '1 minute'`;

/**
 * Marks watches whose lot ends soon, each once, and notes for whom that is to be told. Looks at the
 * end as it is now, so it follows what was moved. Answers how many were marked, `most` at a time.
 */
export async function noteEndings(tx: Tx, most: number): Promise<number> {
  const usual = [...USUAL_SETTINGS.watchChannels];
  const { rows } = await sql<{ marked: number }>`
    with near as (
      select w.user_id, w.lot_id from listed_lots l
        join auctions on auctions.lot_id = l.lot_id
        join watches w on w.lot_id = l.lot_id and w.told_at is null
      where l.closed_at is null
        and l.ends_at between (select market_now()) - ${minutes(1)}
          and (select market_now()) + ${minutes(ENDING_MINUTES)}
        and auctions.ends_at > (select market_now()) and (
          auctions.ends_at <= (select market_now()) + ${minutes(LATE_ENDING_MINUTES)}
          or (auctions.ends_at <= (select market_now()) + ${minutes(ENDING_MINUTES)}
            and w.watched_at <= auctions.ends_at - ${minutes(ENDING_MINUTES)}))
      limit ${most} for update of w skip locked
    ), marked as (
      update watches w set told_at = market_now() from near
      where w.user_id = near.user_id and w.lot_id = near.lot_id returning w.user_id, w.lot_id
    ), noted as (
      insert into waiting_alerts (user_id, channel, kind, lot_id, due_at)
      select a.user_id, a.channel, 'ending', a.lot_id, ${due}
      from (
        select user_id, lot_id,
          unnest(coalesce(watch_channels, ${usual}::text[])) as channel
        from marked left join alert_settings using (user_id)
      ) a left join alert_counts c
        on c.user_id = a.user_id and c.channel = a.channel and c.kind = 'ending'
      on conflict do nothing
    )
    select count(*) as marked from marked`.execute(tx);
  return rows[0]?.marked ?? 0;
}
