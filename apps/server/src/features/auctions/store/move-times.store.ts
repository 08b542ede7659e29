import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { type Advance, before, earlier } from "../../../platform/db/move-times.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { endingNoticeAt } from "../../listings/index.ts";

interface Nearer {
  readonly id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/**
 * Times of a company's auctions that are approved and run, or are to come, and what their sellers
 * and next bidders are asked. An end comes no nearer than now. What a ledger opened on stays: once
 * there is one, the start does, and a lot that was changed in public before its start stays whole.
 * The locks of all its auctions are held afterwards, which are those of its sales.
 */
export async function moveAuctionTimes(tx: Tx, advance: Advance): Promise<number[]> {
  const { companyId, seconds } = advance;
  const own = sql`select id from lot_goods where company_id = ${companyId}`;
  await lockAuctions(tx, own);
  const { rows } = await sql<{ id: number; by: number }>`
    update auctions set ends_at = moving.will
    from (select a.lot_id, a.ends_at as was, least(a.ends_at, greatest((select market_now()),
          ${before(sql`a.ends_at`, seconds)})) as will
        from auctions a join timetables t on t.lot_id = a.lot_id
          join lot_goods l on l.id = a.lot_id
        where l.company_id = ${companyId} and l.approval = 'approved' and t.closed_at is null
          and t.paused_at is null and t.starts_at is not null and a.ends_at is not null
          and (a.ledger_seq = 0 or t.starts_at < (select market_now()))) moving
    where auctions.lot_id = moving.lot_id
    returning auctions.lot_id as id,
      (extract(epoch from moving.was - moving.will) * 1000)::bigint as by`.execute(tx);
  await remindAnew(tx, await moveTimetables(tx, rows, seconds));
  await sql`update offers set ${earlier(["made_at", "until"], seconds)}
    where lot_id in (${own})`.execute(tx);
  await sql`update reserve_decisions set ${earlier(["asked_at", "answer_by"], seconds)}
    where lot_id in (${own})`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * After the ends, which lists take along with it. What follows a tender moves as its end does; an
 * auction that was changed in public after it keeps the times that its ledger says.
 * @param ends by how many milliseconds each comes nearer
 */
async function moveTimetables(
  tx: Tx,
  ends: readonly { readonly id: number; readonly by: number }[],
  seconds: number,
): Promise<Nearer[]> {
  const { rows } = await sql<Nearer>`
    update timetables t set
      starts_at = case when a.ledger_seq = 0 then ${before(sql`t.starts_at`, seconds)}
        else t.starts_at end,
      hard_ends_at = t.hard_ends_at - moved.by * interval '1 millisecond',
      format_rules = case when t.stage = 'tender' or t.stage = 'auction' and not exists (
          select from ledger_entries e where e.lot_id = t.lot_id and e.kind = 'amend')
        then jsonb_set(t.format_rules, '{moved_ms}',
          to_jsonb((t.format_rules ->> 'moved_ms')::bigint - moved.by))
        else t.format_rules end
    from json_to_recordset(${JSON.stringify(ends)}::json) as moved (id bigint, by bigint)
      join auctions a on a.lot_id = moved.id
    where t.lot_id = moved.id
    returning t.lot_id as id, t.starts_at, a.ends_at`.execute(tx);
  return rows;
}

/** Bidders are notified before the new ends. */
const remindAnew = (tx: Tx, lots: readonly Nearer[]) =>
  addJobs(
    tx,
    lots.map((lot) => ({
      name: "notify-ending-soon",
      payload: { lotId: lot.id },
      at: endingNoticeAt(lot),
      key: `ending:${lot.id}`,
    })),
  );
