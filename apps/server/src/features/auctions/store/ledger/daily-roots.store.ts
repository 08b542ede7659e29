import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";

/** Where a lot's ledger ended on a day. */
export interface DayEnd {
  readonly lot_id: number;
  readonly seq: number;
  readonly hash: string;
  /** The ledger's own, of a lot that is for the invited alone; null of any other. */
  readonly hidden_salt: string | null;
}

const HIDDEN_SALT = sql`(select t.ledger_salt from lot_goods l join timetables t on t.lot_id = l.id
  where l.id = ended.lot_id and l.invited_only) as hidden_salt`;

const START = sql`(d.day::timestamp at time zone 'Asia/Kolkata')`;
const STOP = sql`((d.day + 1)::timestamp at time zone 'Asia/Kolkata')`;

/**
 * Finished days in India, YYYY-MM-DD, whose root is due; the oldest first. A day is over five
 * minutes late, when the last transactions of its evening have ended.
 */
export async function daysDue(tx: Tx, most: number): Promise<string[]> {
  // Nodes take turns, each seeing what the one before has published.
  await sql`select pg_advisory_xact_lock(hashtext('daily-roots'))`.execute(tx);
  const { rows } = await sql<{ day: string }>`
    select to_char(d, 'YYYY-MM-DD') as day
    from generate_series(
      coalesce((select max(day) + 1 from daily_roots),
        (select (min(at) at time zone 'Asia/Kolkata')::date from ledger_entries
          where kind = 'bid')),
      ((market_now() - interval '5 minutes') at time zone 'Asia/Kolkata')::date - 1,
      interval '1 day') d
    order by d limit ${most}`.execute(tx);
  return rows.map((row) => row.day);
}

/** The last entry of each lot that was written on this day, by lot. */
export async function endsOfDay(tx: Tx, day: string): Promise<DayEnd[]> {
  const { rows } = await sql<DayEnd>`
    select lot_id, seq, hash, ${HIDDEN_SALT} from (
      select distinct on (e.lot_id) e.lot_id, e.seq, e.hash
      from (select ${day}::date as day) d
        join ledger_entries e on e.at >= ${START} and e.at < ${STOP}
      order by e.lot_id, e.seq desc) ended
    order by lot_id`.execute(tx);
  return rows;
}

export async function insertRoot(
  tx: Tx,
  day: string,
  root: string,
  ends: readonly DayEnd[],
): Promise<void> {
  await sql`insert into daily_roots (day, root) values (${day}::date, ${root})`.execute(tx);
  await sql`insert into daily_root_lots (day, lot_id, seq, hash)
    select ${day}::date, e.* from json_to_recordset(${JSON.stringify(ends)}::json)
      as e(lot_id bigint, seq int, hash text)`.execute(tx);
}

export async function findRoot(db: Db, day: string) {
  const { rows } = await sql<{ root: string }>`select root from daily_roots
    where day = ${day}::date`.execute(db);
  return rows[0]?.root;
}

export async function lotsOfRoot(db: Db, day: string): Promise<DayEnd[]> {
  const { rows } = await sql<DayEnd>`select lot_id, seq, hash, ${HIDDEN_SALT}
    from daily_root_lots ended where day = ${day}::date order by lot_id`.execute(db);
  return rows;
}

export async function publishedDays(db: Db): Promise<{ day: string; root: string }[]> {
  const { rows } = await sql<{ day: string; root: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, root from daily_roots order by day`.execute(db);
  return rows;
}

/** A lot whose ledger is no longer what a day's root was made of. */
export async function rewrittenLot(
  db: Db,
  day: string,
): Promise<Pick<DayEnd, "lot_id" | "seq"> | undefined> {
  const { rows } = await sql<DayEnd>`select r.lot_id, r.seq, r.hash from daily_root_lots r
      left join ledger_entries e on e.lot_id = r.lot_id and e.seq = r.seq
    where r.day = ${day}::date and e.hash is distinct from r.hash
    order by r.lot_id limit 1`.execute(db);
  return rows[0];
}
