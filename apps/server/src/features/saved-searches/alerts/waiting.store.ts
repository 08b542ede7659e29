import type { savedSearches } from "@rebale/contract";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** The alerts of one message: a member's of a kind on a channel. */
export interface Group {
  readonly user_id: number;
  readonly channel: savedSearches.AlertChannel;
  readonly kind: "match" | "ending";
}

/** A member, a channel and a kind with something due, and the member's quiet hours. */
export interface DueGroup extends Group {
  /** Null for a member without settings; HH:mm:ss. */
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly has_settings: boolean;
}

export async function findDue(tx: Tx, most: number): Promise<DueGroup[]> {
  const { rows } = await sql<DueGroup>`
    select w.user_id, w.channel, w.kind, s.quiet_from, s.quiet_to,
      s.user_id is not null as has_settings
    from (
      select distinct user_id, channel, kind from (
        select user_id, channel, kind from waiting_alerts where due_at <= (select market_now())
        order by due_at limit ${most}) earliest
    ) w left join alert_settings s using (user_id)
    order by w.user_id, w.channel, w.kind`.execute(tx);
  return rows;
}

const given = (groups: readonly object[]) => sql`json_to_recordset(${JSON.stringify(groups)}::json)
  as given (user_id bigint, channel text, kind text, until timestamptz)`;

/** Alerts due in quiet hours are due again at their end. */
export async function putOff(tx: Tx, groups: readonly (Group & { until: Date })[]): Promise<void> {
  if (groups.length === 0) return;
  await sql`update waiting_alerts w set due_at = given.until from ${given(groups)}
    where (w.user_id, w.channel, w.kind) = (given.user_id, given.channel, given.kind)
      and w.due_at < given.until`.execute(tx);
}

export interface TakenAlert extends Group {
  readonly lot_id: number;
  readonly title: string;
  readonly url: string;
  readonly city: string;
  readonly ends_at: Date;
  readonly search_id: number | null;
  readonly search_name: string | null;
  readonly search_query: Record<string, string | number> | null;
}

/**
 * Takes all that these groups have waiting: who comes second finds nothing. Of what was taken that
 * is answered which is still wanted and still open.
 */
export async function takeAlerts(tx: Tx, groups: readonly Group[]): Promise<TakenAlert[]> {
  if (groups.length === 0) return [];
  const { rows } = await sql<TakenAlert>`
    with taken as (
      delete from waiting_alerts w using ${given(groups)}
      where (w.user_id, w.channel, w.kind) = (given.user_id, given.channel, given.kind)
      returning w.*
    )
    select t.user_id, t.channel, t.kind, t.lot_id, l.title, l.url, l.city, a.ends_at,
      t.search_id, s.name as search_name, s.query as search_query
    from taken t
      join people u on u.id = t.user_id and u.status = 'active'
      join lot_goods l on l.id = t.lot_id
      join every_listed_lot listed on listed.lot_id = t.lot_id and listed.closed_at is null
      join standings a on a.lot_id = l.id and a.ends_at > (select market_now())
      left join saved_searches s on s.id = t.search_id
      left join watched_lots w on t.kind = 'ending'
        and (w.user_id, w.lot_id) = (t.user_id, t.lot_id)
      left join alert_settings own on own.user_id = t.user_id
    where (t.kind = 'match' and t.channel = any(s.channels))
      or (t.kind = 'ending' and w.user_id is not null
        and (own.user_id is null or t.channel = any(own.watch_channels)))
    order by t.user_id, t.channel, t.kind, a.ends_at, t.lot_id`.execute(tx);
  return rows;
}

/** Counts a message for each of these groups, within the hour that the first one began. */
export async function countSent(tx: Tx, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  await sql`
    insert into alert_counts as c (user_id, channel, kind, since, told, last_at)
    select user_id, channel, kind, market_now(), 1, market_now() from ${given(groups)}
    on conflict (user_id, channel, kind) do update set
      since = case when c.since > (select market_now()) - interval '1 hour' then c.since
        else market_now() end,
      told = case when c.since > (select market_now()) - interval '1 hour' then c.told + 1
        else 1 end,
      last_at = market_now()`.execute(tx);
}
