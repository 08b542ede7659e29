import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { markEnding } from "../../watchlist/index.ts";
import { ENDING_MINUTES, LATE_ENDING_MINUTES, USUAL_SETTINGS } from "./alert-times.rules.ts";
import { due } from "./match.store.ts";

/** Notes for whom the end of a watched lot is to be told, each once; `most` at a time. */
export async function noteEndings(tx: Tx, most: number): Promise<number> {
  const marked = await markEnding(tx, {
    ...{ usual: ENDING_MINUTES, late: LATE_ENDING_MINUTES, most },
  });
  if (marked.length === 0) return 0;
  const usual = [...USUAL_SETTINGS.watchChannels];
  await sql`insert into waiting_alerts (user_id, channel, kind, lot_id, due_at)
    select a.user_id, a.channel, 'ending', a.lot_id, ${due}
    from (
      select "userId" as user_id, "lotId" as lot_id,
        unnest(coalesce(watch_channels, ${usual}::text[])) as channel
      from json_to_recordset(${JSON.stringify(marked)}::json)
          as marked ("userId" bigint, "lotId" bigint)
        left join alert_settings on user_id = "userId"
    ) a left join alert_counts c
      on c.user_id = a.user_id and c.channel = a.channel and c.kind = 'ending'
    on conflict do nothing`.execute(tx);
  return marked.length;
}
